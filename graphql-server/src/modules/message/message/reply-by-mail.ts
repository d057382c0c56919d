import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import type { MailReply, ReplyHandler, ReplyReader } from "../../../shared/reply.ts";
import { userError } from "../../../shared/user-error.ts";
import { storeAttachment } from "../../account/attachment/store-attachment.ts";
import { Company } from "../../account/company/company.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { Conversation } from "../conversation/conversation.entity.ts";
import { companyWritingSide, seekerSide } from "../conversation/conversation-side.ts";
import { sendMessageAs } from "./send-message.ts";
import { writingMember } from "./writing-member.ts";

async function seekerOf({ em, now }: Ctx, conversation: Conversation): Promise<ReplyReader[]> {
  const user = conversation.user && (await em.findOne(User, { id: conversation.user.id, status: "ACTIVE" }));
  if (!user) return [];
  return [{ email: user.email, viewer: { seeker: { kind: "SEEKER", userId: user.id, sessionId: "", authenticatedAt: now() } } }];
}

/** Mails to a company go to its contact address: who signs in with it may answer. */
async function memberOf({ em, now }: Ctx, conversation: Conversation): Promise<ReplyReader[]> {
  const company = conversation.company && (await em.findOne(Company, { id: conversation.company.id }));
  if (!company) return [];
  const member = await writingMember(em, company);
  if (!member) return [];
  const session = { kind: "COMPANY", sessionId: "", authenticatedAt: now() } as const;
  const facts = { memberId: member.id, companyId: company.id, companyStatus: company.status, role: member.role };
  return [{ email: member.email, viewer: { company: { ...session, ...facts } } }];
}

async function take(ctx: Ctx, { id, text, files, operationId }: MailReply): Promise<void> {
  const [file, ...others] = files;
  if (others.length > 0) throw userError("TOO_MANY_FILES", ["file"], { maximum: 1 });
  const side = ctx.viewer.seeker ? seekerSide(ctx) : companyWritingSide(ctx);
  const as = ctx.viewer.seeker ? "SEEKER" : "COMPANY";
  const attachment = file && (await storeAttachment(ctx, { as, purpose: "MESSAGE", ...file }));
  await sendMessageAs(ctx, side, { conversationId: id, body: text, operationId, ...(attachment && { attachmentId: attachment.id }) });
}

/** Answers by mail become messages of their writers. */
export const conversationReplies: ReplyHandler = {
  async readers(ctx, id) {
    const conversation = isId(id) ? await ctx.em.findOne(Conversation, { id }) : null;
    if (!conversation) return [];
    return [...(await seekerOf(ctx, conversation)), ...(await memberOf(ctx, conversation))];
  },
  take,
};
