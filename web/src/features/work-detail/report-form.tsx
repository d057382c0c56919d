import { useId, useState } from "react";
import type { WorkReportReason } from "#graphql/operations.ts";
import { workReportReasonValues } from "#graphql/values/work-report-reason.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { Control, tie } from "#ui/forms/control.tsx";
import { BareForm, useDomainForm } from "#ui/forms/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";
import { reportWork } from "./work-detail.mutations.ts";
import classes from "./work-tools.module.css";

/** What is wrong with a work, for the operator: nobody has to say who they are, and the company does not learn who it was. */
export function ReportForm({ workId }: { workId: string }) {
  const { t } = useTranslation("workPage");
  const id = useId();
  const [operationId] = useState(() => crypto.randomUUID());
  const [isTaken, setTaken] = useState(false);
  const initialValues: { reason: WorkReportReason | null; body: string } = { reason: null, body: "" };
  const domainForm = useDomainForm({
    initialValues,
    validate: { reason: (value) => (value ? null : t("report.choose")) },
    onSubmit: async ({ reason, body }) => {
      if (!reason) return [];
      const { taken, errors } = await send(reportWork, { operationId, workId, reason, body, website: null });
      setTaken(taken);
      return errors;
    },
  });
  const { reason, body } = domainForm.form.values;
  const { reason: unchosen } = domainForm.form.errors;
  const problem = typeof unchosen === "string" ? unchosen : (domainForm.general[0] ?? "");
  if (isTaken) {
    return (
      <Notice tone="plain" title={t("report.thanks")} role="status">
        <Text>{t("report.next")}</Text>
      </Notice>
    );
  }
  return (
    <BareForm of={domainForm}>
      <div className={classes["panel"]}>
        <Text size="sm">{t("report.lead")}</Text>
        <fieldset className={classes["reasons"]}>
          <legend>{t("report.why")}</legend>
          {workReportReasonValues.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => domainForm.form.setFieldValue("reason", value)}
              />
              {t(`report.reason.${value}`)}
            </label>
          ))}
        </fieldset>
        <Control id={id} label={t("report.words")} error={problem}>
          <textarea
            {...tie({ id, error: problem })}
            rows={4}
            maxLength={2_000}
            value={body}
            onChange={(event) => domainForm.form.setFieldValue("body", event.currentTarget.value)}
          />
        </Control>
        <div>
          <Button type="submit" color="red" variant="outline" loading={domainForm.isSubmitting}>
            {t("report.send")}
          </Button>
        </div>
      </div>
    </BareForm>
  );
}
