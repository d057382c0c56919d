import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type ModerationReason, moderationReasons } from "./moderation-reason.ts";

function isReason(code: string): code is ModerationReason {
  return code in moderationReasons;
}

export const ModerationReasonEnum = graphqlEnum(
  "ModerationReason",
  Object.keys(moderationReasons).filter(isReason),
  "Why the operator returns or suspends a posting.",
);
