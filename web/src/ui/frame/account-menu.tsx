import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import classes from "./account-menu.module.css";

interface AccountMenuProps {
  name: string;
  links: readonly { to: string; label: string }[];
  /** Below the links: settings and the way out. */
  children: ReactNode;
}

/** What belongs to whoever is signed in, behind the first character of their name. */
export function AccountMenu({ name, links, children }: AccountMenuProps) {
  const { t } = useTranslation("common");
  const { key } = useLocation();
  // The visit it was opened at: going somewhere else closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpenedAt(null);
    const onPointer = ({ target }: PointerEvent) => target instanceof Node && !place.current?.contains(target) && close();
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
    };
  }, [isOpen]);
  return (
    <div ref={place} className={classes["place"]}>
      <button
        type="button"
        className={classes["button"]}
        aria-expanded={isOpen}
        aria-label={t("menu")}
        title={name}
        translate="no"
        onClick={() => setOpenedAt(isOpen ? null : key)}
      >
        <span aria-hidden="true">{name.trim().slice(0, 1)}</span>
      </button>
      {isOpen && (
        <div className={classes["menu"]}>
          <p className={classes["name"]} translate="no">
            {name}
          </p>
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className={classes["item"]}>
              {label}
            </Link>
          ))}
          {children}
        </div>
      )}
    </div>
  );
}

/** Something to press in the menu. */
export function AccountMenuButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={classes["item"]} onClick={onClick}>
      {label}
    </button>
  );
}
