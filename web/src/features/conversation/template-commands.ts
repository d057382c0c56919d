import { gql, type TypedDocumentNode } from "@apollo/client";
import type { CompanyTemplatesQuery, CompanyTemplatesQueryVariables } from "#graphql/operations.ts";

export const companyTemplatesQuery: TypedDocumentNode<CompanyTemplatesQuery, CompanyTemplatesQueryVariables> = gql`
  query CompanyTemplates {
    companyTemplates {
      id
      name
      body
    }
  }
`;

export type KeptTemplate = CompanyTemplatesQuery["companyTemplates"][number];
