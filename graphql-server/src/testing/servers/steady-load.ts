import { Agent, request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";

/** One way to ask, as often as there is time for it. */
export interface Asking {
  path: string;
  method?: "GET" | "POST";
  body?: string;
}

/** What became of a load. */
export interface LoadFigures {
  asked: number;
  /** Each with what went wrong. */
  failed: string[];
  slowestMs: number;
}

interface Door {
  port: number;
  host: string;
  people: number;
}

function ask({ port, host }: Door, agent: Agent, { path, method = "GET", body }: Asking): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = {
      host,
      origin: `https://${host}`,
      ...(body && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
    };
    const sent = request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
      response.resume();
      response.once("error", (error) => resolve(`${method} ${path}: ${error.message}`));
      response.once("end", () => resolve(response.statusCode === 200 ? undefined : `${method} ${path}: ${response.statusCode}`));
    });
    sent.once("error", (error) => resolve(`${method} ${path}: ${error.message}`));
    sent.end(body);
  });
}

/** Asks through a proxy without a pause, as so many people, until it is stopped. */
export function startLoad(door: Door, ways: readonly Asking[]): { stop(): Promise<LoadFigures> } {
  const agent = new Agent({ keepAlive: true, maxSockets: door.people, rejectUnauthorized: false });
  const figures: LoadFigures = { asked: 0, failed: [], slowestMs: 0 };
  let isStopped = false;
  async function person(number: number): Promise<void> {
    for (let turn = number; !isStopped; turn += 1) {
      const way = ways[turn % ways.length];
      if (!way) return;
      const started = performance.now();
      const problem = await ask(door, agent, way);
      figures.asked += 1;
      figures.slowestMs = Math.max(figures.slowestMs, performance.now() - started);
      if (problem) figures.failed.push(problem);
      await sleep(5);
    }
  }
  const people = Promise.all(Array.from({ length: door.people }, (_, number) => person(number)));
  return {
    async stop() {
      isStopped = true;
      await people;
      agent.destroy();
      return figures;
    },
  };
}
