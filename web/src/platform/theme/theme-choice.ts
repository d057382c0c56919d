export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "theme";
const listeners = new Set<() => void>();
let choice: Theme = "system";

/** The page's style reads the choice from one attribute; without it the system decides. */
function apply(): void {
  const root = document.documentElement;
  if (choice === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = choice;
  for (const listener of listeners) listener();
}

/** Shows the site as chosen before in this browser. */
export function startTheme(): void {
  const saved = localStorage.getItem(storageKey);
  choice = themes.find((theme) => theme === saved) ?? "system";
  apply();
}

/** Light, dark or as the system has it; remembered in this browser. */
export function chooseTheme(theme: Theme): void {
  choice = theme;
  localStorage.setItem(storageKey, theme);
  apply();
}

export function currentTheme(): Theme {
  return choice;
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
