import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { stillHere } from "../../account/leaving/left-person.ts";
import { Entry } from "./entry.entity.ts";
import { endedEntryStatuses } from "./entry.vocabulary.ts";

/** True when one of the applications to the viewer's company, of somebody who has not left, carries the file. */
export async function isInEntryOfViewer({ em, viewer: { company } }: Ctx, fileId: string): Promise<boolean> {
  if (!company) return false;
  return (await em.count(Entry, { resume: fileId, company: company.companyId, hiddenFromCompany: false, user: stillHere })) > 0;
}

/** True when an application under way carries the file. */
export async function isInOpenEntry(em: EntityManager, fileId: string): Promise<boolean> {
  return (await em.count(Entry, { resume: fileId, status: { $nin: [...endedEntryStatuses] } })) > 0;
}
