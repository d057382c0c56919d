import { monitorEventLoopDelay } from "node:perf_hooks";
import { judgeTexts } from "../../src/modules/base/judging/judge-texts.ts";

const employment = { isEmployment: true };

/** Texts of 20,000 characters that are made to be expensive. */
const hostile: Readonly<Record<string, string>> = {
  "nested brackets": `${"（「".repeat(4_990)}女性限定${"」）".repeat(4_990)}`,
  "zero-width characters": "女\u200b性\u200b限\u200b定\u200b".repeat(2_500),
  "4,000 findings": "男性のみ。".repeat(4_000),
  "mixed scripts": "ｼﾞｮｾｲ女性wo男子onlyで25さいまでのﾋﾄ|だけ 採 用 ".repeat(600).slice(0, 20_000),
  "one sentence without an end": "残業がなくて保険がなくて休みがなくて罰金があって".repeat(900).slice(0, 20_000),
};

async function measured(name: string, text: string): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const began = performance.now();
  delay.enable();
  const [found = []] = await judgeTexts([text], employment);
  const ms = performance.now() - began;
  delay.disable();
  const blocked = Number.isFinite(delay.max) ? delay.max / 1e6 : 0;
  const misplaced = found.filter(({ start, found: word }) => !text.startsWith(word, start)).length;
  console.log(
    `${name}: ${text.length} characters, ${found.length} findings, ${misplaced} not where they stand, answered by the thread in ${ms.toFixed(0)} ms, the loop of the server blocked for ${blocked.toFixed(1)} ms at most`,
  );
}

/** What hostile texts cost the server: how long its thread takes, and how long its event loop stands still meanwhile. Goals: 400 and 20 ms. */
export async function benchJudge(): Promise<void> {
  await measured("the first text, which starts the thread", "土日祝日は休みです。");
  for (const [name, text] of Object.entries(hostile)) await measured(name, text);
}
