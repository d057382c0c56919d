import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { LegalPart } from "#features/settings/legal-part.tsx";
import { NoticePart } from "#features/settings/notice-part.tsx";
import { OperatorPart } from "#features/settings/operator-part.tsx";
import { PermissionPart } from "#features/settings/permission-part.tsx";
import { RulesPart } from "#features/settings/rules-part.tsx";
import { TermsPart } from "#features/settings/terms-part.tsx";
import { WagesPart } from "#features/settings/wages-part.tsx";
import type { AdminSettingsScreenQuery, AdminSettingsScreenQueryVariables } from "#graphql/operations.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { useTitle } from "#platform/routing/use-title.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

const adminSettingsScreenQuery: TypedDocumentNode<AdminSettingsScreenQuery, AdminSettingsScreenQueryVariables> = gql`
  query AdminSettingsScreen {
    operatorFactRows {
      id
      validFrom
      when
      demo
      permit
      facts {
        name
        value
      }
      by
      createdAt
    }
    minimumWageRows {
      id
      prefecture
      validFrom
      amount
      source
      when
      by
      createdAt
    }
    operatingTermRows {
      id
      code
      validFrom
      amount
      basis
      when
      by
      createdAt
    }
    permissionRuleRows {
      id
      status
      permission
      categories
      reason
      verdict
      maxWeeklyHours
      vacationDailyHours
      validFrom
      validTo
      when
      source
      sourceDate
      evidence
      evidenceEn
      evidenceEasy
      by
      createdAt
    }
    noticeRuleRows {
      id
      isInsured
      dueDay
      validFrom
      validTo
      when
      source
      sourceDate
      by
      createdAt
    }
    raisableRules {
      rule
      says
      tier
      rows {
        id
        validFrom
        when
        raised
        reason
        by
        createdAt
      }
    }
    legalTextRows {
      id
      page
      validFrom
      when
      ja
      en
      easy
      changes
      by
      createdAt
    }
  }
`;

type Reference = QueryRef<AdminSettingsScreenQuery, AdminSettingsScreenQueryVariables>;
const parts = ["operator", "wages", "permission", "notice", "rules", "terms", "legal"] as const;

export const loader = (): Promise<Reference> => preload(adminSettingsScreenQuery, {});

/** The operator's settings: every list is of dated rows, to which rows are added for days to come. */
export function Component() {
  const { t } = useTranslation("operatorSettings");
  const reference: Reference = useLoaderData<typeof loader>();
  const { data } = useReadQuery(reference);
  const [search] = useSearchParams();
  const part = parts.find((one) => one === search.get("part")) ?? "operator";
  useTitle(t("title"));
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} lead={t("lead")} />
      <nav aria-label={t("title")}>
        <Group gap="md">
          {parts.map((one) => (
            <Link key={one} to={{ search: `part=${one}` }} aria-current={one === part ? "page" : undefined}>
              {one === part ? <strong>{t(`parts.${one}`)}</strong> : t(`parts.${one}`)}
            </Link>
          ))}
        </Group>
      </nav>
      {part === "operator" && <OperatorPart rows={data.operatorFactRows} />}
      {part === "wages" && <WagesPart rows={data.minimumWageRows} />}
      {part === "permission" && <PermissionPart rows={data.permissionRuleRows} />}
      {part === "notice" && <NoticePart rows={data.noticeRuleRows} />}
      {part === "rules" && <RulesPart rules={data.raisableRules} />}
      {part === "terms" && <TermsPart rows={data.operatingTermRows} />}
      {part === "legal" && <LegalPart rows={data.legalTextRows} />}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
