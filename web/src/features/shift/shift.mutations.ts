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
import { Problem_error } from "#platform/problem.fragment.ts";

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
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const removeShift: TypedDocumentNode<RemoveShiftMutation, RemoveShiftMutationVariables> = gql`
  mutation RemoveShift($input: RemoveShiftInput!) {
    removeShift(input: $input) {
      removedId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const addSchoolVacation: TypedDocumentNode<AddSchoolVacationMutation, AddSchoolVacationMutationVariables> = gql`
  mutation AddSchoolVacation($input: AddSchoolVacationInput!) {
    addSchoolVacation(input: $input) {
      vacation {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const removeSchoolVacation: TypedDocumentNode<RemoveSchoolVacationMutation, RemoveSchoolVacationMutationVariables> = gql`
  mutation RemoveSchoolVacation($input: RemoveShiftInput!) {
    removeSchoolVacation(input: $input) {
      removedId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
