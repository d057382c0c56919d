import { isPassing } from "./busy.ts";

/** Any translator: the texts of `common` are there on every screen. */
type Translate = (key: "common:error.unavailable" | "common:error.unknown" | "common:error.network") => string;

/**
 * A failure in the reader's words; each browser has its own English for the error of fetch when nobody answers,
 * and Vite for a file of a screen that does not come.
 */
export function failureWords(t: Translate, error: unknown): string {
  if (isPassing(error)) return t("common:error.unavailable");
  if (!(error instanceof Error) || error.message === "") return t("common:error.unknown");
  const isUnreached = ["TypeError", "NetworkError"].includes(error.name) && /fetch|network|load failed/i.test(error.message);
  const isFileUnreached = /preload CSS|imported module|module script/i.test(error.message);
  return isUnreached || isFileUnreached ? t("common:error.network") : error.message;
}
