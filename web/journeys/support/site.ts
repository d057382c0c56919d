import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const mail = z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string() });
export type SentMail = z.infer<typeof mail>;

/** The whole product as `npm start` runs it, with demo data and files of its own. */
export interface Site {
  url: string;
  /** Mails to an address, newest first; waits until there are as many as asked for. */
  mailsTo(address: string, atLeast?: number): Promise<SentMail[]>;
  /** The demo accounts as the server printed them. */
  account(kind: "SEEKER" | "COMPANY" | "ADMIN", role: string): { email: string; password: string };
  /** Stops it and removes its data, of which something may be kept first. */
  stop(keep?: (dataDir: string) => void): Promise<void>;
}

/** Returns a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function readMails(dir: string, address: string): SentMail[] {
  const files = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith(".json")) : [];
  const mails = files
    .sort()
    .toReversed()
    .map((name) => mail.parse(JSON.parse(readFileSync(join(dir, name), "utf8"))));
  return mails.filter(({ to }) => to === address);
}

/** Starts the built product on a free port, for requests of the site alone. @throws Error when it is not built or does not come up. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const main = join(root, "graphql-server/dist/server/start.mjs");
  if (!existsSync(main) || !existsSync(join(root, "dist/web/index.html"))) throw new Error("Not built: npm run build");
  const dataDir = mkdtempSync(join(tmpdir(), "kotoba-journey-"));
  const loaded = process.env["JOURNEY_DATA"];
  if (loaded) cpSync(loaded, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = { NODE_ENV: "development", DEMO: "1", PORT: String(port), HOST: "127.0.0.1", BASE_URL: url, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: { PATH: process.env["PATH"], ...own, GRAPHQL_SAFELIST: "1", ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    void ended.then(() => reject(new Error(`The server ended\n${output.join("")}`)));
  });
  return {
    url,
    account(kind, role) {
      const line = new RegExp(`^  ${kind} ${role} {2}(\\S+)  (.+?)  \\(`, "m").exec(output.join(""));
      const [, email, password] = line ?? [];
      if (!email || !password) throw new Error(`No demo account ${kind} ${role}\n${output.join("")}`);
      return { email, password };
    },
    async mailsTo(address, atLeast = 1) {
      for (let tries = 0; tries < 100; tries += 1) {
        const mails = readMails(join(dataDir, "mail"), address);
        if (mails.length >= atLeast) return mails;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`Fewer than ${atLeast} mails to ${address}`);
    },
    async stop(keep) {
      child.kill("SIGTERM");
      await ended;
      keep?.(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
