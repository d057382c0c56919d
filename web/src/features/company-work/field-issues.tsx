import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import type { PostingIssue } from "./posting-check.ts";
import { valueAt, type WorkForm } from "./work-values.ts";

/** Shows beside a field what the law asks of it; an unlawful wording is replaced by one click. */
export function FieldIssues({ form, issues }: { form: WorkForm; issues: readonly PostingIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <Stack gap={6} role="status" style={{ marginTop: "0.375rem" }}>
      {issues.map((issue) => (
        <FieldIssue key={`${issue.code}${issue.path.join(".")}${issue.word ?? ""}`} form={form} issue={issue} />
      ))}
    </Stack>
  );
}

function FieldIssue({ form, issue: { message, path, rewrite, word } }: { form: WorkForm; issue: PostingIssue }) {
  const { t } = useTranslation("company");
  const name = path.join(".");
  const current = valueAt(form.values, name);
  const canReplace = word && rewrite && typeof current === "string" && current.includes(word);
  return (
    <Group gap="xs" align="center">
      <Text size="sm" style={{ flex: "1 1 16rem", color: word ? "var(--danger)" : "var(--kaki-700)" }}>
        {message}
      </Text>
      {canReplace && (
        <Button size="xs" variant="outline" onClick={() => form.setFieldValue(name, current.replace(word, rewrite))}>
          {t("check.replace", { rewrite })}
        </Button>
      )}
    </Group>
  );
}
