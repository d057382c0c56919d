import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { residenceParameter } from "#features/matching/residence-statuses.ts";
import type { MyStatusQuery, MyStatusQueryVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Checkbox } from "#ui/forms/control.tsx";

const myStatusQuery: TypedDocumentNode<MyStatusQuery, MyStatusQueryVariables> = gql`
  query MyStatus {
    me {
      id
      profile {
        residenceStatus
      }
    }
  }
`;

/** One switch instead of a list: only works that the reader's own 在留資格 allows. */
export function MyStatus({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation(["search", "vocabulary"]);
  const { data } = useQuery(myStatusQuery);
  const status = data?.me.profile.residenceStatus;
  if (!status) return null;
  return (
    <Checkbox
      name={residenceParameter}
      value={status}
      defaultChecked={search.get(residenceParameter) === status}
      label={t("myStatus", { status: t(`vocabulary:residenceStatus.${status}`) })}
    />
  );
}
