import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "../lib/ask.ts";
import type { Figures } from "../lib/figures.ts";
import { worksList } from "../lib/reads.ts";
import { perform, type Scene, type Stage } from "../lib/stage.ts";

const fullMinutes = 30;
/** Share of the time in which caches fill and code is compiled: it counts for nothing. */
const warmUp = 0.15;
const samples = 24;

/** Reads what visitors read, until `isOver`. */
async function read({ urls, ledger }: Scene, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const answer = await ask({ url: urls[turn % urls.length] ?? "", address: `10.200.0.${turn % 250}`, query: worksList });
    ledger.note(answer, "list");
    await sleep(50);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Ordinary use for a long time: people read and write, and what the process holds does not grow. */
export function soak(stage: Stage): Promise<Figures> {
  return perform(stage, { name: "soak", writers: 4, restMs: 250 }, async (scene) => {
    const milliseconds = fullMinutes * 60_000 * stage.scale;
    let isOver = false;
    const readers = Promise.all([read(scene, () => isOver), read(scene, () => isOver)]);
    await sleep(milliseconds * warmUp);
    const inspector = await scene.products[0]?.inspect();
    const heap: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      heap.push((await inspector?.heapUsed()) ?? 0);
      await sleep((milliseconds * (1 - warmUp)) / samples);
    }
    isOver = true;
    await readers;
    inspector?.close();
    const [first, last] = [median(heap.slice(0, 6)), median(heap.slice(-6))];
    scene.measured.heapGrowth = last / first - 1;
    console.log(`  heap in MB: ${heap.map((bytes) => (bytes / 1_048_576).toFixed(1)).join(" ")}`);
  });
}
