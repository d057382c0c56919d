import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { planCodes } from "./plan.entity.ts";

export const PlanCodeEnum = graphqlEnum("PlanCode", planCodes, "Plans of companies.");
