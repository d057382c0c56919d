import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { MatchingCriteriaQuery, MatchingCriteriaQueryVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./work-fit.module.css";

const matchingCriteriaQuery: TypedDocumentNode<MatchingCriteriaQuery, MatchingCriteriaQueryVariables> = gql`
  query MatchingCriteria {
    matchingCriteria {
      criterion
      weight
      conditional
      tolerance
      reachKilometres
    }
  }
`;

/** The published formula, asked from the server when somebody opens it. */
export function MatchingFormula() {
  const { t } = useTranslation("matching");
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(matchingCriteriaQuery, { skip: !isOpen });
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("formula")}</summary>
      <Stack gap="xs">
        <Text size="sm">{t("formulaText")}</Text>
        <ul className={classes["formula"]}>
          {data?.matchingCriteria.map(({ criterion, weight, conditional, tolerance, reachKilometres }) => (
            <li key={criterion}>
              {[
                `${t(`criterion.${criterion}`)} ${t("weight", { weight })}`,
                conditional !== null && t("formulaConditional", { points: conditional }),
                tolerance !== null && t("formulaTolerance", { hours: tolerance }),
                reachKilometres !== null && t("formulaReach", { km: reachKilometres }),
              ]
                .filter(Boolean)
                .join(t("separator"))}
            </li>
          ))}
        </ul>
      </Stack>
    </details>
  );
}
