import { expect, test } from "vitest";
import { composeVideo } from "../video/compose-video.ts";

const speakers = (text: string) =>
  composeVideo({
    text,
    model: "any",
    dialogue: [],
    format: "text",
    interfaceLanguage: "en",
  }).dialogue.map(({ speaker }) => speaker);

test.each([
  ["a grandmother and her grandson in the kitchen; the boy says: “is it ready?”", ["the boy"]],
  ["a girl walks into a bakery, she tells the shopkeeper “two loaves please”", ["a girl"]],
  ["A shopkeeper and a little girl; she tells the shopkeeper “keep the change”", ["a little girl"]],
  ["A mother and daughter at the table. The daughter whispers to her mother “I passed”", ["The daughter"]],
  ["a man hands a letter to a woman, who says “at last”", ["a woman"]],
  ["the waiter brings the plate and the old man tells him “not mine”", ["the old man"]],
  ["a boy shows his mother a drawing and she says “beautiful”", ["his mother"]],
  ["a doctor sits beside a patient and the patient asks “will it hurt?”", ["the patient"]],
  ["my brother and I in the car, he says “turn left”", ["my brother"]],
  ["the boy, next to his father, says “look”", ["the boy"]],
  ["Sara tells Omar “you are late”", ["Sara"]],
  ["a man and a woman on a bench say “cheers”", ["a man and a woman"]],
  ["الأب يقول لابنه «ارفع رأسك» وهما أمام البيت", ["الأب"]],
  ["يقول الأب لابنه: «لا تخف»", ["الأب"]],
  ["قالت الأم لابنها «البس الجاكيت»", ["الأم"]],
  ["أم تقرأ لطفلها، ويقول الطفل لأمه: «وماذا بعد؟»", ["الطفل"]],
  ["أم وبنتها بالمطبخ، البنت تقول لأمها: «خلصت الواجب»", ["البنت"]],
  ["بائع وزبونة في السوق، تسأله «بكم الكيلو؟»", ["زبونة"]],
  ["رجل وامرأة في سيارة، يقول لها: «وصلنا»", ["رجل"]],
  ["ولد يركض لجدته، تقول له: «على مهلك»", ["جدته"]],
  ["مذيعة تسأل الضيف «كيف بدأت؟» والضيف يرد «من الصفر»", ["مذيعة", "الضيف"]],
  ["لاعب شطرنج يلمس القطع، يقول خصمه: «لم أرها»", ["خصمه"]],
  ["ولد يرجع البيت متأخر وأمه تقول له: وين كنت؟", ["أمه"]],
  ["ولد يدخل البيت وأمه تقول له: وين كنت؟ وفي الآخر يقول: حيّاك", ["أمه", "ولد"]],
  ["ولد يرجع متأخر وأمه تقول له: وين كنت؟ فيقول لها: عند خالد", ["أمه", "ولد"]],
  ["رجل كبير يفتح باب بيته القديم، وفي الآخر يقول: حيّاك", ["رجل كبير"]],
  ["رجل يمشي على البحر، وفي النهاية يقول: اشتقت لكم", ["رجل"]],
  ["ولد يلعب كورة بعدين يقول: جول", ["ولد"]],
  ["ولد وأمه في السيارة وفي الآخر تقول: وصلنا", ["أمه"]],
  ["رجل وولد على الشاطئ، في الآخر يقول الولد: شكرا", ["الولد"]],
  ["بنت تلعب في الحديقة وأبوها يناديها: تعالي", ["أبوها"]],
  ["بنت تكسر الكوب وجدتها تضحك وتقول: ولا يهمك", ["جدتها"]],
  ["شاب يجري في الشارع واخته تصرخ: استنى", ["اخته"]],
  ["ولد يسجل هدف وصاحبه يقول: يا سلام عليك", ["صاحبه"]],
  ["رجل يدخل المقهى ويسأله صاحبه: تأخرت ليش؟", ["صاحبه"]],
  ["ولد يكتب على السبورة والمعلم يسأله: كم الناتج؟", ["المعلم"]],
  ["ولد راجع من المدرسة وأخوه الكبير يقول له: نجحت؟", ["أخوه الكبير"]],
  ["ولد يجري وراء القطة وأمه واقفة عند الباب تقول: انتبه", ["أمه"]],
  ["بنت ترسم على الحيط وتقول أمها: إيش هذا؟", ["أمها"]],
  ["ولد يفتح الهدية ويقول أبوه: كل سنة وانت طيب", ["أبوه"]],
  ["بنت تفتح الشنطة، قالت جدتها: وين رايحة؟", ["جدتها"]],
  ["البنت تمسك يد أمها وتقول: خايفة", ["البنت"]],
  ["ولد يقول لأمه: جوعان، وأمه ترد: الأكل جاهز", ["ولد", "أمه"]],
  ["المدير يدخل المكتب والموظفين يقولون: صباح الخير", ["الموظفين"]],
  ["عجوز تخبز وحفيدتها تقول لها: ريحته تجنن يا تيتا", ["حفيدتها"]],
  ["a boy comes home late and her mother asks: where were you?", ["her mother"]],
  ["a girl opens the gift and his dad says: happy birthday", ["his dad"]],
  ["a boy scores and his friend shouts “what a goal”, at the end he says “thanks”", ["his friend", "a boy"]],
  ["an old man opens the door, at the end he says: welcome", ["an old man"]],
])("who says it in: %s", (text, wanted) => {
  expect(speakers(text)).toEqual(wanted);
});

test.each([
  ["a boy shows his father a drawing and he says “beautiful”", "he"],
  ["two women and a nurse wait, a grandmother and her daughter by the door, saying “come in”", "a voice"],
  ["أب وابنه على القارب، يقول: «سمكة!»", "صوت"],
])("where it could be one of several, nobody is named: %s", (text, wanted) => {
  expect(speakers(text)).toEqual([wanted]);
});

test("to whom it is said is no manner of speaking in an English prompt, and no second speaker", () => {
  const { prompt } = composeVideo({
    text: "a mother tells her son “the stars are lamps”",
    model: "any",
    dialogue: [],
    format: "text",
    interfaceLanguage: "en",
  });
  expect(prompt).toContain('A mother says in English: "the stars are lamps"');
});

test("to whom it is said is no manner of speaking in an Arabic prompt", () => {
  const { dialogue } = composeVideo({
    text: "ولد يقول لأمه: جوعان",
    model: "any",
    dialogue: [],
    format: "text",
    interfaceLanguage: "ar",
  });
  expect(dialogue).toMatchObject([{ speaker: "ولد", line: "جوعان", delivery: "" }]);
});
