import { createHash, randomBytes } from "node:crypto";

/** A secret for a session cookie or a mailed link: 32 random bytes in base64url. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The hash of a token that the database keeps. A plain hash suffices: 256 random bits cannot be guessed back. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
