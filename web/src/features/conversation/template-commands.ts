import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CompanyTemplatesQuery,
  CompanyTemplatesQueryVariables,
  DeleteCompanyTemplateMutation,
  DeleteCompanyTemplateMutationVariables,
  SaveCompanyTemplateMutation,
  SaveCompanyTemplateMutationVariables,
} from "#graphql/operations.ts";

export const companyTemplatesQuery: TypedDocumentNode<CompanyTemplatesQuery, CompanyTemplatesQueryVariables> = gql`
  query CompanyTemplates {
    companyTemplates {
      id
      name
      body
    }
  }
`;

export const saveCompanyTemplate: TypedDocumentNode<SaveCompanyTemplateMutation, SaveCompanyTemplateMutationVariables> = gql`
  mutation SaveCompanyTemplate($input: SaveCompanyTemplateInput!) {
    saveCompanyTemplate(input: $input) {
      template {
        id
      }
      errors {
        message
      }
    }
  }
`;

export const deleteCompanyTemplate: TypedDocumentNode<DeleteCompanyTemplateMutation, DeleteCompanyTemplateMutationVariables> = gql`
  mutation DeleteCompanyTemplate($input: DeleteCompanyTemplateInput!) {
    deleteCompanyTemplate(input: $input) {
      deletedId
      errors {
        message
      }
    }
  }
`;

export type KeptTemplate = CompanyTemplatesQuery["companyTemplates"][number];
