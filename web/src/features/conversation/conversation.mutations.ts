import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  DeleteCompanyTemplateMutation,
  DeleteCompanyTemplateMutationVariables,
  SaveCompanyTemplateMutation,
  SaveCompanyTemplateMutationVariables,
} from "#graphql/operations.ts";

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
