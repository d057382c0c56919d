/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountKind =
  | 'ADMIN'
  | 'COMPANY'
  | 'SEEKER';

export type AdminRole =
  | 'ACCOUNTANT'
  | 'EDITOR'
  | 'OPERATOR'
  | 'OWNER';

export type CompanyRole =
  | 'OWNER'
  | 'RECRUITER'
  | 'VIEWER';

export type CompanyStatus =
  | 'ACTIVE'
  | 'CLOSED'
  | 'PENDING'
  | 'SUSPENDED';

export type SignInInput = {
  email: string;
  password: string;
};

export type SignOutInput = {
  kind: AccountKind;
};

export type CompanySignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type CompanySignInMutation = { companySignIn: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: string, message: string, path: Array<string> }> } };

export type AdminSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type AdminSignInMutation = { adminSignIn: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: string, message: string, path: Array<string> }> } };

export type InboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type InboxChangedSubscription = { inboxChanged: { __typename: 'InboxEvent', conversationId: string, unreadCount: number, totalUnreadCount: number, message: { __typename: 'Message', id: string } | null } };

export type CompanyInboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CompanyInboxChangedSubscription = { companyInboxChanged: { __typename: 'InboxEvent', conversationId: string, unreadCount: number, totalUnreadCount: number, message: { __typename: 'Message', id: string } | null } };

export type SignOutMutationVariables = Exact<{
  input: SignOutInput;
}>;


export type SignOutMutation = { signOut: { __typename: 'SignOutPayload', viewer: { __typename: 'Viewer', seeker: { __typename: 'SeekerSession', id: string } | null } } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { __typename: 'Viewer', seeker: { __typename: 'SeekerSession', id: string, email: string, displayName: string, unreadCount: number } | null, company: { __typename: 'CompanySession', id: string, name: string, role: CompanyRole, companyId: string, companyName: string, companyStatus: CompanyStatus, unreadCount: number, can: { __typename: 'CompanyAbilities', editWorks: boolean, moveEntries: boolean, sendMessages: boolean } } | null, admin: { __typename: 'AdminSession', id: string, name: string, role: AdminRole, can: { __typename: 'AdminAbilities', moderateWorks: boolean } } | null } };
