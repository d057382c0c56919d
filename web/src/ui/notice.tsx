import type { HTMLAttributes } from "react";
import classes from "./notice.module.css";

interface NoticeProps extends HTMLAttributes<HTMLDivElement> {
  tone: "error" | "plain" | "info" | "good" | "warning";
  title?: string;
}

/** Something the reader must not miss; an error is read out at once. */
export function Notice({ tone, title, children, ...rest }: NoticeProps) {
  return (
    <div role={tone === "error" ? "alert" : undefined} {...rest} className={classes["notice"]} data-tone={tone}>
      {title && <p className={classes["title"]}>{title}</p>}
      {children}
    </div>
  );
}
