import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useLocation } from "react-router-dom";
import { deleteSearch, saveSearch } from "#features/saved-search/saved-search.mutations.ts";
import type { FollowedCompaniesQuery, FollowedCompaniesQueryVariables } from "#graphql/operations.ts";
import { logInPath } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSend } from "#platform/send.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./company-page.module.css";

const followedQuery: TypedDocumentNode<FollowedCompaniesQuery, FollowedCompaniesQueryVariables> = gql`
  query FollowedCompanies {
    savedSearches {
      id
      alert
      filter {
        companyId
      }
    }
  }
`;

interface Followed {
  id: string;
  name: string;
}

/** Asks to be told by mail of a company's new works: a saved search for this company alone. A visitor signs in first and comes back here. */
export function FollowCompany(company: Followed) {
  const { t } = useTranslation("employer");
  const { seeker } = useViewer();
  const { pathname } = useLocation();
  return (
    <div className={classes["follow"]}>
      {seeker ? (
        <Follow {...company} />
      ) : (
        <LinkButton to={logInPath(pathname)} variant="outline">
          {t("follow")}
        </LinkButton>
      )}
    </div>
  );
}

function Follow({ id, name }: Followed) {
  const { t } = useTranslation("employer");
  const { data } = useQuery(followedQuery, { fetchPolicy: "cache-and-network" });
  const { send, isSending } = useSend();
  const kept = data?.savedSearches.find(({ filter }) => filter.companyId === id);
  const again = { refetch: [followedQuery] };
  const tell = (problem: string | undefined, done: string) =>
    showToast(problem ? { type: "danger", title: problem } : { type: "success", title: done });
  const follow = async () => {
    const input = { name: [...name].slice(0, 80).join(""), filter: { companyId: id }, alert: true, frequency: "DAILY" as const };
    const { errors, savedSearch } = await send(saveSearch, input, again);
    tell(errors[0]?.message, t(savedSearch?.alert === "UNCONFIRMED" ? "asked" : "followed"));
  };
  const stop = async (search: string) => {
    const { errors } = await send(deleteSearch, { id: search }, again);
    tell(errors[0]?.message, t("stopped"));
  };
  if (!kept) {
    return (
      <Button variant="outline" loading={isSending} disabled={!data} onClick={() => void follow()}>
        {t("follow")}
      </Button>
    );
  }
  return (
    <>
      <Text size="sm" strong>
        {t(kept.alert === "UNCONFIRMED" ? "asked" : "followed")}
      </Text>
      <Button variant="outline" loading={isSending} onClick={() => void stop(kept.id)}>
        {t("unfollow")}
      </Button>
    </>
  );
}
