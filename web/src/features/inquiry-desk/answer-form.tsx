import { type KeyboardEvent, useState } from "react";
import { Templates } from "#features/operator-message/templates.tsx";
import type { InquiryStatus } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { isJapanese } from "#platform/i18n/i18n.ts";
import { joinList } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { keepText, keptText } from "#platform/kept-text.ts";
import { send } from "#platform/send.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/forms/control.tsx";
import { BareForm, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { answerInquiry } from "./inquiry-desk.mutations.ts";
import { LongText } from "./long-text.tsx";
import { fillPlaceholders, openPlaceholders, placeholdersIn } from "./placeholders.ts";
import { useAct } from "./use-act.ts";

interface Answered {
  id: string;
  version: number;
  ticket: string;
  email: string;
  name: string;
  companyName: string | null;
  status: InquiryStatus;
  answerDueAt: string;
}

/** An answer by mail: kept while it is written, from saved texts, sent by Ctrl+Enter; the same form sends it once. */
export function AnswerForm({ inquiry }: { inquiry: Answered }) {
  const { t } = useTranslation("desk");
  const { admin } = useViewer();
  const [operationId, setOperationId] = useState(() => crypto.randomUUID());
  const { run } = useAct();
  const { id, version, email, status } = inquiry;
  const key = `${admin?.id ?? ""}.${id}`;
  const domainForm = useDomainForm({
    initialValues: { body: keptText(key), done: true },
    onSubmit: async (values) => {
      const act = async () => (await send(answerInquiry, { id, version, operationId, ...values })).errors;
      if (!(await run(act, t("inquiry.answered")))) return;
      write("");
      setOperationId(crypto.randomUUID());
    },
  });
  const { form, isSubmitting } = domainForm;
  const { body, done } = form.values;
  function write(text: string): void {
    form.setFieldValue("body", text);
    keepText(key, text);
  }
  if (email === "" || status === "SPAM") return <Text tone="dimmed">{t("inquiry.notAnswerable")}</Text>;
  const open = openPlaceholders(body);
  const isReady = body.trim() !== "" && open.length === 0 && !isSubmitting;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isReady) event.currentTarget.form?.requestSubmit();
  };
  const values = {
    name: inquiry.name,
    company: inquiry.companyName ?? "",
    ticket: inquiry.ticket,
    me: admin?.name ?? "",
    due: formatDate(inquiry.answerDueAt),
  };
  return (
    <Card component="section" padding="md">
      <BareForm of={domainForm}>
        <Stack gap="sm">
          <Title order={2} size={3}>
            {t("inquiry.answer")}
          </Title>
          <Templates
            audience={inquiry.companyName ? "COMPANY" : "SEEKER"}
            written={() => ({ subject: inquiry.ticket, body })}
            onChoose={(text) => write(fillPlaceholders(text.body, values))}
          />
          <Text size="sm" tone="dimmed">
            {t("inquiry.placeholders", { places: placeholdersIn(isJapanese()) })}
          </Text>
          <LongText
            label={t("inquiry.answerText")}
            support={t("inquiry.answerTo", { email })}
            value={body}
            maxLength={4_000}
            rows={8}
            onChange={write}
            onKeyDown={onKeyDown}
          />
          {open.length > 0 && <Text tone="error">{t("inquiry.placeholdersOpen", { places: joinList(open) })}</Text>}
          <Checkbox
            label={t("inquiry.andDone")}
            checked={done}
            onChange={(event) => form.setFieldValue("done", event.currentTarget.checked)}
          />
          <Group align="center">
            <Button type="submit" size="md" loading={isSubmitting} disabled={!isReady}>
              {t("inquiry.send")}
            </Button>
            <Text size="sm" tone="dimmed">
              {t("inquiry.sendKeys")}
            </Text>
          </Group>
        </Stack>
      </BareForm>
    </Card>
  );
}
