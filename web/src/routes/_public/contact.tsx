import { Alert, Card, Stack } from "@mantine/core";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Steps } from "#ui/steps.tsx";
import { LinkedText } from "#ui/text/linked-text.tsx";
import { categoryOf, type InquiryDraft, newInquiry, readInquiry } from "./+contact/inquiry-draft.ts";
import { InquiryForm } from "./+contact/inquiry-form.tsx";

/** Returns the inquiry being written, with the subject the address asks for; what a member did not write is filled in. */
function draftOf(search: URLSearchParams, member: { name: string; email: string }): InquiryDraft {
  const fresh = newInquiry(search);
  const draft = readInquiry() ?? fresh;
  const { values } = draft;
  const category = categoryOf(search.get("category")) ?? values.category;
  const own = { name: values.name || member.name, email: values.email || member.email };
  return { ...draft, workId: fresh.workId ?? draft.workId, values: { ...values, ...own, category } };
}

/** A question or a complaint to the operator: step 1 of 3. */
export function Component() {
  const { t } = useTranslation("contact");
  const [search] = useSearchParams();
  const { seeker } = useViewer();
  const [name, email] = [seeker?.displayName ?? "", seeker?.email ?? ""];
  // Who is signed in is known only after the first look at the page.
  const draft = useMemo(() => draftOf(search, { name, email }), [search, name, email]);
  useTitle(t("title"));
  return (
    <Stack gap="lg" maw={760} mx="auto">
      <PageHeader title={t("title")} lead={<LinkedText text={t("lead", { faq: publicPaths.faq })} />} />
      <Steps title={t("steps")} labels={[t("stepInput"), t("stepConfirm"), t("stepSent")]} current={0} />
      {draft.workId && <Alert color="blue" variant="light" c="dark" role="note" title={t("aboutWork")} />}
      <Card withBorder padding="xl">
        <InquiryForm key={email} draft={draft} />
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
