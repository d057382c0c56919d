import type { WebhookScope } from "#graphql/operations.ts";
import { webhookScopeValues } from "#graphql/values/webhook-scope.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxGroupField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group } from "#ui/layout.tsx";
import { Panel } from "#ui/panel.tsx";
import { createWebhook } from "./webhook.mutations.ts";

type Values = {
  url: string;
  scopes: WebhookScope[];
};
const empty: Values = { url: "", scopes: [...webhookScopeValues] };

/** The form of a new receiver. */
export function NewWebhook({ onMade }: { onMade(secret: string): void }) {
  const { t } = useTranslation("companyWebhook");
  const domain = useDomainForm({
    initialValues: empty,
    validate: {
      url: (value) => (/^https:\/\/\S+$/.test(value.trim()) ? null : t("urlSupport")),
      scopes: (value) => (value.length > 0 ? null : t("required")),
    },
    onSubmit: async (values) => {
      const { secret, errors } = await send(createWebhook, values, { isSecret: true });
      if (secret === null) return errors;
      domain.form.reset();
      onMade(secret);
      return undefined;
    },
  });
  const choices = webhookScopeValues.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }));
  return (
    <Panel title={t("newTitle")}>
      <Form of={domain} labels={{ url: t("url"), scopes: t("scopes") }}>
        <TextField form={domain.form} name="url" label={t("url")} support={t("urlSupport")} maxLength={500} inputMode="url" required />
        <CheckboxGroupField form={domain.form} name="scopes" label={t("scopes")} choices={choices} required />
        <Group>
          <Button type="submit" loading={domain.isSubmitting}>
            {t("make")}
          </Button>
        </Group>
      </Form>
    </Panel>
  );
}
