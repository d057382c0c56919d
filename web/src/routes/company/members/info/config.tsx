import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { updateCompany } from "#features/company/company.mutations.ts";
import { type CompanyDraft, companyDraftOf } from "#features/company/company-draft.ts";
import { companyFields, toFacts } from "#features/company/company-values.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useSend } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Steps } from "#ui/figures/steps.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

/** Step 2 of changing the company's facts: all of them as they will stand. Opened directly it goes back to step 1. */
export function Component() {
  const draft = companyDraftOf(useLocation().state);
  return draft ? <Check draft={draft} /> : <Navigate to={companyPaths.memberInfo} replace />;
}

function Check({ draft }: { draft: CompanyDraft }) {
  const { t } = useTranslation(["companyAccount", "vocabulary"]);
  const navigate = useNavigate();
  const { send, isSending } = useSend();
  const [problems, setProblems] = useState<readonly string[]>([]);
  useTitle(t("info.checkTitle"));
  const { facts, version } = draft;
  const save = async () => {
    const { errors } = await send(updateCompany, { facts: toFacts(facts), version });
    if (errors.length === 0) return navigate(companyPaths.memberInfoComplete, { replace: true });
    const labelled = (path: readonly string[], text: string) =>
      path[0] === "facts" && path[1] ? t("common:labelled", { label: t.code("facts", path[1]), text }) : text;
    return setProblems(errors.map(({ path, message }) => labelled(path, message)));
  };
  const shown = (name: (typeof companyFields)[number]) => {
    if (name === "industry") return t.code("vocabulary:industry", facts.industry);
    return name === "prefecture" ? t.code("vocabulary:prefecture", facts.prefecture) : facts[name];
  };
  return (
    <Stack gap="lg" maxWidth={760} side="start">
      <PageHeader title={t("info.checkTitle")} />
      <Steps title={t("info.steps")} labels={[t("invite.input"), t("invite.check"), t("invite.done")]} current={1} />
      {problems.length > 0 && (
        <Notice tone="error" title={t("common:form.errorTitle")}>
          {problems.map((problem) => (
            <Text key={problem}>{problem}</Text>
          ))}
        </Notice>
      )}
      <Card padding="xl">
        <Stack gap="lg">
          <DescriptionList items={companyFields.map((name) => ({ term: t(`facts.${name}`), value: shown(name) }))} />
          <Group>
            <Button size="lg" loading={isSending} onClick={() => void save()}>
              {t("common:save")}
            </Button>
            <Button size="lg" variant="outline" onClick={() => void navigate(companyPaths.memberInfo, { state: draft })}>
              {t("common:edit")}
            </Button>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
