import { useState } from "react";
import { useAdminAct } from "#features/admin-act/use-admin-act.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen, yenOf } from "#platform/money.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField, TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Group } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { money } from "./money-commands.ts";

interface RecordFormProps {
  invoice: { id: string; version: number; openAmount: number };
  /** YYYY-MM-DD in Japan. */
  today: string;
}

/** Writes down money that came in; the amount that is still open stands there already. */
export function RecordForm({ invoice, today }: RecordFormProps) {
  const { t } = useTranslation("adminMoney");
  const act = useAdminAct();
  const [operationId] = useState(() => crypto.randomUUID());
  const required = (value: string) => (value.trim() === "" ? t("common:validation.required") : null);
  const domainForm = useDomainForm({
    initialValues: { amount: String(invoice.openAmount || ""), paidOn: today, payerName: "", note: "" },
    validate: {
      amount: (value) => (Number.isInteger(yenOf(value)) && yenOf(value) > 0 ? null : t("yenOnly")),
      paidOn: required,
      payerName: required,
    },
    onSubmit: ({ amount, paidOn, payerName, note }) =>
      act(
        () =>
          money.record({
            invoiceId: invoice.id,
            invoiceVersion: invoice.version,
            amount: yenOf(amount),
            paidOn,
            payerName,
            note: note || null,
            operationId,
          }),
        t("done.record"),
      ),
  });
  const labels = { amount: t("amount"), paidOn: t("paidOn"), payerName: t("payer"), note: t("note") };
  const typed = yenOf(domainForm.form.getValues().amount);
  return (
    <Form of={domainForm} labels={labels}>
      <Group align="flex-start">
        <TextField form={domainForm.form} name="amount" label={labels.amount} required inputMode="numeric" width={180} maxLength={15} />
        <TextField form={domainForm.form} name="paidOn" label={labels.paidOn} required type="date" width={180} />
      </Group>
      {typed > invoice.openAmount && <Text size="sm">{t("over", { amount: formatYen(typed - invoice.openAmount) })}</Text>}
      <TextField form={domainForm.form} name="payerName" label={labels.payerName} required support={t("payerSupport")} maxLength={100} />
      <TextAreaField form={domainForm.form} name="note" label={labels.note} limit={500} rows={2} />
      <Group justify="flex-end">
        <Button type="submit" loading={domainForm.isSubmitting}>
          {t("act.record")}
        </Button>
      </Group>
    </Form>
  );
}
