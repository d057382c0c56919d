import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { deviceName } from "../session/devices.ts";
import { accountIdOf } from "../session/start-session.ts";
import type { Account } from "./find-account.ts";

/** Marks of one browser: people of a household share it, a library's computer is nobody's. */
const mostMarks = 4;
const daysKnown = 400;
const dayMs = 24 * 60 * 60_000;
const purpose = "known-device";

interface Owner {
  kind: AccountKind;
  id: string;
}
const dayOf = (now: Date) => Math.floor(now.getTime() / dayMs);
const marksOf = (ctx: Ctx, kind: AccountKind) => (ctx.marks.devices[kind] ?? "").split("~").filter(Boolean);

/** Whether a mark is "day!signature" of this account: it names nobody, and the server keeps nothing of it. */
function isOf(ctx: Ctx, mark: string, { kind, id }: Owner): boolean {
  const [day = "", signature = ""] = mark.split("!");
  return /^\d{1,7}$/.test(day) && dayOf(ctx.now()) - Number(day) <= daysKnown && ctx.isSigned(purpose, `${kind}:${id}:${day}`, signature);
}

/** Whether somebody signed in to the account in this browser before. */
function isKnownDevice(ctx: Ctx, owner: Owner): boolean {
  return marksOf(ctx, owner.kind).some((mark) => isOf(ctx, mark, owner));
}

/** Tells the owner of an account by mail that it was signed in to in a browser that did not know it. */
export function tellNewDevice(ctx: Ctx, em: EntityManager, { kind, account }: { kind: AccountKind; account: Account }): void {
  if (isKnownDevice(ctx, { kind, id: account.id })) return;
  const params = { kind, device: deviceName(ctx.userAgent), at: ctx.now().toISOString() };
  ctx.mail(em, { to: account.email, template: "new-device", locale: account.locale, params });
}

/** Marks the browser as known to the account of the kind that is signed in to now. */
export function rememberDevice(ctx: GraphQLContext, kind: AccountKind): void {
  const id = accountIdOf(ctx.viewer, kind);
  if (!id) return;
  const others = marksOf(ctx, kind).filter((mark) => !isOf(ctx, mark, { kind, id }));
  const day = dayOf(ctx.now());
  const own = `${day}!${ctx.sign(purpose, `${kind}:${id}:${day}`)}`;
  ctx.setDeviceCookie(kind, [own, ...others].slice(0, mostMarks).join("~"));
}
