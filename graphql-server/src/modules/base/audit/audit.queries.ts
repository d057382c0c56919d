import { z } from "zod";
import { dayInReach, jstDayEnd } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset } from "../../../shared/paging/keyset.ts";
import { type PageInput } from "../../../shared/paging/page.ts";
import { userError } from "../../../shared/user-error.ts";
import type { ActorKind } from "../../../shared/viewer/actor.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import { AuditEvent } from "./audit-event.entity.ts";

export interface AuditFilter {
  /** Beginning of the action: "session." finds all that has to do with signing in. */
  action?: string | null;
  actorKind?: ActorKind | null;
  actorId?: string | null;
  objectType?: string | null;
  objectId?: string | null;
  result?: AuditEvent["result"] | null;
  /** Days in Japan, both inclusive. */
  from?: string | null;
  to?: string | null;
}

export interface AuditEventsInput extends PageInput {
  filter?: AuditFilter | null;
}

/** Checks that the viewer may read everybody's acts. @throws UserErrors FORBIDDEN */
export function requireAuditor({ viewer }: Pick<Ctx, "viewer">): AdminViewer {
  if (viewer.admin?.role !== "OWNER") throw userError("FORBIDDEN");
  return viewer.admin;
}

const day = z.iso.date();

function timesOf({ from, to }: AuditFilter) {
  const after = from && day.safeParse(from).success ? { $gte: new Date(`${dayInReach(from)}T00:00:00+09:00`) } : {};
  const before = to && day.safeParse(to).success ? { $lte: jstDayEnd(dayInReach(to)) } : {};
  return { ...after, ...before };
}

/** Wildcards of `like` are taken literally. */
function beginningWith(text: string): string {
  return `${text.trim().replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
}

function conditionsOf(filter: AuditFilter) {
  const { action, actorKind, actorId, objectType, objectId, result } = filter;
  const at = timesOf(filter);
  return {
    ...(action?.trim() && { action: { $like: beginningWith(action) } }),
    ...(actorKind && { actorKind }),
    // An id that is none finds nothing, rather than everything.
    ...(actorId && { actorId: isId(actorId) ? actorId : null, ...(!isId(actorId) && { id: null }) }),
    ...(objectType && { objectType }),
    ...(objectId && { objectId }),
    ...(result && { result }),
    ...(Object.keys(at).length > 0 && { at }),
  };
}

const latestFirst = { key: "at", kind: "TIME", direction: "desc" } as const;

/** Lists recorded acts, the latest first, for owners of the back office. @throws UserErrors FORBIDDEN */
export async function listAuditEvents(ctx: Ctx, input: AuditEventsInput) {
  requireAuditor(ctx);
  const wanted = conditionsOf(input.filter ?? {});
  const { where, orderBy, limit, page } = keyset(latestFirst, input);
  const rows = await ctx.em.find(AuditEvent, { $and: [wanted, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(AuditEvent, wanted) };
}

/** One row of the record. @throws UserErrors FORBIDDEN */
export async function getAuditEvent(ctx: Ctx, id: string): Promise<AuditEvent | null> {
  requireAuditor(ctx);
  return isId(id) ? ctx.em.findOne(AuditEvent, { id }) : null;
}
