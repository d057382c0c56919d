import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Environment } from "./environment.ts";
import type { KeyRing } from "./keys/key-ring.ts";
import { createSigner, type Signer } from "./keys/signer.ts";

/** Keys of this installation. */
export interface Secrets extends Signer {
  keyRing: KeyRing;
}

/** The values of the configuration's examples: good for reading, never for running. */
const examples = new Set(["changeme", "change-me", "secret", "default", "example"]);

/** "id:base64,id:base64"; the first is the one that encrypts. @throws Error when it cannot be read. */
function parseKeyRing(text: string): KeyRing {
  const keys = new Map<string, Buffer>();
  for (const part of text.split(",")) {
    const [id, encoded] = part.trim().split(":");
    if (!id || !encoded || !/^[a-z0-9-]{1,20}$/.test(id)) throw new Error('PII_KEYS must look like "k1:<32 bytes in base64>"');
    const key = Buffer.from(encoded, "base64");
    if (key.length !== 32) throw new Error(`PII_KEYS: the key "${id}" must be 32 bytes in base64 (openssl rand -base64 32)`);
    if (key.every((byte) => byte === key[0])) throw new Error(`PII_KEYS: the key "${id}" is an example value`);
    keys.set(id, key);
  }
  const current = keys.keys().next().value;
  if (!current) throw new Error("PII_KEYS is empty");
  return { current, keys };
}

function makeSecrets(piiKeys: string, hmacKeys: string): Secrets {
  const keys = hmacKeys.split(",").map((key) => strongSecret("HMAC_KEY", key.trim()));
  return { keyRing: parseKeyRing(piiKeys), ...createSigner(keys) };
}

function strongSecret(name: string, value: string | undefined): string {
  if (!value)
    throw new Error(
      `${name} is not set. In production this server starts only with its own secrets (see graphql-server/docs/configuration.md).`,
    );
  if (examples.has(value.toLowerCase()) || value.length < 32) {
    throw new Error(`${name} is a default or too short. Make one with: openssl rand -base64 32`);
  }
  return value;
}

const fileShape = z.object({ piiKeys: z.string(), hmacKey: z.string() });

/** Secrets of a data directory, made on first use; only the owner may read the file. */
function localSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const made = { piiKeys: `dev:${randomBytes(32).toString("base64")}`, hmacKey: randomBytes(32).toString("base64") };
    writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: "wx" });
  }
  const { piiKeys, hmacKey } = fileShape.parse(JSON.parse(readFileSync(file, "utf8")));
  return makeSecrets(piiKeys, hmacKey);
}

/**
 * The keys this process works with. Production takes them from the environment only; development and the attack posture make their own
 * in the data directory. @throws Error naming the variable that is missing, a default or too weak.
 */
export function readSecrets(environment: Environment): Secrets {
  if (environment.piiKeys || environment.hmacKey || (environment.production && !environment.attackPosture)) {
    const [piiKeys, hmacKeys] = [strongSecret("PII_KEYS", environment.piiKeys), strongSecret("HMAC_KEY", environment.hmacKey)];
    return makeSecrets(piiKeys, hmacKeys);
  }
  return localSecrets(environment.dataDir);
}
