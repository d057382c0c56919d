import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  ChangeScoutSettingMutation,
  ChangeScoutSettingMutationVariables,
  DeclineScoutMutation,
  DeclineScoutMutationVariables,
  EndScoutsMutation,
  EndScoutsMutationVariables,
  OpenScoutMutation,
  OpenScoutMutationVariables,
  ReportScoutMutation,
  ReportScoutMutationVariables,
  StartScoutsMutation,
  StartScoutsMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const startScouts: TypedDocumentNode<StartScoutsMutation, StartScoutsMutationVariables> = gql`
  mutation StartScouts($input: StartScoutsInput!) {
    startScouts(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const changeScoutSetting: TypedDocumentNode<ChangeScoutSettingMutation, ChangeScoutSettingMutationVariables> = gql`
  mutation ChangeScoutSetting($input: ChangeScoutSettingInput!) {
    changeScoutSetting(input: $input) {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const endScouts: TypedDocumentNode<EndScoutsMutation, EndScoutsMutationVariables> = gql`
  mutation EndScouts {
    endScouts {
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const openScout: TypedDocumentNode<OpenScoutMutation, OpenScoutMutationVariables> = gql`
  mutation OpenScout($input: ScoutInput!) {
    openScout(input: $input) {
      scout {
        id
        state
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const declineScout: TypedDocumentNode<DeclineScoutMutation, DeclineScoutMutationVariables> = gql`
  mutation DeclineScout($input: DeclineScoutInput!) {
    declineScout(input: $input) {
      scout {
        id
        state
        declineReason
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const reportScout: TypedDocumentNode<ReportScoutMutation, ReportScoutMutationVariables> = gql`
  mutation ReportScout($input: ReportScoutInput!) {
    reportScout(input: $input) {
      scout {
        id
        isReported
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
