import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { publicPaths } from "#paths/public.paths.ts";
import { useInBrowser } from "#platform/drawn/in-browser.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Steps } from "#ui/figures/steps.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { LinkedText } from "#ui/text/linked-text.tsx";
import { categoryOf, type InquiryDraft, newInquiry, readInquiry } from "./+contact/inquiry-draft.ts";
import { InquiryForm } from "./+contact/inquiry-form.tsx";

/** Returns the inquiry being written, with the subject the address asks for; what a member did not write is filled in. */
function draftOf(kept: InquiryDraft | undefined, search: URLSearchParams, member: { name: string; email: string }): InquiryDraft {
  const fresh = newInquiry(search);
  const draft = kept ?? fresh;
  const { values } = draft;
  const category = categoryOf(search.get("category")) ?? values.category;
  const own = { name: values.name || member.name, email: values.email || member.email };
  return { ...draft, workId: fresh.workId ?? draft.workId, values: { ...values, ...own, category } };
}

/** The inquiry to go on with, and a name of what it was made from: another one is another form. */
function useDraft(): { draft: InquiryDraft; origin: string } {
  const [search] = useSearchParams();
  const { seeker } = useViewer();
  const isInBrowser = useInBrowser();
  const [name, email] = [seeker?.displayName ?? "", seeker?.email ?? ""];
  // Who is signed in and what this tab keeps are known only after the first look at the page.
  return useMemo(() => {
    const kept = isInBrowser ? readInquiry() : undefined;
    return { draft: draftOf(kept, search, { name, email }), origin: `${kept ? "kept" : "new"} ${email}` };
  }, [isInBrowser, search, name, email]);
}

/** A question or a complaint to the operator: step 1 of 3. */
export function Component() {
  const { t } = useTranslation("contact");
  const { draft, origin } = useDraft();
  useTitle(t("title"));
  return (
    <Stack gap="lg" maxWidth={760}>
      <PageHeader title={t("title")} lead={<LinkedText text={t("lead", { faq: publicPaths.faq })} />} />
      <Steps title={t("steps")} labels={[t("stepInput"), t("stepConfirm"), t("stepSent")]} current={0} />
      {draft.workId && <Notice tone="info" role="note" title={t("aboutWork")} />}
      <Card padding="xl">
        <InquiryForm key={origin} draft={draft} />
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
