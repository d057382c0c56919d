import { defineEntity, p } from "@mikro-orm/core";
import type { RubyFields } from "../../../platform/furigana/ruby.ts";
import { EncryptedJson, EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { actorKinds } from "../../../shared/viewer/actor.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { Conversation } from "../conversation/conversation.entity.ts";
import type { SaidPhrase } from "../phrase/fill-phrase.ts";

const MessageSchema = defineEntity({
  name: "Message",
  tableName: "message",
  properties: {
    id: p.uuid().primary(),
    conversation: () => p.manyToOne(Conversation).ref().deleteRule("cascade"),
    senderKind: p.enum(actorKinds),
    /** The seeker, the company member or the admin who wrote it. */
    senderId: p.uuid().nullable(),
    body: p.type(EncryptedString).$type<string>(),
    /** Readings of the body, null while they are not computed. */
    ruby: p.type(EncryptedJson).runtimeType("any").$type<RubyFields>().nullable(),
    /** What was said with a phrase; null for a message in words of one's own. */
    phrase: p.type(EncryptedJson).runtimeType("any").$type<SaidPhrase>().nullable(),
    attachment: () => p.manyToOne(Attachment).ref().nullable().deleteRule("set null"),
    operationId: p.uuid().unique(),
    /** Keyed tokens that the operator's search compares, for messages between a seeker and a company, and their key; null until they are computed. */
    searchTokens: p.array().$type<string[]>().default([]).lazy(),
    searchKey: p.string().length(20).nullable().lazy(),
    createdAt: p.datetime(),
  },
  indexes: [
    { properties: ["conversation", "createdAt", "id"] },
    { name: "message_ruby_missing", expression: "create index message_ruby_missing on message (id) where ruby is null" },
    { name: "message_search_tokens", expression: "create index message_search_tokens on message using gin (search_tokens)" },
    { name: "message_search_missing", expression: "create index message_search_missing on message (id) where search_key is null" },
    { properties: ["createdAt", "id"] },
  ],
});

/** One message, plain text. */
export class Message extends MessageSchema.class {}
MessageSchema.setClass(Message);
