import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ChangeSavedSearchMutation,
  ChangeSavedSearchMutationVariables,
  ConfirmSearchAlertMutation,
  ConfirmSearchAlertMutationVariables,
  DeleteSavedSearchMutation,
  DeleteSavedSearchMutationVariables,
  SetLocaleMutation,
  SetLocaleMutationVariables,
  SetNotificationMutation,
  SetNotificationMutationVariables,
  UpdateProfileMutation,
  UpdateProfileMutationVariables,
} from "#graphql/operations.ts";
import { SavedSearchCard_search } from "./saved-search-card.fragment.ts";

export const setLocale: TypedDocumentNode<SetLocaleMutation, SetLocaleMutationVariables> = gql`
  mutation SetLocale($input: SetLocaleInput!) {
    setLocale(input: $input) {
      me {
        id
        locale
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const setNotification: TypedDocumentNode<SetNotificationMutation, SetNotificationMutationVariables> = gql`
  mutation SetNotification($input: SetNotificationInput!) {
    setNotification(input: $input) {
      notificationSettings {
        family
        email
        site
      }
      errors {
        message
      }
    }
  }
`;

export const updateProfile: TypedDocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables> = gql`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      me {
        id
        profile {
          version
          completeness
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const changeSearch: TypedDocumentNode<ChangeSavedSearchMutation, ChangeSavedSearchMutationVariables> = gql`
  mutation ChangeSavedSearch($input: ChangeSavedSearchInput!) {
    changeSavedSearch(input: $input) {
      savedSearch {
        id
        ...SavedSearchCard_search
      }
      errors {
        message
      }
    }
  }
  ${SavedSearchCard_search}
`;

export const deleteSearch: TypedDocumentNode<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables> = gql`
  mutation DeleteSavedSearch($input: DeleteSavedSearchInput!) {
    deleteSavedSearch(input: $input) {
      deletedId
      errors {
        message
      }
    }
  }
`;

export const confirmAlert: TypedDocumentNode<ConfirmSearchAlertMutation, ConfirmSearchAlertMutationVariables> = gql`
  mutation ConfirmSearchAlert($input: ConfirmSearchAlertInput!) {
    confirmSearchAlert(input: $input) {
      name
      errors {
        message
      }
    }
  }
`;
