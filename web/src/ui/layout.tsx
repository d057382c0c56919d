import type { CSSProperties, HTMLAttributes } from "react";
import classes from "./layout.module.css";
import { type Space, toLength } from "./theme/space.ts";

interface BoxProps extends HTMLAttributes<HTMLElement> {
  component?: "div" | "section" | "article" | "nav" | "ul";
}

interface StackProps extends BoxProps {
  gap?: Space;
  align?: CSSProperties["alignItems"];
}

const join = (own: string | undefined, given: string | undefined) => (given ? `${own} ${given}` : own);

/** Things below one another. */
export function Stack({ component: Element = "div", gap = "md", align, className, style, ...rest }: StackProps) {
  return <Element {...rest} className={join(classes["stack"], className)} style={{ gap: toLength(gap), alignItems: align, ...style }} />;
}

interface GroupProps extends StackProps {
  justify?: CSSProperties["justifyContent"];
  wrap?: "wrap" | "nowrap";
}

/** Things beside one another, on the next line where there is no room. */
export function Group({ component: Element = "div", gap = "md", align, justify, wrap = "wrap", className, style, ...rest }: GroupProps) {
  return (
    <Element
      {...rest}
      className={join(classes["group"], className)}
      data-nowrap={wrap === "nowrap"}
      style={{ gap: toLength(gap), alignItems: align, justifyContent: justify, ...style }}
    />
  );
}

interface GridProps extends BoxProps {
  /** Columns from the narrowest window on; a width that says nothing takes the next narrower one's. */
  cols: { base: number; xs?: number; sm?: number; md?: number };
  spacing?: Space;
}

/** Columns of one width. */
export function SimpleGrid({ component: Element = "div", cols, spacing = "md", className, style, ...rest }: GridProps) {
  const { base, xs = base, sm = xs, md = sm } = cols;
  const columns = { "--cols-base": base, "--cols-xs": xs, "--cols-sm": sm, "--cols-md": md };
  return <Element {...rest} className={join(classes["grid"], className)} style={{ ...columns, gap: toLength(spacing), ...style }} />;
}

interface CardProps extends BoxProps {
  padding?: Space;
  /** The widest it gets, in pixels; then it stands in the middle. */
  maxWidth?: number;
}

/** A bordered sheet. */
export function Card({ component: Element = "div", padding = "md", maxWidth, className, style, ...rest }: CardProps) {
  const width = maxWidth === undefined ? {} : { maxWidth: toLength(maxWidth), width: "100%", marginInline: "auto" };
  return <Element {...rest} className={join(classes["card"], className)} style={{ padding: toLength(padding), ...width, ...style }} />;
}
