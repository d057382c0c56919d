import { z } from "zod";
import { signIn } from "../modules/session/sign-in.ts";
import { presentViewer } from "../modules/session/viewer.queries.ts";
import { register } from "../modules/user/register.ts";
import { requestRegistration } from "../modules/user/request-registration.ts";
import { parse } from "../shared/user-error.ts";
import type { RestAnswer, RestCall } from "./rest-route.ts";

const emailBody = z.object({ email: z.string() });
const signInBody = z.object({ email: z.string(), password: z.string() });
const signupBody = z.object({
  token: z.string(),
  password: z.string(),
  familyName: z.string(),
  givenName: z.string(),
  familyNameKana: z.string().nullish(),
  givenNameKana: z.string().nullish(),
  latinName: z.string().nullish(),
  locale: z.string().nullish(),
  agreeToTerms: z.boolean(),
});

async function signedInSeeker({ ctx }: RestCall): Promise<object> {
  const seeker = await presentViewer(ctx).seeker();
  return { seeker: seeker && { id: seeker.id, displayName: seeker.displayName, email: seeker.email } };
}

/** POST /api/emali_send_for_registration: the same answer whether or not the address is known. */
export async function sendRegistrationMail({ ctx, body }: RestCall): Promise<RestAnswer> {
  await requestRegistration(ctx, parse(emailBody, body));
  return { status: 202, body: { accepted: true } };
}

/** POST /api/signup: makes the account and signs it in. */
export async function signup(call: RestCall): Promise<RestAnswer> {
  const { ctx } = call;
  const { token, viewer } = await register(ctx, parse(signupBody, call.body));
  ctx.setSessionCookie("SEEKER", token);
  ctx.viewer = viewer;
  return { status: 201, body: await signedInSeeker(call) };
}

/** POST /api/user/login. */
export async function signInSeeker(call: RestCall): Promise<RestAnswer> {
  const { ctx } = call;
  const { email, password } = parse(signInBody, call.body);
  const { token, viewer } = await signIn(ctx, { kind: "SEEKER", email, password });
  ctx.setSessionCookie("SEEKER", token);
  ctx.viewer = viewer;
  return { status: 200, body: await signedInSeeker(call) };
}
