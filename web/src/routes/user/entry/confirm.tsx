import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useState } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from "react-router-dom";
import { companyName } from "#features/company/company-name.tsx";
import { AppliedWork } from "#features/entry/applied-work.tsx";
import { confirmEntryDraft, submitEntry } from "#features/entry/entry.mutations.ts";
import type { EntryConfirmScreenQuery, EntryConfirmScreenQueryVariables } from "#graphql/operations.ts";
import { entryCompletePath, entryPath } from "#paths/user.paths.ts";
import { client, preload } from "#platform/graphql-client.ts";
import { MixedText } from "#platform/i18n/mixed-text.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { setLoading } from "#platform/loading.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Steps } from "#ui/figures/steps.tsx";
import { Checkbox } from "#ui/forms/control.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

const entryConfirmScreenQuery: TypedDocumentNode<EntryConfirmScreenQuery, EntryConfirmScreenQueryVariables> = gql`
  query EntryConfirmScreen($workId: ID!) {
    entryDraft(workId: $workId) {
      id
      message
      version
      answers {
        questionId
        question
        answer
      }
      resume {
        id
        fileName
      }
      work {
        id
        title
        titleEn
        madeTitle
        company {
          id
          name
          nameEn
        }
      }
    }
    me {
      id
      email
      profile {
        familyName
        givenName
        completeness
      }
    }
  }
`;

type Reference = QueryRef<EntryConfirmScreenQuery, EntryConfirmScreenQueryVariables>;

export async function loader({ request }: LoaderFunctionArgs): Promise<Reference | Response> {
  const workId = new URL(request.url).searchParams.get("work") ?? "";
  const { data } = await client.query({ query: entryConfirmScreenQuery, variables: { workId }, fetchPolicy: "network-only" });
  return data?.entryDraft ? preload(entryConfirmScreenQuery, { workId }) : redirect(entryPath(workId));
}

/** Confirms exactly the application shown, then sends it; a repeated press sends it once. */
function useSubmission(workId: string, version: number) {
  const navigate = useNavigate();
  const [operationId] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const submit = async (consent: boolean) => {
    setSending(true);
    setLoading(true);
    try {
      const { draft, errors } = await send(confirmEntryDraft, { workId, version });
      if (!draft) return setProblems(errors.map(({ message }) => message));
      const { entry, errors: refusals } = await send(submitEntry, { workId, draftVersion: draft.version, consent, operationId });
      if (!entry) return setProblems(refusals.map(({ message }) => message));
      return await navigate(entryCompletePath(entry.id), { replace: true });
    } finally {
      setSending(false);
      setLoading(false);
    }
  };
  return { submit, isSending, problems };
}

/** Step 2: everything as it will be sent, and the consent. */
export function Component() {
  const reference = useLoaderData<Reference>();
  const { data } = useReadQuery(reference);
  return data.entryDraft ? <Confirm draft={data.entryDraft} me={data.me} /> : null;
}

interface ConfirmProps {
  draft: NonNullable<EntryConfirmScreenQuery["entryDraft"]>;
  me: EntryConfirmScreenQuery["me"];
}

function Confirm({ draft, me }: ConfirmProps) {
  const { t } = useTranslation("entry");
  const [consent, setConsent] = useState(false);
  const [asked, setAsked] = useState(false);
  const { submit, isSending, problems } = useSubmission(draft.work.id, draft.version);
  useTitle(t("confirmTitle"));
  const rows = [
    { term: t("work"), value: <AppliedWork work={draft.work} /> },
    { term: t("name"), value: `${me.profile.familyName} ${me.profile.givenName}` },
    { term: t("email"), value: me.email },
    { term: t("message"), value: draft.message || t("common:none") },
    ...draft.answers.map(({ question, answer }) => ({ term: question, value: answer || t("common:none") })),
    { term: t("resume"), value: draft.resume?.fileName ?? t("noResume") },
  ];
  const press = () => {
    setAsked(true);
    if (consent) void submit(consent);
  };
  return (
    <Stack gap="lg" maxWidth={760}>
      <PageHeader title={t("confirmTitle")} lead={t("confirmLead")} />
      <Steps title={t("steps")} labels={[t("stepInput"), t("stepConfirm"), t("stepComplete")]} current={1} />
      {problems.length > 0 && (
        <Notice tone="error" title={t("common:form.errorTitle")}>
          {problems.map((problem) => (
            <Text key={problem}>{problem}</Text>
          ))}
        </Notice>
      )}
      <Card padding="xl">
        <Stack gap="lg">
          <DescriptionList items={rows} />
          <Text>{t("shared")}</Text>
          <Checkbox
            checked={consent}
            onChange={(event) => setConsent(event.currentTarget.checked)}
            label={<MixedText text={t("consent", { company: companyName(draft.work.company) })} />}
            error={asked && !consent ? `＊${t("common:validation.agree")}` : undefined}
          />
          <Group>
            <Button size="lg" loading={isSending} onClick={press}>
              {t("send")}
            </Button>
            <LinkButton to={entryPath(draft.work.id)} size="lg" variant="outline">
              {t("common:edit")}
            </LinkButton>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
