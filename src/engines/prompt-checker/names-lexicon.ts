import { fold } from "#engines/text/fold.ts";
import type { PromptDocument } from "./document.ts";
import type { Word } from "./word.ts";

/** Common given names of the Arab world and of English speakers that are no common words too. */
const MEN =
  "محمد احمد محمود علي حسن حسين عمر عثمان خالد سعيد سعد سامي سمير يوسف ابراهيم اسماعيل عبدالله عبدالرحمن عبدالعزيز فهد فيصل سلطان ناصر ماجد تركي بندر مشعل طارق زياد رامي كريم شريف وليد هشام عصام جمال بلال حمزه ايمن باسل باسم نبيل مازن وائل رائد جاسم راشد حمد مبارك صالح مصطفي ياسر ياسين انس ادهم عماد فادي شادي مروان نزار غسان جورج الياس ميشيل يزن ليث زيد قاسم حيدر مهدي رضا عباس كمال فاروق فؤاد منصور معاذ عدنان صلاح اشرف جابر عادل رشيد ايوب هيثم مهند برهان نصار mohamed mohammed muhammad ahmad ahmed mahmoud ali hassan hussein omar khaled khalid saeed saad sami samir youssef yousef yusuf ibrahim ismail abdullah fahad fahd faisal sultan nasser majed turki tariq tarek ziad rami karim kareem walid waleed hisham issam jamal bilal hamza ayman basel nabil mazen wael raed jassim rashid hamad saleh mustafa yasser anas adham imad fadi shadi marwan nizar ghassan george elias yazan laith zaid kamal farouk mansour adel haitham muhannad tom james john david michael peter paul daniel kevin brian robert ravi arjun raj hani bashar nassar haddad ben sam leo adam noah ryan luca marco ivan pedro carlos diego".split(
    " ",
  );
const WOMEN =
  "فاطمه عائشه خديجه مريم زينب نوره ساره هند ريم رنا رانيا لينا دينا دانا هبه هاله هدي مني سلمي سلوي ليلي نهي ندي نادين ناديه سوسن سميره كريمه جميله امينه امل ايمان اسراء الاء شيماء ياسمين نسرين غاده وفاء رغد رهف شهد لمي لجين جنى دلال حصه موضي العنود نجلاء عبير منال بسمه رباب زهره سعاد ثريا فدوي غيثاء رشا مها سحر فرح تالا جود رلي روان شذي فرح كوثر نعيمه حليمه حنان fatima fatma aisha khadija mariam maryam zainab noura nora sara sarah hind reem rana rania lina dina dana heba hala huda mona salma layla leila noha nada nadine nadia samira amina iman esraa yasmin yasmine ghada wafa dalal abeer manal rasha maha sahar rula rawan hanan anna maria emma olivia sophia sophie chloe lucy kate grace linda laura julia elena priya meera aya helen alice jane mary susan karen emily hannah megan rachel rebecca tina clara nina ella zoe lara maya".split(
    " ",
  );
const GIVEN = new Map<string, "he" | "she">([
  ...MEN.map((name) => [fold(name), "he"] as const),
  ...WOMEN.map((name) => [fold(name), "she"] as const),
]);

/** A word that is a given name: Latin ones only with a capital letter. */
export function isName(document: PromptDocument, word: Word): "he" | "she" | null {
  for (const stem of word.stems) {
    const known = GIVEN.get(stem) ?? (stem.endsWith("ا") ? GIVEN.get(stem.slice(0, -1)) : undefined);
    if (known && (/^[ء-ي]/.test(stem) || /^[A-Z]/.test(document.text[word.start] ?? ""))) return known;
  }
  return null;
}

/** The given names in the instructions, by place. */
export function namesIn(document: PromptDocument): { word: Word; sex: "he" | "she" }[] {
  return document.words.flatMap((word) => {
    const sex = isName(document, word);
    return sex ? [{ word, sex }] : [];
  });
}
