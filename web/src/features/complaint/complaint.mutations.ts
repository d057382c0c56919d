import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AddComplaintStepMutation,
  AddComplaintStepMutationVariables,
  AssignComplaintMutation,
  AssignComplaintMutationVariables,
  RecordComplaintMutation,
  RecordComplaintMutationVariables,
  ReopenComplaintMutation,
  ReopenComplaintMutationVariables,
  SettleComplaintMutation,
  SettleComplaintMutationVariables,
} from "#graphql/operations.ts";

export const recordComplaint: TypedDocumentNode<RecordComplaintMutation, RecordComplaintMutationVariables> = gql`
  mutation RecordComplaint($input: RecordComplaintInput!) {
    recordComplaint(input: $input) {
      complaint {
        id
        number
      }
      errors {
        code
        path
        message
      }
    }
  }
`;

export const addComplaintStep: TypedDocumentNode<AddComplaintStepMutation, AddComplaintStepMutationVariables> = gql`
  mutation AddComplaintStep($input: AddComplaintStepInput!) {
    addComplaintStep(input: $input) {
      complaint {
        id
        version
      }
      errors {
        message
      }
    }
  }
`;

export const settleComplaint: TypedDocumentNode<SettleComplaintMutation, SettleComplaintMutationVariables> = gql`
  mutation SettleComplaint($input: SettleComplaintInput!) {
    settleComplaint(input: $input) {
      complaint {
        id
        version
      }
      errors {
        message
      }
    }
  }
`;

export const reopenComplaint: TypedDocumentNode<ReopenComplaintMutation, ReopenComplaintMutationVariables> = gql`
  mutation ReopenComplaint($input: ReopenComplaintInput!) {
    reopenComplaint(input: $input) {
      complaint {
        id
        version
      }
      errors {
        message
      }
    }
  }
`;

export const assignComplaint: TypedDocumentNode<AssignComplaintMutation, AssignComplaintMutationVariables> = gql`
  mutation AssignComplaint($input: AssignComplaintInput!) {
    assignComplaint(input: $input) {
      complaint {
        id
        version
      }
      errors {
        message
      }
    }
  }
`;
