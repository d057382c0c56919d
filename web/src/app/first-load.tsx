import { FullScreenSpinner } from "#ui/spinner.tsx";
import { BusyWords } from "./busy-notice.tsx";

/** Stands on the page until its first screen is there. */
export function FirstLoad() {
  return (
    <FullScreenSpinner>
      <BusyWords />
    </FullScreenSpinner>
  );
}
