import { AsyncResource } from "node:async_hooks";
import { performance } from "node:perf_hooks";
import type { Request, RequestHandler, Response } from "express";
import type { PoolCounts } from "../../platform/database/postgres-pool.ts";
import { createStandingQueue } from "./standing-queue.ts";

/** Requests that are worked on at a time while the process has no rest: enough for it and the database to work at once. */
const mostAtOnce = 4;

const lookMs = 100;
/** Share of its time that a process works which has no rest. */
const fullShare = 0.8;

/** Milliseconds for which a request holds its place: an upload, an export or a slow reader would keep it from others for minutes. */
const longestMs = 1_000;

/** Tells about every tenth of a second how many requests may be worked on at a time: any number while there is rest. */
type WatchUse = (onLook: (most: number) => void) => void;

/**
 * Looks at the share of the time in which the event loop works instead of waiting, and at the connections to the database: where
 * somebody waits for one, more requests at a time would only wait there, out of turn.
 */
export const watchUse =
  (pool?: () => Pick<PoolCounts, "waiting" | "most">): WatchUse =>
  (onLook) => {
    let last = performance.eventLoopUtilization();
    setInterval(() => {
      const now = performance.eventLoopUtilization();
      const isFull = performance.eventLoopUtilization(now, last).utilization >= fullShare;
      last = now;
      const connections = pool?.();
      const isPoolFull = connections !== undefined && connections.waiting > 0;
      onLook(Math.min(isFull ? mostAtOnce : Number.POSITIVE_INFINITY, isPoolFull ? connections.most : Number.POSITIVE_INFINITY));
    }, lookMs).unref();
  };

/** A request that waits for its turn. */
interface Waiting {
  since: number;
  begin(): void;
  refuse(): void;
}

/** Requests that wait for their turn, by who sent them. */
function createQueue() {
  const waiting = new Map<string, Set<Waiting>>();
  return {
    isEmpty: () => waiting.size === 0,
    /** @returns a function that takes the request out of the queue */
    add(key: string, one: Waiting): () => void {
      const own = waiting.get(key) ?? new Set();
      waiting.set(key, own.add(one));
      return () => void (own.delete(one) && own.size === 0 && waiting.delete(key));
    },
    /** Takes the oldest request of whoever's turn it is; their next one comes after everybody else's. */
    take(): Waiting | undefined {
      for (const [key, own] of waiting) {
        waiting.delete(key);
        for (const one of own) {
          own.delete(one);
          if (own.size > 0) waiting.set(key, own);
          return one;
        }
      }
      return undefined;
    },
  };
}

/** The places of those who are worked on. */
function createPlaces(now: () => number) {
  const taken = new Set<{ since: number }>();
  return {
    count: () => taken.size,
    /** @returns a function that gives the place back */
    take(): () => void {
      const place = { since: now() };
      taken.add(place);
      return () => void taken.delete(place);
    },
    /** Gives back what is held for too long. They stand in the order in which they were taken. */
    sweep(): void {
      for (const place of taken) {
        if (now() - place.since < longestMs) return;
        taken.delete(place);
      }
    },
  };
}

/**
 * While the process has no rest, or its connections to the database are all used, few requests are worked on at a time, and those who ask take turns:
 * whoever sends many waits for their own, and a neighbour who sends one is answered about as soon as without them. With `refuse`, who has waited too long
 * is refused once the queue stands; without it nobody is. Once there is rest those who wait begin in growing numbers, and then nobody waits here.
 */
export function fairTurns(
  keyOf: (request: Request) => string,
  watch: WatchUse = watchUse(),
  { now = () => performance.now(), refuse }: { now?: () => number; refuse?: (request: Request, response: Response) => void } = {},
): RequestHandler {
  const [queue, places, standing] = [createQueue(), createPlaces(now), createStandingQueue(now)];
  let most = Number.POSITIVE_INFINITY;
  const isFree = () => places.count() < most;

  function startNext(): void {
    while (isFree()) {
      const one = queue.take();
      if (!one) return;
      const waited = now() - one.since;
      if (refuse && standing.isTooLong(waited)) one.refuse();
      else {
        standing.began(waited);
        one.begin();
      }
    }
  }
  watch((wanted) => {
    // All at once would fill again what has just emptied.
    const growing = queue.isEmpty() ? Number.POSITIVE_INFINITY : most * 2;
    most = Math.min(wanted, growing);
    places.sweep();
    startNext();
  });

  return (request, response, next) => {
    const begin = () => {
      const giveBack = places.take();
      response.once("close", () => {
        giveBack();
        startNext();
      });
      next();
    };
    if (isFree() && queue.isEmpty()) {
      standing.began(0);
      return begin();
    }
    // What it does belongs to it, and not to the request whose end lets it begin.
    const leave = queue.add(keyOf(request), {
      since: now(),
      begin: AsyncResource.bind(begin),
      refuse: AsyncResource.bind(() => refuse?.(request, response)),
    });
    // Its visitor has gone, or the deadline has answered.
    response.once("close", leave);
  };
}
