import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../../account/company/company.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { Mailing } from "../mailing/mailing.entity.ts";

export const conversationKinds = ["SEEKER_COMPANY", "ADMIN_SEEKER", "ADMIN_COMPANY"] as const;
export type ConversationKind = (typeof conversationKinds)[number];

const ConversationSchema = defineEntity({
  name: "Conversation",
  tableName: "conversation",
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(conversationKinds),
    user: () => p.manyToOne(User).ref().nullable().deleteRule("restrict"),
    company: () => p.manyToOne(Company).ref().nullable().deleteRule("restrict"),
    entry: () => p.oneToOne(Entry).ref().nullable().owner().deleteRule("restrict"),
    subject: p.string().length(200).nullable(),
    /** The mailing to many that opened it, for its figures. */
    mailing: () => p.manyToOne(Mailing).ref().nullable().deleteRule("set null"),
    lastMessageAt: p.datetime(),
    /** Messages each side has not read: changed in the transaction that writes or reads, under the row's lock. */
    seekerUnread: p.integer().default(0),
    companyUnread: p.integer().default(0),
    adminUnread: p.integer().default(0),
    seekerReadAt: p.datetime().nullable(),
    companyReadAt: p.datetime().nullable(),
    adminReadAt: p.datetime().nullable(),
    /** True while the seeker blocks the company: then it is not there for the company. */
    hiddenFromCompany: p.boolean().default(false),
    createdAt: p.datetime(),
  },
  indexes: [
    { properties: ["user", "lastMessageAt"] },
    { properties: ["company", "lastMessageAt"] },
    { properties: ["kind", "lastMessageAt", "id"] },
    {
      name: "conversation_mailing",
      expression: "create index conversation_mailing on conversation (mailing_id) where mailing_id is not null",
    },
  ],
  checks: [{ name: "conversation_unread", expression: "seeker_unread >= 0 and company_unread >= 0 and admin_unread >= 0" }],
});

/** A conversation between two sides. A seeker and a company write to each other only about an entry. */
export class Conversation extends ConversationSchema.class {}
ConversationSchema.setClass(Conversation);
