import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const program = fileURLToPath(new URL("./s3-server.mjs", import.meta.url));
const portMessage = z.object({ port: z.number() });

/** What befalls a request on its way: an error of the store, a connection cut before or in the midst of the answer, silence, altered bytes. */
export type S3Fault = { status: number; code: string } | "CUT" | "CUT_ANSWER" | "LOST_ANSWER" | "SILENT" | "ALTERED";

/** A store that speaks S3, behind a network that a test can break. */
export interface TestS3 {
  /** Settings of a server that keeps its files there. */
  env: Record<string, string>;
  /** The requests so far, as "PUT", "GET" and so on. */
  requests: string[];
  /** Breaks the next requests whose method is named, once for each fault given; the last one lasts. */
  break(method: string, ...faults: (S3Fault | undefined)[]): void;
  heal(): void;
  stop(): Promise<void>;
}

/** Bytes of an answer that pass before a cut. */
const passing = 100_000;

function answerThrough(fault: S3Fault | undefined, answer: IncomingMessage, response: ServerResponse): void {
  if (fault === "LOST_ANSWER") {
    answer.resume().once("end", () => response.destroy());
    return;
  }
  response.writeHead(answer.statusCode ?? 500, answer.headers);
  let passed = 0;
  answer.on("data", (bytes: Buffer) => {
    if (fault === "ALTERED") bytes.fill(0, 0, 1);
    passed += bytes.length;
    response.write(bytes);
    if (fault === "CUT_ANSWER" && passed > passing) response.destroy();
  });
  answer.once("end", () => response.end());
}

/** Starts a store with one bucket and a proxy before it, each on a free port. */
export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), "kotoba-s3-"));
  const child = spawn(process.execPath, ["--openssl-legacy-provider", program, directory], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const { port } = portMessage.parse(await new Promise((resolve) => child.once("message", resolve)));
  const faults = new Map<string, (S3Fault | undefined)[]>();
  const requests: string[] = [];

  function takeFault(method: string): S3Fault | undefined {
    const waiting = faults.get(method);
    return waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0];
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const { method = "", url = "", headers } = request;
    requests.push(method);
    const fault = takeFault(method);
    if (fault === "CUT") request.socket.destroy();
    else if (typeof fault === "object") {
      request.resume();
      const body = `<?xml version="1.0"?><Error><Code>${fault.code}</Code></Error>`;
      response.writeHead(fault.status, { "content-type": "application/xml" }).end(body);
    } else if (fault !== "SILENT") {
      const onward = httpRequest({ host: "127.0.0.1", port, method, path: url, headers }, (answer) =>
        answerThrough(fault, answer, response),
      );
      onward.on("error", () => response.destroy());
      request.pipe(onward);
    }
  }

  const proxy = createServer(forward);
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = portMessage.parse(proxy.address());
  return {
    env: {
      FILE_STORE: "s3",
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_BUCKET: "kotoba-files",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    },
    requests,
    break: (method, ...next) => void faults.set(method, next),
    heal: () => faults.clear(),
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
