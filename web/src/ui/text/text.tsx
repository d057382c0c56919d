import type { HTMLAttributes } from "react";
import classes from "./text.module.css";

interface TextProps extends HTMLAttributes<HTMLElement> {
  component?: "p" | "span" | "div";
  size?: "sm" | "md" | "lg" | "xl";
  tone?: "normal" | "dimmed" | "pay" | "error" | "warning";
  strong?: boolean;
  /** Keeps the line breaks of a text somebody wrote. */
  keepsLines?: boolean;
  /** What goes beyond is cut off with an ellipsis. */
  maxLines?: number;
}

/** Running text. */
export function Text({
  component: Element = "p",
  size = "md",
  tone = "normal",
  strong = false,
  keepsLines = false,
  maxLines,
  className,
  style,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      className={className ? `${classes["text"]} ${className}` : classes["text"]}
      data-size={size}
      data-tone={tone}
      data-strong={strong}
      data-lines={keepsLines ? "kept" : undefined}
      data-cut={maxLines === undefined ? undefined : true}
      style={maxLines === undefined ? style : { ...style, WebkitLineClamp: maxLines }}
    />
  );
}

const headings = { 1: "h1", 2: "h2", 3: "h3" } as const;

interface TitleProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the page's outline. */
  order: keyof typeof headings;
  /** Size it looks like, where that differs from its level. */
  size?: keyof typeof headings;
}

/** A heading. */
export function Title({ order, size = order, ...rest }: TitleProps) {
  const Element = headings[order];
  return <Element {...rest} className={classes["title"]} data-size={size} />;
}

/** A short word on a coloured ground. */
export function Badge({ tone, children }: { tone: "area" | "plain" | "good"; children: React.ReactNode }) {
  return (
    <span className={classes["badge"]} data-tone={tone}>
      {children}
    </span>
  );
}

/** A number or a day that stays on one line in a table. */
export function NoBreak({ children }: { children: React.ReactNode }) {
  return <span style={{ whiteSpace: "nowrap" }}>{children}</span>;
}
