import { NewPassword } from "#features/account/new-password.tsx";
import { companyPaths } from "#paths/company.paths.ts";
import { ScreenError } from "#ui/states.tsx";

/** The mail's link: a new password of a company member. */
export function Component() {
  return <NewPassword kind="COMPANY" signInPath={companyPaths.login} requestPath={companyPaths.password} />;
}

export const ErrorBoundary = ScreenError;
