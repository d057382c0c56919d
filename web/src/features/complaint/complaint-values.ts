import type { ComplaintAct, ComplaintChannel, ComplaintParty, ComplaintStatus, ComplaintSubject } from "#graphql/operations.ts";

export const complaintStatuses: readonly ComplaintStatus[] = ["OPEN", "ANSWERED", "SETTLED"];
export const complaintChannels: readonly ComplaintChannel[] = ["FORM", "MAIL", "PHONE", "LETTER", "AUTHORITY"];
export const complaintParties: readonly ComplaintParty[] = ["SEEKER", "COMPANY", "OTHER"];
export const complaintActs: readonly ComplaintAct[] = ["INVESTIGATED", "ANSWERED", "MEASURE", "NOTE"];
export const complaintSubjects: readonly ComplaintSubject[] = [
  "POSTING_DIFFERS",
  "POSTING_ENDED",
  "COMPANY_CONDUCT",
  "DISCRIMINATION",
  "PERSONAL_DATA",
  "FEE",
  "SERVICE",
  "OTHER",
];
