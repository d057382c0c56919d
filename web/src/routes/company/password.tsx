import { SendResetMail } from "#features/account/send-reset-mail.tsx";
import { companyPaths } from "#paths/company.paths.ts";
import { ScreenError } from "#ui/states.tsx";

/** A company member asks for a link to a new password. */
export function Component() {
  return <SendResetMail kind="COMPANY" signInPath={companyPaths.login} />;
}

export const ErrorBoundary = ScreenError;
