import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  AddLegalTextMutation,
  AddLegalTextMutationVariables,
  AddMinimumWagesMutation,
  AddMinimumWagesMutationVariables,
  AddNoticeRuleMutation,
  AddNoticeRuleMutationVariables,
  AddOperatingTermMutation,
  AddOperatingTermMutationVariables,
  AddOperatorFactsMutation,
  AddOperatorFactsMutationVariables,
  AddPermissionRuleMutation,
  AddPermissionRuleMutationVariables,
  SetRuleTierMutation,
  SetRuleTierMutationVariables,
  WithdrawSettingMutation,
  WithdrawSettingMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const addOperatorFacts: TypedDocumentNode<AddOperatorFactsMutation, AddOperatorFactsMutationVariables> = gql`
  mutation AddOperatorFacts($input: AddOperatorFactsInput!) {
    addOperatorFacts(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const addMinimumWages: TypedDocumentNode<AddMinimumWagesMutation, AddMinimumWagesMutationVariables> = gql`
  mutation AddMinimumWages($input: AddMinimumWagesInput!) {
    addMinimumWages(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const addOperatingTerm: TypedDocumentNode<AddOperatingTermMutation, AddOperatingTermMutationVariables> = gql`
  mutation AddOperatingTerm($input: AddOperatingTermInput!) {
    addOperatingTerm(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const addLegalText: TypedDocumentNode<AddLegalTextMutation, AddLegalTextMutationVariables> = gql`
  mutation AddLegalText($input: AddLegalTextInput!) {
    addLegalText(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const addPermissionRule: TypedDocumentNode<AddPermissionRuleMutation, AddPermissionRuleMutationVariables> = gql`
  mutation AddPermissionRule($input: AddPermissionRuleInput!) {
    addPermissionRule(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const addNoticeRule: TypedDocumentNode<AddNoticeRuleMutation, AddNoticeRuleMutationVariables> = gql`
  mutation AddNoticeRule($input: AddNoticeRuleInput!) {
    addNoticeRule(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const setRuleTier: TypedDocumentNode<SetRuleTierMutation, SetRuleTierMutationVariables> = gql`
  mutation SetRuleTier($input: SetRuleTierInput!) {
    setRuleTier(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const withdrawSetting: TypedDocumentNode<WithdrawSettingMutation, WithdrawSettingMutationVariables> = gql`
  mutation WithdrawSetting($input: WithdrawSettingInput!) {
    withdrawSetting(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
