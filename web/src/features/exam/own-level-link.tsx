import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import type { OwnLevelQuery, OwnLevelQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { LinkButton } from "#ui/link-button.tsx";

export const ownLevelQuery: TypedDocumentNode<OwnLevelQuery, OwnLevelQueryVariables> = gql`
  query OwnLevel {
    me {
      id
      profile {
        measurement {
          level
        }
      }
    }
  }
`;

/** Narrows the list of works to the measured level and below; nothing before the first result, and where it is narrowed already. */
export function OwnLevelLink() {
  const { t } = useTranslation("exam");
  const { seeker } = useViewer();
  const [search] = useSearchParams();
  const { data } = useQuery(ownLevelQuery, { skip: !seeker });
  const level = data?.me.profile.measurement?.level;
  if (!level || level === "NONE" || search.get("level") === level) return null;
  const next = new URLSearchParams(search);
  next.set("level", level);
  return (
    <LinkButton to={`${userPaths.works}?${next}`} variant="outline">
      {t("ownLevel.works", { level })}
    </LinkButton>
  );
}
