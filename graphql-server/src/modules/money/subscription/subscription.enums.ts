import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { subscriptionStatuses } from "./subscription.entity.ts";

export const SubscriptionStatusEnum = graphqlEnum("SubscriptionStatus", subscriptionStatuses, "How the payment of a plan stands.");
export const PlanChangeKindEnum = graphqlEnum("PlanChangeKind", ["START", "UPGRADE", "LATER", "KEEP"], "When a change of plan happens.");
