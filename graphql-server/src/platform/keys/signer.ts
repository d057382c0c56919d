import { createHmac, timingSafeEqual } from "node:crypto";

/** Keyed hashes for values that must be compared but not read, and signatures under what comes back to us. */
export interface Signer {
  /** Ids of the keys, which tell nothing of them; the one that signs first. */
  signingKeyIds: readonly [string, ...string[]];
  /** The keyed hash under the first key, or under the key of an id. */
  hmac(purpose: string, value: string, keyId?: string): string;
  /** The keyed hashes under every key, the first one's first. */
  hmacs(purpose: string, value: string): string[];
  /** The signature of the first key, with the key's id before it. */
  sign(purpose: string, value: string): string;
  /** Every form that a signature of the value may have, of any key; without an id from before there were several. */
  signatures(purpose: string, value: string): string[];
  /** True for a signature that one of the keys made. */
  isSigned(purpose: string, value: string, signature: string): boolean;
}

interface SigningKey {
  id: string;
  hash(purpose: string, value: string): string;
}

function keyOf(secret: string | Buffer): SigningKey {
  const hash = (purpose: string, value: string) => createHmac("sha256", secret).update(`${purpose}\u0000${value}`).digest("base64url");
  return { id: Buffer.from(hash("key id", ""), "base64url").toString("hex").slice(0, 8), hash };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The signer of some secrets: the first makes what is new, all are recognised. @throws Error without a secret */
export function createSigner(secrets: readonly (string | Buffer)[]): Signer {
  const keys = secrets.map(keyOf);
  const [first] = keys;
  if (!first) throw new Error("No key to sign with");
  const [, ...others] = keys.map(({ id }) => id);
  const signatures = (purpose: string, value: string) =>
    keys.flatMap(({ id, hash }) => {
      const made = hash(purpose, value);
      return [`${id}.${made}`, made];
    });
  return {
    signingKeyIds: [first.id, ...others],
    hmac: (purpose, value, keyId = first.id) => (keys.find(({ id }) => id === keyId) ?? first).hash(purpose, value),
    hmacs: (purpose, value) => keys.map(({ hash }) => hash(purpose, value)),
    sign: (purpose, value) => `${first.id}.${first.hash(purpose, value)}`,
    signatures,
    isSigned: (purpose, value, signature) => signatures(purpose, value).some((made) => isSame(made, signature)),
  };
}
