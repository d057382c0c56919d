import { Popover as LibraryPopover } from "@mantine/core";
import type { ReactNode } from "react";

interface PopoverProps {
  /** Names what opens, for those who do not see it. */
  label: string;
  /** The button that opens it. */
  target: ReactNode;
  width?: number;
  children: ReactNode;
}

/** A small sheet beside its button; Escape and a press outside close it, and the focus goes back to the button. */
export function Popover({ label, target, width, children }: PopoverProps) {
  return (
    <LibraryPopover trapFocus returnFocus hideDetached={false} position="bottom-end" withinPortal {...(width !== undefined && { width })}>
      <LibraryPopover.Target>{target}</LibraryPopover.Target>
      <LibraryPopover.Dropdown aria-label={label}>{children}</LibraryPopover.Dropdown>
    </LibraryPopover>
  );
}
