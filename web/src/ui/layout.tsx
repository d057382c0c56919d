import type { CSSProperties, HTMLAttributes } from "react";
import classes from "./layout.module.css";
import { type Space, toLength } from "./theme/space.ts";

interface BoxProps extends HTMLAttributes<HTMLElement> {
  component?: "div" | "section" | "article" | "nav" | "ul" | "ol" | "li";
  /** The widest it gets, in pixels; then it stands in the middle, or at the start of the line. */
  maxWidth?: number;
  side?: "start" | "center";
}

interface StackProps extends BoxProps {
  gap?: Space;
  align?: CSSProperties["alignItems"];
}

function widthOf(maxWidth: number | undefined, side: "start" | "center"): CSSProperties {
  if (maxWidth === undefined) return {};
  return { maxWidth: toLength(maxWidth), width: "100%", ...(side === "center" && { marginInline: "auto" }) };
}

const join = (own: string | undefined, given: string | undefined) => (given ? `${own} ${given}` : own);

/** Things below one another. */
export function Stack(props: StackProps) {
  const { component: Element = "div", gap = "md", align, maxWidth, side = "center", className, style, ...rest } = props;
  const look = { gap: toLength(gap), alignItems: align, ...widthOf(maxWidth, side), ...style };
  return <Element {...rest} className={join(classes["stack"], className)} style={look} />;
}

interface GroupProps extends StackProps {
  justify?: CSSProperties["justifyContent"];
  wrap?: "wrap" | "nowrap";
}

/** Things beside one another, on the next line where there is no room. */
export function Group(props: GroupProps) {
  const {
    component: Element = "div",
    gap = "md",
    align,
    justify,
    wrap = "wrap",
    maxWidth,
    side = "center",
    className,
    style,
    ...rest
  } = props;
  const look = { gap: toLength(gap), alignItems: align, justifyContent: justify, ...widthOf(maxWidth, side), ...style };
  return <Element {...rest} className={join(classes["group"], className)} data-nowrap={wrap === "nowrap"} style={look} />;
}

interface GridProps extends Omit<BoxProps, "maxWidth" | "side"> {
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
}

/** A bordered sheet. */
export function Card(props: CardProps) {
  const { component: Element = "div", padding = "md", maxWidth, side = "center", className, style, ...rest } = props;
  const look = { padding: toLength(padding), ...widthOf(maxWidth, side), ...style };
  return <Element {...rest} className={join(classes["card"], className)} style={look} />;
}
