import type { ReactNode } from "react";
import { Link } from "#platform/routing/link.tsx";
import { Icon } from "./icon.tsx";
import { Card, Group, Stack } from "./layout.tsx";
import classes from "./lists/section.module.css";
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
          {all && (
            <Link to={all.to} className={classes["all"]}>
              {all.label}
              <Icon name="arrow-right" size={16} />
            </Link>
          )}
        </Group>
        {children}
      </Stack>
    </Card>
  );
}
