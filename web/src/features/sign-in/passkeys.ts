import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { PasskeyKind } from "#graphql/operations.ts";
import { send } from "#platform/send.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { finishPasskey, finishPasskeySignIn, startPasskey, startPasskeySignIn } from "./sign-in.mutations.ts";

type Problems = readonly FieldProblem[];

/** Whether the browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => browserSupportsWebAuthn();

/** What the authenticator answers to options; undefined when the person stopped it, or it has no passkey for this site. */
async function answerOf(ask: () => Promise<object>): Promise<string | undefined> {
  try {
    return JSON.stringify(await ask());
  } catch {
    return undefined;
  }
}

/** The person or the authenticator stopped: no problem of the server's. */
export const stopped = "STOPPED";

/** Asks for a passkey. @returns the authenticator's answer, or the problems */
export async function askForPasskey(
  kind: PasskeyKind,
  again: boolean,
): Promise<{ answer: string } | { problems: Problems } | typeof stopped> {
  const { options, errors } = await send(startPasskeySignIn, { kind, again });
  if (!options) return { problems: errors };
  const answer = await answerOf(() => startAuthentication({ optionsJSON: JSON.parse(options) }));
  return answer ? { answer } : stopped;
}

/** Signs in by an answer; for an account with a second factor with its code. */
export async function enterByPasskey(input: { kind: PasskeyKind; again: boolean; answer: string; code: string | null }): Promise<Problems> {
  return (await send(finishPasskeySignIn, input)).errors;
}

/** Adds a passkey of this device to the signed-in account. */
export async function addPasskey(kind: PasskeyKind, name: string): Promise<Problems | typeof stopped> {
  const { options, errors } = await send(startPasskey, { kind, password: null });
  if (!options) return errors;
  const answer = await answerOf(() => startRegistration({ optionsJSON: JSON.parse(options) }));
  return answer ? (await send(finishPasskey, { kind, answer, name })).errors : stopped;
}
