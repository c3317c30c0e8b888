import { useState } from "react";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { signOut } from "#pages/shell/session/sign-out.ts";

/** Signs out of this browser and goes home; the page is cleared even when the call fails. */
export function SignOutButton({ label }: { label: string }) {
  const { language } = useLanguage();
  const [pending, setPending] = useState(false);
  async function leave() {
    setPending(true);
    await signOut(language);
    setPending(false);
  }
  return (
    <Button loading={pending} onClick={() => void leave()}>
      {label}
    </Button>
  );
}
