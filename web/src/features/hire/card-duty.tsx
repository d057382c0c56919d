import { useState } from "react";
import type { ResidenceStatus } from "#graphql/operations.ts";
import { residenceStatusValues } from "#graphql/values/residence-status.ts";
import { workConditionValues } from "#graphql/values/work-condition.ts";
import { formatDate, todayInJapan } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { known } from "#platform/known.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { CheckboxField, SelectField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Text } from "#ui/text/text.tsx";
import { Duty, DutyButtons, type DutyProps } from "./duty.tsx";
import { recordCardCheck } from "./hire.mutations.ts";

/** The immigration agency's page that tells whether a card's number is still valid. */
const lookUp = "https://lapse-immi.moj.go.jp/";

interface CardDutyProps extends DutyProps {
  stated: ResidenceStatus | null;
}

/** The duty to look at the residence card and what it says about working. Neither its number nor a picture is asked for. */
export function CardDuty({ entryId, hire, mayWrite, stated }: CardDutyProps) {
  const { t } = useTranslation(["hire", "vocabulary"]);
  const { cardCheckedOn, cardCheckedBy, residenceStatus, cardExpiresOn, workCondition } = hire;
  const facts = [
    {
      term: t("card.checkedOn"),
      value: cardCheckedOn && t("by", { date: formatDate(cardCheckedOn), name: cardCheckedBy ?? t("formerMember") }),
    },
    { term: t("card.residenceStatus"), value: residenceStatus && t(`vocabulary:residenceStatus.${residenceStatus}`) },
    { term: t("card.expiresOn"), value: cardExpiresOn && formatDate(cardExpiresOn) },
    { term: t("card.condition"), value: workCondition && t(`condition.${workCondition}`) },
    { term: t("card.number"), value: cardCheckedOn && t(hire.numberConfirmed ? "card.numberConfirmed" : "card.numberOpen") },
  ];
  return (
    <Duty
      title={t("card.title")}
      isDone={cardCheckedOn !== null && hire.numberConfirmed}
      mayWrite={mayWrite}
      form={(onDone) => <CardForm entryId={entryId} hire={hire} stated={stated} onDone={onDone} />}
    >
      <Text size="sm">
        {t("card.lead")}{" "}
        <a href={lookUp} target="_blank" rel="noopener noreferrer">
          {t("card.lookUp")}
        </a>
      </Text>
      <DescriptionList items={facts} />
    </Duty>
  );
}

function CardForm({ entryId, hire, stated, onDone }: Omit<CardDutyProps, "mayWrite"> & { onDone(): void }) {
  const { t } = useTranslation(["hire", "vocabulary"]);
  const [today] = useState(() => todayInJapan());
  const required = (value: string) => (value === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: {
      checkedOn: hire.cardCheckedOn ?? today,
      residenceStatus: hire.residenceStatus ?? stated ?? "",
      expiresOn: hire.cardExpiresOn ?? "",
      condition: hire.workCondition ?? "",
      numberConfirmed: hire.numberConfirmed,
    },
    validate: { checkedOn: required, residenceStatus: required, condition: required },
    onSubmit: async ({ checkedOn, expiresOn, numberConfirmed, ...chosen }) => {
      const residenceStatus = known(residenceStatusValues, chosen.residenceStatus);
      const condition = known(workConditionValues, chosen.condition);
      if (!residenceStatus || !condition) return undefined;
      const input = {
        entryId,
        version: hire.version,
        checkedOn,
        residenceStatus,
        expiresOn: expiresOn || null,
        condition,
        numberConfirmed,
      };
      const { errors } = await send(recordCardCheck, input);
      if (errors.length > 0) return errors;
      showToast({ type: "success", title: t("saved") });
      onDone();
      return undefined;
    },
  });
  const { form } = domainForm;
  const labels = {
    checkedOn: t("card.checkedOn"),
    residenceStatus: t("card.residenceStatus"),
    expiresOn: t("card.expiresOn"),
    condition: t("card.condition"),
  };
  const statuses = residenceStatusValues.map((value) => ({ value, label: t(`vocabulary:residenceStatus.${value}`) }));
  const choices = workConditionValues.map((value) => ({ value, label: t(`condition.${value}`) }));
  return (
    <Form of={domainForm} labels={labels}>
      <TextField form={form} name="checkedOn" label={labels.checkedOn} required type="date" width={220} />
      <SelectField
        form={form}
        name="residenceStatus"
        label={labels.residenceStatus}
        support={t("card.asPrinted")}
        required
        choices={statuses}
        empty={t("choose")}
      />
      <TextField form={form} name="expiresOn" label={labels.expiresOn} support={t("card.expiresOnSupport")} type="date" width={220} />
      <SelectField
        form={form}
        name="condition"
        label={labels.condition}
        support={t("card.conditionSupport")}
        required
        choices={choices}
        empty={t("choose")}
      />
      <CheckboxField form={form} name="numberConfirmed" label={t("card.numberLabel")} />
      <DutyButtons isLoading={domainForm.isSubmitting} onCancel={onDone} />
    </Form>
  );
}
