import type { ReactNode } from "react";
import { Link } from "#platform/routing/link.tsx";
import classes from "./button.module.css";
import { type ButtonLook, buttonLook } from "./button.tsx";

interface LinkButtonProps extends ButtonLook {
  to: string;
  children: ReactNode;
  /** Shown only where the window is too narrow for the link's target to be in sight anyway. */
  narrowOnly?: boolean;
}

/** A link that looks like a button: it goes somewhere. As wide as its words. */
export function LinkButton({ to, children, narrowOnly = false, ...look }: LinkButtonProps) {
  const { className, ...data } = buttonLook(look);
  return (
    <Link to={to} {...data} className={`${className} ${classes[narrowOnly ? "narrow" : "asWords"]}`}>
      {children}
    </Link>
  );
}

/** A link in running text. */
export function TextLink({ to, children, newTab = false }: { to: string; children: ReactNode; newTab?: boolean }) {
  return (
    <Link to={to} className={classes["link"]} {...(newTab && { target: "_blank" })}>
      {children}
    </Link>
  );
}
