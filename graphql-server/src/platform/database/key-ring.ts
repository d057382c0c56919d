import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Keys for personal data by id. New values are written with `current`; older ones stay readable until they are rotated away. */
export interface KeyRing {
  current: string;
  keys: ReadonlyMap<string, Buffer>;
}

let installed: KeyRing | undefined;

/** Sets the keys of this process. Called once by whoever opens the database. @throws Error when a key is not 32 bytes. */
export function installKeyRing(ring: KeyRing): void {
  for (const [id, key] of ring.keys) {
    if (key.length !== 32) throw new Error(`Encryption key "${id}" must be 32 bytes, it has ${key.length}`);
  }
  if (!ring.keys.has(ring.current)) throw new Error(`The key ring has no key "${ring.current}"`);
  installed = ring;
}

function keyOf(id?: string): { id: string; key: Buffer } {
  if (!installed) throw new Error("No encryption keys: the database was opened without a key ring");
  const wanted = id ?? installed.current;
  const key = installed.keys.get(wanted);
  if (!key) throw new Error(`No encryption key "${wanted}"`);
  return { id: wanted, key };
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
