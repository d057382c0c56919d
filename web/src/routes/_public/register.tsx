import { ScreenError } from "#ui/states.tsx";
import { RegistrationTabs } from "./+registration/registration-tabs.tsx";

export function Component() {
  return <RegistrationTabs tab="register" />;
}

export const ErrorBoundary = ScreenError;
