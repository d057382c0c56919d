import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright-core";

const root = join(import.meta.dirname, "../..");
const chromiumPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const flags =
  "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

/** The product as `npm start` runs it, with demo data in a folder of its own. */
export interface Product {
  url: string;
  /** Mails that went out, newest last. */
  mails(): { to: string; subject: string; text: string }[];
  stop(): Promise<void>;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(output);
      if (found) resolve(found[0]);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("close", () => reject(new Error(`The server ended before it was ready:\n${output}`)));
  });
}

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("No free port"))));
    });
  });
}

/** Starts the product on a free port. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "kotoba-journey-"));
  // Vitest sets a BASE_URL of its own.
  const { BASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, PORT: String(await freePort()), DATA_DIR: dataDir, NODE_ENV: "" };
  const child = spawn(process.execPath, [join(root, "graphql-server/bin/start.mjs")], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await addressOf(child);
  const mailDir = join(dataDir, "mail");
  return {
    url,
    mails: () =>
      existsSync(mailDir)
        ? readdirSync(mailDir)
            .toSorted()
            .map((name) => JSON.parse(readFileSync(join(mailDir, name), "utf8")))
        : [],
    stop: async () => {
      const closed = new Promise((resolve) => child.once("close", resolve));
      child.kill("SIGTERM");
      await closed;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A real Chromium with a new profile. */
export function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPaths.find(existsSync);
  if (!executablePath) throw new Error("No Chromium found: install Debian's packages chromium and fonts-noto-cjk");
  return chromium.launch({ executablePath, args: flags.split(" ") });
}

/** A person with a browser of a size; page errors end the test. */
export async function openPage(browser: Browser, input: { url: string; width: number; locale: string }) {
  const context: BrowserContext = await browser.newContext({
    baseURL: input.url,
    viewport: { width: input.width, height: 900 },
    locale: input.locale,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return { page, context, errors };
}
