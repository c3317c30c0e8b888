import { useEffect } from "react";
import { useNavigate } from "react-router";

const SIGNS = ["pointerover", "touchstart", "keydown"] as const;

/** Follows the links and search forms of a page (`data-way`) without a reload, where the browser would open them in this tab. */
export function useLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-way]");
      if (!link || link.target || link.origin !== location.origin || event.defaultPrevented) return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const stays = link.dataset["way"] === "replace";
      const to = link.pathname + link.search + link.hash;
      // As a browser does it: the address where one is already makes no second entry in the history.
      const isHere = to === location.pathname + location.search + location.hash;
      void navigate(to, { replace: stays || isHere, preventScrollReset: stays });
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (!("way" in form.dataset) || event.defaultPrevented) return;
      event.preventDefault();
      const values = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
      void navigate(`${location.pathname}?${new URLSearchParams(values).toString()}`);
    };
    // At the first sign of use the router may look up where the links lead (`data-discover`), so that a press need not wait.
    const onUse = () => {
      for (const sign of SIGNS) document.removeEventListener(sign, onUse);
      for (const link of document.querySelectorAll("a[data-way]")) link.setAttribute("data-discover", "");
    };
    for (const sign of SIGNS) document.addEventListener(sign, onUse, { passive: true });
    // The framework listens at the document too and was there first: what a component prevented stays so.
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
      for (const sign of SIGNS) document.removeEventListener(sign, onUse);
    };
  }, [navigate]);
}
