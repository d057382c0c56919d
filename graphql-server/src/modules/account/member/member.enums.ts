import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { memberStatuses } from "./company-member.entity.ts";

export const MemberStatusEnum = graphqlEnum(
  "MemberStatus",
  memberStatuses,
  "State of a company member: invited, active, or without access.",
);
