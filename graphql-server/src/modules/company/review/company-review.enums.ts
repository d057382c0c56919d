import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { companyReviews } from "./company-account.queries.ts";
import { companyEventKinds } from "./company-event.entity.ts";

export const CompanyReviewEnum = graphqlEnum("CompanyReview", companyReviews, "Under review: who waits for whom.");
export const CompanyEventKindEnum = graphqlEnum("CompanyEventKind", companyEventKinds, "What the operator decided about a company.");
