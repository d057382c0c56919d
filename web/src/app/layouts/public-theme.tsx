import { Outlet } from "react-router-dom";
import { AreaTheme } from "#ui/theme/area-theme.tsx";

/** The component library for the public screens that use it; the public layout around them does without. */
export function Component() {
  return (
    <AreaTheme area="public">
      <Outlet />
    </AreaTheme>
  );
}
