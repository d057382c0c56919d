import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { CheckboxField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Text } from "#ui/text/text.tsx";
import { Duty, DutyButtons, type DutyProps } from "./duty.tsx";
import { saveHireTerms } from "./hire.mutations.ts";

/** The first day, and whether the person is one whom the duties are about. */
export function TermsDuty({ entryId, hire, mayWrite }: DutyProps) {
  const { t } = useTranslation("hire");
  const facts = [
    { term: t("terms.startsOn"), value: hire.startsOn ? formatDate(hire.startsOn) : t("common:notSet") },
    { term: t("terms.subject"), value: t(hire.isExempt ? "terms.exempt" : "terms.notExempt") },
    { term: t("terms.insurance"), value: !hire.isExempt && t(hire.isInsured ? "terms.insured" : "terms.uninsured") },
  ];
  return (
    <Duty
      title={t("terms.title")}
      isDone={hire.startsOn !== null}
      mayWrite={mayWrite}
      form={(onDone) => <TermsForm entryId={entryId} hire={hire} onDone={onDone} />}
    >
      <DescriptionList items={facts} />
    </Duty>
  );
}

function TermsForm({ entryId, hire, onDone }: Omit<DutyProps, "mayWrite"> & { onDone(): void }) {
  const { t } = useTranslation("hire");
  const domainForm = useDomainForm({
    initialValues: { startsOn: hire.startsOn ?? "", isExempt: hire.isExempt, isInsured: hire.isInsured },
    onSubmit: async ({ startsOn, ...flags }) => {
      const input = { entryId, version: hire.version, startsOn: startsOn || null, ...flags };
      const { errors } = await send(saveHireTerms, input);
      if (errors.length > 0) return errors;
      showToast({ type: "success", title: t("saved") });
      onDone();
      return undefined;
    },
  });
  const { form } = domainForm;
  return (
    <Form of={domainForm} labels={{ startsOn: t("terms.startsOn") }}>
      <TextField form={form} name="startsOn" label={t("terms.startsOn")} support={t("terms.startsOnSupport")} type="date" width={220} />
      <CheckboxField form={form} name="isExempt" label={t("terms.exemptLabel")} />
      {form.values.isExempt ? (
        <Text size="sm">{t("terms.exemptNote")}</Text>
      ) : (
        <CheckboxField form={form} name="isInsured" label={t("terms.insuredLabel")} />
      )}
      <DutyButtons isLoading={domainForm.isSubmitting} onCancel={onDone} />
    </Form>
  );
}
