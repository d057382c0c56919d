import type { ReactNode } from "react";
import classes from "./code.module.css";

/** A word of a machine as it is: a key, a code, an address. `isBlock` for one that stands alone, to be copied. */
export function Code({ isBlock = false, children }: { isBlock?: boolean; children: ReactNode }) {
  return (
    <code className={classes["code"]} data-block={isBlock} translate="no">
      {children}
    </code>
  );
}
