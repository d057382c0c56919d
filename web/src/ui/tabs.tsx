import { Tabs as LibraryTabs } from "@mantine/core";
import type { ReactNode } from "react";

interface TabsProps<T extends string> {
  /** Names the choice, for those who do not see the page around it. */
  label: string;
  tabs: readonly { value: T; label: string }[];
  chosen: T;
  onChoose(value: string): void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Several sheets in one place, one of them shown; the arrow keys go from one to the next. */
export function Tabs<T extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<T>) {
  return (
    <LibraryTabs value={chosen} onChange={(value) => value !== null && onChoose(value)} keepMounted={false}>
      <LibraryTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <LibraryTabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </LibraryTabs.Tab>
        ))}
      </LibraryTabs.List>
      {tabs.map((tab) => (
        <LibraryTabs.Panel key={tab.value} value={tab.value} pt="md">
          {tab.value === chosen && children}
        </LibraryTabs.Panel>
      ))}
    </LibraryTabs>
  );
}
