import { expect, test } from "vitest";
import { fillPlaceholders } from "./fill-placeholders.ts";

const CODE = '  if (late) {\n\t\treturn "  two  spaces";\n\n      }';

test("pasted code keeps its lines and its indentation to the letter", () => {
  expect(fillPlaceholders("Mend this:\n{{code_and_error}}\nThank you", { code_and_error: CODE })).toBe(
    `Mend this:\n${CODE}\nThank you`,
  );
});

test("empty lines around pasted code go, and breaks of Windows are breaks", () => {
  expect(fillPlaceholders("<{{code}}>", { code: `\r\n  \n  a:\r\n    b\n\n` })).toBe("<  a:\n    b>");
});

test("a line has no spaces around it, and one of spaces alone leaves the blank", () => {
  expect(fillPlaceholders("{{a}}, {{b}}", { a: "  Salma ", b: " \n " })).toBe("Salma, {{b}}");
});
