import { setTimeout as sleep } from "node:timers/promises";
import type { Figures } from "../lib/figures.ts";
import { eachRound, perform, type Scene, type Stage } from "../lib/stage.ts";

const outageMs = 20_000;

/** Plays a mail server that misbehaves: who writes must not notice, and every mail arrives once in the end. */
function mailServer(stage: Stage, name: string, begin: (scene: Scene) => () => void): Promise<Figures> {
  return perform(stage, { name, writers: 4, restMs: 100 }, (scene) =>
    eachRound(stage, async () => {
      const end = begin(scene);
      await sleep(outageMs);
      end();
      await scene.well();
    }),
  );
}

/** It takes connections and says nothing. */
export function mailHang(stage: Stage): Promise<Figures> {
  return mailServer(stage, "mail-hang", ({ smtp }) => {
    smtp.hang();
    return () => smtp.goOn();
  });
}

/** It thinks for seconds before it takes a mail. */
export function mailSlow(stage: Stage): Promise<Figures> {
  return mailServer(stage, "mail-slow", ({ smtp }) => {
    smtp.think(4_000);
    return () => smtp.think(0);
  });
}

/** It refuses every mail for now. */
export function mailRefuse(stage: Stage): Promise<Figures> {
  return mailServer(stage, "mail-refuse", ({ smtp }) => {
    smtp.answer({ code: 451, text: "Try again later" });
    return () => smtp.answer(null);
  });
}
