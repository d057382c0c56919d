import { waitFor } from "@testing-library/react";

/**
 * Presses a key where the focus is, as a browser does. Not `fireEvent.keyDown`: React's act, in which that runs, now and then loses what a
 * listener of the document sets while the screen still loads.
 */
export async function press(key: string, held: Pick<KeyboardEventInit, "ctrlKey"> = {}): Promise<void> {
  const event = new KeyboardEvent("keydown", { key, ...held, bubbles: true, cancelable: true });
  await waitFor(() => void (document.activeElement ?? document.body).dispatchEvent(event));
}
