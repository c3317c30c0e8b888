import formatMessage from "use-intl/format-message/format-only";

type Format = typeof formatMessage;
type Formatters = Parameters<Format>[3]["formatters"];

/**
 * What the interface library formats messages with, in place of its own (`vite.config.ts`). It makes its formatters again for
 * every page that is rendered, which took a fifth of the rendering; here each is made once.
 */
export default function format(...[key, message, values, options]: Parameters<Format>): ReturnType<Format> {
  return formatMessage(key, message, values, { ...options, formatters: { ...options.formatters, ...KEPT } });
}
format.raw = false;

const KEPT = {
  getNumberFormat: keep((...given) => new Intl.NumberFormat(...given)),
  getPluralRules: keep((...given) => new Intl.PluralRules(...given)),
} satisfies Partial<Formatters>;

/** There are as many as languages and kinds of format. */
function keep<Options, Made>(make: (locale?: string | string[], options?: Options) => Made) {
  const kept = new Map<string, Made>();
  return (locale?: string | string[], options?: Options): Made => {
    const name = `${String(locale)} ${JSON.stringify(options)}`;
    const made = kept.get(name) ?? make(locale, options);
    kept.set(name, made);
    return made;
  };
}
