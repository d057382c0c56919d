import type { ReactNode } from "react";
import { Link } from "#platform/routing/link.tsx";
import { Icon } from "#ui/icon.tsx";
import classes from "./back-link.module.css";

/** The place in the menu that a screen stands below: the nearest whose address goes on to it. None for the places themselves. */
export function placeAbove<P extends { to: string }>(pathname: string, places: readonly P[]): P | undefined {
  if (places.some(({ to }) => to === pathname)) return undefined;
  const around = places.filter(({ to }) => pathname.startsWith(`${to}/`));
  return around.toSorted((one, other) => other.to.length - one.to.length)[0];
}

/** The way up from a screen to the list it belongs to, above its heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes["back"] ?? ""}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
