import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ChangePlanMutation,
  ChangePlanMutationVariables,
  CompleteCompanyCardMutation,
  CompleteCompanyCardMutationVariables,
  SaveCompanyCardMutation,
  SaveCompanyCardMutationVariables,
} from "#graphql/operations.ts";

export const changePlan: TypedDocumentNode<ChangePlanMutation, ChangePlanMutationVariables> = gql`
  mutation ChangePlan($input: ChangePlanInput!) {
    changePlan(input: $input) {
      subscription {
        status
        nextPlan
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const saveCompanyCard: TypedDocumentNode<SaveCompanyCardMutation, SaveCompanyCardMutationVariables> = gql`
  mutation SaveCompanyCard($input: SaveCompanyCardInput!) {
    saveCompanyCard(input: $input) {
      subscription {
        card
      }
      clientSecret
      errors {
        code
        message
        path
      }
    }
  }
`;

export const completeCompanyCard: TypedDocumentNode<CompleteCompanyCardMutation, CompleteCompanyCardMutationVariables> = gql`
  mutation CompleteCompanyCard {
    completeCompanyCard {
      subscription {
        card
      }
      errors {
        code
        message
        path
      }
    }
  }
`;
