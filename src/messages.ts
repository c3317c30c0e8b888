import { createMessageReader, type Messages } from "./i18n/messages.ts";
import { shellMessages } from "./pages/shell/messages.ts";

/** Every block of interface messages by namespace. A page names the ones it needs in the page table. */
export const catalogue = {
  shell: shellMessages,
};

export type MessageNamespace = keyof typeof catalogue;

type BlockOf<T> = T extends Messages<infer Tree> ? Tree : never;

declare module "use-intl" {
  interface AppConfig {
    Messages: { [N in MessageNamespace]: BlockOf<(typeof catalogue)[N]> };
  }
}

export const readMessages = createMessageReader(catalogue);
