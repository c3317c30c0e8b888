/** The prompt alone, with what it leaves out where the file says so. */
export function printedPrompt({ prompt, negative }: { prompt: string; negative?: string | undefined }): string {
  return negative ? `${prompt}\n\nNegative prompt: ${negative}` : prompt;
}
