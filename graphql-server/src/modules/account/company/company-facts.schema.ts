import { z } from "zod";
import { corporateNumberSchema } from "../../../shared/corporate-number.ts";
import { emailSchema } from "../../../shared/email.ts";
import { problem } from "../../../shared/user-error.ts";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { phoneOf, postalCodeOf } from "../profile/contact-normal.ts";
import { industries } from "./company.entity.ts";

const oneLine = (text: string) => text.normalize("NFKC").replace(/\s+/g, " ").trim();
const line = (maximum: number) =>
  z
    .string()
    .max(maximum * 2)
    .transform(oneLine)
    .pipe(z.string().max(maximum));
const requiredLine = (maximum: number) => line(maximum).pipe(z.string().min(1));
const optionalLine = (maximum: number) =>
  line(maximum)
    .nullish()
    .transform((text) => text || null);

const postalCode = z
  .string()
  .max(40)
  .transform((text, context) => {
    const code = postalCodeOf(text);
    if (code) return code;
    context.addIssue({ code: "custom", ...problem("INVALID_POSTAL_CODE") });
    return z.NEVER;
  });

const phone = z
  .string()
  .max(40)
  .transform((text, context) => {
    const number = phoneOf(text);
    if (number) return number;
    context.addIssue({ code: "custom", ...problem("INVALID_PHONE") });
    return z.NEVER;
  });

const website = z
  .string()
  .trim()
  .max(500)
  .nullish()
  .transform((text) => text || null)
  .refine((text) => text === null || /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text), problem("INVALID_URL"));

/** The facts a company gives about itself; one schema for registering and for changing them. */
export const companyFactsSchema = z.object({
  name: requiredLine(120),
  nameKana: optionalLine(120),
  nameEn: optionalLine(160),
  corporateNumber: corporateNumberSchema,
  industry: z.enum(industries),
  postalCode,
  prefecture: z.enum(prefectureCodes),
  city: requiredLine(60),
  addressLine: requiredLine(200),
  building: optionalLine(120),
  contactEmail: emailSchema,
  contactPhone: phone,
  websiteUrl: website,
  representative: requiredLine(120),
  employeeCount: z
    .int()
    .min(0)
    .max(10_000_000)
    .nullish()
    .transform((count) => count ?? null),
  foundedYear: z
    .int()
    .min(578)
    .max(2100)
    .nullish()
    .transform((year) => year ?? null),
  description: z.string().trim().max(4_000),
});

export type CompanyFacts = z.output<typeof companyFactsSchema>;
