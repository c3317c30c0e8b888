import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./marks/icon.tsx";
import { Star } from "./marks/star.tsx";
import { Link } from "./link.tsx";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
type ButtonSize = "normal" | "small";

interface ButtonLook {
  /** One primary action a page; secondary beside it; quiet in rows and toolbars; danger for what destroys. */
  variant?: ButtonVariant;
  /** Normal is 44 pixels high, small 36 where there is a mouse. */
  size?: ButtonSize;
  icon?: IconName;
  /** Icon after the words, at the end side. */
  iconEnd?: IconName;
}

const SIZES: Record<ButtonSize, string> = {
  normal: "min-h-11 px-5 py-2 text-base",
  small: "min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11",
};

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-petrol text-on-petrol not-disabled:hover:bg-petrol-deep",
  secondary: "border border-edge bg-raised text-ink not-disabled:hover:border-petrol not-disabled:hover:text-petrol",
  quiet: "text-petrol not-disabled:hover:bg-petrol-ground",
  danger: "border border-red bg-raised text-red not-disabled:hover:bg-red not-disabled:hover:text-on-red",
};

function lookOf({ variant = "secondary", size = "normal" }: ButtonLook, className?: string): string {
  return classNames("button", SIZES[size], VARIANTS[variant], className);
}

/** A button. While `loading` it keeps its width and its words' room, shows the star and cannot be pressed again. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  loading = false,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonLook & { loading?: boolean } & ComponentProps<"button">) {
  return (
    <button
      type={type}
      className={lookOf({ variant, size }, classNames("relative", className))}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <span className={classNames("inline-flex items-center gap-2", loading && "opacity-0")}>
        <Words icon={icon} iconEnd={iconEnd}>
          {children}
        </Words>
      </span>
      {loading ? (
        <span className="absolute inset-0 grid place-items-center">
          <Star size={20} loading />
        </span>
      ) : null}
    </button>
  );
}

/** A link that looks like a button. Addresses of other sites open as such. */
export function LinkButton({
  variant,
  size,
  icon,
  iconEnd,
  className,
  children,
  to,
  reloadDocument,
  ...rest
}: ButtonLook & {
  to: string;
  /** For what the server answers itself, such as a download. */ reloadDocument?: boolean;
} & Omit<ComponentProps<"a">, "href">) {
  const look = lookOf({ variant, size }, className);
  const words = (
    <Words icon={icon} iconEnd={iconEnd}>
      {children}
    </Words>
  );
  if (/^(https?:|mailto:|\/api\/)/.test(to)) {
    return (
      <a href={to} className={look} rel="noopener" {...rest}>
        {words}
      </a>
    );
  }
  return (
    <Link to={to} className={look} reloadDocument={reloadDocument} {...rest}>
      {words}
    </Link>
  );
}

/** A button that is only a drawing: 44 pixels square, named by `label`. */
export function IconButton({
  icon,
  label,
  className,
  type = "button",
  ...rest
}: { icon: IconName; label: string } & Omit<ComponentProps<"button">, "children">) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        "grid size-11 shrink-0 place-items-center rounded-control text-soft transition-colors " +
          "not-disabled:hover:bg-petrol-ground not-disabled:hover:text-petrol disabled:opacity-60",
        className,
      )}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}

function Words({ icon, iconEnd, children }: { icon?: IconName; iconEnd?: IconName; children: ReactNode }) {
  return (
    <>
      {icon ? <Icon name={icon} size={18} /> : null}
      {children}
      {iconEnd ? <Icon name={iconEnd} size={18} /> : null}
    </>
  );
}
