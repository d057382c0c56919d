import type { HTMLAttributes } from "react";
import { Icon, type IconName } from "./icon.tsx";
import classes from "./notice.module.css";

interface NoticeProps extends HTMLAttributes<HTMLDivElement> {
  tone: "error" | "plain" | "info" | "good" | "warning";
  title?: string;
}

/** The kind of notice without its colour; a plain one is none. */
const icons: Readonly<Record<NoticeProps["tone"], IconName | null>> = {
  error: "alert-circle",
  plain: null,
  info: "bulb",
  good: "circle-check",
  warning: "alert-triangle",
};

/** Something the reader must not miss; an error is read out at once. */
export function Notice({ tone, title, children, ...rest }: NoticeProps) {
  const icon = icons[tone];
  return (
    <div role={tone === "error" ? "alert" : undefined} {...rest} className={classes["notice"]} data-tone={tone} data-icon={icon !== null}>
      {icon && (
        <span className={classes["icon"]}>
          <Icon name={icon} size={20} />
        </span>
      )}
      {title && <p className={classes["title"]}>{title}</p>}
      {children}
    </div>
  );
}
