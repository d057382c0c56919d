import type { Server } from "node:http";
import { createServer } from "node:net";
import type { Log } from "../../platform/log/log.ts";
import type { MailPort } from "../../platform/mail/in/mail-port.ts";
import type { App } from "../create-app.ts";
import { closeServices } from "../open-services.ts";
import type { Services } from "../services.ts";

const drainWithinMs = 15_000;

/**
 * Looks whether the port can be had, before tables and demo data are written for nothing. @throws Error that says what to do when it cannot
 */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => {
      const isTaken = "code" in error && error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`Port ${port} is taken by another program. Stop that program first, or choose another PORT.`) : error);
    });
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** Starts to listen. @returns the port. @throws Error when the port is taken. */
export async function listen(http: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(port, host, resolve);
  });
  const address = http.address();
  return typeof address === "object" && address ? address.port : port;
}

/** Lets running requests end, then closes everything; what takes longer than 15 s is cut off. */
async function shutDown(app: App, services: Services, mailIn: MailPort | null): Promise<void> {
  const late = setTimeout(() => app.http.closeAllConnections(), drainWithinMs - 3_000);
  await Promise.all([app.drain(), mailIn?.close()]);
  clearTimeout(late);
  app.http.closeAllConnections();
  await closeServices(services);
}

/**
 * Ends the process well: on SIGTERM, SIGINT and the end of the program that started it with 0, after an error nobody caught with 1. A signal a second later ends it
 * at once (npm and a terminal may both send the first), and so does a drain that hangs.
 */
export function endOnSignals(app: App, services: Services, mailIn: MailPort | null): void {
  const { log } = services;
  let endingSince = 0;
  function end(code: number): void {
    const now = performance.now();
    if (endingSince > 0 && (code !== 0 || now - endingSince > 1_000)) process.exit(code === 0 ? 130 : code);
    if (endingSince > 0) return;
    endingSince = now;
    setTimeout(() => process.exit(1), drainWithinMs).unref();
    shutDown(app, services, mailIn).then(
      () => process.exit(code),
      (error: unknown) => fail(log, "shutdown failed", error),
    );
  }
  process.on("SIGTERM", () => end(0));
  process.on("SIGINT", () => end(0));
  // Whoever started us is gone: nobody could stop us any more, and the next start would find the port and the database taken.
  process.on("disconnect", () => end(0));
  process.on("unhandledRejection", (error) => {
    log.error("unhandled rejection", { error });
    end(1);
  });
  process.on("uncaughtException", (error) => {
    log.error("uncaught exception", { error });
    end(1);
  });
}

function fail(log: Log, message: string, error: unknown): void {
  log.error(message, { error });
  process.exit(1);
}
