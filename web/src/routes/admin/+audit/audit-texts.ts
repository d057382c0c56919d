import type { TFunction } from "#platform/i18n/translate.ts";

/** What acts are about: the part of an action before its point. */
export const auditNouns = [
  "session",
  "twoFactor",
  "adminUser",
  "work",
  "company",
  "companyMember",
  "subscription",
  "invoice",
  "bankPayment",
  "bankFile",
  "licence",
  "refund",
  "payment",
  "user",
  "entry",
  "hire",
  "message",
  "conversation",
  "messageTemplate",
  "mailing",
  "inquiry",
  "complaint",
  "news",
  "movie",
  "testItem",
  "examCertificate",
  "setting",
  "apiKey",
  "audit",
] as const;

export const actorKinds = ["ADMIN", "COMPANY", "SEEKER", "SYSTEM"] as const;
export const auditResults = ["OK", "DENIED", "FAILED"] as const;

/** An action in words, e.g. 求人：承認; parts without a word stand as they are. */
export function actionText(t: TFunction, action: string): string {
  const [noun = "", verb = ""] = action.split(".");
  return t("act", { noun: t(`noun.${noun}`, { defaultValue: noun }), verb: t(`verb.${verb}`, { defaultValue: verb }) });
}

/** A kind of thing in words. */
export function objectText(t: TFunction, objectType: string): string {
  const noun = objectType.charAt(0).toLowerCase() + objectType.slice(1);
  return t(`noun.${noun}`, { defaultValue: objectType });
}
