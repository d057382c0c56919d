import { defineEntity, p } from "@mikro-orm/core";
import type { HouseLocale } from "../../../shared/locale.ts";
import type { PageText } from "./site-text.ts";

/** Pages whose text the operator may replace. */
export const legalPages = ["TERMS", "PRIVACY", "LAW", "COMPANY_INFO"] as const;
export type LegalPage = (typeof legalPages)[number];

const LegalTextSchema = defineEntity({
  name: "LegalText",
  tableName: "legal_text",
  properties: {
    page: p.enum(legalPages).primary(),
    /** First day on which the text is in force; it stays until the next row of the page. */
    validFrom: p.type("date").$type<string>().primary(),
    texts: p.json().$type<Readonly<Record<HouseLocale, PageText>>>(),
    /** What is new in it, in a sentence or two; null for a row from before this was asked. */
    changes: p.json().$type<Readonly<Record<HouseLocale, string>>>().nullable(),
    createdBy: p.uuid(),
    createdAt: p.datetime(),
  },
  checks: [{ name: "legal_text_future", expression: "valid_from > (created_at at time zone 'UTC' + '09:00:00'::interval)::date" }],
});

/** The text of a legal page from a day on; before the first row the text shipped with the product holds. Rows are added, never changed. */
export class LegalText extends LegalTextSchema.class {}
LegalTextSchema.setClass(LegalText);
