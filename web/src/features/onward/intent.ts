import { entryPath, userPaths } from "#paths/user.paths.ts";

/** What a visitor was about to do with a work when they were asked who they are. */
export interface Intent {
  kind: "APPLY" | "LIKE";
  workId: string;
}

const idForm = /^[0-9a-f-]{36}$/i;

function intentOf(kind: Intent["kind"], workId: string | null): Intent | null {
  return workId && idForm.test(workId) ? { kind, workId } : null;
}

/** Reads the intent out of an address: `like`, `apply`, or a `next` that is an application. Null when there is none. */
export function readIntent(search: URLSearchParams): Intent | null {
  const [path, query] = (search.get("next") ?? "").split("?");
  const applying = path === userPaths.entry ? new URLSearchParams(query).get("work") : null;
  return intentOf("LIKE", search.get("like")) ?? intentOf("APPLY", search.get("apply") ?? applying);
}

/** Returns the intent as a search, to be carried on to the next page of the way. */
export function intentSearch(intent: Intent | null): string {
  return intent ? `?${intent.kind.toLowerCase()}=${intent.workId}` : "";
}

/** Returns the page on which an intent goes on once the person is known; `otherwise` without one, and for a heart. */
export function pathOfIntent(intent: Intent | null, otherwise: string): string {
  return intent?.kind === "APPLY" ? entryPath(intent.workId) : otherwise;
}
