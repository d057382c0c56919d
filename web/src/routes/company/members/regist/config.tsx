import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { inviteMember } from "#features/company-member/company-member.mutations.ts";
import { type Invitation, invitationOf } from "#features/company-member/invitation.ts";
import { OwnPassword } from "#features/company-member/own-password.tsx";
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

/** Step 2 of inviting a colleague: everything as it will be sent. Opened directly it goes back to step 1. */
export function Component() {
  const { state } = useLocation();
  const invitation = invitationOf(state);
  return invitation ? <Check invitation={invitation} /> : <Navigate to={companyPaths.memberRegist} replace />;
}

function Check({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation(["companyAccount", "vocabulary"]);
  const navigate = useNavigate();
  const { send, isSending } = useSend();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [password, setPassword] = useState<string | null>(null);
  useTitle(t("invite.checkTitle"));
  const sendInvitation = async () => {
    const { errors } = await send(inviteMember, { ...invitation, ...(password && { password }) });
    if (errors[0]?.path[0] === "password") setPassword(password ?? "");
    if (errors.length > 0) return setProblems(errors.map(({ message }) => message));
    return navigate(companyPaths.memberRegistComplete, { replace: true, state: invitation });
  };
  return (
    <Stack gap="lg" maxWidth={680} side="start">
      <PageHeader title={t("invite.checkTitle")} />
      <Steps title={t("invite.steps")} labels={[t("invite.input"), t("invite.check"), t("invite.done")]} current={1} />
      {problems.length > 0 && (
        <Notice tone="error" title={t("common:form.errorTitle")}>
          {problems.map((problem) => (
            <Text key={problem}>{problem}</Text>
          ))}
        </Notice>
      )}
      <Card padding="xl">
        <Stack gap="lg">
          <DescriptionList
            items={[
              { term: t("members.name"), value: invitation.name },
              { term: t("members.email"), value: invitation.email },
              {
                term: t("members.role"),
                value: t("common:labelled", {
                  label: t(`vocabulary:companyRole.${invitation.role}`),
                  text: t(`invite.may.${invitation.role}`),
                }),
              },
            ]}
          />
          {password !== null && <OwnPassword value={password} onChange={setPassword} />}
          <Group>
            <Button size="lg" loading={isSending} onClick={() => void sendInvitation()}>
              {t("invite.send")}
            </Button>
            <Button size="lg" variant="outline" onClick={() => void navigate(companyPaths.memberRegist, { state: invitation })}>
              {t("common:edit")}
            </Button>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
