import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import type { WorkRelaxationsQuery, WorkRelaxationsQueryVariables } from "#graphql/operations.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { readSearch } from "../search-url.ts";
import { chosenConditions, without } from "./chosen-conditions.ts";
import classes from "./relaxations.module.css";

const workRelaxationsQuery: TypedDocumentNode<WorkRelaxationsQuery, WorkRelaxationsQueryVariables> = gql`
  query WorkRelaxations($filter: WorkFilter!) {
    workRelaxations(filter: $filter) {
      condition
      found {
        value
        exact
      }
    }
  }
`;

/** Nothing was found: which condition to leave out and what that gives, the most first. @param save how the reader keeps the search */
export function Relaxations({ save }: { save: ReactNode }) {
  const { t } = useTranslation(["search", "work", "vocabulary"]);
  const [search, setSearch] = useSearchParams();
  const { filter } = readSearch(search);
  const { data } = useQuery(workRelaxationsQuery, { variables: { filter } });
  const chosen = chosenConditions(t, search);
  const rows = (data?.workRelaxations ?? []).flatMap(({ condition, found }) => {
    const dropped = chosen.filter(({ part }) => part === condition);
    const label = dropped.map((one) => one.label).join("・");
    return dropped.length > 0 ? [{ condition, dropped, label, found }] : [];
  });
  return (
    <EmptyState title={t("work:list.empty")}>
      {data && chosen.length > 0 && <Text>{rows.length > 0 ? t("relaxLead") : t("nothing")}</Text>}
      {rows.length > 0 && (
        <ul className={classes["rows"]}>
          {rows.map(({ condition, dropped, label, found }, index) => (
            <li key={condition} className={classes["row"]}>
              <span className={classes["what"]}>{t("without", { condition: label })}</span>
              <strong className={classes["gain"]}>
                {t(found.exact ? "work:list.count" : "work:list.countAtLeast", { count: found.value })}
              </strong>
              <Button
                variant={index === 0 ? "filled" : "soft"}
                aria-label={t("remove", { condition: label })}
                onClick={() => setSearch(without(search, dropped))}
              >
                {t("drop")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="outline" onClick={() => setSearch(new URLSearchParams())}>
        {t("work:list.clear")}
      </Button>
      {save ?? (
        <Stack gap="xs" align="center">
          <Text size="sm">{t("notifyLead")}</Text>
          <LinkButton to={publicPaths.register} variant="soft">
            {t("notify")}
          </LinkButton>
        </Stack>
      )}
    </EmptyState>
  );
}
