import type { CompanyStatus } from "../../../shared/viewer/roles.ts";
import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";

/** The operator writes to seekers or to companies. */
export const mailingAudiences = ["SEEKER", "COMPANY"] as const;
export type MailingAudience = (typeof mailingAudiences)[number];

export const mailingStatuses = ["SENDING", "SENT", "STOPPED"] as const;
export type MailingStatus = (typeof mailingStatuses)[number];

/**
 * The conditions on the recipients of a mailing. Facts of the account only, never wishes: choosing people for a posting by their profile
 * would be 職業紹介. Times as ISO 8601.
 */
export interface MailingFilter {
  measuredLevels?: readonly MeasuredLevel[] | null;
  locales?: readonly string[] | null;
  registeredFrom?: string | null;
  registeredBefore?: string | null;
  companyStatuses?: readonly CompanyStatus[] | null;
  plans?: readonly string[] | null;
}
