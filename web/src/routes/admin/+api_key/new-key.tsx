import { useState } from "react";
import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group } from "#ui/layout.tsx";
import { Panel } from "#ui/panel.tsx";
import { makeKey } from "./key-commands.ts";
import { MadeKey } from "./made-key.tsx";

const usualLimit = "120";
const usualTerm = "365";
const mostDays = 730;

/** The form of a new key, and the key itself this once. */
export function NewKey({ onMade }: { onMade(): void }) {
  const { t } = useTranslation("adminApiKeys");
  const { confirmed } = useReauthentication();
  const [token, setToken] = useState<string | null>(null);
  const domain = useDomainForm({
    initialValues: { name: "", requestsPerMinute: usualLimit, expiresInDays: usualTerm },
    validate: {
      name: (value) => (value.trim() === "" ? t("required") : null),
      requestsPerMinute: (value) => (/^[1-9]\d{0,3}$/.test(value.trim()) && Number(value) <= 6_000 ? null : t("limitRange")),
      expiresInDays: (value) => (/^[1-9]\d{0,2}$/.test(value.trim()) && Number(value) <= mostDays ? null : t("termRange")),
    },
    onSubmit: ({ name, requestsPerMinute, expiresInDays }) =>
      confirmed(async () => {
        const made = await makeKey({ name, requestsPerMinute: Number(requestsPerMinute), expiresInDays: Number(expiresInDays) });
        if (made.token === null) return made.errors;
        setToken(made.token);
        domain.form.reset();
        onMade();
        return undefined;
      }),
  });
  return (
    <Panel title={t("newTitle")}>
      {token === null ? null : <MadeKey token={token} onKept={() => setToken(null)} />}
      <Form of={domain} labels={{ name: t("name"), requestsPerMinute: t("limit"), expiresInDays: t("term") }}>
        <TextField form={domain.form} name="name" label={t("name")} support={t("nameSupport")} maxLength={80} required />
        <TextField
          form={domain.form}
          name="requestsPerMinute"
          label={t("limit")}
          support={t("limitRange")}
          inputMode="numeric"
          maxLength={4}
          width={160}
          required
        />
        <TextField
          form={domain.form}
          name="expiresInDays"
          label={t("term")}
          support={t("termRange")}
          inputMode="numeric"
          maxLength={3}
          width={160}
          required
        />
        <Group>
          <Button type="submit" loading={domain.isSubmitting}>
            {t("make")}
          </Button>
        </Group>
      </Form>
    </Panel>
  );
}
