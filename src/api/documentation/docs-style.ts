/** The page's look, with the tokens of `src/app.css`: the API brings none of the product's style sheets along. */
export const DOCS_STYLE =
  `
:root { color-scheme: light; --paper: light-dark(#fbf8f2, #0f1517); --raised: light-dark(#fff, #172023); --sunk: ` +
  `light-dark(#f3eee4, #0b1012);
  --ink: light-dark(#17212b, #efe9dd); --soft: light-dark(#55606b, #a9b2b5); --line: light-dark(#e4dccd, ` +
  `#2a363a); --petrol: light-dark(#0e4f4f, #5cc2b8); }
:root[data-theme="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.7 "Readex Pro", system-ui, "Segoe UI", Tahoma, sans-serif; }
header { border-block-end: 1px solid var(--line); }
header nav, main { max-inline-size: 64rem; margin-inline: auto; padding-inline: 1rem; }
header nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; padding-block: .5rem; }
header nav a { padding-block: .5rem; }
header nav a:last-child { margin-inline-start: auto; }
main { padding-block: 1.5rem 4rem; }
h1, h2, h3 { line-height: 1.35; font-weight: 650; }
h1 { font-size: 1.9rem; margin-block: 1rem .5rem; }
h2 { font-size: 1.35rem; margin-block: 2.5rem .5rem; padding-block-start: .5rem; }
h3 { font-size: 1.1rem; margin-block: 1.5rem .25rem; }
p, ul { margin-block: .5rem; max-inline-size: 44rem; }
em { font-style: normal; color: var(--soft); }
a { color: var(--petrol); text-underline-offset: .2em; }
:focus-visible { outline: 2px solid var(--petrol); outline-offset: 2px; }
.contents { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; max-inline-size: none; }
.contents a { display: inline-block; padding-block: .35rem; }
code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; font-size: ` +
  `.875rem; unicode-bidi: isolate; }
code { direction: ltr; overflow-wrap: anywhere; }
pre { direction: ltr; text-align: left; background: var(--sunk); border: 1px solid var(--line); border-radius: ` +
  `.625rem; padding: 1rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: .9375rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem .75rem; border-block-end: 1px solid var(--line); min-inline-size: 6rem; }
td code { overflow-wrap: normal; }
th { color: var(--soft); font-weight: 500; }
details { border: 1px solid var(--line); border-radius: .625rem; background: var(--raised); padding-inline: 1rem; margin-block: .5rem; }
summary { cursor: pointer; padding-block: .75rem; overflow-wrap: anywhere; }
details h3 { font-size: 1rem; }
details[open] { padding-block-end: 1rem; }
`;
