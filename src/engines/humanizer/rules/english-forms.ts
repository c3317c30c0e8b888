/** Verbs whose base form does not follow from the -ing form by dropping the ending. */
const SILENT_E = new Set(
  "mak scor wast tast past cit invit excit unit ignit stor shap driv improv enhanc creat reduc ensur promot provid encourag facilitat generat increas manag mitigat motivat celebrat cultivat educat elevat navigat organis organiz optimis optimiz prepar preserv produc pursu rais recognis recognizing recogniz schedul secur serv solv stimulat sustain_ tak translat us utilis utiliz validat writ bridg balanc achiev advanc analys analyz captur chang combin contribut deliver_ defin describ determin distribut engag establish_ evaluat explor fil guarante giv guid hous integrat inspir leverag locat measur minimis minimiz mov nurtur_ operat overse prioritis prioritiz purchas relat releas remov replac requir resolv restor revis sav shar stabilis stabiliz stor streamlin unit updat challeng influenc nurtur conserv decid examin investigat regulat communicat demonstrat accelerat alleviat"
    .split(" ")
    .filter((stem) => !stem.endsWith("_")),
);
const DOUBLED = /(?<!^[ao])([bdgmnprt])\1$/;

/** The base form of an English -ing form ("fostering" → "foster", "shaping" → "shape"); null for forms it is not sure of. */
export function baseOf(gerund: string): string | null {
  const stem = gerund.toLowerCase().replace(/ing$/, "");
  if (stem === gerund.toLowerCase() || stem.length < 2) return null;
  if (SILENT_E.has(stem)) return `${stem}e`;
  if (DOUBLED.test(stem)) return stem.slice(0, -1);
  if (
    /(?:er|en|or|ow|ay|ey|[^aeiou]y|ld|nd|st|ct|ch|sh|rt|nt|pt|rm|rn|ck|lp|ead|eep|eak|ain|ss|ft|ort|elp|uild|ing|igh|in|eal|ell|ill|all|ull|ert|oin|oid|ear|air|eet|eat|ait|oot|oat|eed|eek|eem|eam|eel|ail|oil|ood|oad|ook|oom|oon|each|alk|ark|ork|ask|isk|ink|ank|unk|ign|ump|amp|elt|uy|oy|aw|ew|ix|ax|ox|add|own|ean|aint|eech)$/.test(
      stem,
    )
  )
    return stem;
  return null;
}
