import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import { ActButton } from "#features/admin-act/act-button.tsx";
import { SuspensionGroundField } from "#features/admin-act/suspension-ground-field.tsx";
import type { AccountDecisions_CompanyFragment, SuspensionGround } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Group } from "#ui/layout.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { approveCompany, type CompanyDecision, decideCompany, suspendCompany } from "./company-commands.ts";

export const AccountDecisions_company: TypedDocumentNode<AccountDecisions_CompanyFragment> = gql`
  fragment AccountDecisions_company on AdminCompany {
    id
    status
    version
    refusal
    corporateNumberValid
  }
`;

const decisionsOf: Readonly<Record<AccountDecisions_CompanyFragment["status"], readonly CompanyDecision[]>> = {
  PENDING: ["refuse"],
  ACTIVE: [],
  SUSPENDED: ["restore"],
  CLOSED: [],
};

/** The decisions open about the company now; all but opening it need a reason, which its members read. */
export function AccountDecisions({ company }: { company: FragmentType<AccountDecisions_CompanyFragment> }) {
  const { t } = useTranslation("adminCompany");
  const { data, complete } = useFragment({ fragment: AccountDecisions_company, fragmentName: "AccountDecisions_company", from: company });
  const [ground, setGround] = useState<SuspensionGround | null>(null);
  const may = useViewer().admin?.can.manageUsers ?? false;
  if (!complete) return null;
  const { id, version, status, refusal, corporateNumberValid } = data;
  const decisions = may ? decisionsOf[status] : [];
  const maySuspend = may && status === "ACTIVE";
  const isWaiting = may && status === "PENDING";
  return (
    <Panel title={t("decision")}>
      {status === "PENDING" && refusal && <Text tone="dimmed">{t("refusal", { reason: refusal })}</Text>}
      {!isWaiting && !maySuspend && decisions.length === 0 && <Text tone="dimmed">{t("nothingToDecide")}</Text>}
      <Group gap="sm">
        {isWaiting && corporateNumberValid && (
          <ActButton
            label={t("act.approve")}
            explanation={t("approveText")}
            done={t("done.approve")}
            run={() => approveCompany({ id, version })}
          />
        )}
        {maySuspend && (
          <ActButton
            label={t("act.suspend")}
            explanation={t("explain.suspend")}
            choice={{ field: <SuspensionGroundField value={ground} onChange={setGround} />, isMade: ground !== null }}
            reasonLabel={t("reason")}
            isDangerous
            done={t("done.suspend")}
            run={async (reason) => (ground ? suspendCompany({ id, version, ground, ...(reason && { reason }) }) : [])}
          />
        )}
        {decisions.map((decision) => (
          <ActButton
            key={decision}
            label={t(`act.${decision}`)}
            explanation={t(`explain.${decision}`)}
            reasonLabel={t("reason")}
            isDangerous={decision === "refuse"}
            done={t(`done.${decision}`)}
            run={(reason) => decideCompany(decision, { id, version, reason })}
          />
        ))}
      </Group>
    </Panel>
  );
}
