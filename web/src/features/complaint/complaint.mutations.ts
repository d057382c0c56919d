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
import { Problem_error } from "#platform/problem.fragment.ts";

export const recordComplaint: TypedDocumentNode<RecordComplaintMutation, RecordComplaintMutationVariables> = gql`
  mutation RecordComplaint($input: RecordComplaintInput!) {
    recordComplaint(input: $input) {
      complaint {
        id
        number
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const addComplaintStep: TypedDocumentNode<AddComplaintStepMutation, AddComplaintStepMutationVariables> = gql`
  mutation AddComplaintStep($input: AddComplaintStepInput!) {
    addComplaintStep(input: $input) {
      complaint {
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

export const settleComplaint: TypedDocumentNode<SettleComplaintMutation, SettleComplaintMutationVariables> = gql`
  mutation SettleComplaint($input: SettleComplaintInput!) {
    settleComplaint(input: $input) {
      complaint {
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

export const reopenComplaint: TypedDocumentNode<ReopenComplaintMutation, ReopenComplaintMutationVariables> = gql`
  mutation ReopenComplaint($input: ReopenComplaintInput!) {
    reopenComplaint(input: $input) {
      complaint {
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

export const assignComplaint: TypedDocumentNode<AssignComplaintMutation, AssignComplaintMutationVariables> = gql`
  mutation AssignComplaint($input: AssignComplaintInput!) {
    assignComplaint(input: $input) {
      complaint {
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
