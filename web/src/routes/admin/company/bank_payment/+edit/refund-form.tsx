import { useState } from "react";
import { ActButton } from "#features/admin-act/act-button.tsx";
import type { LicenceSaleScreenQuery, RefundCause } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { Select } from "#ui/forms/control.tsx";
import { Group } from "#ui/layout.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { money } from "./money-commands.ts";

type Sale = NonNullable<LicenceSaleScreenQuery["licenceSale"]>;

/** Gives the price back for one of the causes that hold now; the reason is for the books. */
export function RefundForm({ sale: { id, price, refund, refundCauses } }: { sale: Sale }) {
  const { t } = useTranslation("adminMoney");
  const [chosen, setChosen] = useState<RefundCause | null>(null);
  // Sent again after a lost answer it is the same refund.
  const [operationId, setOperationId] = useState(() => crypto.randomUUID());
  const cause = refundCauses.find((one) => one === chosen) ?? refundCauses[0];
  if (!cause) return null;
  const send = async (reason: string) => {
    const problems = await money.refund({ saleId: id, cause, reason, operationId });
    if (problems && problems.length > 0) setOperationId(crypto.randomUUID());
    return problems;
  };
  const rest = formatYen(price - (refund?.amount ?? 0));
  return (
    <Panel title={t("sale.giveBack")}>
      {!refundCauses.includes("WITHIN_TERMS") && <Text>{t("sale.outsideTerms")}</Text>}
      <Select
        label={t("sale.cause")}
        value={cause}
        choices={refundCauses.map((value) => ({ value, label: t(`sale.causes.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setChosen(refundCauses.find((one) => one === value) ?? null)}
      />
      <Group>
        <ActButton
          label={t("act.refund", { amount: rest })}
          explanation={t("explain.refund", { amount: rest, cause: t(`sale.causes.${cause}`) })}
          reasonLabel={t("reason")}
          isDangerous
          done={t("done.refund")}
          run={send}
        />
      </Group>
    </Panel>
  );
}
