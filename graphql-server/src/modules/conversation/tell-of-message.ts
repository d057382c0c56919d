import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../shared/ctx.ts";
import { Company } from "../company/company.entity.ts";
import { wantsMail } from "../notification/notification.queries.ts";
import { displayName } from "../user/display-name.ts";
import { User } from "../user/user.entity.ts";
import { UserProfile } from "../user/user-profile.entity.ts";
import type { Conversation } from "./conversation.entity.ts";

/** Mails a side that messages wait; called for the first unread one only, so that a talk does not flood a mailbox. */
export async function tellOfMessage(
  ctx: Ctx,
  em: EntityManager,
  told: { conversation: Conversation; to: "SEEKER" | "COMPANY" },
): Promise<void> {
  const { conversation, to } = told;
  if (!conversation.user || !conversation.company) return;
  const user = await em.findOneOrFail(User, conversation.user.id);
  if (to === "SEEKER" && !(await wantsMail(em, user.id, "MESSAGE"))) return;
  const company = await em.findOneOrFail(Company, conversation.company.id);
  const profile = await em.findOne(UserProfile, { user: user.id });
  const seekerName = profile ? displayName(profile) : "";
  const params = { conversationId: conversation.id, side: to, from: to === "SEEKER" ? company.name : seekerName };
  const recipient = to === "SEEKER" ? { to: user.email, locale: user.locale } : { to: company.contactEmail, locale: "ja" };
  ctx.mail(em, { ...recipient, template: "message-received", params });
}
