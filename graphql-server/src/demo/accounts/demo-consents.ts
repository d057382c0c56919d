import { termsVersion } from "../../modules/account/registration/terms.ts";
import { newId } from "../../shared/ids.ts";

/** That members agreed to the terms when they came. */
export function demoConsents(members: readonly { id: string; createdAt: Date }[]) {
  return members.map(({ id: accountId, createdAt: acceptedAt }) => {
    return { id: newId(), kind: "COMPANY" as const, accountId, version: termsVersion, acceptedAt };
  });
}
