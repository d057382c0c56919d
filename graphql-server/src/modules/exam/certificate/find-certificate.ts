import type { Ctx } from "../../../shared/ctx.ts";
import { stillHere } from "../../account/leaving/left-person.ts";
import { displayName } from "../../account/profile/display-name.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { chanceOfAtLeast } from "../engine/level-bands.ts";
import { scoreOf } from "../engine/score-scale.ts";
import { isOurCertificate, readCertificateCode } from "./certificate.ts";
import { ExamResult } from "./exam-result.entity.ts";
import { notMeasured } from "./not-measured.ts";
import { provisionalOf } from "./provisional.ts";

/** A certificate as everybody with its code may see it. */
export async function presentCertificate(ctx: Ctx, result: ExamResult) {
  const profile = await ctx.em.findOne(UserProfile, { user: result.user.id });
  const { certificateCode, level, probabilities, measuredAt, revokedAt, signature } = result;
  const isOurs = isOurCertificate(ctx, { ...facts(result), userId: result.user.id }, signature);
  return {
    code: certificateCode,
    valid: isOurs && !revokedAt,
    revokedAt: revokedAt ?? null,
    holder: profile ? displayName(profile) : "",
    level,
    probabilities,
    score: scoreOf(result),
    notMeasured: notMeasured(result),
    claimChance: chanceOfAtLeast(level, probabilities),
    ...provisionalOf(ctx, result),
    measuredAt,
  };
}

function facts({ id, certificateCode, theta, se, level, measuredAt, provisional }: ExamResult) {
  return { id, certificateCode, theta, se, level, measuredAt, provisional };
}

/** Finds a certificate by the code as a person types it; null when there is none, or whom it names has left. */
export async function findCertificate(ctx: Ctx, text: string) {
  const code = readCertificateCode(text);
  const result = code && (await ctx.em.findOne(ExamResult, { certificateCode: code, certificateIssuedAt: { $ne: null }, user: stillHere }));
  return result ? presentCertificate(ctx, result) : null;
}
