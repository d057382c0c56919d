import { useSearchParams } from "react-router-dom";
import { SendResetMail } from "#features/account/send-reset-mail.tsx";
import { ScreenError } from "#ui/states.tsx";
import { accountOf } from "./+account.ts";

/** A seeker asks for a link to a new password. */
export function Component() {
  const [search] = useSearchParams();
  const { kind, signInPath } = accountOf(search);
  return <SendResetMail kind={kind} signInPath={signInPath} />;
}

export const ErrorBoundary = ScreenError;
