interface Quota {
  /** Its name, the same from one answer to the next. */
  policy: string;
  limit: number;
  /** What is counted, where it is not requests. */
  unit?: string;
  windowSeconds: number;
  remaining: number;
  /** Seconds until the whole quota is there again. */
  resetSeconds: number;
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10: what is allowed, and what is left of it. */
export function rateHeaders({ limit, policy, remaining, resetSeconds, unit, windowSeconds }: Quota): Record<string, string> {
  const counted = unit ? `;qu="${unit}"` : "";
  return {
    "RateLimit-Policy": `"${policy}";q=${limit}${counted};w=${windowSeconds}`,
    RateLimit: `"${policy}";r=${remaining};t=${resetSeconds}`,
  };
}
