import { setTimeout as sleep } from "node:timers/promises";
import type { Figures } from "../lib/figures.ts";
import { eachRound, perform, type Stage } from "../lib/stage.ts";

const hour = 3_600_000;

/** Turns the clock of a process by so many milliseconds against the machine's. */
function turnClock(milliseconds: number): string {
  return `(() => {
    globalThis.RealDate ??= Date;
    const Real = globalThis.RealDate;
    globalThis.Date = class extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ${milliseconds}); }
      static now() { return Real.now() + ${milliseconds}; }
    };
  })()`;
}

/** The clock of one of two processes jumps ahead, behind and back while people write. */
export function clockJumps(stage: Stage): Promise<Figures> {
  return perform(stage, { name: "clock", processes: 2, writers: 4 }, async (scene) => {
    const [product] = scene.products;
    const inspector = await product?.inspect();
    await eachRound(stage, async () => {
      for (const jump of [150_000, -150_000, hour, -hour, 0]) {
        await inspector?.run(turnClock(jump));
        await scene.well();
        await sleep(2_000);
      }
    });
    inspector?.close();
  });
}
