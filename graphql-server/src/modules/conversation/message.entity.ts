import { defineEntity, p } from "@mikro-orm/core";
import { actorKinds } from "../../shared/actor.ts";
import { Attachment } from "../attachment/attachment.entity.ts";
import { Conversation } from "./conversation.entity.ts";

const MessageSchema = defineEntity({
  name: "Message",
  tableName: "message",
  properties: {
    id: p.uuid().primary(),
    conversation: () => p.manyToOne(Conversation).ref().deleteRule("cascade"),
    senderKind: p.enum(actorKinds),
    /** The seeker, the company member or the admin who wrote it. */
    senderId: p.uuid().nullable(),
    body: p.text(),
    attachment: () => p.manyToOne(Attachment).ref().nullable().deleteRule("set null"),
    operationId: p.uuid().unique(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["conversation", "createdAt", "id"] }],
});

/** One message, plain text. */
export class Message extends MessageSchema.class {}
MessageSchema.setClass(Message);
