export const adminRoles = ["OWNER", "OPERATOR", "EDITOR", "ACCOUNTANT"] as const;
export type AdminRole = (typeof adminRoles)[number];

/** The permissions an API key may have. */
export const apiScopes = ["works:read"] as const;
export type ApiScope = (typeof apiScopes)[number];

export const companyStatuses = ["PENDING", "ACTIVE", "SUSPENDED", "CLOSED"] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

export const companyRoles = ["OWNER", "RECRUITER", "VIEWER"] as const;
export type CompanyRole = (typeof companyRoles)[number];
