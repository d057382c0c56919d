import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { type AdminAct, actOnAdmin, adminActs } from "#features/admin-user/admin-user-commands.ts";
import { useReauthentication } from "#features/reauthentication/use-reauthentication.ts";
import { failureWords } from "#platform/failure-words.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Group } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import type { ShownAdmin } from "./shown-admin.ts";

const dangerous: ReadonlySet<AdminAct> = new Set(["disable", "resetTwoFactor"]);

/** Returns the acts that make sense for the person as they stand. */
function actsFor({ status, hasTwoFactor, devices }: ShownAdmin, isSelf: boolean): AdminAct[] {
  const open: Record<AdminAct, boolean> = {
    resend: status === "INVITED",
    endSessions: devices.some(({ isCurrent }) => !isCurrent),
    resetTwoFactor: hasTwoFactor && !isSelf,
    disable: status !== "DISABLED",
    enable: status === "DISABLED",
  };
  return adminActs.filter((act) => open[act]);
}

/** Access of a person of the back office: each act asks once more, and the server may ask for the password. */
export function Acts({ admin }: { admin: ShownAdmin }) {
  const { t } = useTranslation("adminUsers");
  const viewer = useViewer().admin;
  const [asked, setAsked] = useState<AdminAct | null>(null);
  return (
    <Group gap="sm">
      {actsFor(admin, viewer?.id === admin.id).map((act) => (
        <Button key={act} variant="outline" {...(dangerous.has(act) && { color: "red" })} onClick={() => setAsked(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
      {asked && <Question act={asked} admin={admin} onClose={() => setAsked(null)} />}
    </Group>
  );
}

function Question({ act, admin, onClose }: { act: AdminAct; admin: ShownAdmin; onClose(): void }) {
  const { t } = useTranslation("adminUsers");
  const { confirmed } = useReauthentication();
  const { revalidate } = useRevalidator();
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      const problems = (await confirmed(() => actOnAdmin(act, admin))) ?? [];
      if (problems.length > 0) adminToast.error(problems.map(({ message }) => message).join(" "));
      else adminToast.success(t(`done.${act}`));
      await revalidate();
      onClose();
    } catch (error) {
      adminToast.error(failureWords(t, error));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog
      title={t(`act.${act}`)}
      isOpen
      onClose={onClose}
      action={{ label: t(`act.${act}`), isLoading: isRunning, run: () => void run() }}
    >
      <Text>{t(`ask.${act}`, { name: admin.name })}</Text>
    </Dialog>
  );
}
