import { defineEntity, p } from "@mikro-orm/core";

export const testChargeStatuses = ["OPEN", "ACTION", "PAID", "DECLINED", "CANCELED"] as const;

const TestChargeSchema = defineEntity({
  name: "TestCharge",
  tableName: "test_charge",
  properties: {
    id: p.string().length(40).primary(),
    key: p.string().length(120).unique(),
    amount: p.integer(),
    status: p.enum(testChargeStatuses).default("OPEN"),
    method: p.string().length(40).nullable(),
    /** Yen that went back, and the key it was last asked for with. */
    refunded: p.integer().default(0),
    refundKey: p.string().length(120).nullable(),
    clientSecret: p.string().length(100),
  },
});

/** A charge as the built-in test gateway remembers it, like a provider on its side. The table is empty where a real provider is set. */
export class TestCharge extends TestChargeSchema.class {}
TestChargeSchema.setClass(TestCharge);
