import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { houseLocaleOf, type Locale } from "../../../shared/locale.ts";
import { notFound, parse, UserErrors } from "../../../shared/user-error.ts";
import type { ConversationSide } from "../conversation/conversation-side.ts";
import type { Message } from "../message/message.entity.ts";
import { sendMessageAs } from "../message/send-message.ts";
import { fillSlots, type SaidPhrase, sayPhrase } from "./fill-phrase.ts";
import { phraseByKey } from "./phrases.ts";

const filled = {
  key: z.string().max(100),
  slots: z.array(z.strictObject({ name: z.string().max(20), value: z.string().max(200) })).max(12),
};
const previewSchema = z.strictObject(filled);
const schema = z.strictObject({ ...filled, conversationId: z.string(), operationId: z.string() });

/** A side of a conversation in which phrases are said. */
export type SpeakingSide = "SEEKER" | "COMPANY";

/** The language in which a side picks its phrases: an employer's are those of people at work. */
export function ownLocale(ctx: Pick<Ctx, "locale">, side: SpeakingSide): Locale {
  return side === "COMPANY" ? houseLocaleOf(ctx.locale) : ctx.locale;
}

function saidBy(ctx: Pick<Ctx, "locale" | "now">, side: SpeakingSide, { key, slots }: z.output<typeof previewSchema>): SaidPhrase {
  const phrase = phraseByKey(key);
  if (phrase?.side !== side) throw notFound(["key"]);
  const given = new Map(slots.map(({ name, value }) => [name, value]));
  return { key, locale: ownLocale(ctx, side), slots: fillSlots(phrase, given, ctx.now()) };
}

function textOf(said: SaidPhrase, locale: Locale): string {
  const text = sayPhrase(said, locale);
  if (text === null) throw notFound(["key"]);
  return text;
}

/** The language in which the one who says a phrase sees what the other side reads: an applicant's own language is not told to employers. */
export function shownLocale(side: SpeakingSide, said: Locale): Locale {
  return side === "COMPANY" && said === "ja" ? "ja-x-easy" : "ja";
}

/** What the writer would send, and how it reads on the other side; null while a place is not filled. Keeps nothing. */
export function previewPhrase(
  ctx: Pick<Ctx, "locale" | "now">,
  side: SpeakingSide,
  input: z.input<typeof previewSchema>,
): { text: string; otherText: string } | null {
  try {
    const said = saidBy(ctx, side, parse(previewSchema, input));
    return { text: textOf(said, said.locale), otherText: textOf(said, shownLocale(side, said.locale)) };
  } catch (error) {
    if (error instanceof UserErrors) return null;
    throw error;
  }
}

/**
 * Sends a phrase as a message: its text in the writer's language, from which the reader's is made whenever it is read.
 * @throws UserErrors NOT_FOUND, SLOT_EMPTY, SLOT_INVALID, and what sendMessageAs throws
 */
export async function sendPhraseAs(
  ctx: Ctx,
  side: ConversationSide & { kind: SpeakingSide },
  input: z.input<typeof schema>,
): Promise<Message> {
  const { conversationId, operationId, ...values } = parse(schema, input);
  const phrase = saidBy(ctx, side.kind, values);
  return sendMessageAs(ctx, side, { conversationId, operationId, body: textOf(phrase, phrase.locale) }, phrase);
}
