import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { setLoading } from "#platform/loading.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useSend } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Steps } from "#ui/figures/steps.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { sendInquiry } from "./+contact/inquiry.mutations.ts";
import { categoryOf, forgetInquiry, type InquiryDraft, readInquiry } from "./+contact/inquiry-draft.ts";
import { InquirySent, receiptOf } from "./+contact/inquiry-sent.tsx";

/** Sends the inquiry as shown, once however often the button is pressed; the sent page replaces this one in the history. */
function useInquiry({ operationId, workId, values }: InquiryDraft) {
  const { send, isSending } = useSend();
  const navigate = useNavigate();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const sendOnce = async () => {
    const { category, ...rest } = values;
    setLoading(true);
    try {
      const input = { ...rest, operationId, workId, category: categoryOf(category) ?? "OTHER" };
      const { receipt, errors } = await send(sendInquiry, input);
      if (!receipt) return setProblems(errors.map(({ message }) => message));
      const { ticket, email } = receipt;
      await navigate(publicPaths.contactConfirm, { replace: true, state: { ticket, email } });
      return forgetInquiry();
    } finally {
      setLoading(false);
    }
  };
  return { sendOnce, isSending, problems };
}

/** Steps 2 and 3: everything as it will be sent, then the number. Opened without an inquiry, it leads to the form. */
export function Component() {
  const { state } = useLocation();
  const [draft] = useState(readInquiry);
  const receipt = receiptOf(state);
  if (receipt) return <InquirySent {...receipt} />;
  return draft?.values.body ? <Confirm draft={draft} /> : <Navigate to={publicPaths.contact} replace />;
}

function Confirm({ draft }: { draft: InquiryDraft }) {
  const { t } = useTranslation(["contact", "vocabulary"]);
  const { sendOnce, isSending, problems } = useInquiry(draft);
  const { category, name, email, companyName, body } = draft.values;
  const rows = [
    { term: t("category"), value: t.code("vocabulary:inquiryCategory", category) },
    { term: t("name"), value: name },
    {
      term: t("email"),
      value: (
        <Text size="lg" strong component="span">
          {email}
        </Text>
      ),
    },
    { term: t("companyName"), value: companyName },
    { term: t("body"), value: body },
  ];
  useTitle(t("confirmTitle"));
  return (
    <Stack gap="lg" maxWidth={760}>
      <PageHeader title={t("confirmTitle")} lead={t("confirmLead")} />
      <Steps title={t("steps")} labels={[t("stepInput"), t("stepConfirm"), t("stepSent")]} current={1} />
      {problems.length > 0 && (
        <Notice tone="error" title={t("common:form.errorTitle")}>
          {problems.map((problem) => (
            <Text key={problem}>{problem}</Text>
          ))}
        </Notice>
      )}
      <Card padding="xl">
        <Stack gap="lg">
          <DescriptionList items={rows} />
          <Group>
            <Button size="lg" loading={isSending} onClick={() => void sendOnce()}>
              {t("common:send")}
            </Button>
            <LinkButton to={publicPaths.contact} size="lg" variant="outline">
              {t("common:edit")}
            </LinkButton>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
