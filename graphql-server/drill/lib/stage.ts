import { setTimeout as sleep } from "node:timers/promises";
import { type Act, createActs } from "./acts.ts";
import { check } from "./check.ts";
import type { Reader } from "./embedded.ts";
import type { Figures } from "./figures.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { untilWell } from "./probe.ts";
import { type Ground, openWorld, type World } from "./world.ts";
import { startWriters } from "./writers.ts";

/** Where a fault is played, and how much of it. */
export interface Stage {
  ground: Ground;
  /** How often the fault happens. */
  rounds: number;
  /** Share of the full form, for what is counted in minutes or requests. */
  scale: number;
  /** Seconds to wait at the end for mails that are to be tried again. */
  mailSeconds: number;
}

/** What a fault works with while people write. */
export interface Scene extends World {
  stage: Stage;
  ledger: Ledger;
  urls: readonly string[];
  /** The next write, of one kind or of any. */
  next(kind?: Act["kind"]): Act;
  /** Waits until writes are acknowledged again, and notes how long that took since `since` (performance.now()), or since now. */
  well(since?: number): Promise<void>;
  /** Waits until so many more writes are acknowledged. */
  acknowledged(more: number): Promise<void>;
  /** A claim of the fault itself that did not hold. */
  broken(text: string): void;
  /** Figures that only some faults have. */
  measured: Pick<Figures, "neighbourP99Ms" | "heapGrowth">;
}

interface Setting {
  name: string;
  processes?: number;
  env?: Record<string, string>;
  /** The product reaches its database through a network that the fault breaks. */
  isBehindNetwork?: boolean;
  /** The product keeps its rows in its own folder instead of PostgreSQL. */
  isEmbedded?: boolean;
  /** How many write at the same time, and how long each rests in between. */
  writers?: number;
  restMs?: number;
}

interface Witnessed {
  scene: Scene;
  recoveries: number[];
  brokenClaims: string[];
}

/** Longer than any machine should take for the writes of a round. */
const longestRoundMs = 120_000;

function openScene(stage: Stage, world: World): Witnessed {
  const ledger = createLedger();
  const acts = createActs(world.people);
  const urls = world.products.map(({ url }) => url);
  const [recoveries, brokenClaims]: [number[], string[]] = [[], []];
  const scene: Scene = {
    ...world,
    stage,
    ledger,
    urls,
    next: (kind) => (kind ? acts.of(kind) : acts.any()),
    async well(since = performance.now()) {
      const before = performance.now() - since;
      recoveries.push(before + (await untilWell(ledger, () => acts.of("work"), urls)));
    },
    async acknowledged(more) {
      const [end, wanted] = [performance.now() + longestRoundMs, ledger.acknowledged.length + more];
      while (ledger.acknowledged.length < wanted && performance.now() < end) await sleep(100);
      if (ledger.acknowledged.length < wanted) brokenClaims.push(`fewer than ${more} writes acknowledged in ${longestRoundMs / 1_000} s`);
    },
    broken: (text) => void brokenClaims.push(text),
    measured: { neighbourP99Ms: null, heapGrowth: null },
  };
  return { scene, recoveries, brokenClaims };
}

async function judgeRows(scene: Scene, database: Reader): Promise<Omit<Figures, "fault" | "rounds" | "recoveryMs" | "broken" | "seconds">> {
  const { ledger, smtp, measured } = scene;
  const { rows } = await database.query<{ n: string }>("select count(*) as n from outbox_mail where status = 'PENDING'");
  const verdict = await check(database, ledger.acknowledged, smtp.taken);
  const { ourErrors, refused, longestMs } = ledger;
  return {
    ...verdict,
    ...measured,
    acknowledged: ledger.acknowledged.length,
    mailsWaiting: Number(rows[0]?.n ?? 0),
    ourErrors,
    refused,
    longestMs,
  };
}

/** Opens a world, lets people write in it while the fault is played, then compares what they were told with what is there. */
export async function perform(stage: Stage, setting: Setting, play: (scene: Scene) => Promise<void>): Promise<Figures> {
  const started = performance.now();
  const { name, processes = 1, env = {}, isBehindNetwork = false, isEmbedded = false, writers: count = 8, restMs = 20 } = setting;
  const world = await openWorld(stage.ground, { name, processes, env, isBehindNetwork, isEmbedded });
  try {
    const { scene, recoveries, brokenClaims } = openScene(stage, world);
    const { ledger, urls } = scene;
    await scene.well();
    recoveries.splice(0);
    const writers = startWriters({ ledger, next: () => scene.next(), urls, count, restMs });
    await sleep(1_000);
    try {
      await play(scene);
    } finally {
      await writers.stop();
    }
    const database = await world.written(stage.mailSeconds);
    const figures = await judgeRows(scene, database).finally(() => database.end());
    const recoveryMs = recoveries.length > 0 ? Math.max(...recoveries) : null;
    const seconds = (performance.now() - started) / 1_000;
    return { fault: name, rounds: stage.rounds, ...figures, recoveryMs, broken: brokenClaims, seconds };
  } finally {
    await world.close();
  }
}

/** Repeats something as often as the stage says; nobody's pauses are in step with it. */
export async function eachRound({ rounds }: Stage, round: (number: number) => Promise<void>): Promise<void> {
  for (let number = 0; number < rounds; number += 1) {
    await sleep(200 + Math.random() * 800);
    await round(number);
  }
}
