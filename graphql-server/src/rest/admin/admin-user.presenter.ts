import type { SeekerDetail } from "../../modules/account/seeker/seeker-detail.presenter.ts";
import { profileByUserId } from "../../modules/account/seeker/user.loaders.ts";
import { countSeekerEntries, listSeekerEntries } from "../../modules/entry/applicant/seeker-entries.queries.ts";
import { presentMeasurement } from "../../modules/exam/certificate/measurement.presenter.ts";
import { listSeekerAttempts } from "../../modules/exam/certificate/seeker-attempts.queries.ts";
import { listSeekerPurchases } from "../../modules/money/licence/seeker-purchases.queries.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { loader } from "../../shared/loader.ts";

/** A seeker's account with what exam, applications and orders add to it, as the fields of the API's type do. */
export async function presentAdminUser(ctx: Ctx, account: SeekerDetail) {
  const { id } = account;
  return {
    ...account,
    measurement: presentMeasurement(ctx, (await loader(ctx, profileByUserId).load(id))?.measurement),
    attempts: await listSeekerAttempts(ctx, id),
    entryCounts: await countSeekerEntries(ctx, id),
    entries: await listSeekerEntries(ctx, id),
    purchases: await listSeekerPurchases(ctx, id),
  };
}
