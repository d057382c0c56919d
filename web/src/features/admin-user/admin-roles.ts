/** Roles of the back office, the widest first. */
export const adminRoles = ["OWNER", "OPERATOR", "EDITOR", "ACCOUNTANT"] as const;

export const adminStatuses = ["ACTIVE", "INVITED", "DISABLED"] as const;
