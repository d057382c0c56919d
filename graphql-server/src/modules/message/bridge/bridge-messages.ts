import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { loader } from "../../../shared/loader.ts";
import { parse } from "../../../shared/user-error.ts";
import { statedLevel } from "../../account/profile/stated-level.ts";
import { profileByUserId } from "../../account/seeker/user.loaders.ts";
import { seekerSide } from "../conversation/conversation-side.ts";
import { Message } from "../message/message.entity.ts";
import { type Bridge, bridgeOver } from "./bridge.ts";

const schema = z.strictObject({ conversationId: z.string(), messageIds: z.array(z.string()).max(50) });

/** Help with a message, by the message. */
export interface BridgedMessage {
  id: string;
  bridge: Bridge;
}

/** Help with messages that the seeker was sent in one conversation of theirs; those that need none are left out. A phrase stands in its reader's language already. */
export async function bridgeMessages(ctx: Ctx, input: z.input<typeof schema>): Promise<BridgedMessage[]> {
  const { scope, actorId } = seekerSide(ctx);
  const { conversationId, messageIds } = parse(schema, input);
  if (!isId(conversationId)) return [];
  const messages = await ctx.em.find(Message, {
    id: { $in: messageIds.filter(isId) },
    senderKind: { $ne: "SEEKER" },
    conversation: { id: conversationId, ...scope },
  });
  const profile = await loader(ctx, profileByUserId).load(actorId);
  const reader = { level: profile ? statedLevel(profile) : null, locale: ctx.locale };
  const read = messages.filter(({ body, phrase }) => body !== "" && (!phrase || phrase.locale === ctx.locale));
  const bridged = await Promise.all(
    read.map(async ({ id, body: text, createdAt: writtenAt }) => ({
      id,
      bridge: await bridgeOver(ctx.furigana, { text, writtenAt }, reader),
    })),
  );
  return bridged.flatMap(({ id, bridge }) => (bridge ? [{ id, bridge }] : []));
}
