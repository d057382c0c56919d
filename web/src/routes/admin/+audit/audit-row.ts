import type { AuditScreenQuery } from "#graphql/operations.ts";

/** One act on record as the screen has read it. */
export type AuditRow = AuditScreenQuery["auditEvents"]["items"][number];
