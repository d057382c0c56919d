/** Routes of the contract that the site does not show yet: their address answers not-found, like the site itself. */
export const owedPaths: ReadonlySet<string> = new Set([
  "/user/teaching",
  "/user/teaching/detail",
  "/admin/admin_user",
  "/admin/admin_user/new",
  "/admin/admin_user/detail",
  "/admin/test",
  "/admin/movie",
  "/admin/movie/create",
  "/admin/movie/edit",
]);
