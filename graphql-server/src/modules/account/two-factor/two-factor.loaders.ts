import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { TwoFactor } from "./two-factor.entity.ts";
import type { TwoFactorKind } from "./two-factor.kind.ts";

const loaderOf = (kind: TwoFactorKind) => (ctx: Ctx) =>
  new DataLoader<string, boolean>(async (ids) => {
    const rows = await ctx.em.find(
      TwoFactor,
      { kind, accountId: { $in: [...ids] }, confirmedAt: { $ne: null } },
      { fields: ["accountId"] },
    );
    const on = new Set(rows.map(({ accountId }) => accountId));
    return ids.map((id) => on.has(id));
  });

/** Whether members sign in with a second factor. */
export const memberHasTwoFactor = loaderOf("COMPANY");

/** Whether admins sign in with a second factor. */
export const adminHasTwoFactor = loaderOf("ADMIN");
