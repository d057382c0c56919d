import { defineEntity, p } from "@mikro-orm/core";

const RateLimitSchema = defineEntity({
  name: "RateLimit",
  tableName: "rate_limit",
  properties: {
    /** Name of the limit and HMAC of the counted value: the table reveals nobody's address. */
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970, as the limiter's library writes it. */
    expire: p.bigint("string").nullable(),
  },
  indexes: [{ properties: ["expire"] }],
});

/** The number of attempts in the current window, by limit and value. Written by rate-limiter-flexible. */
export class RateLimit extends RateLimitSchema.class {}
RateLimitSchema.setClass(RateLimit);
