import { fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { percentile } from "../../bench/lib/load.ts";
import { ask } from "../lib/ask.ts";
import type { Figures } from "../lib/figures.ts";
import { type Flooded, floodedShape, type floodOrder } from "../lib/flood-messages.ts";
import { worksList } from "../lib/reads.ts";
import { perform, type Scene, type Stage } from "../lib/stage.ts";

const flooder = join(import.meta.dirname, "../lib/flooder.ts");
const fullRequests = 62_000;
const atOnce = 16;

function flood(order: z.output<typeof floodOrder>): Promise<Flooded> {
  const child = fork(flooder, { execArgv: process.execArgv });
  child.send(order);
  return new Promise((resolve, reject) => {
    child.once("message", (message) => resolve(floodedShape.parse(message)));
    child.once("exit", (code) => reject(new Error(`The flood ended with ${code}`)));
  });
}

/** Somebody who reads and writes meanwhile, at an ordinary pace. @returns the times of the answers in ms */
async function beNeighbour(scene: Scene, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const [url = ""] = scene.urls;
  while (!isOver()) {
    const list = await ask({ url, address: "10.201.0.1", query: worksList });
    scene.ledger.note(list, "list");
    const { answer } = await scene.ledger.sendOnce(scene.next("work"), url);
    times.push(list.ms, answer.ms);
    await sleep(50);
  }
  return times;
}

const whoIsThere = "{ viewer { seeker { id } company { id } admin { id } } }";
const there = z.object({ data: z.object({ viewer: z.record(z.enum(["seeker", "company", "admin"]), z.unknown()) }) });

/** Bad requests end nobody's session: one that was ended would turn the rest of the flood into a stranger's, refused at the door. */
async function judgeSenders({ people: { senders }, urls, broken }: Scene): Promise<void> {
  const cookie = Object.values(senders).join("; ");
  const { body } = await ask({ url: urls[0] ?? "", address: "10.201.0.2", cookie, query: whoIsThere });
  const { viewer = {} } = there.safeParse(body).data?.data ?? {};
  for (const kind of Object.keys(senders))
    if (!Reflect.get(viewer, kind)) broken(`the flood has ended the session of the ${kind} that sent it`);
}

/** Requests that no honest client sends, as fast as they are answered, while others use the site. */
export function badRequests(stage: Stage): Promise<Figures> {
  return perform(stage, { name: "flood", writers: 2, restMs: 100 }, async (scene) => {
    let isOver = false;
    const neighbour = beNeighbour(scene, () => isOver);
    const { senders } = scene.people;
    const requests = Math.ceil(fullRequests * stage.scale);
    const flooded = await flood({ url: scene.urls[0] ?? "", requests, atOnce, senders });
    isOver = true;
    scene.measured.neighbourP99Ms = percentile(await neighbour, 0.99);
    await judgeSenders(scene);
    scene.ledger.ourErrors.push(...flooded.ourErrors);
    for (const text of flooded.unanswered.slice(0, 5)) scene.broken(`no answer: ${text}`);
    console.log(`  answers by status: ${JSON.stringify(flooded.statuses)}`);
  });
}
