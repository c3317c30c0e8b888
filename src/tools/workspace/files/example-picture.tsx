import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { useToast } from "#ui/overlays/toast.tsx";

interface ExamplePictureProps {
  /** A picture of the product's own, among its public files. */
  path: string;
  label: string;
  onFile: (file: File) => void;
}

/** A picture to try the tool with: one press chooses it as if it had been picked. */
export function ExamplePicture({ path, label, onFile }: ExamplePictureProps) {
  const t = useTranslations("workspace");
  const toast = useToast();
  async function pick() {
    try {
      const answer = await fetch(path);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      const picture = await answer.blob();
      onFile(new File([picture], path.slice(path.lastIndexOf("/") + 1), { type: "image/png" }));
    } catch {
      toast(t("exampleFailed"), "error");
    }
  }
  return (
    <section className="min-w-0">
      <h2 className="text-sm text-soft">{t("examples")}</h2>
      <Button size="small" icon="image" className="mt-2" onClick={() => void pick()}>
        {label}
      </Button>
    </section>
  );
}
