import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { FormFoot } from "#features/posting-form/form-foot.tsx";
import { FormRail } from "#features/posting-form/form-rail.tsx";
import { FormSection } from "#features/posting-form/form-section.tsx";
import { LivePreview } from "#features/posting-form/live-preview.tsx";
import { type Issue, MissingList } from "#features/posting-form/missing-list.tsx";
import { isUnconfirmed } from "#features/posting-form/profile-facts.tsx";
import { useComplaints } from "#features/posting-form/use-complaints.ts";
import { useProfileItems } from "#features/posting-form/use-profile-items.ts";
import { useSections } from "#features/posting-form/use-sections.ts";
import { companyPaths, companyWorkEditPath } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { UnsavedGuard } from "#ui/forms/unsaved-guard.tsx";
import { Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { formSteps } from "./form-steps.ts";
import { usePostingCheck } from "./posting-check.ts";
import { missingBySteps } from "./step-tabs.tsx";
import { useWorkEditor } from "./use-work-editor.ts";
import classes from "./work-editor.module.css";
import type { SavedWork, WorkStore } from "./work-store.ts";
import type { WorkValues } from "./work-values.ts";

interface WorkEditorProps {
  work: SavedWork | null;
  values: WorkValues;
  store: WorkStore;
  /** Changes to a published work instead of a draft. */
  isRevision?: boolean;
}

/** The posting form on one page: eight sections that fold, a rail with what is missing, and the seeker's view beside them. */
export function WorkEditor({ work, values, store, isRevision = false }: WorkEditorProps) {
  const { t } = useTranslation("company");
  const navigate = useNavigate();
  const owner = useViewer().company?.companyId ?? "";
  const editor = useWorkEditor({ work, values, store, copyKey: `${owner}:${isRevision ? "revision:" : ""}${work?.id ?? "new"}` });
  const { form } = editor;
  const { check, checkNow } = usePostingCheck(form.values);
  useAddressOfDraft(work ? undefined : editor.saved?.id);
  const sections = useSections();
  const complaints = useComplaints(form);
  const items = useProfileItems(work?.id);
  const [tries, setTries] = useState(0);
  const [showsPreview, setShowsPreview] = useState(false);
  const issues: readonly Issue[] = check?.issues ?? editor.problems;
  const missing = missingBySteps(issues);
  const unconfirmed = formSteps.flatMap((section, step) => (isUnconfirmed(section, items) ? [step] : []));
  const toDo = new Map(
    formSteps
      .map((_, step) => [step, (missing.get(step) ?? 0) + (unconfirmed.includes(step) ? 1 : 0)] as const)
      .filter(([, count]) => count > 0),
  );
  const mayAsk = async () => {
    complaints.ask();
    const now = await checkNow();
    setTries(tries + 1);
    return (now?.issues ?? editor.problems).length === 0 && unconfirmed.length === 0;
  };
  const send = async (publishAt: string | null) => {
    if (!(await editor.submit(publishAt))) {
      setTries(tries + 1);
      showToast({ type: "warn", title: t("form.notSent"), message: t("form.notSentHint") });
      return;
    }
    items.forget();
    showToast({ type: "success", title: t(isRevision ? "revision.sent" : "form.sent") });
    await navigate(companyPaths.works);
  };
  return (
    <div className={classes["editor"]} data-rail="thin">
      <UnsavedGuard isUnsaved={editor.isUnsaved} save={editor.saveNow} />
      <div className={classes["steps"]}>
        <FormRail sections={sections} missing={check || editor.problems.length > 0 ? toDo : null} />
      </div>
      <Stack gap="md" className={classes["form"] ?? ""}>
        {editor.isRestored && <Notice tone="info" title={t("form.restored")} />}
        <div className={classes["sections"]} data-behind={showsPreview}>
          {formSteps.map((section, step) => (
            <FormSection
              key={section.name}
              {...{ step, section, sections, form, check, complaints, items }}
              next={formSteps[step + 1]}
              missing={toDo.get(step) ?? 0}
            />
          ))}
        </div>
        <MissingList issues={issues} unconfirmed={unconfirmed} sections={sections} tries={tries} />
        <FormFoot {...{ editor, isRevision, mayAsk, send, showsPreview }} onPreview={() => setShowsPreview(!showsPreview)} />
      </Stack>
      <div className={classes["aside"]} data-shown={showsPreview}>
        <LivePreview values={form.values} saved={editor.saved} named={(check?.statuses ?? []).filter(({ isNamed }) => isNamed)} />
      </div>
    </div>
  );
}

/** Once a new work is saved a reload finds the draft: the address names it, while the form stays as it is. */
function useAddressOfDraft(id: string | undefined): void {
  useEffect(
    function nameTheDraft() {
      if (id) history.replaceState(history.state, "", companyWorkEditPath(id));
    },
    [id],
  );
}
