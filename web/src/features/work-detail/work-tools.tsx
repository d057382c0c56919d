import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { logInPath } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { hideWork } from "./work-detail.mutations.ts";
import classes from "./work-tools.module.css";

// Few readers share or report: the others load neither.
const SharePanel = lazy(async () => ({ default: (await import("./share-panel.tsx")).SharePanel }));
const ReportForm = lazy(async () => ({ default: (await import("./report-form.tsx")).ReportForm }));

interface ToolsProps {
  work: { id: string; title: string; hidden: boolean };
}

type Open = "share" | "report" | null;

/** What else a reader may do with a work: show it to somebody, take it along on paper, put it aside, say that it is wrong. */
export function WorkTools({ work }: ToolsProps) {
  const { t } = useTranslation("workPage");
  const [open, setOpen] = useState<Open>(null);
  const { toggle, isSending } = useHiding(work);
  const choose = (which: Open) => () => setOpen(open === which ? null : which);
  return (
    <section className={classes["tools"]} aria-label={t("tools")}>
      <div className={classes["row"]}>
        <Tool icon="share" label={t("share.open")} isOpen={open === "share"} onPress={choose("share")} />
        <Tool icon="printer" label={t("print")} onPress={() => print()} />
        <Tool icon="eye-off" label={t(work.hidden ? "hide.undo" : "hide.do")} isBusy={isSending} onPress={() => void toggle()} />
        <Tool icon="flag" label={t("report.open")} isOpen={open === "report"} onPress={choose("report")} />
      </div>
      {open && (
        <Suspense fallback={<p role="status">{t("common:loading")}</p>}>
          {open === "share" ? <SharePanel work={work} /> : <ReportForm workId={work.id} />}
        </Suspense>
      )}
    </section>
  );
}

function useHiding({ id, hidden }: ToolsProps["work"]) {
  const { t } = useTranslation("workPage");
  const { seeker } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { send, isSending } = useSend();
  const toggle = async () => {
    if (!seeker) return navigate(logInPath(pathname + search));
    const { work, errors } = await send(hideWork, { workId: id, hidden: !hidden });
    const problem = errors[0];
    return showToast(
      problem ? { type: "danger", title: problem.message } : { type: "success", title: t(work?.hidden ? "hide.done" : "hide.undone") },
    );
  };
  return { toggle, isSending };
}

interface ToolProps {
  icon: IconName;
  label: ReactNode;
  /** Left out by what opens nothing. */
  isOpen?: boolean;
  isBusy?: boolean;
  onPress(): void;
}

function Tool({ icon, label, isOpen, isBusy = false, onPress }: ToolProps) {
  return (
    <Button variant="subtle" color="dark" loading={isBusy} aria-expanded={isOpen} onClick={onPress}>
      <Icon name={icon} />
      {label}
    </Button>
  );
}
