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
import { Problem_error } from "#platform/problem.fragment.ts";

export const requestRegistration: TypedDocumentNode<RequestCompanyRegistrationMutation, RequestCompanyRegistrationMutationVariables> = gql`
  mutation RequestCompanyRegistration($input: RequestCompanyRegistrationInput!) {
    requestCompanyRegistration(input: $input) {
      accepted
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const updateCompany: TypedDocumentNode<UpdateCompanyMutation, UpdateCompanyMutationVariables> = gql`
  mutation UpdateCompany($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
      company {
        id
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const settleMutation: TypedDocumentNode<SettleCompanyWorksMutation, SettleCompanyWorksMutationVariables> = gql`
  mutation SettleCompanyWorks {
    settleCompanyWorks {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const closeMutation: TypedDocumentNode<CloseCompanyMutation, CloseCompanyMutationVariables> = gql`
  mutation CloseCompany($input: CloseCompanyInput!) {
    closeCompany(input: $input) {
      closed
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
