import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  DeleteAttachmentMutation,
  DeleteAttachmentMutationVariables,
  ReadResumeMutation,
  ReadResumeMutationVariables,
  UpdateProfileMutation,
  UpdateProfileMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { ProfileFields_profile } from "./profile-query.ts";

export const deleteAttachment: TypedDocumentNode<DeleteAttachmentMutation, DeleteAttachmentMutationVariables> = gql`
  mutation DeleteAttachment($input: DeleteAttachmentInput!) {
    deleteAttachment(input: $input) {
      deletedId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const readResume: TypedDocumentNode<ReadResumeMutation, ReadResumeMutationVariables> = gql`
  mutation ReadResume($input: ReadResumeInput!) {
    readResume(input: $input) {
      facts {
        familyName
        givenName
        familyNameKana
        givenNameKana
        latinName
        birthDate
        phone
        postalCode
        prefecture
        city
        addressLine
        jlptLevel
        education {
          name
          detail
          from
          to
          ending
        }
        workHistory {
          name
          detail
          from
          to
          ending
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const updateProfile: TypedDocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables> = gql`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      me {
        id
        profile {
          ...ProfileFields_profile @unmask
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${ProfileFields_profile}
  ${Problem_error}
`;
