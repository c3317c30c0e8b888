/** Arabic-Indic (U+0660) and extended Arabic-Indic (U+06F0) digits as ASCII; everything else unchanged, same length. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code >= 0x06f0 ? code - 0x06f0 : code - 0x0660);
  });
}

/** ASCII digits as Arabic-Indic ones. */
export function toArabicDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
}

/** The digit system a text uses: the more frequent one; "latin" when it has none. */
export function digitSystem(text: string): "latin" | "arabic" {
  const arabic = text.match(/[٠-٩۰-۹]/g)?.length ?? 0;
  const latin = text.match(/[0-9]/g)?.length ?? 0;
  return arabic > latin ? "arabic" : "latin";
}
