import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ChangeSavedSearchMutation,
  ChangeSavedSearchMutationVariables,
  ConfirmSearchAlertMutation,
  ConfirmSearchAlertMutationVariables,
  SetNotificationMutation,
  SetNotificationMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { SavedSearchCard_search } from "./saved-search-card.fragment.ts";

export const setNotification: TypedDocumentNode<SetNotificationMutation, SetNotificationMutationVariables> = gql`
  mutation SetNotification($input: SetNotificationInput!) {
    setNotification(input: $input) {
      notificationSettings {
        family
        email
        site
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const changeSearch: TypedDocumentNode<ChangeSavedSearchMutation, ChangeSavedSearchMutationVariables> = gql`
  mutation ChangeSavedSearch($input: ChangeSavedSearchInput!) {
    changeSavedSearch(input: $input) {
      savedSearch {
        id
        ...SavedSearchCard_search
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${SavedSearchCard_search}
  ${Problem_error}
`;

export const confirmAlert: TypedDocumentNode<ConfirmSearchAlertMutation, ConfirmSearchAlertMutationVariables> = gql`
  mutation ConfirmSearchAlert($input: ConfirmSearchAlertInput!) {
    confirmSearchAlert(input: $input) {
      name
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
