import type DataLoader from "dataloader";
import type { Ctx } from "./ctx.ts";

type LoaderFactory<K, V> = (ctx: Ctx) => DataLoader<K, V>;

const perRequest = new WeakMap<Ctx, Map<unknown, unknown>>();

/**
 * The request's own instance of a loader, made on first use. A module defines its loader as a factory, e.g.
 * `const companyById = (ctx: Ctx) => new DataLoader(...)`, and asks `loader(ctx, companyById).load(id)`.
 */
export function loader<K, V>(ctx: Ctx, factory: LoaderFactory<K, V>): DataLoader<K, V>;
export function loader(ctx: Ctx, factory: (ctx: Ctx) => unknown): unknown {
  const loaders = perRequest.get(ctx) ?? new Map<unknown, unknown>();
  perRequest.set(ctx, loaders);
  const known = loaders.get(factory);
  if (known) return known;
  const made = factory(ctx);
  loaders.set(factory, made);
  return made;
}
