import { setTimeout as sleep } from "node:timers/promises";
import type { Figures } from "../lib/figures.ts";
import { eachRound, perform, type Scene, type Stage } from "../lib/stage.ts";

/** Writes acknowledged between two kills, in the full form. */
const actsAKill = 400;

async function killInTurns(scene: Scene): Promise<void> {
  const { stage, products } = scene;
  const [product] = products;
  await eachRound(stage, async () => {
    const since = performance.now();
    await product?.end("SIGKILL");
    await product?.start();
    await scene.well(since);
    await scene.acknowledged(Math.round(actsAKill * Math.min(1, stage.scale)));
  });
}

/** The product is killed without a word, under load, and started again at once. */
export function kill(stage: Stage): Promise<Figures> {
  return perform(stage, { name: "kill" }, killInTurns);
}

/** The same for a product that keeps its rows in its own folder: the database dies with it. */
export function killEmbedded(stage: Stage): Promise<Figures> {
  return perform(stage, { name: "kill-embedded", isEmbedded: true }, killInTurns);
}

/** The product is asked to end, under load: it ends well and in time, and is started again. */
export function terminate(stage: Stage): Promise<Figures> {
  return perform(stage, { name: "terminate" }, async (scene) => {
    const [product] = scene.products;
    await eachRound(stage, async () => {
      const code = await product?.end("SIGTERM");
      if (code !== 0) scene.broken(`ended with ${code} after SIGTERM`);
      const since = performance.now();
      await product?.start();
      await scene.well(since);
      await sleep(1_000);
    });
  });
}

/** Somebody whose click reaches both processes at once. */
async function sendTwice({ ledger, next, urls }: Scene): Promise<void> {
  const act = next();
  await Promise.all(urls.map((url) => ledger.send(act, [url])));
}

/** Two processes on one database: the same writes reach both at once, and by turns one of them is killed. */
export function twoProcesses(stage: Stage): Promise<Figures> {
  return perform(stage, { name: "two-processes", processes: 2, writers: 4 }, (scene) =>
    eachRound(stage, async (number) => {
      for (let sends = 0; sends < 20; sends += 1) await sendTwice(scene);
      const product = scene.products[number % 2];
      await product?.end("SIGKILL");
      const during = Array.from({ length: 5 }, () => sendTwice(scene));
      const since = performance.now();
      await product?.start();
      await scene.well(since);
      await Promise.all(during);
    }),
  );
}

/** The product itself stands still for a while, as on a machine that swaps. */
export function standStill(stage: Stage): Promise<Figures> {
  return perform(stage, { name: "stand-still" }, async (scene) => {
    const [product] = scene.products;
    await eachRound(stage, async () => {
      product?.signal("SIGSTOP");
      await sleep(8_000);
      product?.signal("SIGCONT");
      await scene.well();
      await sleep(1_000);
    });
  });
}
