import type { Ctx } from "../../shared/ctx.ts";
import { foundAs, nodeTypeOf, readNodeId } from "../../shared/graphql/node-id.ts";
import type { Asked } from "../../shared/paging/asked.ts";
import { isOpenTo } from "../../shared/viewer/audience.ts";
import { nodeFinders } from "./node-finders.ts";

/** Whatever a node id names, as far as the viewer may see it by the type's own query; null otherwise, as for what never existed. */
export async function findNode(ctx: Ctx, nodeId: string, asked: Asked): Promise<object | null> {
  const name = readNodeId(nodeId);
  const finder = name && Object.hasOwn(nodeFinders, name.type) ? nodeFinders[name.type] : undefined;
  if (!name || !finder || !isOpenTo([finder.audience], ctx.viewer)) return null;
  const found = await finder.find(ctx, name.id, asked);
  if (!found) return null;
  const known = nodeTypeOf(found);
  // A browser with two sessions may see one row from both sides: the second gets a row of its own.
  const row = known === undefined || known === name.type ? found : await finder.find({ ...ctx, em: ctx.em.fork() }, name.id, asked);
  return row && foundAs(name.type, row);
}
