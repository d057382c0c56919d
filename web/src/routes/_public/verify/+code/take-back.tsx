import { gql, type TypedDocumentNode } from "@apollo/client";
import { useState } from "react";
import type { RevokeExamCertificateMutation, RevokeExamCertificateMutationVariables } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/control.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text.tsx";

const revokeCertificate: TypedDocumentNode<RevokeExamCertificateMutation, RevokeExamCertificateMutationVariables> = gql`
  mutation RevokeExamCertificate($input: RevokeExamCertificateInput!) {
    revokeExamCertificate(input: $input) {
      certificate {
        code
        valid
        revokedAt
      }
      errors {
        code
        message
        path
      }
    }
  }
`;

const reasonLength = 400;

async function revoke(code: string, reason: string): Promise<{ isDone: boolean; message: string | undefined }> {
  const { data } = await client.mutate({ mutation: revokeCertificate, variables: { input: { code, reason } } });
  const { certificate, errors } = data?.revokeExamCertificate ?? {};
  return { isDone: Boolean(certificate), message: errors?.[0]?.message };
}

function ReasonForm({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useTranslation("exam");
  const [reason, setReason] = useState("");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async () => {
    setSending(true);
    const { isDone, message } = await revoke(code, reason).catch(() => ({ isDone: false, message: undefined }));
    setSending(false);
    if (isDone) onDone();
    else setProblem(message ?? t("common:error.unknown"));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="md">
        <Text>{t("takeBack.text")}</Text>
        <Input
          label={t("takeBack.reason")}
          support={t("takeBack.support")}
          required
          maxLength={reasonLength}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {problem && <Notice tone="error" title={problem} />}
        <Group>
          <Button type="submit" color="red" loading={isSending} disabled={reason.trim() === ""}>
            {t("takeBack.confirm")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** For editors of the back office who are signed in: takes the certificate back, for good and with a reason. */
export function TakeBack({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useTranslation("exam");
  const { admin } = useViewer();
  const [isOpen, setOpen] = useState(false);
  if (admin?.role !== "OWNER" && admin?.role !== "EDITOR") return null;
  return (
    <Card padding="xl" component="section">
      <Stack gap="md">
        <Title order={2}>{t("takeBack.title")}</Title>
        {isOpen ? (
          <ReasonForm code={code} onDone={onDone} />
        ) : (
          <Group>
            <Button variant="outline" color="red" onClick={() => setOpen(true)}>
              {t("takeBack.open")}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}
