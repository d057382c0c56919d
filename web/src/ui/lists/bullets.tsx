import type { ReactNode } from "react";
import classes from "./bullets.module.css";

/** Points of a text, one below the other. */
export function Bullets({ children }: { children: ReactNode }) {
  return <ul className={classes["bullets"]}>{children}</ul>;
}
