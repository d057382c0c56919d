import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import "./mantine-styles.ts";
import "./base.css";
import { cssVariables, themes } from "./theme.ts";

/** Gives an area its theme. */
export function AreaTheme({ area, children }: { area: keyof typeof themes; children: ReactNode }) {
  return (
    <MantineProvider theme={themes[area]} cssVariablesResolver={cssVariables} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
