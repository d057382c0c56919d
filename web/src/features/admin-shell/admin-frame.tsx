import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import { BackLink } from "#ui/frame/back-link.tsx";
import { Icon } from "#ui/icon.tsx";
import classes from "./admin-frame.module.css";
import { type AdminPlace, placeGroups } from "./admin-places.ts";
import { queueSearchOf } from "./use-waiting.ts";

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

/** The places of every day, at the bottom of a phone, the first that the role has. */
const daily: readonly AdminPlace["id"][] = ["home", "works", "companies", "inquiries", "bankPayments", "news"];
const mostDaily = 4;

/**
 * The frame of the back office: all places at the side, grouped; on a phone the daily ones in a bar at the bottom, and all of them in a
 * menu. A screen with `data-rail="thin"` folds the side to its icons.
 */
export function AdminFrame({ home, places, waiting, top, children }: AdminFrameProps) {
  const { t } = useTranslation("adminShell");
  const { key, pathname } = useLocation();
  // The visit the menu was opened at: going somewhere else closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setOpenedAt(null);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen]);
  const current = placeOf(pathname, places);
  return (
    <div className={classes["frame"]} data-open={isOpen} data-bare={places.length === 0}>
      <a className="skip-link" href="#main">
        {t("common:skip")}
      </a>
      <div className={classes["side"]}>
        <div className={classes["bar"]}>
          <Link to={home} className={classes["brand"]}>
            <Logo />
            <span className={classes["title"]}>
              {t("common:siteName")}
              <small>{t("area")}</small>
            </span>
          </Link>
          {places.length > 0 && (
            <button
              type="button"
              className={classes["toggle"]}
              aria-expanded={isOpen}
              aria-controls="admin-menu"
              aria-label={t("common:menu")}
              onClick={() => setOpenedAt(isOpen ? null : key)}
            >
              <Icon name={isOpen ? "x" : "menu-2"} size={24} />
            </button>
          )}
        </div>
        {places.length > 0 && <Menu places={places} waiting={waiting} current={current?.id} />}
      </div>
      <div className={classes["body"]}>
        <div className={classes["top"]}>{top}</div>
        <main id="main" tabIndex={-1} className={classes["main"]}>
          {current && current.path !== pathname && <BackLink to={current.path}>{t(`places.${current.id}`)}</BackLink>}
          {children}
        </main>
      </div>
    </div>
  );
}

function Menu({ places, waiting, current }: Pick<AdminFrameProps, "places" | "waiting"> & { current: string | undefined }) {
  const { t } = useTranslation("adminShell");
  const everyDay = daily.filter((wanted) => places.some(({ id }) => id === wanted)).slice(0, mostDaily);
  return (
    <nav id="admin-menu" className={classes["nav"]} aria-label={t("common:nav.main")}>
      {placeGroups.map((group) => (
        <Group
          key={group}
          name={t(`groups.${group}`)}
          places={places.filter((place) => place.group === group)}
          current={current}
          waiting={waiting}
          everyDay={everyDay}
        />
      ))}
    </nav>
  );
}

/** The place whose screen or sub-screen is open: the longest path that leads there, for messages to seekers stand below seekers. */
function placeOf(pathname: string, places: readonly AdminPlace[]): AdminPlace | undefined {
  const around = places.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return around.toSorted((one, other) => other.path.length - one.path.length)[0];
}

function Group({
  name,
  places,
  current,
  waiting,
  everyDay,
}: Pick<AdminFrameProps, "places" | "waiting"> & { name: string; current: string | undefined; everyDay: readonly string[] }) {
  if (places.length === 0) return null;
  return (
    <div className={classes["part"]}>
      <p className={classes["group"]}>{name}</p>
      <ul className={classes["list"]}>
        {places.map((place) => (
          <li key={place.id} data-daily={everyDay.includes(place.id)}>
            <Place place={place} isCurrent={place.id === current} count={waiting.get(place.id) ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Place({ place: { id, path, icon }, isCurrent, count }: { place: AdminPlace; isCurrent: boolean; count: number }) {
  const { t } = useTranslation("adminShell");
  return (
    <Link
      to={count > 0 ? path + (queueSearchOf(id) ?? "") : path}
      className={classes["link"] ?? ""}
      aria-current={isCurrent ? "page" : undefined}
    >
      <Icon name={icon} />
      <span className={classes["label"]}>{t(`places.${id}`)}</span>
      {count > 0 && (
        <span className={classes["count"]}>
          {count}
          <span className="visually-hidden">{t("waiting", { count })}</span>
        </span>
      )}
    </Link>
  );
}
