import { Stack } from "@mantine/core";
import type { ReactNode } from "react";

/** The narrow column of the three steps. */
export function CancelStack({ children }: { children: ReactNode }) {
  return (
    <Stack gap="lg" maw={760} mx="auto">
      {children}
    </Stack>
  );
}
