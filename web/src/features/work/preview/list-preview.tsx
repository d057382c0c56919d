import { useEffect, useEffectEvent } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./list-preview.module.css";
import { WorkPreview } from "./work-preview.tsx";

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-work]")];
const linkOf = (card: HTMLElement | undefined) => card?.querySelector<HTMLAnchorElement>(":is(h2, h3) a");

/** The card whose title was pressed to be looked at here: with a key held, a link does what links do. */
function pressedCard(event: MouseEvent): HTMLElement | null {
  const { target } = event;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = isPlain && target instanceof Element ? target.closest(":is(h2, h3) a") : null;
  return link?.closest<HTMLElement>("[data-work]") ?? null;
}

/** Letters are for the list only while nobody types, nothing lies above it and the focus is nowhere else (WCAG 2.1.4). */
function isForList({ target }: Event): boolean {
  if (!(target instanceof HTMLElement) || document.querySelector("dialog[open], [role=dialog], [role=menu]")) return false;
  return target === document.body || target.tagName === "H1" || target.closest("[data-work]") !== null;
}

/** What each key does to the place in the list; arrows only from a card, elsewhere they scroll. */
function stepOf({ key, target }: KeyboardEvent): number {
  const isInCard = target instanceof Element && target.closest("[data-work]") !== null;
  if (key === "j" || (key === "ArrowDown" && isInCard)) return 1;
  return key === "k" || (key === "ArrowUp" && isInCard) ? -1 : 0;
}

interface ListPreviewProps {
  workId: string;
  pathOf(workId: string): string;
}

/** The work that is looked at, beside the list: a press on a card or j and k show another one, Enter or a second press opens its page. */
export function ListPreview({ workId, pathOf }: ListPreviewProps) {
  const { t } = useTranslation("search");
  const [, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const look = (id: string) =>
    setSearch(
      (search) => {
        search.set("work", id);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  const onPress = useEffectEvent((event: MouseEvent) => {
    const id = pressedCard(event)?.dataset["work"];
    if (!id || id === workId) return;
    // The router's link leaves what is prevented alone.
    event.preventDefault();
    look(id);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || !isForList(event)) return;
    if (event.key === "Enter" && event.target === document.body) return void navigate(pathOf(workId));
    const step = stepOf(event);
    if (step === 0) return undefined;
    event.preventDefault();
    const all = cards();
    const next = all[all.findIndex((card) => card.dataset["work"] === workId) + step];
    const id = next?.dataset["work"];
    if (!id) return undefined;
    look(id);
    linkOf(next)?.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
    return undefined;
  });
  useEffect(() => {
    const press = (event: MouseEvent) => onPress(event);
    const key = (event: KeyboardEvent) => onKey(event);
    // Before the router hears of the press.
    document.addEventListener("click", press, true);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("click", press, true);
      document.removeEventListener("keydown", key);
    };
  }, []);
  return (
    <aside className={classes["frame"]} aria-label={t("preview.label")}>
      <WorkPreview key={workId} workId={workId} pathOf={pathOf} />
    </aside>
  );
}
