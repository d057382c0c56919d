/** Routes of the contract that later work builds, by the letter of its issue. They show the not-found screen until then. */
export const owed: Readonly<Record<string, "B" | "C" | "D" | "E">> = {
  "/admin/admin_user": "D",
  "/admin/admin_user/new": "D",
  "/admin/admin_user/detail": "D",
};
