import { useState } from "react";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { Button } from "#ui/button.tsx";
import { callApi } from "#browser/call-api.ts";

/** Signs out of this browser and goes home; the page forgets the user even when the call fails. */
export function SignOutButton({ label }: { label: string }) {
  const { language } = useLanguage();
  const [pending, setPending] = useState(false);
  async function signOut() {
    setPending(true);
    await callApi(language, "POST", "/auth/sign-out", {});
    window.location.replace(pathIn(language, "/"));
  }
  return (
    <Button loading={pending} onClick={() => void signOut()}>
      {label}
    </Button>
  );
}
