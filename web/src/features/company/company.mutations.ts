import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CloseCompanyMutation,
  CloseCompanyMutationVariables,
  RequestCompanyRegistrationMutation,
  RequestCompanyRegistrationMutationVariables,
  SettleCompanyWorksMutation,
  SettleCompanyWorksMutationVariables,
  UpdateCompanyMutation,
  UpdateCompanyMutationVariables,
} from "#graphql/operations.ts";

export const requestRegistration: TypedDocumentNode<RequestCompanyRegistrationMutation, RequestCompanyRegistrationMutationVariables> = gql`
  mutation RequestCompanyRegistration($input: RequestCompanyRegistrationInput!) {
    requestCompanyRegistration(input: $input) {
      accepted
      errors {
        code
        message
        path
      }
    }
  }
`;

export const updateCompany: TypedDocumentNode<UpdateCompanyMutation, UpdateCompanyMutationVariables> = gql`
  mutation UpdateCompany($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
      company {
        id
        version
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const settleMutation: TypedDocumentNode<SettleCompanyWorksMutation, SettleCompanyWorksMutationVariables> = gql`
  mutation SettleCompanyWorks {
    settleCompanyWorks {
      errors {
        code
        message
        path
      }
    }
  }
`;

export const closeMutation: TypedDocumentNode<CloseCompanyMutation, CloseCompanyMutationVariables> = gql`
  mutation CloseCompany($input: CloseCompanyInput!) {
    closeCompany(input: $input) {
      closed
      errors {
        code
        message
        path
      }
    }
  }
`;
