import { downloadFile } from "#browser/download-file.ts";
import { useTranslations } from "#i18n/translations.ts";
import { Icon } from "#ui/marks/icon.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { FILES, type FileKind, fileOf } from "./file-of.ts";

const ALL = [
  ["md", "exportText"],
  ["csv", "exportTable"],
  ["json", "exportData"],
  ["open-webui", "exportOpenWebui"],
  ["promptfoo", "exportPromptfoo"],
] as const;

/** Everything saved as one file; the server writes it. */
export function ExportAll() {
  const t = useTranslations("saved");
  const items = ALL.map(([format, label]) => ({
    label: t(label),
    to: `/api/saved/export?format=${format}`,
    isFile: true,
  }));
  return (
    <Menu label={t("export")} items={items}>
      <Icon name="download" size={18} />
      {t("export")}
    </Menu>
  );
}

/** One prompt as a file; the page writes it, and says when blanks got other names. */
export function ExportOne({ prompt }: { prompt: { title: string; content: string; tags: string[] } }) {
  const t = useTranslations("saved");
  const toast = useToast();
  async function save(kind: FileKind) {
    try {
      const { name, text, type, isRenamed } = await fileOf(prompt, kind);
      downloadFile(name, text, type);
      if (isRenamed) toast(t("exportRenamed"));
    } catch {
      toast(t("exportFailed"), "error");
    }
  }
  const items = FILES.map(([kind, label]) => ({ label: t(label), onSelect: () => void save(kind) }));
  return (
    <Menu label={t("exportOne", { title: prompt.title })} items={items}>
      <Icon name="download" size={18} />
      {t("exportShort")}
    </Menu>
  );
}
