import type { ComponentProps } from "react";

/** A form whose fields go into the page's address. It works without script; with it the shell's `useLinks` spares the reload. */
export function SearchForm(props: ComponentProps<"form">) {
  return <form role="search" {...props} data-way="" />;
}
