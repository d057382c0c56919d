import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { loader } from "../../../shared/loader.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import { parse } from "../../../shared/user-error.ts";
import { adminUserById } from "../../account/admin/admin-user.loaders.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { Mailing } from "./mailing.entity.ts";
import { readCountByMailing } from "./mailing.loaders.ts";
import { type MailingAudience, type MailingStatus, mailingAudiences } from "./mailing.vocabulary.ts";
import { filterSchema, recipientsSql } from "./mailing-recipients.ts";
import { MessageTemplate } from "./message-template.entity.ts";

const countSchema = z.object({ audience: z.enum(mailingAudiences), filter: filterSchema });

/** Counts the recipients that a mailing would reach now. @throws UserErrors INVALID */
export async function countRecipients(ctx: Ctx, input: z.input<typeof countSchema>): Promise<number> {
  requireOperator(ctx);
  const { audience, filter } = parse(countSchema, input);
  const { text, values } = recipientsSql(audience, filter);
  const [row] = await ctx.em.execute<{ count: number }[]>(`select count(*)::int as count from (${text}) chosen`, values);
  return row?.count ?? 0;
}

/** A mailing with its figures, as the back office shows it. */
export interface ShownMailing {
  id: string;
  audience: MailingAudience;
  subject: string;
  body: string;
  status: MailingStatus;
  recipientCount: number;
  sentCount: number;
  skippedCount: number;
  readCount: number;
  createdAt: Date;
  endedAt: Date | null;
  adminName: string;
}

/** Presents a mailing with how many have read it and who began it. */
export async function presentMailing(ctx: Ctx, mailing: Mailing): Promise<ShownMailing> {
  const [readCount, admin] = await Promise.all([
    loader(ctx, readCountByMailing).load(mailing.id),
    loader(ctx, adminUserById).load(mailing.adminId),
  ]);
  const { id, audience, subject, body, status, recipientCount, sentCount, skippedCount, createdAt } = mailing;
  const ended = mailing.endedAt ?? null;
  return {
    id,
    audience,
    subject,
    body,
    status,
    recipientCount,
    sentCount,
    skippedCount,
    readCount,
    createdAt,
    endedAt: ended,
    adminName: admin?.name ?? "",
  };
}

/** Mailings to seekers or to companies, newest first, by keyset. */
export async function listMailings(ctx: Ctx, input: { audience: MailingAudience; first: number; after?: string | null }) {
  requireOperator(ctx);
  const wanted = { audience: parse(z.enum(mailingAudiences), input.audience) };
  const { where, orderBy, limit, page } = keyset(latestBy("createdAt"), input);
  const { items, pageInfo } = page(await ctx.em.find(Mailing, { $and: [wanted, where] }, { orderBy, limit }));
  return { items: await Promise.all(items.map((mailing) => presentMailing(ctx, mailing))), pageInfo };
}

/** One mailing. */
export async function findMailing(ctx: Ctx, id: string): Promise<ShownMailing | null> {
  requireOperator(ctx);
  const mailing = isId(id) ? await ctx.em.findOne(Mailing, { id }, { refresh: true }) : null;
  return mailing && presentMailing(ctx, mailing);
}

/** Texts that are kept for one audience, by name; there are at most a hundred. */
export function listTemplates(ctx: Ctx, audience: MailingAudience): Promise<MessageTemplate[]> {
  requireOperator(ctx);
  return ctx.em.find(MessageTemplate, { audience: parse(z.enum(mailingAudiences), audience) }, { orderBy: { name: "asc" }, limit: 100 });
}
