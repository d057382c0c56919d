import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { inquiryCategories, inquiryStatuses } from "./inquiry.entity.ts";
import { inquiryEventKinds } from "./inquiry-event.entity.ts";

export const InquiryCategoryEnum = graphqlEnum("InquiryCategory", inquiryCategories, "What an inquiry is about.");
export const InquiryStatusEnum = graphqlEnum("InquiryStatus", inquiryStatuses, "State of an inquiry; SPAM was filled in by a program.");
export const InquiryEventKindEnum = graphqlEnum("InquiryEventKind", inquiryEventKinds, "What was done with an inquiry.");
