import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import "./mantine-styles.ts";
import "./base.css";
import "./library.css";
import { type Area, useArea } from "./area.ts";
import { cssVariables, theme } from "./theme.ts";

/**
 * Gives an area its accent, for parts of the library and our own. The library stays in its light scheme: light and dark are in the
 * tokens that it is given.
 */
export function AreaTheme({ area, children }: { area: Area; children: ReactNode }) {
  useArea(area);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
