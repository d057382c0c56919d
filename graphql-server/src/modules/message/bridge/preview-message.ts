import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { parse } from "../../../shared/user-error.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import { statedLevel } from "../../account/profile/stated-level.ts";
import { profileByUserId } from "../../account/seeker/user.loaders.ts";
import type { ReadabilityLevel } from "../../work/readability/words-of-text.ts";
import { findConversation } from "../conversation/conversation.queries.ts";
import { companyWritingSide } from "../conversation/conversation-side.ts";
import { requireReachable } from "../conversation/require-reachable.ts";
import { type Bridge, bridgeOver, isAbove, isJapaneseText, knownLevel } from "./bridge.ts";
import { plainerSentences } from "./easy-text.ts";
import { daysIn } from "./explicit-days.ts";
import { levelOfMessage } from "./message-level.ts";

const schema = z.strictObject({ conversationId: z.string(), body: z.string().trim().min(1).max(4_000) });

/** A message before it is sent, as its writer may want to know it. */
export interface MessagePreview {
  level: ReadabilityLevel;
  readerLevel: JapaneseLevel | null;
  isTooHard: boolean;
  bridge: Bridge | null;
  plainer: readonly { sentence: string; easy: string }[];
  wrongDays: readonly string[];
}

/**
 * How hard a text is for the applicant it is written to, and what would make it easier, for its writer. The applicant's level is the one that
 * their application shows; their language is not told to employers, so that words are explained in easy Japanese. Keeps nothing.
 * @returns null for a text that is not Japanese, and where there is no such conversation
 * @throws UserErrors FORBIDDEN, RECIPIENT_UNREACHABLE
 */
export async function previewMessage(ctx: Ctx, input: z.input<typeof schema>): Promise<MessagePreview | null> {
  const side = companyWritingSide(ctx);
  const { conversationId, body: text } = parse(schema, input);
  const conversation = await findConversation(ctx, side, conversationId);
  if (!conversation?.entry) return null;
  await requireReachable(ctx.em, conversation, "SEEKER");
  if (!isJapaneseText(text)) return null;
  const profile = conversation.user && (await loader(ctx, profileByUserId).load(conversation.user.id));
  const readerLevel = profile ? statedLevel(profile) : null;
  const known = knownLevel(readerLevel);
  // Without its words a text still has its sentences.
  const level = levelOfMessage(text, await ctx.furigana.wordsOf(text).catch(() => []));
  const writtenAt = ctx.now();
  return {
    level,
    readerLevel,
    isTooHard: known !== null && isAbove(level, known),
    bridge: await bridgeOver(ctx.furigana, { text, writtenAt }, { level: readerLevel, locale: "ja-x-easy" }),
    plainer: known === null ? [] : plainerSentences(text),
    wrongDays: daysIn(text, writtenAt).flatMap(({ said, day }) => (day === null ? [said] : [])),
  };
}
