import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useId } from "react";
import { residenceParameter } from "#features/matching/residence-statuses.ts";
import type { MyStatusQuery, MyStatusQueryVariables, ResidenceStatus } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./my-status.module.css";
import type { SearchCounts } from "./use-counts.ts";

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

/** The reader's own 在留資格, where they are signed in and have said it. */
export function useOwnStatus(isSeeker: boolean): ResidenceStatus | null {
  const { data } = useQuery(myStatusQuery, { skip: !isSeeker });
  return data?.me.profile.residenceStatus ?? null;
}

interface MyStatusProps {
  status: ResidenceStatus;
  isOn: boolean;
  counts: SearchCounts;
}

/** One switch instead of a list: only works that the reader's own 在留資格 allows, with what it finds on and off. */
export function MyStatus({ status, isOn, counts }: MyStatusProps) {
  const { t } = useTranslation(["search", "vocabulary"]);
  const id = useId();
  const [on, off] = [counts?.mine, counts?.everybody];
  return (
    <div>
      <label className={classes["switch"]} htmlFor={id}>
        <span>
          {t("myStatusOnly")}
          <small>{t(`vocabulary:residenceStatus.${status}`)}</small>
        </span>
        <input id={id} type="checkbox" name={residenceParameter} value={status} defaultChecked={isOn} />
      </label>
      {on !== undefined && off !== undefined && (
        <p className={classes["numbers"]} aria-live="polite">
          {t("myStatusNumbers", { on, off, rest: Math.max(0, off - on) })}
        </p>
      )}
    </div>
  );
}
