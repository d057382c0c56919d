import { currentLanguage } from "#platform/i18n/i18n.ts";
import { send } from "#platform/send.ts";
import { startSession } from "#platform/session/viewer.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { adminSignIn, companySignIn } from "./account.mutations.ts";

interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** Returns the problems in a REST answer as problems of the form. */
export async function problemsOf(response: Response): Promise<readonly FieldProblem[]> {
  const body: { code?: string; detail?: string; errors?: FieldProblem[] } = await response.json().catch(() => ({}));
  if (body.errors && body.errors.length > 0) return body.errors;
  return [{ code: body.code ?? "INTERNAL", message: body.detail ?? "", path: [] }];
}

/** Sends JSON to the REST layer with the reader's language. */
export function postJson(path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json", "x-api-version": "1", "accept-language": currentLanguage() };
  return fetch(path, { method: "POST", credentials: "same-origin", headers, body: JSON.stringify(body) });
}

/** Signs a seeker in through POST /api/user/login. */
export async function signInSeeker(input: Credentials): Promise<readonly FieldProblem[] | undefined> {
  const response = await postJson("/api/user/login", input);
  if (!response.ok) return problemsOf(response);
  await startSession();
  return undefined;
}

async function afterSignIn(errors: readonly FieldProblem[] | undefined): Promise<readonly FieldProblem[] | undefined> {
  if (errors && errors.length > 0) return errors;
  await startSession();
  return undefined;
}

const inputOf = ({ email, password, code }: Credentials) => ({ email, password, code: code ?? null });

export async function signInCompany(input: Credentials): Promise<readonly FieldProblem[] | undefined> {
  const { errors } = await send(companySignIn, inputOf(input));
  return afterSignIn(errors);
}

export async function signInAdmin(input: Credentials): Promise<readonly FieldProblem[] | undefined> {
  const { errors } = await send(adminSignIn, inputOf(input));
  return afterSignIn(errors);
}
