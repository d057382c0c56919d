import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AddSchoolVacationMutation,
  AddSchoolVacationMutationVariables,
  AddShiftMutation,
  AddShiftMutationVariables,
  RemoveSchoolVacationMutation,
  RemoveSchoolVacationMutationVariables,
  RemoveShiftMutation,
  RemoveShiftMutationVariables,
} from "#graphql/operations.ts";

export const addShift: TypedDocumentNode<AddShiftMutation, AddShiftMutationVariables> = gql`
  mutation AddShift($input: AddShiftInput!) {
    addShift(input: $input) {
      shifts {
        id
      }
      excesses {
        kind
        from
        to
        minutes
        limitMinutes
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const removeShift: TypedDocumentNode<RemoveShiftMutation, RemoveShiftMutationVariables> = gql`
  mutation RemoveShift($input: RemoveShiftInput!) {
    removeShift(input: $input) {
      removedId
      errors {
        message
      }
    }
  }
`;

export const addSchoolVacation: TypedDocumentNode<AddSchoolVacationMutation, AddSchoolVacationMutationVariables> = gql`
  mutation AddSchoolVacation($input: AddSchoolVacationInput!) {
    addSchoolVacation(input: $input) {
      vacation {
        id
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

export const removeSchoolVacation: TypedDocumentNode<RemoveSchoolVacationMutation, RemoveSchoolVacationMutationVariables> = gql`
  mutation RemoveSchoolVacation($input: RemoveShiftInput!) {
    removeSchoolVacation(input: $input) {
      removedId
      errors {
        message
      }
    }
  }
`;
