import { ComplaintResolver } from "../../modules/message/complaint/complaint.resolver.ts";
import { DataIncidentResolver } from "../../modules/message/incident/incident.resolver.ts";
import { InquiryAdminResolver } from "../../modules/message/inquiry/inquiry.admin.resolver.ts";
import { InquiryPublicResolver } from "../../modules/message/inquiry/inquiry.public.resolver.ts";
import { WorkReportAdminResolver } from "../../modules/work/report/work-report.admin.resolver.ts";
import { ReviewAdminResolver } from "../../modules/work/review/review.admin.resolver.ts";

/** What the operator works off at a desk: postings under review, inquiries, complaints, reports and data incidents. */
export const deskResolvers = [
  ComplaintResolver,
  DataIncidentResolver,
  InquiryAdminResolver,
  InquiryPublicResolver,
  ReviewAdminResolver,
  WorkReportAdminResolver,
];
