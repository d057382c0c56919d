import type { CSSProperties, ReactNode } from "react";
import classes from "./columns.module.css";
import { type Space, toLength } from "./theme/space.ts";

interface ColumnsProps {
  /** How the width is shared, e.g. 8 and 4; below one another in a narrow window. */
  shares: readonly [number, number];
  gap?: Space;
  children: ReactNode;
}

/** The main column and the one beside it. */
export function Columns({ shares: [main, side], gap = "md", children }: ColumnsProps) {
  const look: CSSProperties & Record<"--main" | "--side", string> = { "--main": `${main}fr`, "--side": `${side}fr`, gap: toLength(gap) };
  return (
    <div className={classes["columns"]} style={look}>
      {children}
    </div>
  );
}
