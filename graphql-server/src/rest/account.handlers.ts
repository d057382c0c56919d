import { z } from "zod";
import { register } from "../modules/account/registration/register.ts";
import { requestRegistration } from "../modules/account/registration/request-registration.ts";
import { presentViewer } from "../modules/account/session/viewer.queries.ts";
import { rememberDevice } from "../modules/account/sign-in/known-device.ts";
import { signIn } from "../modules/account/sign-in/sign-in.ts";
import { parse } from "../shared/user-error.ts";
import { described, type RestCall } from "./rest-route.ts";
import { id } from "./shapes.ts";

const intent = z.object({ kind: z.enum(["APPLY", "LIKE"]), workId: id, message: z.string().nullish() });
const emailBody = z.object({ email: z.string(), intent: intent.nullish() });
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

const seekerAnswer = z.object({ seeker: z.object({ id, displayName: z.string(), email: z.string() }).nullable() });

async function signedInSeeker({ ctx }: RestCall): Promise<object> {
  const seeker = await presentViewer(ctx).seeker();
  return { seeker: seeker && { id: seeker.id, displayName: seeker.displayName, email: seeker.email } };
}

const accepted = z.object({ accepted: z.literal(true) });

/** POST /api/emali_send_for_registration. */
export const sendRegistrationMail = described(
  {
    summary: "Sends the mail with which somebody registers; the same answer whether or not the address is known.",
    request: emailBody,
    response: accepted,
    status: 202,
  },
  async ({ ctx, body }) => {
    await requestRegistration(ctx, parse(emailBody, body));
    return { status: 202, body: { accepted: true } };
  },
);

/** POST /api/signup. */
export const signup = described(
  {
    summary: "Makes the account that the mailed token is for and signs it in: the answer sets the seeker's cookie.",
    request: signupBody,
    response: seekerAnswer,
    status: 201,
  },
  async (call) => {
    const { ctx } = call;
    const { token, viewer } = await register(ctx, parse(signupBody, call.body));
    ctx.setSessionCookie("SEEKER", token);
    ctx.viewer = viewer;
    rememberDevice(ctx, "SEEKER");
    return { status: 201, body: await signedInSeeker(call) };
  },
);

/** POST /api/user/login. */
export const signInSeeker = described(
  {
    summary: "Signs a seeker in: the answer sets the cookie. Unknown addresses and wrong passwords are refused alike.",
    request: signInBody,
    response: seekerAnswer.extend({ isBack: z.boolean().optional() }),
  },
  async (call) => {
    const { ctx } = call;
    const { email, password } = parse(signInBody, call.body);
    const { token, viewer, isBack = false } = await signIn(ctx, { kind: "SEEKER", email, password });
    ctx.setSessionCookie("SEEKER", token);
    ctx.viewer = viewer;
    rememberDevice(ctx, "SEEKER");
    return { status: 200, body: { ...(await signedInSeeker(call)), ...(isBack && { isBack }) } };
  },
);
