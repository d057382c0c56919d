import { defineEntity, p } from "@mikro-orm/core";

/** Goods that a licence opens: learning and examination only. Searching, applying and messaging never need one (職業安定法43条の3). */
export const licenceKinds = ["EXAM_ATTEMPT", "CERTIFICATE", "PREMIUM_MOVIES"] as const;

const LicenceProductSchema = defineEntity({
  name: "LicenceProduct",
  tableName: "licence_product",
  properties: {
    code: p.string().length(30).primary(),
    kind: p.enum(licenceKinds),
    name: p.string().length(80),
    nameEn: p.string().length(80),
    /** The number of times it may be used; null without a limit. */
    uses: p.integer().nullable(),
    /** Days from the purchase on. */
    days: p.integer(),
    /** Yen, tax included. */
    price: p.integer(),
    /** Per cent. */
    taxRate: p.integer().default(10),
    position: p.integer().default(0),
    active: p.boolean().default(true),
  },
});

/** Something for sale to seekers. */
export class LicenceProduct extends LicenceProductSchema.class {}
LicenceProductSchema.setClass(LicenceProduct);
