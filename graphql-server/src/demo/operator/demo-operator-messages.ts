import type { RequiredEntityData } from "@mikro-orm/postgresql";
import type { UserEvent } from "../../modules/account/seeker/user-event.entity.ts";
import type { Conversation } from "../../modules/message/conversation/conversation.entity.ts";
import type { Mailing } from "../../modules/message/mailing/mailing.entity.ts";
import type { MessageTemplate } from "../../modules/message/mailing/message-template.entity.ts";
import type { Message } from "../../modules/message/message/message.entity.ts";
import { mailingText, operatorMessages, templates } from "../content/operator-messages.ts";
import { createRandom, demoId } from "../random.ts";

const hour = 3_600_000;

interface Stage {
  users: readonly { id: string; status: string }[];
  companies: readonly { id: string; status: string }[];
  members: readonly { id: string; company: string }[];
  /** The admin who looks after people. */
  adminId: string;
  now: Date;
}

interface Written {
  conversations: RequiredEntityData<Conversation>[];
  messages: RequiredEntityData<Message>[];
}

type Whom = { kind: "ADMIN_SEEKER"; user: string } | { kind: "ADMIN_COMPANY"; company: string };

/** Makes what the operator and people have written to each other, saved texts, and one mailing that went to every seeker. */
export function demoOperatorMessages({ users, companies, members, adminId, now }: Stage) {
  const random = createRandom(20_261_122);
  const readers = users.filter(({ status }) => status === "ACTIVE");
  const employers = companies.filter(({ status }) => status === "ACTIVE");
  const written: Written = { conversations: [], messages: [] };
  const before = (hours: number) => new Date(now.getTime() - hours * hour);

  function write(whom: Whom, message: { subject: string; texts: readonly string[]; at: Date; mailing?: string; isRead?: boolean }): void {
    const { subject, texts, at, mailing, isRead = true } = message;
    const id = demoId(random, at);
    const times = texts.map((_, index) => new Date(at.getTime() + index * 5 * hour));
    const isTheirs = texts.length % 2 === 0;
    const isSeeker = whom.kind === "ADMIN_SEEKER";
    const other =
      whom.kind === "ADMIN_SEEKER"
        ? ({ kind: "SEEKER", id: whom.user } as const)
        : ({ kind: "COMPANY", id: members.find(({ company }) => company === whom.company)?.id ?? null } as const);
    const readAt = isRead ? new Date(at.getTime() + hour) : null;
    written.conversations.push({
      id,
      ...whom,
      subject,
      mailing: mailing ?? null,
      lastMessageAt: times.at(-1) ?? at,
      createdAt: at,
      adminUnread: isTheirs ? 1 : 0,
      seekerUnread: isSeeker && !isRead ? 1 : 0,
      companyUnread: !isSeeker && !isRead ? 1 : 0,
      seekerReadAt: isSeeker ? readAt : null,
      companyReadAt: isSeeker ? null : readAt,
    });
    for (const [index, body] of texts.entries()) {
      const sender = index % 2 === 0 ? { senderKind: "ADMIN" as const, senderId: adminId } : { senderKind: other.kind, senderId: other.id };
      const at = times[index] ?? now;
      written.messages.push({
        id: demoId(random, at),
        conversation: id,
        ...sender,
        body,
        searchText: "",
        operationId: demoId(random, at),
        createdAt: at,
      });
    }
  }

  for (const [index, { subject, texts }] of operatorMessages.SEEKER.entries()) {
    const user = readers[index + 2];
    if (user) write({ kind: "ADMIN_SEEKER", user: user.id }, { subject, texts, at: before(60 + index * 30), isRead: index !== 1 });
  }
  for (const [index, { subject, texts }] of operatorMessages.COMPANY.entries()) {
    const company = employers[index];
    if (company)
      write({ kind: "ADMIN_COMPANY", company: company.id }, { subject, texts, at: before(200 + index * 26), isRead: index !== 2 });
  }
  const mailingId = demoId(random, before(700));
  for (const [index, user] of readers.entries()) {
    const mailed = { subject: mailingText.subject, texts: [mailingText.body], at: before(700), mailing: mailingId };
    write({ kind: "ADMIN_SEEKER", user: user.id }, { ...mailed, isRead: index % 3 !== 2 || index < 2 });
  }
  const mailing: RequiredEntityData<Mailing> = {
    id: mailingId,
    audience: "SEEKER",
    filter: {},
    ...mailingText,
    status: "SENT",
    recipientCount: readers.length,
    sentCount: readers.length,
    adminId,
    operationId: demoId(random, before(700)),
    createdAt: before(700),
    endedAt: before(700),
  };
  const kept: RequiredEntityData<MessageTemplate>[] = templates.map((template) => ({
    id: demoId(random, before(900)),
    ...template,
    version: 1,
    createdAt: before(900),
    updatedAt: before(900),
  }));
  const events: RequiredEntityData<UserEvent>[] = users
    .filter(({ status }) => status === "SUSPENDED")
    .map(({ id }) => ({
      id: demoId(random, before(90)),
      user: id,
      from: "ACTIVE",
      to: "SUSPENDED",
      actorKind: "ADMIN",
      actorId: adminId,
      reason: "同じ文面を多くの企業に送っているとの通報を複数受けたため、確認が取れるまで停止。",
      at: before(90),
    }));
  return { ...written, mailing, templates: kept, events };
}
