import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Window } from "#ui/window.tsx";
import type { AdminPlace } from "./admin-places.ts";
import classes from "./command-palette.module.css";
import { type Hit, usePaletteLabel, usePaletteSearch } from "./use-palette-search.ts";

/** Ctrl+K or ⌘K from anywhere in the back office: jumps to a screen, or to a work, a company or a user. */
export function CommandPalette({ places }: { places: readonly AdminPlace[] }) {
  const { t } = useTranslation("adminShell");
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen((open) => !open);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)} aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" />
        {t("palette.open")} <kbd className={classes["hint"]}>Ctrl K</kbd>
      </Button>
      <Window isOpen={isOpen} onClose={() => setOpen(false)} title={t("palette.title")}>
        <Search places={places} onDone={() => setOpen(false)} />
      </Window>
    </>
  );
}

interface SearchProps {
  places: readonly AdminPlace[];
  onDone(): void;
}

function Search({ places, onDone }: SearchProps) {
  const { t } = useTranslation("adminShell");
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const hits = usePaletteSearch({ text, places });
  const label = usePaletteLabel(places);
  const list = useId();
  const current = hits[Math.min(at, hits.length - 1)];
  const go = (hit: Hit) => {
    onDone();
    void navigate(hit.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a conversion of kana is no choice.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && current) go(current);
    else if (event.key === "ArrowDown") setAt(Math.min(at + 1, hits.length - 1));
    else if (event.key === "ArrowUp") setAt(Math.max(at - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <div onKeyDown={onKeyDown} role="presentation" className={classes["search"]}>
      <input
        data-autofocus
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={list}
        aria-activedescendant={current ? `${list}-${current.id}` : undefined}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        className={classes["input"]}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
      />
      <div id={list} role="listbox" aria-label={t("palette.hits")} className={classes["list"]}>
        {hits.map((hit) => (
          <div
            key={hit.id}
            id={`${list}-${hit.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={hit === current}
            className={classes["hit"]}
            onMouseDown={() => go(hit)}
          >
            <span>{hit.title}</span>
            <small>{hit.note}</small>
          </div>
        ))}
      </div>
      <p role="status" className={classes["status"]}>
        {hits.length === 0 ? t("palette.nothing") : ""}
      </p>
    </div>
  );
}
