import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { complaintChannels, complaintParties, complaintStatuses, complaintSubjects } from "./complaint.entity.ts";
import { complaintStepKinds } from "./complaint-step.entity.ts";

export const ComplaintChannelEnum = graphqlEnum("ComplaintChannel", complaintChannels, "How a complaint came in.");
export const ComplaintPartyEnum = graphqlEnum("ComplaintParty", complaintParties, "Who complains.");
export const ComplaintSubjectEnum = graphqlEnum("ComplaintSubject", complaintSubjects, "What a complaint is about.");
export const ComplaintStatusEnum = graphqlEnum("ComplaintStatus", complaintStatuses, "State of a complaint.");
export const ComplaintStepKindEnum = graphqlEnum("ComplaintStepKind", complaintStepKinds, "What was done about a complaint.");
