import type { EntityManager } from "@mikro-orm/postgresql";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { WorkEvent } from "../../modules/work/posting/work-event.entity.ts";
import type { DemoWork, demoWorkEvents } from "./demo-works.ts";

/** A statement takes at most 65,535 values, and a work has about a hundred. */
const chunk = 500;

/** Writes works and their events. */
export async function insertWorks(em: EntityManager, works: DemoWork[], events: ReturnType<typeof demoWorkEvents>): Promise<void> {
  for (let start = 0; start < works.length; start += chunk) await em.insertMany(Work, works.slice(start, start + chunk));
  for (let start = 0; start < events.length; start += chunk) await em.insertMany(WorkEvent, events.slice(start, start + chunk));
}
