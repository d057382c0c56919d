import { OwnerProofPart, useOwnerProof } from "#features/sign-in/owner-proof.tsx";
import { download } from "#platform/download.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField, SelectField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";

/** Lets a seeker take everything along; asks for the password once more, or for another proof of who has none. `next`: the page it is on. */
export function DataExportCard({ next }: { next: string }) {
  const { t } = useTranslation("cancel");
  const proof = useOwnerProof();
  const domainForm = useDomainForm({
    initialValues: { format: "ZIP", password: "" },
    validate: { password: (value) => (proof.hasPassword && value === "" ? t("common:validation.required") : null) },
    onSubmit: async (values) => {
      const problems = await download("/api/user/export", { ...values, password: proof.hasPassword ? values.password : null });
      if (problems) return problems;
      domainForm.form.setFieldValue("password", "");
      showToast({ type: "success", title: t("export.done") });
      return undefined;
    },
  });
  const { form } = domainForm;
  const choices = t.choices("export", ["ZIP", "JSON"]);
  return (
    <Card padding="lg" component="section" id="export">
      <Stack gap="md">
        <Title order={2} size={3}>
          {t("export.title")}
        </Title>
        <Text>{t("export.text")}</Text>
        <OwnerProofPart proof={proof} next={next} />
        <Form of={domainForm} labels={{ password: t("export.password") }}>
          <SelectField form={form} name="format" label={t("export.format")} choices={choices} required width={360} />
          {proof.hasPassword && (
            <PasswordField
              form={form}
              name="password"
              label={t("export.password")}
              support={t("export.passwordSupport")}
              required
              autoComplete="current-password"
            />
          )}
          <Group>
            <Button type="submit" variant="outline" size="md" disabled={proof.missing !== undefined} loading={domainForm.isSubmitting}>
              {t("export.button")}
            </Button>
          </Group>
        </Form>
      </Stack>
    </Card>
  );
}
