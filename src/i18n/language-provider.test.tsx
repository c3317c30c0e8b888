import { renderToString } from "react-dom/server";
import { useTranslations } from "#i18n/translations.ts";
import { describe, expect, it, vi } from "vitest";
import { LanguageProvider, useLanguage } from "./language-provider.tsx";
import { compileTree } from "./messages.ts";

function Direction() {
  return useLanguage().direction;
}

function Word({ name }: { name: string }) {
  return useTranslations("block" as never)(name as never);
}

function inLanguage(language: "ar" | "en", child: React.ReactNode): string {
  const messages = { block: compileTree({ known: "معروف" }) };
  return renderToString(
    <LanguageProvider language={language} timeZone="Asia/Riyadh" messages={messages}>
      {child}
    </LanguageProvider>,
  );
}

describe("the language of a page", () => {
  it("gives the direction of reading", () => {
    expect(inLanguage("ar", <Direction />)).toBe("rtl");
    expect(inLanguage("en", <Direction />)).toBe("ltr");
  });

  it("cannot be asked for outside of its provider", () => {
    vi.mocked(console.error).mockImplementation(() => {});
    expect(() => renderToString(<Direction />)).toThrow(
      new Error("useLanguage must be used within a LanguageProvider"),
    );
    vi.mocked(console.error).mockClear();
  });

  it("shows a message, and an unknown key as itself", () => {
    expect(inLanguage("ar", <Word name="known" />)).toBe("معروف");
    expect(inLanguage("ar", <Word name="unknown.key" />)).toBe("unknown.key");
  });
});
