/** Routes of the contract that the site does not show yet: their address answers not-found, like the site itself. */
export const owedPaths: ReadonlySet<string> = new Set(["/admin/admin_user", "/admin/admin_user/new", "/admin/admin_user/detail"]);
