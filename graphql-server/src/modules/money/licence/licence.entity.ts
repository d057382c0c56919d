import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../account/seeker/user.entity.ts";
import { licenceKinds } from "./licence-product.entity.ts";
import { LicencePurchase } from "./licence-purchase.entity.ts";

const LicenceSchema = defineEntity({
  name: "Licence",
  tableName: "licence",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    purchase: () => p.manyToOne(LicencePurchase).ref().unique().deleteRule("restrict"),
    kind: p.enum(licenceKinds),
    /** The number of uses left; null without a limit. */
    usesLeft: p.integer().nullable().check("uses_left >= 0"),
    validFrom: p.datetime(),
    validUntil: p.datetime(),
  },
  indexes: [{ properties: ["user", "kind", "validUntil"] }],
});

/** The right to sit exams, get a certificate or watch premium movies for some time. */
export class Licence extends LicenceSchema.class {}
LicenceSchema.setClass(Licence);
