import { defineEntity, p } from "@mikro-orm/core";
import { passkeyKinds } from "../passkey/passkey.kind.ts";

const TermsConsentSchema = defineEntity({
  name: "TermsConsent",
  tableName: "terms_consent",
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(passkeyKinds),
    accountId: p.uuid(),
    version: p.string().length(20),
    acceptedAt: p.datetime(),
  },
  uniques: [{ properties: ["kind", "accountId", "version"] }],
});

/**
 * That an account agreed to a version of the terms and the privacy policy. What a seeker agreed to when they registered stands in `User` and
 * stays there; what came later, and all of companies, is a row here. Rows are added, never changed.
 */
export class TermsConsent extends TermsConsentSchema.class {}
TermsConsentSchema.setClass(TermsConsent);
