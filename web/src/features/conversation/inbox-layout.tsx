import type { ReactNode } from "react";
import classes from "./inbox-layout.module.css";

/** List and conversation side by side; on a phone the list, or the open conversation. */
export function InboxLayout({ list, conversation, isOpen }: { list: ReactNode; conversation: ReactNode; isOpen: boolean }) {
  return (
    <div className={classes["inbox"]} data-open={isOpen}>
      <div className={classes["list"]}>{list}</div>
      <div className={classes["conversation"]}>{conversation}</div>
    </div>
  );
}
