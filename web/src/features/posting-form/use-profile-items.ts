import isRecord from "is-plain-obj";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { noteOf } from "#features/work-start/start-work.ts";

interface Items {
  /** Fields that the company's profile filled. */
  paths: readonly string[];
  /** Sections in which somebody looked at them. */
  confirmed: readonly string[];
}

export interface ProfileItems extends Items {
  confirm(section: string): void;
  /** Forgets them, once the posting was sent. */
  forget(): void;
}

const nameOf = (workId: string) => `posting-profile:${workId}`;
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);

function read(workId: string): Items | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(workId)) ?? "null");
    return isRecord(kept) ? { paths: texts(kept["paths"]), confirmed: texts(kept["confirmed"]) } : null;
  } catch {
    return null;
  }
}

function write(workId: string, items: Items | null): void {
  try {
    if (items) localStorage.setItem(nameOf(workId), JSON.stringify(items));
    else localStorage.removeItem(nameOf(workId));
  } catch {
    // A browser that keeps nothing asks again after a reload.
  }
}

/** What the profile filled into a draft and which sections were confirmed; kept by the browser until the posting is sent. */
export function useProfileItems(workId: string | undefined): ProfileItems {
  const started = noteOf(useLocation().state);
  const [items, setItems] = useState<Items>(() => (workId && read(workId)) || { paths: started?.fromProfile ?? [], confirmed: [] });
  useEffect(
    function rememberTheStart() {
      if (workId && items.paths.length > 0) write(workId, items);
    },
    [workId, items],
  );
  const keep = (next: Items | null) => {
    if (workId && !next) write(workId, null);
    setItems(next ?? { paths: [], confirmed: [] });
  };
  return {
    ...items,
    confirm: (section) => keep({ ...items, confirmed: [...items.confirmed, section] }),
    forget: () => keep(null),
  };
}
