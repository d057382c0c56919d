import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../database/postgres.ts";

const execute = promisify(execFile);

/** A running nginx. */
export interface TestNginx {
  /** The port of the server that speaks TLS. */
  port: number;
  /** The port that speaks without. */
  plainPort: number;
  stop(): Promise<void>;
}

function findNginx(): string {
  const found = ["/usr/sbin", ...(process.env["PATH"] ?? "").split(":")]
    .map((folder) => join(folder, "nginx"))
    .find((file) => existsSync(file));
  if (!found) throw new Error("nginx is not installed: apt-get install nginx-light");
  return found;
}

function replaced(text: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((made, [part, by]) => {
    if (!made.includes(part)) throw new Error(`The configuration does not say ${part}`);
    return made.replaceAll(part, by);
  }, text);
}

/**
 * Starts nginx with a configuration of production as it stands, but for the ports, the certificate and the address of the application.
 * @throws Error with what nginx says when it does not take the configuration
 */
export async function startNginx(block: string, ...appPorts: readonly number[]): Promise<TestNginx> {
  const program = findNginx();
  const dir = mkdtempSync(join(tmpdir(), "kotoba-nginx-"));
  const [key, certificate, file] = ["key.pem", "certificate.pem", "nginx.conf"].map((name) => join(dir, name));
  if (!key || !certificate || !file) throw new Error("No names");
  const [port, plain] = [await freePort(), await freePort()];
  const subject = ["-subj", "/CN=jobs.example.jp", "-days", "2"];
  await execute("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, ...subject]);
  const site = replaced(block, {
    "listen 80;": `listen 127.0.0.1:${plain};`,
    "listen 443 ssl": `listen 127.0.0.1:${port} ssl`,
    "server 127.0.0.1:3000 max_fails=0;": appPorts.map((appPort) => `server 127.0.0.1:${appPort} max_fails=0;`).join("\n  "),
    "/etc/ssl/jobs.example.jp.pem": certificate,
    "/etc/ssl/jobs.example.jp.key": key,
  });
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${join(dir, name)};`).join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    file,
    `${user} daemon off; worker_processes 1; pid ${join(dir, "pid")}; error_log stderr warn;
events { worker_connections 4096; }
http { access_log off; ${paths}
${site}
}
`,
  );
  const args = ["-p", dir, "-e", "stderr", "-c", file];
  await execute(program, [...args, "-t"]);
  const nginx = spawn(program, args, { stdio: "ignore" });
  const ended = new Promise((resolve) => nginx.once("exit", resolve));
  return {
    port,
    plainPort: plain,
    async stop() {
      nginx.kill("SIGQUIT");
      nginx.kill("SIGTERM");
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
