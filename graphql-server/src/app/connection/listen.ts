import type { Server } from "node:http";
import { createServer } from "node:net";

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
