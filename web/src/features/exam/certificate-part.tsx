import { useState } from "react";
import { verifyPath } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./exam.module.css";
import { askForCertificate, type Result } from "./exam-commands.ts";

interface Problem {
  code: string;
  message: string;
}

function Ask({ resultId, provisional, onIssued }: { resultId: string; provisional: boolean; onIssued: (code: string) => void }) {
  const { t } = useTranslation("exam");
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const ask = async () => {
    setAsking(true);
    const answer = await askForCertificate(resultId).catch(() => ({ code: null, problem: { code: "", message: t("result.issueFailed") } }));
    setAsking(false);
    setProblem(answer.problem);
    if (answer.code) onIssued(answer.code);
  };
  return (
    <Stack gap="sm">
      <Text>{t("result.issueText")}</Text>
      {provisional && <Text tone="dimmed">{t("provisional.notSold")}</Text>}
      {problem && (
        <Notice tone="error" title={problem.message}>
          {problem.code === "LICENCE_REQUIRED" && !provisional && <TextLink to={userPaths.licence}>{t("result.buyCertificate")}</TextLink>}
        </Notice>
      )}
      <Group>
        <Button size="md" loading={isAsking} onClick={() => void ask()}>
          {t("result.issue")}
        </Button>
      </Group>
    </Stack>
  );
}

/** The certificate of a result: not possible, to be asked for, there, or taken back. */
export function CertificatePart({ result }: { result: Result }) {
  const { t } = useTranslation("exam");
  const [code, setCode] = useState(result.certificateCode);
  if (!result.complete) return <Text>{t("result.noCertificate")}</Text>;
  if (result.revokedAt) return <Notice tone="error" title={t("verify.revoked", { date: formatDate(result.revokedAt) })} />;
  if (result.flags.length > 0) return <Text>{t("flag.text")}</Text>;
  if (!code) return <Ask resultId={result.id} provisional={result.provisional} onIssued={setCode} />;
  return (
    <Stack gap="sm">
      <Text>{t("result.certificateText", { code })}</Text>
      <Group>
        <a className={classes["link"]} href={`/api/user/exam_certificate/${result.id}`} download>
          {t("result.downloadCertificate")}
        </a>
        <TextLink to={verifyPath(code)}>{t("result.openVerify")}</TextLink>
      </Group>
    </Stack>
  );
}
