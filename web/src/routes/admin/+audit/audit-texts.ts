import type { ActorKind } from "#graphql/operations.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";
import { inOrder } from "#platform/in-order.ts";

/** The things acts are about: the part of an action before its point. */
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
  "mail",
  "inquiry",
  "complaint",
  "news",
  "movie",
  "testItem",
  "examCertificate",
  "setting",
  "apiKey",
  "clientOperation",
  "oauthClient",
  "scout",
  "webhook",
  "audit",
] as const;

export const actorKinds = inOrder<ActorKind>()(["ADMIN", "COMPANY", "SEEKER", "SYSTEM"]);

/** An action in words, e.g. 求人：承認; parts without a word stand as they are. */
export function actionText(t: FullTranslate<"adminAudit">, action: string): string {
  const [noun = "", verb = ""] = action.split(".");
  return t("adminAudit:act", { noun: t.code("adminAudit:noun", noun), verb: t.code("adminAudit:verb", verb) });
}

/** A kind of thing in words. */
export function objectText(t: FullTranslate<"adminAudit">, objectType: string): string {
  const noun = objectType.charAt(0).toLowerCase() + objectType.slice(1);
  return t.find("adminAudit:noun", noun) ?? objectType;
}
