import type { EntityManager } from "@mikro-orm/postgresql";
import { entitiesTogether } from "../../../platform/database/read-together.ts";
import { EntryDraft } from "./entry-draft.entity.ts";

/** The seeker's draft for a work with its row locked; null without one. */
export async function lockDraft(em: EntityManager, { user, work }: { user: string; work: string }): Promise<EntryDraft | null> {
  const from = { text: "from entry_draft as e where e.user_id = ? and e.work_id = ? for update", values: [user, work], isLock: true };
  const [found] = await entitiesTogether(em, EntryDraft, from);
  return found ?? null;
}
