import { AsyncLocalStorage } from "node:async_hooks";
import type { Server } from "node:http";
import type { EventArgs, EventSubscriber } from "@mikro-orm/core";
import type { Database } from "../../platform/database/open-database.ts";

const anId = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;

/** Every id that a client of this file's tests has sent. */
const sent = new Set<string>();
const requests = new AsyncLocalStorage<boolean>();

/** Notes the ids in an address or a body that a client is about to send. */
export function noteSentIds(text: string): void {
  for (const [id] of text.matchAll(anId)) sent.add(id.toLowerCase());
}

/** Lets no request make a row whose id is one that a client has sent, whatever test sends it. */
class OwnIds implements EventSubscriber {
  afterCreate({ entity, meta }: EventArgs<object>): void {
    const id: unknown = Reflect.get(entity, "id");
    if (requests.getStore() && typeof id === "string" && sent.has(id))
      throw new Error(`The id of a new ${meta.className} came from a client`);
  }
}

/** Makes every test of a server one of where its ids come from. */
export function requireOwnIds(database: Database, http: Server): void {
  database.orm.em.getEventManager().registerSubscriber(new OwnIds());
  http.prependListener("request", () => requests.enterWith(true));
}
