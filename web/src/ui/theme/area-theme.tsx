import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import "./mantine-styles.ts";
import "./base.css";
import { type Area, useArea } from "./area.ts";
import { cssVariables, themes } from "./theme.ts";

/** Gives an area its theme, for parts of the library and our own. */
export function AreaTheme({ area, children }: { area: Area; children: ReactNode }) {
  useArea(area);
  return (
    <MantineProvider theme={themes[area]} cssVariablesResolver={cssVariables} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
