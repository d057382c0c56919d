import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { payload } from "../../../shared/graphql/payload.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { presentViewer } from "../session/viewer.queries.ts";
import { rememberDevice } from "./known-device.ts";
import type { SignedIn } from "./signed-in.ts";

/** The payload of a mutation that signs in: sets the cookie of the kind and returns the new viewer. */
export function signInAnswer(ctx: GraphQLContext, kind: AccountKind, run: () => Promise<SignedIn>) {
  return payload(
    ctx,
    run,
    ({ token, viewer }) => {
      ctx.setSessionCookie(kind, token);
      ctx.viewer = viewer;
      rememberDevice(ctx, kind);
      return { viewer: presentViewer(ctx) };
    },
    { viewer: null },
  );
}
