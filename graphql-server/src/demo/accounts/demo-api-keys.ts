import { keptOf, newApiToken } from "../../modules/account/api-key/api-key.token.ts";
import { demoId, type Random } from "../random.ts";

const hour = 3_600_000;

/** Partners by what their keys look like: how long ago each was made, last used and ended, in hours. */
const partners = [
  { name: "みらい求人ボード株式会社（求人の掲載）", requestsPerMinute: 600, made: 24 * 90, used: 1, ended: null },
  { name: "日本語学校ネットワーク（学生向けの一覧）", requestsPerMinute: 120, made: 24 * 40, used: 24 * 2, ended: null },
  { name: "旧・検証用", requestsPerMinute: 60, made: 24 * 120, used: 24 * 95, ended: 24 * 90 },
];

/** Keys of partners, made by an owner of the back office. Nobody knows them: only hashes are kept. */
export function demoApiKeys(random: Random, { createdBy, now }: { createdBy: string; now: Date }) {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  return partners.map(({ ended, made, name, requestsPerMinute, used }) => ({
    id: demoId(random, ago(made)),
    name,
    requestsPerMinute,
    ...keptOf(newApiToken()),
    scopes: ["works:read" as const],
    createdBy,
    createdAt: ago(made),
    lastUsedAt: ago(used),
    revokedAt: ended === null ? null : ago(ended),
    expiresAt: ago(made - 24 * 365),
  }));
}
