import { useRevalidator } from "react-router-dom";
import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import type { FieldProblem } from "#ui/forms/form.tsx";

/** A command that answers its problems. */
export type Act = () => Promise<readonly FieldProblem[] | undefined>;

/**
 * Runs a command of the back office: asks for the password where the server wants it, tells by toast that it is done, and loads the page
 * again, also when somebody else was quicker. Answers the problems for the form to show.
 */
export function useAdminAct() {
  const { confirmed } = useReauthentication();
  const { revalidate } = useRevalidator();
  return async (run: Act, done: string): Promise<readonly FieldProblem[] | undefined> => {
    const problems = await confirmed(run);
    if (!problems || problems.length === 0) adminToast.success(done);
    await revalidate();
    return problems;
  };
}
