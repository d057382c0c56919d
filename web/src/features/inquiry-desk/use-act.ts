import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";

/** Runs one act at a time, tells how it went, and reads the screen again. @returns whether it went well */
export function useAct() {
  const { t } = useTranslation("desk");
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<readonly { message: string }[]>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      const errors = await act();
      for (const { message } of errors) adminToast.error(message);
      if (errors.length === 0) adminToast.success(done);
      await revalidate();
      return errors.length === 0;
    } catch {
      adminToast.error(t("common:error.unknown"));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
