import { isId } from "../ids.ts";

/** What a node id names: a type of the schema and a row of it. */
export interface NodeName {
  type: string;
  id: string;
}

const shape = /^[A-Za-z0-9_-]{1,100}$/;

/** The opaque id of a row among everything. */
export function nodeIdOf({ type, id }: NodeName): string {
  return Buffer.from(`${type}:${id}`).toString("base64url");
}

/** What a node id names; null for a text that is none, and for another spelling of one. */
export function readNodeId(nodeId: string): NodeName | null {
  if (!shape.test(nodeId)) return null;
  const [type = "", id = ""] = Buffer.from(nodeId, "base64url").toString("utf8").split(":");
  return isId(id) && nodeIdOf({ type, id }) === nodeId ? { type, id } : null;
}

const types = new WeakMap<object, string>();

/** Notes under which type a row was found. */
export function foundAs<R extends object>(type: string, row: R): R {
  types.set(row, type);
  return row;
}

/** The type under which a row was found. */
export function nodeTypeOf(row: object): string | undefined {
  return types.get(row);
}
