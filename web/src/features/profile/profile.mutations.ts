import { gql, type TypedDocumentNode } from "@apollo/client";
import type { DeleteAttachmentMutation, DeleteAttachmentMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

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
