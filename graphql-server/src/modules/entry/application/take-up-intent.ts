import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx, Hooks } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { likeFor } from "../../work/like/like-work.ts";
import { findPublicWork } from "../../work/posting/work.queries.ts";
import { EntryDraft } from "./entry-draft.entity.ts";

type Intent = Parameters<Hooks["seekerIntends"]>[3];

/**
 * Keeps a new seeker's heart, or begins their application with the word they had written as a visitor. The application is theirs to confirm
 * and to send. A work that is over by now changes nothing: its page says so.
 */
export async function takeUpIntent(ctx: Ctx, em: EntityManager, userId: string, { kind, workId, message }: Intent): Promise<void> {
  const now = ctx.now();
  if (kind === "LIKE") return likeFor(em, { userId, workId, at: now });
  const work = message === "" ? null : await findPublicWork({ em }, workId);
  if (work?.status !== "OPEN") return;
  const answers = work.screeningQuestions.map(({ id, text }) => ({ questionId: id, question: text, answer: "" }));
  em.create(EntryDraft, { id: newId(), user: userId, work, message, answers, updatedAt: now });
}
