import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import type { AppKind } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxGroupField, SelectField, TextAreaField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group } from "#ui/layout.tsx";
import { Panel } from "#ui/panel.tsx";
import { approveOAuthClient } from "./app.mutations.ts";

/** What apps may ask for, by whose accounts. */
const scopes = { SEEKER: ["profile", "apply", "messages"], COMPANY: ["works:read", "works:write"] } as const satisfies Record<
  AppKind,
  readonly string[]
>;
type Scope = (typeof scopes)[AppKind][number];

type Values = {
  name: string;
  recipient: string;
  purpose: string;
  purposeEn: string;
  country: string;
  kind: AppKind;
  redirectUris: string;
  origins: string;
  scopes: Scope[];
};

const empty: Values = {
  name: "",
  recipient: "",
  purpose: "",
  purposeEn: "",
  country: "JP",
  kind: "SEEKER",
  redirectUris: "",
  origins: "",
  scopes: [],
};

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The form of an app that the operator has looked at. */
export function NewApp({ onApproved }: { onApproved(): void }) {
  const { t } = useTranslation("adminApps");
  const { confirmed } = useReauthentication();
  const filled = (value: string) => (value.trim() === "" ? t("required") : null);
  const domain = useDomainForm({
    initialValues: empty,
    validate: {
      name: filled,
      recipient: filled,
      purpose: filled,
      purposeEn: filled,
      redirectUris: filled,
      country: (value) => (/^[A-Z]{2}$/.test(value) ? null : t("countrySupport")),
    },
    onSubmit: (values) =>
      confirmed(async () => {
        const { redirectUris, origins, ...facts } = values;
        const fitting: readonly Scope[] = scopes[values.kind];
        const made = await send(approveOAuthClient, {
          ...facts,
          scopes: values.scopes.filter((scope) => fitting.includes(scope)),
          redirectUris: linesOf(redirectUris),
          origins: linesOf(origins),
        });
        if (made.client === null) return made.errors;
        domain.form.reset();
        onApproved();
        return undefined;
      }),
  });
  const { form } = domain;
  const labels = {
    name: t("name"),
    recipient: t("recipient"),
    purpose: t("purpose"),
    purposeEn: t("purposeEn"),
    country: t("country"),
    kind: t("kind"),
    redirectUris: t("redirectUris"),
    origins: t("origins"),
    scopes: t("scopes"),
  };
  const choices = scopes[form.values.kind].map((scope) => ({ value: scope, label: t.code("scope", scope.replace(":", "-")) }));
  const kinds = (["SEEKER", "COMPANY"] as const).map((kind) => ({ value: kind, label: t.code("kinds", kind) }));
  return (
    <Panel title={t("newTitle")}>
      <Form of={domain} labels={labels}>
        <TextField form={form} name="name" label={labels.name} maxLength={80} required />
        <TextField form={form} name="recipient" label={labels.recipient} maxLength={120} required />
        <TextField form={form} name="purpose" label={labels.purpose} maxLength={300} required />
        <TextField form={form} name="purposeEn" label={labels.purposeEn} maxLength={300} required />
        <TextField form={form} name="country" label={labels.country} support={t("countrySupport")} maxLength={2} width={120} required />
        <SelectField form={form} name="kind" label={labels.kind} choices={kinds} required />
        <CheckboxGroupField form={form} name="scopes" label={labels.scopes} choices={choices} required />
        <TextAreaField
          form={form}
          name="redirectUris"
          label={labels.redirectUris}
          support={t("linesSupport")}
          rows={3}
          limit={2_000}
          required
        />
        <TextAreaField form={form} name="origins" label={labels.origins} support={t("originsSupport")} rows={2} limit={2_000} />
        <Group>
          <Button type="submit" loading={domain.isSubmitting}>
            {t("approve")}
          </Button>
        </Group>
      </Form>
    </Panel>
  );
}
