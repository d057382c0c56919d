import { send } from "#platform/send.ts";
import { startSession } from "#platform/session/viewer.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { adminSignIn, companySignIn } from "./account.mutations.ts";
import type { Credentials } from "./sign-in.ts";

async function afterSignIn(errors: readonly FieldProblem[] | undefined): Promise<readonly FieldProblem[] | undefined> {
  if (errors && errors.length > 0) return errors;
  await startSession();
  return undefined;
}

const inputOf = ({ email, password, code }: Credentials) => ({ email, password, code: code ?? null });

/** Signs a member of a company in. */
export async function signInCompany(input: Credentials): Promise<readonly FieldProblem[] | undefined> {
  const { errors } = await send(companySignIn, inputOf(input));
  return afterSignIn(errors);
}

/** Signs somebody of the back office in. */
export async function signInAdmin(input: Credentials): Promise<readonly FieldProblem[] | undefined> {
  const { errors } = await send(adminSignIn, inputOf(input));
  return afterSignIn(errors);
}
