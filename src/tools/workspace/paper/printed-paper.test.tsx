import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PaperSheet } from "./printed-paper.tsx";
import { readPaper } from "./read-paper.ts";

const markupOf = (text: string) => renderToStaticMarkup(<PaperSheet paper={readPaper(text, "ltr")} />);

it("sets an Arabic text with its numbers as written, each stretch of Latin words by itself", () => {
  expect(markupOf("# خطة\n\nطراز MX450 *مهم*\nسطر\n\n٣. ثالثًا\n  - تحته")).toBe(
    '<article class="paper" lang="ar" dir="rtl" data-digits="arabic-indic"><h1 dir="rtl"><span>خطة</span></h1>' +
      '<p dir="rtl" class="close-to-next"><span>طراز <bdi dir="ltr">MX450</bdi> </span><strong>مهم</strong></p>' +
      '<p dir="rtl"><span>سطر</span></p><ul dir="rtl"><li dir="rtl" ' +
      'style="--depth:0"><span>٣.</span><span><span>ثالثًا</span></span></li>' +
      '<li dir="rtl" style="--depth:1"><span>•</span><span><span>تحته</span></span></li></ul></article>',
  );
});

it("sets tables with a head that comes again on each page, quotations, code and rules", () => {
  expect(markupOf("| a | b |\n|---|---|\n| *x* | `y` |\n\n> said\n\n---\n\n```\nz\n```")).toBe(
    '<article class="paper" lang="en" dir="ltr" data-digits="latin"><table dir="ltr"><thead><tr><th dir="ltr"><span>a</span></th>' +
      '<th dir="ltr"><span>b</span></th></tr></thead><tbody><tr><td dir="ltr"><span><em>x</em></span></td>' +
      '<td dir="ltr"><code>y</code></td></tr></tbody></table><blockquote dir="ltr"><p dir="ltr"><span>said</span></p></blockquote>' +
      "<hr/><pre>z</pre></article>",
  );
});
