import type { ReactNode } from "react";
import classes from "./button.module.css";
import { buttonLook } from "./button.tsx";

/** A paper the server makes, behind a link that looks like a button: the browser keeps it. */
export function DownloadButton({ href, children }: { href: string; children: ReactNode }) {
  const { className, ...data } = buttonLook({ variant: "outline" });
  return (
    <a href={href} download {...data} className={`${className} ${classes["asWords"]}`}>
      {children}
    </a>
  );
}
