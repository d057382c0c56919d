import { createHash, randomBytes } from "node:crypto";

/** Characters of a key that may be shown: "kw_" and eight more. */
const prefixLength = 11;

/** A new key, 256 bits. */
export function newApiToken(): string {
  return `kw_${randomBytes(32).toString("base64url")}`;
}

/** The parts of a key that are stored: its beginning and its SHA-256 hash. */
export function keptOf(token: string): { prefix: string; tokenHash: string } {
  return { prefix: token.slice(0, prefixLength), tokenHash: createHash("sha256").update(token).digest("hex") };
}

/** The key of an Authorization header; undefined when it holds none of ours. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +(kw_[\w-]{43})$/i.exec(authorization?.trim() ?? "")?.[1];
}
