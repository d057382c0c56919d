import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const isProduct = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file);
const filesOf = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: root })
    .filter(isProduct)
    .sort();
const server = filesOf(["graphql-server/src/**/*.ts"]);
const site = filesOf(["web/src/**/*.{ts,tsx}"]);
const text = (file: string) => readFileSync(join(root, file), "utf8");
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** Where something stands, as `file: what`, each once. */
function found(files: readonly string[], what: RegExp): string[] {
  const places = files.flatMap((file) => [...withoutComments(text(file)).matchAll(what)].map(([match]) => `${file}: ${match}`));
  return [...new Set(places)].toSorted();
}

describe("the sources of the product", () => {
  it("are looked through", () => {
    expect([server.length > 1_000, site.length > 400]).toEqual([true, true]);
    expect(found(server, /createCipheriv\(/g)).not.toEqual([]);
  });

  it("run no text as code", () => {
    expect(found([...server, ...site], /\beval\(|\bnew Function\(|setTimeout\(\s*["'`]|node:vm["']/g)).toEqual([]);
  });

  it("start no program but the tools of films and of backups, and those without a shell", () => {
    expect(found(server, /(?:spawn|exec|execFile|fork)(?:Sync)?\b.*from "node:child_process"|import .*node:child_process"/g)).toEqual([
      'graphql-server/src/platform/audio/run-ffmpeg.ts: import { spawn } from "node:child_process"',
      'graphql-server/src/platform/backup/run-postgres.ts: import { execFile } from "node:child_process"',
    ]);
    expect(found(server, /shell: true/g)).toEqual([]);
  });

  it("show text as text: nothing of the site writes HTML into a page", () => {
    expect(found(site, /dangerouslySetInnerHTML|insertAdjacentHTML|outerHTML\s*=|innerHTML\s*=|document\.write|srcDoc=/g)).toEqual([]);
  });

  it("encrypt with AES-256-GCM alone, and hash with SHA-256 or better", () => {
    expect(found(server, /"(?:aes|des|rc4|chacha20|camellia)-[\w-]+"/gi)).toEqual([
      'graphql-server/src/platform/keys/key-ring.ts: "aes-256-gcm"',
    ]);
    const hashes = found(server, /(?:createHash|createHmac|hkdfSync)\(\s*"[\w-]+"/g).map((place) => place.split('"')[1]);
    expect([...new Set(hashes)]).toEqual(["sha256"]);
  });

  it("draw what must not be guessed from the system's source, 128 bits and more", () => {
    expect(found(server, /Math\.random\(/g)).toEqual(["graphql-server/src/platform/database/run-in-transaction.ts: Math.random("]);
    const sizes = found(server, /randomBytes\((\d+)\)/g).map(
      (place) => [place.split(":")[0], Number(/\((\d+)\)/.exec(place)?.[1])] as const,
    );
    const small = sizes.filter(([, size]) => size < 16).map(([file]) => file);
    // Names of files, of a copy that is thrown away and of made-up payments, which open nothing.
    expect(small).toEqual([
      "graphql-server/src/app/upkeep/verify-restore.ts",
      "graphql-server/src/platform/payment/test-gateway.ts",
      "graphql-server/src/platform/storage/disk-store.ts",
    ]);
  });

  it("keep nobody from pasting a password or from having it filled in", () => {
    expect(found(site, /onPaste=/g).filter((place) => !/tiptap|newsroom/.test(place))).toEqual([]);
    const fields = site.flatMap((file) => [...text(file).matchAll(/<PasswordField\b[\s\S]*?\/>/g)].map(([element]) => element));
    expect(fields.length).toBeGreaterThan(4);
    expect(fields.filter((element) => !/autoComplete="(?:current|new)-password"/.test(element))).toEqual([]);
  });

  it("hear no messages of other windows, and set no cookie by script", () => {
    const heard = found(site, /addEventListener\(\s*"message"|onmessage\s*=|document\.cookie/g);
    // A service worker hears the pages of its own origin alone.
    expect(heard.filter((place) => !place.startsWith("web/src/worker/service-worker.ts"))).toEqual([]);
  });

  it("load nothing from elsewhere but the card provider's own script", () => {
    const addresses = found(site, /<script[^>]+src=(?!"\/[^/])|import\(\s*["'`]https?:|loadStripe\(/g);
    expect(addresses.filter((place) => !/loadStripe/.test(place))).toEqual([]);
  });
});
