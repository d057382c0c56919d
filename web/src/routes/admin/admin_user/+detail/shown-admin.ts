import type { AdminUserScreenQuery } from "#graphql/operations.ts";

/** A person of the back office as the screen has read them. */
export type ShownAdmin = NonNullable<AdminUserScreenQuery["adminUser"]>;
