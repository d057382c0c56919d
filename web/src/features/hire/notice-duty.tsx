import { useState } from "react";
import { formatDate, todayInJapan } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Text } from "#ui/text/text.tsx";
import { Duty, DutyButtons, type DutyProps } from "./duty.tsx";
import { recordHireNotice } from "./hire.mutations.ts";

/** 外国人雇用状況の届出: by when, and when it was filed. */
export function NoticeDuty({ entryId, hire, mayWrite }: DutyProps) {
  const { t } = useTranslation("hire");
  const { noticeDueOn, noticeFiledOn, noticeFiledBy, startsOn } = hire;
  const facts = [
    { term: t("notice.dueOn"), value: noticeDueOn && formatDate(noticeDueOn) },
    {
      term: t("notice.filedOn"),
      value: noticeFiledOn && t("by", { date: formatDate(noticeFiledOn), name: noticeFiledBy ?? t("formerMember") }),
    },
  ];
  return (
    <Duty
      title={t("notice.title")}
      isDone={noticeFiledOn !== null}
      mayWrite={mayWrite && startsOn !== null}
      form={(onDone) => <NoticeForm entryId={entryId} hire={hire} onDone={onDone} />}
    >
      <Text size="sm">{t(hire.isInsured ? "notice.insuredLead" : "notice.uninsuredLead")}</Text>
      {startsOn === null && <Text size="sm">{t("notice.startFirst")}</Text>}
      <DescriptionList items={facts} />
    </Duty>
  );
}

function NoticeForm({ entryId, hire, onDone }: Omit<DutyProps, "mayWrite"> & { onDone(): void }) {
  const { t } = useTranslation("hire");
  const [today] = useState(() => todayInJapan());
  const domainForm = useDomainForm({
    initialValues: { filedOn: hire.noticeFiledOn ?? today },
    onSubmit: async ({ filedOn }) => {
      const { errors } = await send(recordHireNotice, { entryId, version: hire.version, filedOn: filedOn || null });
      if (errors.length > 0) return errors;
      showToast({ type: "success", title: t("saved") });
      onDone();
      return undefined;
    },
  });
  return (
    <Form of={domainForm} labels={{ filedOn: t("notice.filedOn") }}>
      <TextField
        form={domainForm.form}
        name="filedOn"
        label={t("notice.filedOn")}
        support={t("notice.filedOnSupport")}
        type="date"
        width={220}
      />
      <DutyButtons isLoading={domainForm.isSubmitting} onCancel={onDone} />
    </Form>
  );
}
