import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../platform/log/log.ts";
import type { App } from "../create-app.ts";
import { closeServices } from "../open-services.ts";
import type { Services } from "../services.ts";
import { slowestUploadMs } from "./limited-server.ts";
import { stopListening } from "./running-requests.ts";

/** Milliseconds for which running requests are waited for once no more are taken. */
const requestsWithinMs = 12_000;
/** Milliseconds within which whoever was let in last has asked. */
const lastMs = 500;
/** Milliseconds for closing everything else. */
const closeWithinMs = 3_000;

/** A port beside the site's. */
interface Port {
  close(): Promise<void>;
}

interface Ending {
  app: App;
  services: Services;
  ports: readonly (Port | null)[];
  /** Milliseconds for which requests are still taken while the process says that it is not ready. */
  drainMs: number;
}

/**
 * Says that it is about to end and goes on answering, so that whoever hands out requests finds the other processes; then takes no more, tells
 * the sockets to connect again, lets running requests end and files come in whole, and closes everything.
 */
async function shutDown({ app, services, ports, drainMs }: Ending): Promise<void> {
  app.readiness.draining = true;
  if (drainMs > 0) {
    services.log.info("draining", { ms: drainMs });
    await sleep(drainMs);
    await stopListening(app.http);
    await sleep(lastMs);
  }
  const late = setTimeout(app.running.cutOthers, requestsWithinMs);
  await Promise.all([app.drain(), ...ports.map((port) => port?.close())]);
  clearTimeout(late);
  app.http.closeAllConnections();
  await closeServices(services);
}

/** Ends the process when all takes too long; while a file comes in it is given its time. */
function endAtLast({ running }: App, drainMs: number): void {
  const begun = performance.now();
  const look = () => {
    const isUploading = running.uploads() > 0 && performance.now() - begun < drainMs + slowestUploadMs;
    if (!isUploading) process.exit(1);
    setTimeout(look, requestsWithinMs + closeWithinMs).unref();
  };
  setTimeout(look, drainMs + requestsWithinMs + closeWithinMs).unref();
}

/**
 * Ends the process well: on SIGTERM (after draining), SIGINT and the end of the program that started it with 0, after an error nobody caught with 1. A signal
 * a second later ends it at once (npm and a terminal may both send the first), and so does a drain that hangs.
 */
export function endOnSignals(app: App, services: Services, ports: Ending["ports"]): void {
  const { environment, log } = services;
  let endingSince = 0;
  function end(code: number, drainMs = 0): void {
    const now = performance.now();
    if (endingSince > 0 && (code !== 0 || now - endingSince > 1_000)) process.exit(code === 0 ? 130 : code);
    if (endingSince > 0) return;
    endingSince = now;
    endAtLast(app, drainMs);
    shutDown({ app, services, ports, drainMs }).then(
      () => process.exit(code),
      (error: unknown) => fail(log, "shutdown failed", error),
    );
  }
  process.on("SIGTERM", () => end(0, environment.drainSeconds * 1_000));
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
