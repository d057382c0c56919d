import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import type { Figures } from "../lib/figures.ts";
import { eachRound, perform, type Scene, type Stage } from "../lib/stage.ts";

/** Seconds in which PostgreSQL gives the place of a silent connection to others, with what a busy machine adds. */
const placesWithin = 40;

/** The connections that PostgreSQL keeps a place for. */
async function places(database: Client): Promise<number[]> {
  const query = "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";
  const { rows } = await database.query<{ pid: number }>(query);
  return rows.map(({ pid }) => pid);
}

/** Waits until PostgreSQL has given the places of these connections to others. */
async function untilGivenBack({ broken }: Scene, database: Client, before: readonly number[]): Promise<void> {
  for (let second = 0; ; second += 1) {
    const now = new Set(await places(database));
    const kept = before.filter((pid) => now.has(pid)).length;
    if (kept === 0) return;
    if (second === placesWithin) return broken(`PostgreSQL still keeps ${kept} places of connections that were lost`);
    await sleep(1_000);
  }
}

/** Plays a fault of the network, and waits until PostgreSQL has noticed as well: a place that is kept for nobody is one too few. */
async function behindNetwork(scene: Scene, play: () => Promise<void>): Promise<void> {
  const database = await scene.database();
  try {
    const before = await places(database);
    await play();
    await untilGivenBack(scene, database, before);
  } finally {
    await database.end();
  }
}

/** Plays a fault that begins, lasts and ends; how long the product takes is counted from its end. */
function lasting(
  stage: Stage,
  { name, seconds, isBehindNetwork = false, acts = 0 }: { name: string; seconds: number; isBehindNetwork?: boolean; acts?: number },
  begin: (scene: Scene) => Promise<() => Promise<void> | void>,
): Promise<Figures> {
  return perform(stage, { name, isBehindNetwork }, (scene) =>
    eachRound(stage, async () => {
      const play = async () => {
        const end = await begin(scene);
        await sleep(seconds * 1_000);
        await end();
        await scene.well();
      };
      await (isBehindNetwork ? behindNetwork(scene, play) : play());
      await sleep(1_500);
      await scene.acknowledged(Math.round(acts * Math.min(1, stage.scale)));
    }),
  );
}

/** PostgreSQL ends at once, as when its machine fails, and comes back a second later. */
export function databaseStop(stage: Stage): Promise<Figures> {
  return lasting(stage, { name: "database-stop", seconds: 1, acts: 450 }, async ({ postgres }) => {
    await postgres.halt("SIGQUIT");
    return () => postgres.startAgain();
  });
}

/** PostgreSQL stands still: it takes connections and answers nothing. */
export function freeze(stage: Stage): Promise<Figures> {
  return lasting(stage, { name: "freeze", seconds: 15 }, async ({ postgres }) => {
    postgres.freeze();
    return () => postgres.thaw();
  });
}

/** The network forgets the connections there are and tells nobody; new ones work. */
export function silence(stage: Stage): Promise<Figures> {
  return lasting(stage, { name: "silence", seconds: 0, isBehindNetwork: true }, async ({ network }) => {
    network.silence();
    return () => undefined;
  });
}

/** The network forwards nothing at all for a while; connections of before stay silent for good. */
export function blackout(stage: Stage): Promise<Figures> {
  return lasting(stage, { name: "blackout", seconds: 15, isBehindNetwork: true }, async ({ network }) => {
    network.silence();
    network.silenceNew();
    return () => network.heal();
  });
}

/** Every connection to the database is reset, over and over. */
export function reset(stage: Stage): Promise<Figures> {
  return lasting(stage, { name: "reset", seconds: 5, isBehindNetwork: true }, async ({ network }) => {
    const resetting = setInterval(() => network.reset(), 300);
    return () => clearInterval(resetting);
  });
}

async function takeConnections(scene: Scene, held: Client[]): Promise<void> {
  for (;;) {
    try {
      held.push(await scene.database());
    } catch {
      return;
    }
  }
}

/** Others hold every connection that PostgreSQL gives, just after the product has lost its own. */
export function exhaustion(stage: Stage): Promise<Figures> {
  return lasting(stage, { name: "exhaustion", seconds: 8, isBehindNetwork: true }, async (scene) => {
    const held: Client[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      scene.network.reset();
      await takeConnections(scene, held);
    }
    return async () => void (await Promise.all(held.map((client) => client.end())));
  });
}

/** Somebody holds a lock that every writer waits for: each takes its place in the pool along. */
export function lock(stage: Stage): Promise<Figures> {
  return lasting(stage, { name: "lock", seconds: 8 }, async (scene) => {
    const client = await scene.database();
    await client.query("begin");
    await client.query("lock table rate_limit, work in access exclusive mode");
    return async () => {
      await client.query("rollback");
      await client.end();
    };
  });
}
