/** Letters of Arabic, and a space for a word's edge. */
export const PAIR_LETTERS = " ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي";

/**
 * A row for each letter: the bits (hexadecimal, at most 15) that each next letter costs after it. Counted over the Arabic of
 * this repository's own rows and pages, 175,794 words.
 */
export const PAIR_BITS = [
  "ff94f6f24f57666686856697a4746543563f5",
  "0ffffff6a47ffffffffffffffffff89aa7fff",
  "9eeeeeee57468e1755e59eeeeee4e734367e6",
  "5ffbcfef5857554684746676a5766544264f4",
  "7eeeeee2ee555e6666e46eeeeeee8456e43e4",
  "ffffffff6fa8568656965666f57889172cff4",
  "3ffffff4746f55f4856ffaf7f5f74834558a3",
  "36ffcf6e5947667684757888b6966625477f5",
  "3fb7f9a37559867594757796f4795646555b3",
  "0ffffffffffffffffffffffffffffffffffff",
  "2ff69fb448686566747566768576556555464",
  "2ffffff3648afffff3fffffffcaa5c33575b4",
  "3fbaff83555cb8f38466bffff5d8cb4354494",
  "3ffffff3554769f3758586667ff5554556574",
  "4ffffff3474dafc453777463fff5fd34785b4",
  "2ae7fb8384679966f4b78ffff7e6666564483",
  "3fffffc2668f5fbff5fffffff9f6a34b635a3",
  "2db79f83445a5685d8857869f685559665573",
  "27faffa3558f7798f48ffffcf5977844554b2",
  "3ff66f73453f6877f5f8dff5f5c7754445584",
  "3fc8bf93664f7767f3faaff8f555647564493",
  "3ffffff3458fd495f4ffb8f7f653793556493",
  "2ffffff3656f856af3ffaffaf466f94575373",
  "39f7bf73448ff7ddf3f99ff8f5f57a3756494",
  "3ffffff3657ffffff3fffffffff3fa4463683",
  "3ffefff364597de4a47957768ff96734366a4",
  "4ffffff3646cfff573859895fff7fa3667672",
  "3be8b894a55d86898495866875d9565875582",
  "3ffffff3445ffbf3c4c68584a5f6894565464",
  "3ff7ddd35635b9c784857ebff8b7ca34464a4",
  "3f85e7c35557656676756686a575555355554",
  "2fec9fa36557757695856787b4876647365a4",
  "1ffadfb3655b66858876769776a6669785584",
  "1fffdff2788e7df6558abf9cddfc995459595",
  "49b6f8c357596685847576777595563446884",
  "0ffffffffffffffffffffffffffffffffffff",
  "28f9af946458767594667877a5855655355f8",
] as const;
