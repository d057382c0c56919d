import type { ReactNode } from "react";
import { Link } from "#platform/routing/link.tsx";
import { Icon } from "./icon.tsx";
import { Stack } from "./layout.tsx";
import classes from "./section.module.css";
import { Text, Title } from "./text/text.tsx";

interface SectionProps {
  title: string;
  lead?: string;
  /** Link to the whole of it. */
  all?: { to: string; label: string };
  children: ReactNode;
}

/** A part of a page under its heading, with the way to all of it at the end of the line. */
export function Section({ title, lead, all, children }: SectionProps) {
  return (
    <Stack component="section" gap="sm">
      <div className={classes["head"]}>
        <Title order={2}>{title}</Title>
        {all && (
          <Link to={all.to} className={classes["all"]}>
            {all.label}
            <Icon name="arrow-right" size={16} />
          </Link>
        )}
      </div>
      {lead && (
        <Text size="sm" tone="dimmed">
          {lead}
        </Text>
      )}
      {children}
    </Stack>
  );
}
