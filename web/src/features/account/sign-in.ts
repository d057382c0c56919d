import { currentLanguage } from "#platform/i18n/i18n.ts";
import { startSession } from "#platform/session/viewer.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";

/** What somebody signs in with; the code where the account has a second factor. */
export interface Credentials {
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
  const { isBack = false }: { isBack?: boolean } = await response.json();
  await startSession();
  if (isBack) await (await import("#features/onward/welcome-back.ts")).welcomeBack();
  return undefined;
}
