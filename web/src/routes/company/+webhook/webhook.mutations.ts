import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CreateWebhookMutation,
  CreateWebhookMutationVariables,
  EndWebhookMutation,
  EndWebhookMutationVariables,
  ResendWebhookEventMutation,
  ResendWebhookEventMutationVariables,
  RotateWebhookSecretMutation,
  RotateWebhookSecretMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const createWebhook: TypedDocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables> = gql`
  mutation CreateWebhook($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      secret
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const rotateWebhookSecret: TypedDocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables> = gql`
  mutation RotateWebhookSecret($input: WebhookInput!) {
    rotateWebhookSecret(input: $input) {
      secret
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const endWebhook: TypedDocumentNode<EndWebhookMutation, EndWebhookMutationVariables> = gql`
  mutation EndWebhook($input: WebhookInput!) {
    endWebhook(input: $input) {
      endedId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const resendWebhookEvent: TypedDocumentNode<ResendWebhookEventMutation, ResendWebhookEventMutationVariables> = gql`
  mutation ResendWebhookEvent($input: ResendWebhookEventInput!) {
    resendWebhookEvent(input: $input) {
      event {
        id
        state
        attempts
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
