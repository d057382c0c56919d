import type { AdminStatus } from "#graphql/operations.ts";
import { inOrder } from "#platform/in-order.ts";

export const adminStatuses = inOrder<AdminStatus>()(["ACTIVE", "INVITED", "DISABLED"]);
