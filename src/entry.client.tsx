import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepOfflinePage } from "#browser/keep-offline-page.ts";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
keepOfflinePage();
