import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import classes from "./admin-frame.module.css";
import { type AdminPlace, placeGroups } from "./admin-places.ts";

interface AdminFrameProps {
  home: string;
  /** The places open to whoever is signed in; none when nobody is. */
  places: readonly AdminPlace[];
  /** The number of things waiting, by the id of a place. */
  waiting: ReadonlyMap<string, number>;
  /** The name of the admin who is signed in, and the way out. */
  top: ReactNode;
  children: ReactNode;
}

/** The frame of the back office: all places at the side, grouped; in a narrow window behind a button. */
export function AdminFrame({ home, places, waiting, top, children }: AdminFrameProps) {
  const { t } = useTranslation("adminShell");
  return (
    <div className={classes["frame"]}>
      <a className="skip-link" href="#main">
        {t("common:skip")}
      </a>
      <div className={classes["side"]}>
        <Link to={home} className={classes["brand"]}>
          <Logo />
          <span>
            {t("common:siteName")}
            <small>{t("area")}</small>
          </span>
        </Link>
        {places.length > 0 && <Menu places={places} waiting={waiting} />}
      </div>
      <div className={classes["body"]}>
        <div className={classes["top"]}>{top}</div>
        <main id="main" tabIndex={-1} className={classes["main"]}>
          {children}
        </main>
      </div>
    </div>
  );
}

function Menu({ places, waiting }: Pick<AdminFrameProps, "places" | "waiting">) {
  const { t } = useTranslation("adminShell");
  const { key, pathname } = useLocation();
  // The place the menu was opened at: going somewhere else closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const current = placeOf(pathname, places);
  return (
    <>
      <button
        type="button"
        className={classes["toggle"]}
        aria-expanded={isOpen}
        aria-controls="admin-menu"
        onClick={() => setOpenedAt(isOpen ? null : key)}
      >
        {t("common:menu")}
      </button>
      <nav id="admin-menu" className={classes["nav"]} data-open={isOpen} aria-label={t("common:nav.main")}>
        {placeGroups.map((group) => (
          <Group
            key={group}
            name={t(`groups.${group}`)}
            places={places.filter((place) => place.group === group)}
            current={current}
            waiting={waiting}
          />
        ))}
      </nav>
    </>
  );
}

/** The place whose screen or sub-screen is open: the longest path that leads there, for messages to seekers stand below seekers. */
function placeOf(pathname: string, places: readonly AdminPlace[]): string | undefined {
  const around = places.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return around.toSorted((one, other) => other.path.length - one.path.length)[0]?.id;
}

function Group({
  name,
  places,
  current,
  waiting,
}: Pick<AdminFrameProps, "places" | "waiting"> & { name: string; current: string | undefined }) {
  if (places.length === 0) return null;
  return (
    <div>
      <p className={classes["group"]}>{name}</p>
      <ul className={classes["list"]}>
        {places.map((place) => (
          <li key={place.id}>
            <Place place={place} isCurrent={place.id === current} count={waiting.get(place.id) ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Place({ place: { id, path }, isCurrent, count }: { place: AdminPlace; isCurrent: boolean; count: number }) {
  const { t } = useTranslation("adminShell");
  return (
    <Link to={path} className={classes["link"] ?? ""} aria-current={isCurrent ? "page" : undefined}>
      {t(`places.${id}`)}
      {count > 0 && (
        <span className={classes["count"]}>
          {count}
          <span className="visually-hidden">{t("waiting", { count })}</span>
        </span>
      )}
    </Link>
  );
}
