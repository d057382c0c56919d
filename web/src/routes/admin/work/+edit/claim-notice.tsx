import { claimReview } from "#features/work-review/review.mutations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Group } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";

interface ClaimNoticeProps {
  workId: string;
  claim: { by: string; isOwn: boolean; approvesAt: string | null };
  onBack(): void;
}

/** Why nothing can be decided now: a colleague has the posting in hand, or it is approved and waits for its ten seconds. */
export function ClaimNotice({ workId, claim, onBack }: ClaimNoticeProps) {
  const { t } = useTranslation("adminReview");
  const { send, isSending } = useSend();
  const { by, isOwn, approvesAt } = claim;
  const takeOver = async () => {
    const { errors } = await send(claimReview, { id: workId, takesOver: true });
    for (const { message } of errors) adminToast.error(message);
  };
  if (approvesAt) {
    return (
      <Notice tone="good" title={isOwn ? t("claim.approvedByYou") : t("claim.approvedBy", { name: by })}>
        {isOwn && (
          <Group>
            <Button variant="outline" size="sm" onClick={onBack}>
              {t("undo.act")}
            </Button>
          </Group>
        )}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t("claim.taken", { name: by })}>
      <Group>
        <Button variant="outline" size="sm" loading={isSending} onClick={() => void takeOver()}>
          {t("claim.takeOver")}
        </Button>
      </Group>
    </Notice>
  );
}
