import { useState } from "react";
import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { Code } from "#ui/text/code.tsx";
import { Text } from "#ui/text/text.tsx";
import { makeKey } from "./key-commands.ts";

const usualLimit = "120";

/** The form of a new key, and the key itself this once. */
export function NewKey({ onMade }: { onMade(): void }) {
  const { t } = useTranslation("adminApiKeys");
  const { confirmed } = useReauthentication();
  const [token, setToken] = useState<string | null>(null);
  const domain = useDomainForm({
    initialValues: { name: "", requestsPerMinute: usualLimit },
    validate: {
      name: (value) => (value.trim() === "" ? t("required") : null),
      requestsPerMinute: (value) => (/^[1-9]\d{0,3}$/.test(value.trim()) && Number(value) <= 6_000 ? null : t("limitRange")),
    },
    onSubmit: ({ name, requestsPerMinute }) =>
      confirmed(async () => {
        const made = await makeKey({ name, requestsPerMinute: Number(requestsPerMinute) });
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
      <Form of={domain} labels={{ name: t("name"), requestsPerMinute: t("limit") }}>
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
        <Group>
          <Button type="submit" loading={domain.isSubmitting}>
            {t("make")}
          </Button>
        </Group>
      </Form>
    </Panel>
  );
}

function MadeKey({ token, onKept }: { token: string; onKept(): void }) {
  const { t } = useTranslation("adminApiKeys");
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    setCopied(true);
  };
  return (
    <Notice tone="plain" title={t("made")} role="status">
      <Stack gap="sm">
        <Text>{t("madeLead")}</Text>
        <Code isBlock>{token}</Code>
        <Group>
          <Button variant="outline" onClick={() => void copy()}>
            {isCopied ? t("copied") : t("copy")}
          </Button>
          <Button variant="outline" onClick={onKept}>
            {t("kept")}
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
}
