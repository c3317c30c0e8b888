import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Icon } from "#ui/marks/icon.tsx";

type ToastTone = "success" | "error" | "info";
type ShowToast = (message: string, tone?: ToastTone) => void;

interface ShownToast {
  id: number;
  message: string;
  tone: ToastTone;
}

const SHOWN_MS = 6000;
const ToastContext = createContext<ShowToast>(() => {});

const MARKS = { success: "text-green", error: "text-red", info: "text-petrol" };

/**
 * Holds the messages that pages show in passing, at the upper edge: the lower one has what is pressed, such as Copy. Errors stay
 * until dismissed; the rest leave by themselves.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const t = useTranslations("ui");
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const show = useCallback<ShowToast>(
    (message, tone = "success") => {
      count.current += 1;
      const id = count.current;
      setToasts((shown) => [...shown.slice(-2), { id, message, tone }]);
      if (tone !== "error") window.setTimeout(() => dismiss(id), SHOWN_MS);
    },
    [dismiss],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        aria-live="polite"
        data-print="never"
        className="pointer-events-none fixed inset-x-4 top-4 z-40 flex flex-col items-center gap-2"
      >
        {toasts.map((toast) => (
          <p
            key={toast.id}
            className={
              "appear pointer-events-auto flex max-w-measure items-center gap-3 rounded-control border " +
              "border-line bg-raised py-1 ps-4 pe-1 shadow-card"
            }
          >
            <Icon name={toast.tone} className={MARKS[toast.tone]} />
            <span className="grow py-1.5">{toast.message}</span>
            <button
              type="button"
              aria-label={t("dismiss")}
              onClick={() => dismiss(toast.id)}
              className="grid size-11 place-items-center rounded-control text-soft hover:text-ink"
            >
              <Icon name="close" size={16} />
            </button>
          </p>
        ))}
      </div>
    </ToastContext>
  );
}

/** Shows a message in passing: `toast("Saved")`, `toast("Failed to save", "error")`. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
