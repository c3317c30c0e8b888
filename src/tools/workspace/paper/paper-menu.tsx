import { useMemo, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { downloadBlob } from "#browser/download-file.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { Menu, type MenuItem } from "#ui/overlays/menu.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { withDates } from "./letter.ts";
import type { Paper } from "./paper.ts";
import { paperName } from "./paper-name.ts";
import { mailAddress, mailText, plainText, whatsAppAddress } from "./plain-text.ts";
import { PrintedPaper } from "./printed-paper.tsx";
import { readPaper } from "./read-paper.ts";

/** A finished text as a Word file, on paper or as a PDF, by WhatsApp or mail, or copied as people read it. */
export function PaperMenu({ text }: { text: string }) {
  const t = useTranslations("workspace");
  const toast = useToast();
  const { direction, timeZone } = useLanguage();
  const paper = useMemo(() => readPaper(text, direction), [text, direction]);
  const [printed, setPrinted] = useState<Paper | null>(null);
  const dated = () => withDates(paper, new Date(), timeZone);

  async function saveWord() {
    toast(t("paperMaking"), "info");
    try {
      const { wordFile } = await import("./word-file.ts");
      downloadBlob(`${paperName(paper.title, t("paperName"))}.docx`, await wordFile(dated()));
    } catch {
      toast(t("paperFailed"), "error");
    }
  }
  function copy(words: string, said: string) {
    void navigator.clipboard.writeText(words).then(
      () => toast(said),
      () => toast(t("paperCopyFailed"), "error"),
    );
  }
  const whatsApp = whatsAppAddress(paper);
  const mail = mailAddress(paper);
  const items: MenuItem[] = [
    { label: t("paperWord"), icon: "download", onSelect: () => void saveWord() },
    { label: t("paperPrint"), icon: "menu", onSelect: () => setPrinted(dated()) },
    {
      label: t("paperWhatsApp"),
      icon: "message",
      ...(whatsApp ? {} : { note: t("copiesFirst") }),
      onSelect: () =>
        whatsApp
          ? window.open(whatsApp, "_blank", "noopener")
          : copy(plainText(paper, "whatsapp"), t("pasteIn", { name: t("paperWhatsApp") })),
    },
    {
      label: t("paperMail"),
      icon: "mail",
      ...(mail.isWhole ? {} : { note: t("copiesFirst") }),
      onSelect: () => {
        if (!mail.isWhole) copy(mailText(paper), t("pasteIn", { name: t("paperMailName") }));
        window.location.assign(mail.address);
      },
    },
    { label: t("paperCopy"), icon: "copy", onSelect: () => copy(plainText(paper), t("paperCopied")) },
  ];
  return (
    <>
      <Menu label={t("paperTake")} items={items}>
        {t("paperTake")}
        <Icon name="chevron-down" size={16} className="text-soft" />
      </Menu>
      {printed ? <PrintedPaper paper={printed} onDone={() => setPrinted(null)} /> : null}
    </>
  );
}
