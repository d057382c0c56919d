import { useSyncExternalStore } from "react";

const key = "kotoba.admin-keys";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isOn = () => localStorage.getItem(key) !== "off";

/** Whether single letters do something; who steers the computer by voice switches them off (WCAG 2.1.4). */
export function useKeysChoice() {
  const areKeysOn = useSyncExternalStore(subscribe, isOn);
  const switchKeys = (on: boolean) => {
    localStorage.setItem(key, on ? "on" : "off");
    for (const listener of listeners) listener();
  };
  return { areKeysOn, switchKeys };
}
