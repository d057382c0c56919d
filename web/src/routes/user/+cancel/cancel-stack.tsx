import type { ReactNode } from "react";
import { Stack } from "#ui/layout.tsx";

/** The narrow column of the three steps. */
export function CancelStack({ children }: { children: ReactNode }) {
  return (
    <Stack gap="lg" maxWidth={760}>
      {children}
    </Stack>
  );
}
