import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { houseLocales } from "../../../shared/locale.ts";
import type { CompanyFacts } from "./company-facts.schema.ts";

const CompanyRegistrationSchema = defineEntity({
  name: "CompanyRegistration",
  tableName: "company_registration",
  properties: {
    id: p.uuid().primary(),
    email: p.type(EncryptedString).$type<string>(),
    ownerName: p.type(EncryptedString).$type<string>(),
    facts: p.json().$type<CompanyFacts>(),
    locale: p.enum(houseLocales),
    /** The version of the terms that the form showed; null for what an older process wrote. */
    termsVersion: p.string().length(20).nullable(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["createdAt"] }],
});

/** A company that asked to register and has not yet opened the link of its mail. Forgotten after a day. */
export class CompanyRegistration extends CompanyRegistrationSchema.class {}
CompanyRegistrationSchema.setClass(CompanyRegistration);
