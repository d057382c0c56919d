import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AddCompanyPhotoMutation,
  AddCompanyPhotoMutationVariables,
  ChangeCompanyPhotoMutation,
  ChangeCompanyPhotoMutationVariables,
  OrderCompanyPhotosMutation,
  OrderCompanyPhotosMutationVariables,
  RemoveCompanyPhotoMutation,
  RemoveCompanyPhotoMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { OwnPhotos_company } from "./own-photo.fragment.ts";

export const addCompanyPhoto: TypedDocumentNode<AddCompanyPhotoMutation, AddCompanyPhotoMutationVariables> = gql`
  mutation AddCompanyPhoto($input: AddCompanyPhotoInput!) {
    addCompanyPhoto(input: $input) {
      company {
        id
        ...OwnPhotos_company
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
  ${OwnPhotos_company}
`;

export const changeCompanyPhoto: TypedDocumentNode<ChangeCompanyPhotoMutation, ChangeCompanyPhotoMutationVariables> = gql`
  mutation ChangeCompanyPhoto($input: ChangeCompanyPhotoInput!) {
    changeCompanyPhoto(input: $input) {
      company {
        id
        ...OwnPhotos_company
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
  ${OwnPhotos_company}
`;

export const orderCompanyPhotos: TypedDocumentNode<OrderCompanyPhotosMutation, OrderCompanyPhotosMutationVariables> = gql`
  mutation OrderCompanyPhotos($input: OrderCompanyPhotosInput!) {
    orderCompanyPhotos(input: $input) {
      company {
        id
        ...OwnPhotos_company
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
  ${OwnPhotos_company}
`;

export const removeCompanyPhoto: TypedDocumentNode<RemoveCompanyPhotoMutation, RemoveCompanyPhotoMutationVariables> = gql`
  mutation RemoveCompanyPhoto($input: RemoveCompanyPhotoInput!) {
    removeCompanyPhoto(input: $input) {
      company {
        id
        ...OwnPhotos_company
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
  ${OwnPhotos_company}
`;
