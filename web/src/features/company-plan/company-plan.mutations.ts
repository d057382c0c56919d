import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ChangePlanMutation,
  ChangePlanMutationVariables,
  CompleteCompanyCardMutation,
  CompleteCompanyCardMutationVariables,
  SaveCompanyCardMutation,
  SaveCompanyCardMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const changePlan: TypedDocumentNode<ChangePlanMutation, ChangePlanMutationVariables> = gql`
  mutation ChangePlan($input: ChangePlanInput!) {
    changePlan(input: $input) {
      subscription {
        status
        nextPlan
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const saveCompanyCard: TypedDocumentNode<SaveCompanyCardMutation, SaveCompanyCardMutationVariables> = gql`
  mutation SaveCompanyCard($input: SaveCompanyCardInput!) {
    saveCompanyCard(input: $input) {
      subscription {
        card
      }
      clientSecret
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const completeCompanyCard: TypedDocumentNode<CompleteCompanyCardMutation, CompleteCompanyCardMutationVariables> = gql`
  mutation CompleteCompanyCard {
    completeCompanyCard {
      subscription {
        card
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
