import { setTimeout as sleep } from "node:timers/promises";
import type { Figures } from "../lib/figures.ts";
import { eachRound, perform, type Stage } from "../lib/stage.ts";

/** Less than the time after which a session ends that nobody used: an hour ahead would rightly sign people out. */
const far = 20 * 60_000;

/** Turns the clock of a process by so many milliseconds against the machine's. Dates stay dates to whoever looks at their class. */
function turnClock(milliseconds: number): string {
  return `(() => {
    globalThis.RealDate ??= Date;
    const Real = globalThis.RealDate;
    const now = () => Real.now() + ${milliseconds};
    globalThis.Date = new Proxy(Real, {
      construct: (_, given, as) => Reflect.construct(Real, given.length > 0 ? given : [now()], as),
      get: (_, key) => (key === "now" ? now : Reflect.get(Real, key)),
    });
  })()`;
}

/** The clock of one of two processes jumps ahead, behind and back while people write. */
export function clockJumps(stage: Stage): Promise<Figures> {
  return perform(stage, { name: "clock", processes: 2, writers: 4 }, async (scene) => {
    const [product] = scene.products;
    const inspector = await product?.inspect();
    await eachRound(stage, async () => {
      for (const jump of [150_000, -150_000, far, -far, 0]) {
        await inspector?.run(turnClock(jump));
        await scene.well();
        await sleep(2_000);
      }
    });
    inspector?.close();
  });
}
