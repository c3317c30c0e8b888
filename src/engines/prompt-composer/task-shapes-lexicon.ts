import type { TaskType } from "./compose-types.ts";

/**
 * What a request of each type looks like when no word names the type: word classes (task-classes-lexicon.ts) that meet in
 * it, one shape a line with its weight. "a b" are in this order, near each other in one sentence; "a + b" stand anywhere;
 * "a:2" are two different words of the class; "^a" opens the request; "!a" is absent. What is no class is a word itself,
 * "_" for a space and 0 for any number.
 */
export const TASK_SHAPES: Record<TaskType, string> = {
  article: `
    16 ^long_piece + goes_out_in + !trade
    16 long_piece goes_out_in + !trade
    8 a_piece_for publication
    8 ^piece_for + publication
    7 تنشر + publication
    8 ^text publication + words
    9 تتنشر publication
    9 تنشر publication
    9 ^want publication long_text
    8 publication + long_text
    7 long_text publication
    7 0_words about
    7 0_words publication
    7 0_words + publication
    7 0 words + about + !text
    6 long_text about
    6 long_text + publication
    6 ^want publication about
    6 article about
    5 0_words + why
    5 write about
    5 history_of + website`,
  marketing: `
    18 ^a_text put_on
    16 ^a_text outlet
    16 outlet + trade + want
    20 trade + a_text + draw_in + !customer
    22 trade + outlet + a_text + !customer
    20 trade + a_text outlet
    18 trade + outlet a_text
    22 وصف شقه
    22 وصف_لشقه
    22 وصف_لسياره
    20 وصف عقار
    18 job_ad
    18 job_advert
    18 job_posting
    18 اعلان_وظيفه
    18 اعلان_توظيف
    12 sell + نصوص + place_to_post
    11 number نصوص place_to_post
    10 business words + sell
    9 text_for_our + sell
    8 sell + publish + attract
    9 ^text place_to_post + sell
    10 business + عرض + place_to_post
    9 business + sell:2 + words
    10 back_of_bottle
    9 sell place_to_post
    9 words sign
    8 place_to_post + publish
    8 place_to_post + sell:2
    8 business + attract
    7 sell:2 + place_to_post
    7 text sell:2
    7 sign + attract
    7 business + publish
    7 sign + business
    7 want sign
    6 sell publish
    6 publish + sell:2
    6 ^text + sell:2
    6 business + place_to_post
    6 attract + place_to_post
    6 want sign + business
    6 attract + publish
    5 something_to_put
    5 place_to_post about`,
  "email-letter": `
    26 ask_of person + !role + !career
    18 word_it + person + !my_wording
    24 formal_paper hand_in
    20 few_words send_to + !trade
    16 send_to person + !trade
    9 خبر person
    9 tell_my person
    9 person + مهله
    12 اعتراضي + person
    9 تبليغ person
    10 ابلاغ person
    10 ارسل person
    10 وش_ارسل person
    10 need_to_tell person
    22 خطاب_رسمي
    22 رساله_رسميه
    14 paper person + !got_letter
    8 communicate occasion
    9 الاعتذار_عن
    10 in_writing + person
    9 communicate person
    8 what_do_i_say person
    8 ^الى person
    7 ^communicate + person
    6 ^note
    5 letter about
    26 customer + owes + !complains
    26 person + owes + !complains`,
  "support-reply": `
    22 customer customer_says + reply + our_place
    16 ^reply + complaint + our_place
    18 complaint reply + our_place
    13 customer + complaint + نبدل
    13 customer + بنصلح
    12 says + reply + our
    13 سوال customer + reply
    12 customer question + reply + سبب
    13 reviewer + reply
    13 customer + complaint + reply
    16 replies customer
    18 draft_replies
    14 ^reply customer
    13 customer + offer + complaint
    13 customer + apologise
    14 customer + complaint + reply
    12 review reply
    12 ريفيو + reply
    12 review_site + reply
    11 complaint reply
    9 complaint:2 + reply
    9 customer reply
    9 customer + complaint
    9 customer complaint reply
    8 reply customer
    8 review_site + complaint
    8 طلبت complaint
    8 طلبات complaint
    8 guest complaint
    8 customer + complaint:2
    7 complaint + reply + refund
    6 customer complaint + want`,
  summarise: `
    20 long_input + boil_down + !create
    10 transcribed + what
    11 transcribed + gist
    12 voice_notes + gist
    11 summary_of gist + pointer
    5 gist
    10 gist summary_of
    9 summary_of gist
    8 gist short_count
    7 short_count + gist + pointer
    7 ^minutes
    7 takeaway
    6 gist pointer
    6 summary_of short_count + !want
    6 pointer short_count + !change`,
  translate: `
    24 there + language:2 + document + !create
    24 there + document + become language + !create
    22 document + become language + !create
    38 ^document + become language + !create
    12 material + language:2 + convey
    10 letters + language:2
    12 in language + language_for
    10 language for_my + language
    13 language الى language
    13 language to language
    10 ^localise
    9 ^translate
    12 convey pointer language
    10 pointer language + !الفصحى
    9 how_would_you_say + language
    9 how_do_you_say + language
    9 material language + pointer
    9 language الى language
    9 strings language
    9 into language
    8 convey material language
    8 المقابل language
    8 مكتوب language
    7 material pointer language
    7 need material in + language
    7 convey language + material
    7 subtitles language
    7 language:2 + material
    7 language:2 + pointer
    6 language:2 + !subject`,
  rewrite: `
    22 mine + feels_like + remake + !program
    20 own text keep_size
    24 text pointer + feels_like + remake
    20 my_wording feels_like
    24 my_wording + feels_like + remake
    20 my_wording + remake
    14 كتبت text change
    16 pointer text + change + كتبت
    12 own text + change + !code
    12 النص_التالي + change
    12 الفقره_التاليه + change
    14 pointer + sounds_like
    13 pointer text sounds
    14 this_product_blurb
    13 text pointer + change
    12 كتبت + text + change
    14 text pointer defect
    14 ^pointer defect + change
    24 اختصر mytext
    12 ^text pointer change
    14 ^text pointer defect
    12 change mytext style
    10 my text style
    13 change my text
    13 change my piece
    12 change mytext
    10 ^pointer + text + change
    10 text defect change
    10 دون_تغيير_المعنى
    10 بلا_ما_تبدل
    10 تبدل_المعنى
    10 وخلي_المعنى
    9 pointer style change
    9 pointer change style
    9 change pointer style
    9 change text style
    9 change text defect
    9 ^change pointer text
    9 cut_this
    9 from_0_words_to
    9 pointer sounds
    9 leave_everything_else
    9 text limit + number
    9 mytext + style
    9 mytext + defect
    9 كتبت text
    9 change defect
    8 pointer text style
    8 text pointer style
    8 change text words
    8 spelling + change
    8 ^change style + pointer
    8 change pointer
    8 text change + pointer
    8 0_words limit
    8 own text defect
    8 text defect
    8 خلي style
    7 defect + change
    7 sounds style
    7 change + pointer + text
    7 own text change
    4 change mytext + number`,
  "code-write": `
    34 agent + in_code_language
    22 sheet does_in_sheet + by_itself + !misbehaves
    24 build_me_a script
    24 build_a script
    24 write_a script
    24 write_me_a script
    24 create_a script
    12 want sheet_magic + code
    9 sheet_magic + code + want
    9 code:2 + !failure + !inspect
    8 want code
    8 code sheet_magic
    8 sheet_magic code
    8 one_liner
    8 برنامج_يعيد
    8 بالبايثون
    8 برنامجا_صغيرا
    7 ^code
    7 want button + page
    7 code يحسب
    7 معادله excel
    7 sheets_thing
    6 code:3
    6 code that
    6 want code that
    6 code + emails_me`,
  "code-fix-review": `
    26 program mine + misbehaves + !make_new
    26 program + pasted_text + !make_new + !long_input
    24 program + misbehaves + look_into + !make_new + !sheet
    30 there + program + misbehaves + look_into + !make_new
    26 there + program + look_into + !make_new + !sheet
    24 program misbehaves + look_into + !make_new
    16 review + code + failure
    14 review على_الكود
    14 code + ابص
    15 works_locally
    15 red_in_ci
    15 infinite_loop
    14 failure + code + pointer
    15 code:2 + failure:2
    16 ci failure
    16 code + failure + اين_الخلل
    16 ^inspect code
    15 code failure
    13 failure code
    13 my_pr
    12 optimization + code
    11 code:2 + failure
    11 inspect code
    10 code + failure + log
    9 code inspect
    9 why_does_this + failure
    9 failure:2
    9 code ما_عرفتش
    9 code_gives`,
  data: `
    16 span + getting + !pain
    40 comparing + own_file + !make_new
    16 there + own_file + span + question + !program + !make_new
    18 own_file + finding + !make_new + !program
    13 csv + question
    16 قراءات + ارسم
    16 readings + ارسم
    12 data:2 + شكون
    13 conversion_rate + data
    14 ارسملي
    13 data + do_we_really
    13 own data + analyse:2
    12 data + analyse + time + !customer
    20 comparing + من_الجدول + data
    12 own data:2 + analyse
    16 comparing + من_الجدول
    9 own data + اعرف
    9 data + columns
    13 comparing + data:2
    9 own data + comparing
    9 data analyse
    9 data:3
    8 own data analyse
    8 survey + analyse
    7 analyse data
    7 data:2 + analyse
    7 data chart
    7 own data + question
    7 own data:2 + analyse
    6 data:2 + analyse:2
    6 data:2 + question
    6 chart + tell_me`,
  "extract-classify": `
    22 ^sort into
    22 items + pick_out + everyone_in
    30 heap items + pick_out which_ones
    28 heap + pick_out + which_ones which_ones
    20 items pick_out everyone_in
    18 items who who
    16 items + action_list
    26 heap + from_each + pick_out + fields_list:2
    22 there + from_each + pick_out + fields_list:3
    16 sort fields:3 + items
    14 استخلاص + items
    15 0 items sort
    15 label_each
    15 items sort + each
    16 items + themes + each
    16 mark_each
    16 mark_each + items
    18 items + على_محاور
    18 items + وزعها
    9 which are
    9 sort items into
    7 items sort
    10 pointer items sort
    9 items + each + question
    9 رسايل كل_وحده
    12 which_of_these
    10 items sort fields
    10 pointer items sort fields
    10 sort items + each
    9 sort items
    9 sort fields items
    9 sort pointer items
    9 sort + into + items
    9 sort every
    9 sort fields:2 + items
    9 items each + fields
    9 sort each + fields
    8 fields:3 + sort
    8 items مين + ومين
    8 items fields:2
    8 one_row_each
    8 رتب حسب_نوعها
    8 items each
    8 sort + fields:3
    7 sort + json
    7 sort + csv
    7 list_every`,
  tutor: `
    20 walk_me + subject_bit
    20 mean_by + plainly + !pasted_text + !legal_paper
    16 show_child + !writing + !career
    18 not_grasped + !code
    10 drill_me
    11 كيف_يعمل + confused
    11 question + قربهالي
    12 كيف_يعمل + كاني
    10 كاني_في
    11 confused subject
    12 quiz_me
    10 keep_mixing_up
    9 confused subject
    9 explain_like
    9 lang_practice + correct
    8 subject confused
    8 احكيلي ياها
    8 want subject beginner
    8 how_does work
    8 مش_فاهم
    8 lang_practice language
    8 language lang_practice
    7 ^confused
    7 correct_me
    7 learn subject
    6 confused:2
    6 confused + question + !code`,
  "exam-lesson": `
    18 class_hour + class_parts
    10 حصه + grade
    12 main + plenary
    12 starter + plenary
    12 حضريلي exam
    8 exam vocabulary
    9 flashcard
    11 exam grade + !own_exam + !results
    10 grade exam + !own_exam + !results
    9 covering_a_class
    9 exam subject grade
    9 mark_scheme
    9 شيت grade
    9 وجد exam
    8 0 exam + !own_exam + !results
    8 teacher + exam
    8 teacher subject
    8 0_minute_starter
    8 exam subject + !own_exam + !results
    8 grade + exam:2
    7 ^exam + !own_exam + !results
    6 number exam + subject + !own_exam + !results`,
  plan: `
    20 event + time + who_by_when
    18 project + period + in_what_order
    18 revision_of + period
    18 project + in_what_order
    16 want project + period + !program
    24 contest + training + when_due
    20 move + in_what_order
    18 outing days + in_what_order
    16 قايمه_مهام
    16 قائمه_مهام
    14 نقسم + time
    16 half_marathon
    16 marathon + time
    11 release + time
    12 event + ارتب + time
    10 نروح + ايام
    11 trip + نقسم
    11 finish + by + hours
    12 ارتب time
    12 want_to_finish + time
    9 arrange time
    9 trip + time
    9 0_days_in
    9 own_exam + time + !exam_make
    8 arrange event
    8 event arrange
    8 own_exam + arrange
    8 event + time:2
    8 couch_to
    8 arrange + time:2
    8 event arrange + number
    8 order_of_works
    7 time arrange
    7 own_exam + time + question
    7 event + time + without
    7 ^trip
    7 arrange + own_exam
    7 event + arrange
    7 0 يوما + arrange
    6 event time + want
    6 time trip`,
  "research-compare": `
    16 deciding
    18 عروض + نختار
    18 عروض + اختار
    20 ^buy or buy
    14 buy or buy
    8 ^buy or
    7 code or + !failure
    8 buy or + !cook
    10 ^comparing
    9 better buy
    9 better between
    8 better or
    8 quotes + which_one
    8 is_it_worth
    8 الفرق_بين
    8 who_are_the_other
    7 buy better
    7 buy or + question
    7 better:2
    6 ^better
    6 or buy
    5 ^question better`,
  "agent-bot": `
    14 habitual:3 + !person
    13 يرد_عنا
    13 something_on_our_site
    14 شات habitual
    14 شي habitual:2
    14 something habitual:2
    14 agent habitual + !roleplay_verb
    12 agent habitual
    10 something_that + habitual
    10 the_ai_to habitual
    10 ai + inbox
    9 ^agent
    9 حاجه habitual
    9 agent + habitual:2
    9 agent + inbox
    9 agent that
    8 instructions agent
    8 habitual:3
    8 want agent
    7 inbox + business + ai`,
  "health-info": `
    22 ^question_list medic
    20 question_list medic
    20 body + pain + seek_care
    20 pain + seek_care
    18 injury + seek_care
    18 condition + seek_care
    10 meal condition
    10 plan + condition
    9 condition:2 + question
    9 injury + question
    10 injury + person
    8 شهور + اوديه
    8 person + pain + question
    9 ولدي مستشفي
    10 body pain
    10 pain body
    9 condition + question
    9 lose_0kg
    9 is_it_ok_to_take
    9 person pain
    9 person pain + doctor
    8 condition:2
    8 pain:2
    8 اخد condition
    8 باخد condition
    8 condition + انتبه
    8 ask condition
    8 pain + اراقبه
    8 pain + time + دكتور
    7 pain + question
    7 pain condition
    7 condition + time
    7 pain:2 + time
    7 person + pain + time
    7 condition + question + time
    6 pain + time
    6 condition + want
    6 ولدي + pain
    6 condition body
    5 body + question`,
  "legal-info": `
    20 liability
    36 explain pointer legal_paper
    24 legal_paper + make_plain + there + !analyse
    20 power + wrongdoing + what_can_be_done
    20 power + may_they
    11 صاحب_الشغل + allowed
    12 جار + سكر
    12 wrongdoing + المحكمه
    12 sold_me + allowed
    12 bought + wrongdoing + allowed
    12 wrongdoing allowed
    12 خصم_مني + allowed
    14 got_letter + question
    10 wrongdoing + allowed
    9 شرط + عقد
    9 اشرح legal
    9 عقد + شرط
    10 wrongdoing allowed
    8 qtd + legal
    10 where_do_i_stand
    9 legal + question
    9 legal:2
    9 legal + rights
    9 ماسك_جوازي
    9 go_through legal
    9 do_i_have_to_pay + legal
    9 wrongdoing + allowed
    9 allowed + contract
    8 person legal
    8 شو_ممكن_يصير
    8 legal + flag
    8 راجعلي legal
    8 راجع legal
    8 fence + side
    8 wrongdoing + legal
    8 allowed + legal
    7 wrongdoing + question + !customer
    6 ^legal`,
  "finance-info": `
    20 0 + grow + question + !business
    20 money_in + money_to:2 + 0
    18 0 + money_in + money_to + question
    12 قسط or
    10 money + or + money:3
    8 split money
    9 money:3
    9 money + كم
    9 money + شحال
    8 or money
    9 money or
    6 money + business + or
    10 money or money
    8 money:2
    8 how_much money
    8 معايا 0 + money
    8 money + amount
    7 money + question
    7 money + 0 + question
    7 what_can_i_claim
    7 amount money
    7 money + amount + question`,
  career: `
    20 interview_answer
    18 job_before + play_up
    18 job_before + job_after
    11 career + worked_in
    12 how_do_i_answer + career
    12 how_would_i_answer + post
    12 الشغل + ارجع + سنين
    12 سايبه_الشغل + ارجع
    13 tell_me_about_a
    24 ^change pointer cv_text
    12 change cv_text
    24 ^change cv_text
    9 career + experience
    9 raise + salary
    9 career + خبره
    9 career + يسالوني
    8 career:2
    8 career + explain
    8 asking_for_a_raise
    8 into career + application
    8 want career
    8 gap + how_do_i_explain
    8 خبره + career
    8 career + نفسي
    7 career + question
    7 career:3
    6 ^career`,
  creative: `
    18 few_words mood + to_be_heard
    20 performed
    24 verses_or_lines say_aloud + audience
    20 verses_or_lines + say_aloud + occasion
    16 اقول_كلمه
    16 القي_كلمه
    16 نقول_كلمه
    16 كلمتين_حلوين
    14 كلمتين + زواج
    14 كلمتين + ورد
    12 lines + sweet
    12 ^number lines
    13 lines_for_a + nice
    14 lines + occasion
    14 four_lines
    14 words speak occasion
    9 ^piece
    9 words nice speak + occasion
    9 read_out
    9 احكيه قبل_ما
    9 words + speak + ينام
    9 short_film
    8 words nice occasion
    8 piece:2
    8 want piece
    8 opening_chapter
    8 words occasion + !person
    8 0 piece
    8 minutes + dialogue
    7 piece occasion
    7 number piece
    7 two_strangers
    6 piece + nice
    6 ^piece about
    6 piece about`,
  "ideas-names": `
    20 ^what_might do
    18 name_it
    16 things_to_do
    9 نبحث_عن ideas
    10 what_shall_we_call
    9 ^ideas
    9 come_up_with ideas
    9 what_could_we_do
    9 شو_ممكن_نعمل
    9 ideas person + occasion
    8 question ideas
    8 ideas + nice
    8 want ideas
    8 present for
    8 ideas:2
    8 gift for
    8 عطيني ideas
    8 person ideas amount
    8 ideas amount
    8 ideas + kids
    7 ideas + no`,
  roleplay: `
    28 turn_into + exchange + !answers_customers
    28 انت role + وانا
    16 roleplay_verb:2 + role
    15 تصير role
    16 you_be + argue
    18 you_be + role
    18 you_be + i'll
    18 لنفترض_انك
    16 roleplay_verb role
    14 you_ask
    14 انا + وانت role
    12 roleplay_verb:2
    12 be role + i
    11 ^roleplay_verb
    11 role roleplay_verb
    11 you role + i
    10 roleplay_verb person
    10 roleplay_verb + role:2`,
  recipe: `
    16 make_with food + !trade
    12 food:2 + for_four
    12 food:2 + tea_for
    12 tins food
    12 ضيوف + food:2
    10 cook food
    10 meal have food
    10 what's_for_tea
    9 have food:2
    9 have food + cook
    9 food meal
    9 meal food
    9 cook meal
    8 meal cook
    8 meal + food:2
    8 ضيوف food
    8 food + ديال_الناس
    8 cook + meal
    8 meal + number + question
    8 meal food:2
    7 food:3
    7 food + cook
    7 cook:2
    7 food بلا
    6 food + without`,
  general: `
    18 ^factual + !person + !pain + !money + !program + !subject
    20 how + conduct + !writing
    16 rude_to
    10 is_it_rude
    10 etiquette
    10 ما_الترتيب_اللائق
    12 best_way_to_handle
    12 nice_way_to
    12 polite_way_to
    14 what's_a_decent
    14 decent_way_to
    22 persuade + !roleplay_verb + !paper`,
};

/** One shape: its weight and its parts, each a sequence of terms. */
export interface ShapeSource {
  type: TaskType;
  weight: number;
  parts: string[][];
}

export const SHAPE_SOURCES: readonly ShapeSource[] = Object.entries(TASK_SHAPES).flatMap(([type, list]) =>
  list
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [weight, ...shape] = line.trim().split(" ");
      return {
        type: type as TaskType,
        weight: Number(weight),
        parts: shape
          .join(" ")
          .split(" + ")
          .map((part) => part.split(" ")),
      };
    }),
);
