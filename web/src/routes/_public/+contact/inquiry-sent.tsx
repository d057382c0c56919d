import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Steps } from "#ui/figures/steps.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

interface Receipt {
  ticket: string;
  email: string;
}

/** Returns the receipt of a sent inquiry from the browser's history; it stays there when the page is loaded again. */
export function receiptOf(state: unknown): Receipt | undefined {
  if (typeof state !== "object" || state === null || !("ticket" in state) || !("email" in state)) return undefined;
  const { ticket, email } = state;
  return typeof ticket === "string" && typeof email === "string" ? { ticket, email } : undefined;
}

/** Step 3: the number and what happens next. */
export function InquirySent({ ticket, email }: Receipt) {
  const { t } = useTranslation("contact");
  useTitle(t("sentTitle"));
  return (
    <Stack gap="lg" maxWidth={760} role="status">
      <PageHeader title={t("sentTitle")} />
      <Steps title={t("steps")} labels={[t("stepInput"), t("stepConfirm"), t("stepSent")]} current={2} />
      <Card padding="xl">
        <Stack gap="md">
          <div>
            <Text>{t("ticket")}</Text>
            <Text size="xl" strong translate="no">
              {ticket}
            </Text>
          </div>
          <Text>{t("sentText", { email })}</Text>
          <Text tone="dimmed">{t("sentHint")}</Text>
          <Group>
            <LinkButton to={publicPaths.faq} variant="outline">
              {t("toFaq")}
            </LinkButton>
            <LinkButton to={publicPaths.top} variant="outline">
              {t("common:notFound.toTop")}
            </LinkButton>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
}
