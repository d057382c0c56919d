import type { AccountKind } from "#graphql/operations.ts";
import { send } from "#platform/send.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { requestReset, reset } from "./account.mutations.ts";

/** Asks for the mail with the link. The answer is the same for an address without an account. */
export async function requestPasswordReset(input: { kind: AccountKind; email: string }): Promise<readonly FieldProblem[]> {
  const { errors } = await send(requestReset, input);
  return errors;
}

/** Sets the new password; every session of the account ends. */
export async function resetPassword(input: { kind: AccountKind; token: string; password: string }): Promise<readonly FieldProblem[]> {
  const { errors } = await send(reset, input);
  return errors;
}
