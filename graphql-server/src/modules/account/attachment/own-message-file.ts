import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { Attachment } from "./attachment.entity.ts";

/** The owner of the files that a side of a conversation sends: the seeker, the company, or the admin. */
export interface FileOwner {
  ownerKind: AccountKind;
  ownerId: string;
}

/** A file that its owner uploaded for a message; null when none is named. @throws UserErrors NOT_FOUND */
export async function ownMessageFile(em: EntityManager, owner: FileOwner, id: string | null | undefined): Promise<Attachment | null> {
  if (!id) return null;
  const found = isId(id) ? await em.findOne(Attachment, { id, ...owner, purpose: "MESSAGE", state: "CLEAN" }) : null;
  if (!found) throw notFound(["attachmentId"]);
  return found;
}
