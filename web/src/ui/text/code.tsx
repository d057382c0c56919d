import type { ReactNode } from "react";
import classes from "./code.module.css";

/** A word of a machine as it is: a key, a code, an address. `isBlock` for one that stands alone, to be copied. */
export function Code({ isBlock = false, children }: { isBlock?: boolean; children: ReactNode }) {
  if (isBlock)
    return (
      <pre className={classes["block"]} translate="no">
        <code>{children}</code>
      </pre>
    );
  return (
    <code className={classes["code"]} translate="no">
      {children}
    </code>
  );
}
