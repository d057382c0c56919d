import type { SettingKind } from "#graphql/operations.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { type DatedRow, RowHistory } from "./row-history.tsx";

export interface Subject {
  key: string;
  name: string;
  /** The values that hold now and next, beside the name. */
  summary: readonly (string | false | undefined)[];
  rows: readonly DatedRow[];
}

/** Dated rows by what they are about, each subject with its history when opened. */
export function RowsBySubject({
  kind,
  title,
  lead,
  subjects,
}: {
  kind: SettingKind;
  title: string;
  lead?: string;
  subjects: readonly Subject[];
}) {
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {title}
        </Title>
        {lead && <Text size="sm">{lead}</Text>}
        {subjects.map(({ key, name, summary, rows }) => (
          <details key={key}>
            <summary>{[name, ...summary].filter(Boolean).join("　")}</summary>
            <RowHistory kind={kind} label={name} rows={rows} />
          </details>
        ))}
      </Stack>
    </Card>
  );
}
