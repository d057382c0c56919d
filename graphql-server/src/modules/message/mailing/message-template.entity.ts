import { defineEntity, p } from "@mikro-orm/core";
import { mailingAudiences } from "./mailing.vocabulary.ts";

const MessageTemplateSchema = defineEntity({
  name: "MessageTemplate",
  tableName: "message_template",
  properties: {
    id: p.uuid().primary(),
    audience: p.enum(mailingAudiences),
    /** As the operator finds it again. */
    name: p.string().length(80),
    subject: p.string().length(200),
    body: p.text(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ["audience", "name"] }],
});

/** A text that the operator sends often. */
export class MessageTemplate extends MessageTemplateSchema.class {}
MessageTemplateSchema.setClass(MessageTemplate);
