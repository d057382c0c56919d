import type { ReactNode } from "react";
import { Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** A part of the page under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="lg" aria-label={title}>
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  );
}

/** One piece of the kit in all of its states, with its name in the code. */
export function Piece({ name, isColumn = false, children }: { name: string; isColumn?: boolean; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Text size="sm" tone="dimmed" lang="en">
        {name}
      </Text>
      {isColumn ? <Stack gap="md">{children}</Stack> : <Group gap="md">{children}</Group>}
    </Stack>
  );
}
