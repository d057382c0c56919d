import { gql, type TypedDocumentNode } from "@apollo/client";
import type { DeleteAttachmentMutation, DeleteAttachmentMutationVariables } from "#graphql/operations.ts";

export const deleteAttachment: TypedDocumentNode<DeleteAttachmentMutation, DeleteAttachmentMutationVariables> = gql`
  mutation DeleteAttachment($input: DeleteAttachmentInput!) {
    deleteAttachment(input: $input) {
      deletedId
      errors {
        message
      }
    }
  }
`;
