import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  DeleteCompanyTemplateMutation,
  DeleteCompanyTemplateMutationVariables,
  SaveCompanyTemplateMutation,
  SaveCompanyTemplateMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const saveCompanyTemplate: TypedDocumentNode<SaveCompanyTemplateMutation, SaveCompanyTemplateMutationVariables> = gql`
  mutation SaveCompanyTemplate($input: SaveCompanyTemplateInput!) {
    saveCompanyTemplate(input: $input) {
      template {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const deleteCompanyTemplate: TypedDocumentNode<DeleteCompanyTemplateMutation, DeleteCompanyTemplateMutationVariables> = gql`
  mutation DeleteCompanyTemplate($input: DeleteCompanyTemplateInput!) {
    deleteCompanyTemplate(input: $input) {
      deletedId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
