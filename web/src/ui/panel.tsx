import type { ReactNode } from "react";
import { Card, Group, Stack } from "./layout.tsx";
import { TextLink } from "./link-button.tsx";
import { Title } from "./text/text.tsx";

interface PanelProps {
  title: string;
  /** Link to the whole list. */
  all?: { to: string; label: string };
  children: ReactNode;
}

/** One part of the page: a heading, what is newest, and the way to all of it. */
export function Panel({ title, all, children }: PanelProps) {
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Group justify="space-between" align="baseline">
          <Title order={2} size={3}>
            {title}
          </Title>
          {all && <TextLink to={all.to}>{all.label}</TextLink>}
        </Group>
        {children}
      </Stack>
    </Card>
  );
}
