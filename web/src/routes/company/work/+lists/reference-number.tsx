import { useState } from "react";
import { setReferenceNumber } from "#features/company-work/company-work.mutations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Input } from "#ui/forms/control.tsx";

interface NumberedWork {
  id: string;
  title: string;
  referenceNumber: string | null;
}

/** 管理番号 of a work: what the company itself calls it, set whatever the state of the posting. */
export function ReferenceNumber({ work }: { work: NumberedWork }) {
  const { t } = useTranslation("company");
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const { send, isSending } = useSend();
  const open = () => {
    setProblem("");
    setTyped(work.referenceNumber ?? "");
  };
  const run = async () => {
    const { errors } = await send(setReferenceNumber, { id: work.id, referenceNumber: typed });
    setProblem(errors[0]?.message ?? "");
    if (errors.length > 0) return;
    setTyped(null);
    showToast({ type: "success", title: t("reference.saved") });
  };
  return (
    <>
      <Button size="xs" variant="soft" onClick={open}>
        {t("reference.name")}
      </Button>
      <Dialog
        title={t("reference.title", { title: work.title || t("works.untitled") })}
        isOpen={typed !== null}
        onClose={() => setTyped(null)}
        action={{ label: t("common:save"), isLoading: isSending, run: () => void run() }}
      >
        <Input
          label={t("reference.name")}
          support={t("reference.support")}
          value={typed ?? ""}
          maxLength={100}
          error={problem}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
      </Dialog>
    </>
  );
}
