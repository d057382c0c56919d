import type { EntityManager } from "@mikro-orm/postgresql";
import { entitiesTogether } from "../../../platform/database/read-together.ts";
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
  if (!isId(id)) throw notFound(["attachmentId"]);
  const [found] = await entitiesTogether(em, Attachment, {
    text: "from attachment as e where e.id = ? and e.owner_kind = ? and e.owner_id = ? and e.purpose = 'MESSAGE' and e.state = 'CLEAN'",
    values: [id, owner.ownerKind, owner.ownerId],
  });
  if (!found) throw notFound(["attachmentId"]);
  return found;
}
