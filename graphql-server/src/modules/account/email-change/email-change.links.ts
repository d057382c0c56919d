import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { userError } from "../../../shared/user-error.ts";

type Act = "confirm" | "revoke";
const idLength = 36;

/** What a mailed link carries: the change's id under the server's signature for one of the two acts. */
export function changeToken(ctx: Ctx, act: Act, id: string): string {
  return `${id}.${ctx.sign(`email-change:${act}`, id)}`;
}

/** The change that a link is about. @throws UserErrors TOKEN_INVALID */
export function changeOfToken(ctx: Ctx, act: Act, token: string): string {
  const [id, signature] = [token.slice(0, idLength), token.slice(idLength + 1)];
  if (!isId(id) || token[idLength] !== "." || !ctx.isSigned(`email-change:${act}`, id, signature))
    throw userError("TOKEN_INVALID", ["token"]);
  return id;
}
