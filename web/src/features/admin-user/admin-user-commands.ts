import { gql, type TypedDocumentNode } from "@apollo/client";
import type * as operations from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import type { FieldProblem } from "#ui/form.tsx";

const inviteAdmin: TypedDocumentNode<operations.InviteAdminMutation, operations.InviteAdminMutationVariables> = gql`
  mutation InviteAdmin($input: InviteAdminInput!) {
    inviteAdmin(input: $input) {
      adminUser {
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

const resendInvitation: TypedDocumentNode<operations.ResendAdminInvitationMutation, operations.ResendAdminInvitationMutationVariables> =
  gql`
  mutation ResendAdminInvitation($input: AdminUserRefInput!) {
    resendAdminInvitation(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const updateAdmin: TypedDocumentNode<operations.UpdateAdminMutation, operations.UpdateAdminMutationVariables> = gql`
  mutation UpdateAdmin($input: UpdateAdminInput!) {
    updateAdmin(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const disableAdmin: TypedDocumentNode<operations.DisableAdminMutation, operations.DisableAdminMutationVariables> = gql`
  mutation DisableAdmin($input: AdminAccessInput!) {
    disableAdmin(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const enableAdmin: TypedDocumentNode<operations.EnableAdminMutation, operations.EnableAdminMutationVariables> = gql`
  mutation EnableAdmin($input: AdminAccessInput!) {
    enableAdmin(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

const endAdminSessions: TypedDocumentNode<operations.EndAdminSessionsMutation, operations.EndAdminSessionsMutationVariables> = gql`
  mutation EndAdminSessions($input: AdminUserRefInput!) {
    endAdminSessions(input: $input) {
      ended
      errors {
        code
        message
        path
      }
    }
  }
`;

const resetTwoFactor: TypedDocumentNode<operations.ResetAdminTwoFactorMutation, operations.ResetAdminTwoFactorMutationVariables> = gql`
  mutation ResetAdminTwoFactor($input: ResetTwoFactorInput!) {
    resetTwoFactor(input: $input) {
      errors {
        code
        message
        path
      }
    }
  }
`;

type Problems = readonly FieldProblem[];
interface Target {
  id: string;
  version: number;
}

/** Invites a person to the back office; answers the problems, or nothing. */
export async function invite(input: operations.InviteAdminInput): Promise<Problems> {
  return (await client.mutate({ mutation: inviteAdmin, variables: { input } })).data?.inviteAdmin.errors ?? [];
}

/** Gives a person of the back office another name or role. */
export async function update(input: operations.UpdateAdminInput): Promise<Problems> {
  return (await client.mutate({ mutation: updateAdmin, variables: { input } })).data?.updateAdmin.errors ?? [];
}

export const adminActs = ["resend", "endSessions", "resetTwoFactor", "disable", "enable"] as const;
export type AdminAct = (typeof adminActs)[number];

/** Does one act on a person of the back office; answers the problems. */
export async function actOnAdmin(act: AdminAct, { id, version }: Target): Promise<Problems> {
  const access = { input: { id, version } };
  const run: Record<AdminAct, () => Promise<Problems | undefined>> = {
    resend: async () =>
      (await client.mutate({ mutation: resendInvitation, variables: { input: { id } } })).data?.resendAdminInvitation.errors,
    endSessions: async () =>
      (await client.mutate({ mutation: endAdminSessions, variables: { input: { id } } })).data?.endAdminSessions.errors,
    resetTwoFactor: async () =>
      (await client.mutate({ mutation: resetTwoFactor, variables: { input: { id, kind: "ADMIN" } } })).data?.resetTwoFactor.errors,
    disable: async () => (await client.mutate({ mutation: disableAdmin, variables: access })).data?.disableAdmin.errors,
    enable: async () => (await client.mutate({ mutation: enableAdmin, variables: access })).data?.enableAdmin.errors,
  };
  return (await run[act]()) ?? [];
}
