import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Button, IconButton } from "#ui/button.tsx";

/** A modal dialog on the platform's own element: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const t = useTranslations("ui");
  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open) element?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="appear w-[min(36rem,calc(100%-2rem))] rounded-card border border-line bg-raised p-0 text-start shadow-card"
    >
      <div className="p-5 md:p-6">
        <div className="mb-3 flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <IconButton icon="close" label={t("close")} onClick={onClose} className="-me-2 -mt-2" />
        </div>
        {children}
        {actions ? <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div> : null}
      </div>
    </dialog>
  );
}

/** Asks before something that cannot be undone; the question names what it is about. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  confirmLabel,
  loading = false,
  children,
}: {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  confirmLabel: ReactNode;
  loading?: boolean;
  children?: ReactNode;
}) {
  const t = useTranslations("ui");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="danger" loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
