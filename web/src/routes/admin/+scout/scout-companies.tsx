import { useState } from "react";
import type { AdminScoutScreenQuery } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Input } from "#ui/forms/control.tsx";
import { Table } from "#ui/lists/table.tsx";
import { Text } from "#ui/text/text.tsx";
import { restoreCompanyScouts, stopCompanyScouts } from "./admin-scout.mutations.ts";

type Company = AdminScoutScreenQuery["scoutOverview"]["companies"][number];

interface ScoutCompaniesProps {
  companies: readonly Company[];
  onChange(): void;
}

/** Companies that search, each with its switch. */
export function ScoutCompanies({ companies, onChange }: ScoutCompaniesProps) {
  const { t } = useTranslation("adminScout");
  const columns = (["company", "searches", "sent", "reported", "acts"] as const).map((id) => ({ id, label: t(id) }));
  return (
    <Table columns={columns} caption={t("companies")}>
      {companies.map((company) => (
        <tr key={company.id}>
          <td>
            <Text component="span" strong>
              {company.name}
            </Text>
            {company.stopReason !== null && <Text size="sm">{company.stopReason}</Text>}
          </td>
          <td data-label={t("searches")}>{company.searches}</td>
          <td data-label={t("sent")}>{company.sent}</td>
          <td data-label={t("reported")}>{company.reported}</td>
          <td>
            <CompanySwitch company={company} onChange={onChange} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function CompanySwitch({ company, onChange }: { company: Company; onChange(): void }) {
  const { t } = useTranslation("adminScout");
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const { send, isSending } = useSend();
  const companyId = company.id;
  const settle = ([problem]: readonly { message: string }[], done: string) => {
    setAsking(false);
    showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: done });
    onChange();
  };
  if (company.stopReason !== null) {
    return (
      <Button
        variant="outline"
        loading={isSending}
        onClick={() => void send(restoreCompanyScouts, { companyId }).then(({ errors }) => settle(errors, t("restored")))}
      >
        {t("restore")}
      </Button>
    );
  }
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t("stop")}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={t("stop")}
        onClose={() => setAsking(false)}
        action={{
          label: t("stop"),
          isLoading: isSending,
          isDisabled: reason.trim() === "",
          run: () => void send(stopCompanyScouts, { companyId, reason }).then(({ errors }) => settle(errors, t("stopped"))),
        }}
      >
        <Text>{t("stopLead")}</Text>
        <Input label={t("reason")} value={reason} maxLength={1_000} onChange={(event) => setReason(event.currentTarget.value)} />
      </Dialog>
    </>
  );
}
