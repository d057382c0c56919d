import type { IncomingMessage } from "node:http";

/** Types of answers by what our own client and plain clients accept; every other wish is Apollo's to weigh. */
const json = "application/json; charset=utf-8";
const answerTypes = new Map([
  [undefined, json],
  ["*/*", json],
  ["application/json", json],
  ["application/graphql-response+json,application/json;q=0.9", "application/graphql-response+json; charset=utf-8"],
]);

/** The type in which a request is answered the short way; undefined where Apollo has to weigh its wishes. */
export function answerTypeOf({ headers }: Pick<IncomingMessage, "headers">): string | undefined {
  return answerTypes.get(headers.accept);
}
