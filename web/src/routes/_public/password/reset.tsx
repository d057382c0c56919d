import { useSearchParams } from "react-router-dom";
import { NewPassword } from "#features/account/new-password.tsx";
import { ScreenError } from "#ui/states.tsx";
import { accountOf } from "./+account.ts";

/** The mail's link: a new password. */
export function Component() {
  const [search] = useSearchParams();
  return <NewPassword {...accountOf(search)} />;
}

export const ErrorBoundary = ScreenError;
