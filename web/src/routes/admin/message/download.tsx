import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { dayEnd, dayStart } from "#features/admin-table/day-range.ts";
import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { saveAs } from "#platform/save-as.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Card, SimpleGrid, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

interface Wanted {
  reason: string;
  q: string;
  company: string;
  from: string;
  to: string;
}

/** Returns the file's address; empty conditions do not narrow it. */
function pathOf({ reason, q, company, from, to }: Wanted): string {
  const parts = {
    reason: reason.trim(),
    text: q.trim(),
    company: company.trim(),
    from: dayStart(from || null),
    before: dayEnd(to || null),
  };
  const given = Object.entries(parts).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
  return `/api/admin/message/download?${new URLSearchParams(given)}`;
}

/** Messages between seekers and companies as a file: which, and why; who sits there is asked for first. */
export function Component() {
  const { t } = useTranslation("adminConversations");
  const [search] = useSearchParams();
  const { ensure } = useReauthentication();
  const [isStarted, setStarted] = useState(false);
  useTitle(t("download.title"));
  const domainForm = useDomainForm({
    initialValues: {
      reason: "",
      q: search.get("q") ?? "",
      company: search.get("company") ?? "",
      from: search.get("from") ?? "",
      to: search.get("to") ?? "",
    },
    validate: { reason: (value) => (value.trim() === "" ? t("common:validation.required") : null) },
    onSubmit: async (values) => {
      if (!(await ensure())) return undefined;
      saveAs(pathOf(values));
      setStarted(true);
      return undefined;
    },
  });
  const { form } = domainForm;
  return (
    <Stack gap="md">
      <PageHeader
        title={t("download.title")}
        lead={t("download.lead")}
        actions={
          <LinkButton to={adminPaths.messages} variant="outline">
            {t("toList")}
          </LinkButton>
        }
      />
      <Card padding="lg" maxWidth={760} side="start">
        <Stack gap="lg">
          <Notice tone="plain" title={t("download.noteTitle")}>
            <Text>{t("download.note")}</Text>
          </Notice>
          <Form of={domainForm} labels={{ reason: t("download.reason") }}>
            <TextField form={form} name="q" label={t("text")} maxLength={200} />
            <TextField form={form} name="company" label={t("company")} maxLength={120} />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextField form={form} name="from" type="date" label={t("download.from")} />
              <TextField form={form} name="to" type="date" label={t("download.to")} />
            </SimpleGrid>
            <TextField
              form={form}
              name="reason"
              label={t("download.reason")}
              required
              maxLength={200}
              support={t("download.reasonSupport")}
            />
            <Button type="submit" size="md" loading={domainForm.isSubmitting}>
              {t("download.start")}
            </Button>
          </Form>
          <div role="status">{isStarted && <Text>{t("download.started")}</Text>}</div>
        </Stack>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
