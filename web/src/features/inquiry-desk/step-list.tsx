import { formatDateTime } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";

interface Step {
  id: string;
  what: string;
  by: string | null;
  at: string;
  body: string;
}

/** The steps taken so far, oldest first. */
export function StepList({ title, steps }: { title: string; steps: readonly Step[] }) {
  const { t } = useTranslation("desk");
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {title}
        </Title>
        {steps.length === 0 && <Text tone="dimmed">{t("nothingYet")}</Text>}
        <Stack component="ul" gap="sm" style={{ listStyle: "none", margin: 0, padding: 0 }}>
          {steps.map(({ id, what, by, at, body }) => (
            <li key={id}>
              <strong>{what}</strong>
              <Text size="sm" tone="dimmed">
                {joinFacts([formatDateTime(at), by ?? t("unknownPerson")])}
              </Text>
              {body && <Text keepsLines>{body}</Text>}
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
