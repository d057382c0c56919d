import { defineEntity, p } from "@mikro-orm/core";

/**
 * Terms the operator keeps: working days until a complainant hears of it, days until it should be settled, years a settled complaint is
 * kept, days an inquiry is kept.
 */
export const operatingTermCodes = ["COMPLAINT_ANSWER", "COMPLAINT_SETTLE", "COMPLAINT_KEPT", "INQUIRY_KEPT"] as const;
export type OperatingTermCode = (typeof operatingTermCodes)[number];

const OperatingTermSchema = defineEntity({
  name: "OperatingTerm",
  tableName: "operating_term",
  properties: {
    code: p.enum(operatingTermCodes).primary(),
    /** First day on which the term is in force; it stays until the next row of the code. */
    validFrom: p.type("date").$type<string>().primary(),
    amount: p.integer(),
    /** Law, notice or promise it rests on. */
    basis: p.string().length(400),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
  checks: [
    { name: "operating_term_amount", expression: "amount > 0" },
    { name: "operating_term_future", expression: "valid_from >= (created_at at time zone 'UTC' + '09:00:00'::interval)::date" },
  ],
});

/** A term of the operator's work from a day on. Rows are added, never changed. */
export class OperatingTerm extends OperatingTermSchema.class {}
OperatingTermSchema.setClass(OperatingTerm);
