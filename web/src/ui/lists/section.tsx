import type { ReactNode } from "react";
import { Link } from "#platform/routing/link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./section.module.css";

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
