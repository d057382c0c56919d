import { defineEntity, p } from "@mikro-orm/core";

const AuditAnchorSchema = defineEntity({
  name: "AuditAnchor",
  tableName: "audit_anchor",
  properties: {
    /** Day in Japan. */
    day: p.type("date").$type<string>().primary(),
    /** How many acts were sealed. */
    seq: p.bigint("number"),
    /** The last seal's hash. */
    hash: p.string().length(64),
    at: p.datetime(),
  },
});

/** How far the chain of acts was on a day, as it was mailed to the operator. */
export class AuditAnchor extends AuditAnchorSchema.class {}
AuditAnchorSchema.setClass(AuditAnchor);
