import { useSyncExternalStore } from "react";

const key = "kotoba.lessons-done";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const stored = () => localStorage.getItem(key) ?? "";

/** The lessons that were finished on this device, and how to add one. They are told to nobody. */
export function useDoneLessons() {
  const done = new Set(useSyncExternalStore(subscribe, stored).split(" ").filter(Boolean));
  const markDone = (id: string) => {
    localStorage.setItem(key, [...new Set([...stored().split(" ").filter(Boolean), id])].join(" "));
    for (const listener of listeners) listener();
  };
  return { done, markDone };
}
