import { likeWork } from "#features/work/work.mutations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { safeNext } from "#platform/routing/safe-next.ts";
import { send } from "#platform/send.ts";
import { pathOfIntent, readIntent } from "./intent.ts";

/**
 * Returns where somebody goes on who has just signed in, by the address of the page; the heart they pressed as a visitor is kept on the way.
 * A work that is gone keeps nobody from going on.
 */
export async function goOnFrom(search: URLSearchParams): Promise<string> {
  const intent = readIntent(search);
  if (intent?.kind === "LIKE") await send(likeWork, { workId: intent.workId }).catch(() => undefined);
  return pathOfIntent(intent, safeNext(search, userPaths.dashboard));
}
