import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type {
  AcceptTermsMutation,
  AcceptTermsMutationVariables,
  PendingTermsQuery,
  PendingTermsQueryVariables,
} from "#graphql/operations.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { isJapanese } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { englishMark } from "#platform/i18n/written-in.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { Link } from "#platform/routing/link.tsx";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Group } from "#ui/layout.tsx";
import classes from "./terms-notice.module.css";

const pendingTermsQuery: TypedDocumentNode<PendingTermsQuery, PendingTermsQueryVariables> = gql`
  query PendingTerms($kind: PasskeyKind!) {
    pendingTerms(kind: $kind) {
      version
      validFrom
      texts {
        page
        validFrom
        changes
      }
    }
  }
`;

const acceptTerms: TypedDocumentNode<AcceptTermsMutation, AcceptTermsMutationVariables> = gql`
  mutation AcceptTerms($input: AcceptTermsInput!) {
    acceptTerms(input: $input) {
      done
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

type Kind = PendingTermsQueryVariables["kind"];
type Pending = NonNullable<PendingTermsQuery["pendingTerms"]>;

/** Asks for the agreement to a new version of the terms, over the screen and without closing it, at every visit until it is given. */
export function TermsNotice({ kind }: { kind: Kind }) {
  const [isPutOff, setPutOff] = useState(false);
  // A question of the frame: when it cannot be answered the screen does not suffer.
  const { data } = useQuery(pendingTermsQuery, { variables: { kind }, errorPolicy: "ignore" });
  const pending = data?.pendingTerms;
  if (!pending || isPutOff) return null;
  return <Request kind={kind} pending={pending} onLater={() => setPutOff(true)} />;
}

function Request({ kind, pending, onLater }: { kind: Kind; pending: Pending; onLater(): void }) {
  const { t } = useTranslation("site");
  const [isBusy, setBusy] = useState(false);
  const { version, validFrom, texts } = pending;
  const agree = async () => {
    setBusy(true);
    try {
      const { errors } = await send(acceptTerms, { kind, version }, { refetch: [pendingTermsQuery] });
      const problem = errors[0]?.message;
      showToast(problem ? { type: "danger", title: problem } : { type: "success", title: t("terms.done") });
    } finally {
      setBusy(false);
    }
  };
  return (
    <aside className={classes["notice"]} aria-label={t("terms.read")}>
      <p className={classes["title"]}>{t("terms.title", { date: formatDate(validFrom) })}</p>
      <ul className={classes["texts"]}>
        {texts.map((text) => (
          <NewText key={text.page + text.validFrom} text={text} />
        ))}
      </ul>
      <p>{t("terms.lead")}</p>
      <Group gap="sm" justify="flex-end">
        <Button variant="subtle" onClick={onLater}>
          {t("terms.later")}
        </Button>
        <Button loading={isBusy} onClick={() => void agree()}>
          {t("terms.accept")}
        </Button>
      </Group>
    </aside>
  );
}

const paths = { TERMS: publicPaths.terms, PRIVACY: publicPaths.privacyPolicy } as const;

/** A text with what is new in it, which was written in the languages of the house. */
function NewText({ text: { page, changes } }: { text: Pending["texts"][number] }) {
  const { t } = useTranslation("site");
  const name = page === "PRIVACY" ? "PRIVACY" : "TERMS";
  return (
    <li>
      <Link to={paths[name]}>{t(`terms.${name}`)}</Link>
      <span lang={changes && !isJapanese() ? englishMark() : undefined}>{changes ?? t("terms.unknown")}</span>
    </li>
  );
}
