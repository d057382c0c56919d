import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AddDataIncidentStepMutation,
  AddDataIncidentStepMutationVariables,
  ChangeDataIncidentMutation,
  ChangeDataIncidentMutationVariables,
  RecordDataIncidentMutation,
  RecordDataIncidentMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const recordDataIncident: TypedDocumentNode<RecordDataIncidentMutation, RecordDataIncidentMutationVariables> = gql`
  mutation RecordDataIncident($input: RecordDataIncidentInput!) {
    recordDataIncident(input: $input) {
      incident {
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

export const changeDataIncident: TypedDocumentNode<ChangeDataIncidentMutation, ChangeDataIncidentMutationVariables> = gql`
  mutation ChangeDataIncident($input: ChangeDataIncidentInput!) {
    changeDataIncident(input: $input) {
      incident {
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

export const addDataIncidentStep: TypedDocumentNode<AddDataIncidentStepMutation, AddDataIncidentStepMutationVariables> = gql`
  mutation AddDataIncidentStep($input: AddDataIncidentStepInput!) {
    addDataIncidentStep(input: $input) {
      incident {
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
