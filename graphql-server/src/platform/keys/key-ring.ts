import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Keys for personal data by id. New values are written with `current`; older ones stay readable until they are rotated away. */
export interface KeyRing {
  current: string;
  keys: ReadonlyMap<string, Buffer>;
}

let installed: KeyRing | undefined;
/** By key of encryption: what is compared is made with a key of its own, so that neither says anything of the other. */
const comparing = new Map<Buffer, Buffer>();

/** Sets the keys of this process. Called once by whoever opens the database. @throws Error when a key is not 32 bytes. */
export function installKeyRing(ring: KeyRing): void {
  for (const [id, key] of ring.keys) {
    if (key.length !== 32) throw new Error(`Encryption key "${id}" must be 32 bytes, it has ${key.length}`);
  }
  if (!ring.keys.has(ring.current)) throw new Error(`The key ring has no key "${ring.current}"`);
  installed = ring;
  comparing.clear();
}

function ring(): KeyRing {
  if (!installed) throw new Error("No encryption keys: the database was opened without a key ring");
  return installed;
}

function keyOf(id: string = ring().current): { id: string; key: Buffer } {
  const key = ring().keys.get(id);
  if (!key) throw new Error(`No encryption key "${id}"`);
  return { id, key };
}

/** AES-256-GCM as "v1.<key id>.<iv>.<tag and ciphertext>" in base64url; the prefix is authenticated too. */
export function encrypt(plain: string): string {
  const { id, key } = keyOf();
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  cipher.setAAD(Buffer.from(`v1.${id}`));
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  const sealed = Buffer.concat([cipher.getAuthTag(), body]);
  return `v1.${id}.${iv.toString("base64url")}.${sealed.toString("base64url")}`;
}

/** What `encrypt` makes, as a regular expression of PostgreSQL: nothing that people type looks like it. */
export const sealedPattern = "^v1[.][a-z0-9-]{1,20}[.][A-Za-z0-9_-]{16}[.][A-Za-z0-9_-]{22,}$";

/** The text of a value made by `encrypt`. @throws Error when it was altered or its key is gone. */
export function decrypt(value: string): string {
  const [version, id, iv, sealed] = value.split(".");
  if (version !== "v1" || !id || !iv || !sealed) throw new Error("Not an encrypted value");
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv(algorithm, keyOf(id).key, Buffer.from(iv, "base64url"), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(`v1.${id}`));
  decipher.setAuthTag(bytes.subarray(0, tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(tagBytes)), decipher.final()]).toString("utf8");
}

function comparingKey(key: Buffer): Buffer {
  const known = comparing.get(key);
  if (known) return known;
  const made = Buffer.from(hkdfSync("sha256", key, "", "kotoba comparing", 32));
  comparing.set(key, made);
  return made;
}

/** The id of the key that new values are written with. */
export const currentKeyId = () => ring().current;

/** Ids of all keys, the one that new values are written with first. */
export const keyIds = () => [...ring().keys.keys()];

/**
 * A keyed hash function of one purpose: equal texts have equal hashes, and without the key nothing is learned but that.
 * @param bytes how much of the hash is kept
 */
export function keyedHasher(purpose: string, bytes: number, id: string = currentKeyId()): (text: string) => string {
  const key = createHmac("sha256", comparingKey(keyOf(id).key))
    .update(purpose)
    .digest();
  return (text) => createHmac("sha256", key).update(text).digest().subarray(0, bytes).toString("base64url");
}

/** The keyed hash of a text that is looked for as a whole, with the id of its key before it. */
export function keyedHash(purpose: string, text: string, id: string = currentKeyId()): string {
  return `${id}.${keyedHasher(purpose, 32, id)(text)}`;
}

/** What the text's hash may be in a table: under each key of the ring. */
export function keyedHashes(purpose: string, text: string): string[] {
  return keyIds().map((id) => keyedHash(purpose, text, id));
}
