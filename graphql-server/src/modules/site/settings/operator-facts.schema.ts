import { z } from "zod";
import { isCorporateNumber } from "../../../shared/corporate-number.ts";
import { emailSchema } from "../../../shared/email.ts";
import { problem } from "../../../shared/user-error.ts";

const text = (limit: number) => z.string().trim().min(1).max(limit);
const day = z.iso.date();

/** Facts of the operator as the form asks for them, each with its own rule. */
export const operatorFactsSchema = z.strictObject({
  name: text(120),
  nameEn: text(120),
  representative: text(120),
  representativeEn: text(120),
  manager: text(120),
  managerEn: text(120),
  postalCode: z.string().regex(/^\d{7}$/, { error: "INVALID" }),
  address: text(300),
  addressEn: text(300),
  phone: text(20),
  phoneHours: text(120),
  phoneHoursEn: text(120),
  email: emailSchema,
  establishedOn: day,
  corporateNumber: z.string().refine(isCorporateNumber, problem("INVALID_CORPORATE_NUMBER")),
  invoiceNumber: z.string().regex(/^T\d{13}$/, { error: "INVALID" }),
  bankAccount: z.string().trim().max(200),
  notificationNumber: text(40),
  notificationDate: day,
  telecomNumber: z.string().trim().max(40),
  complaintDesk: text(120),
  complaintDeskEn: text(120),
  complaintPerson: text(120),
  complaintPersonEn: text(120),
  privacyOfficer: text(120),
  privacyOfficerEn: text(120),
});
export type OperatorFacts = z.output<typeof operatorFactsSchema>;

/** Names of the facts, in the order of the form. */
export const operatorFactNames = operatorFactsSchema.keyof().options;
