import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useFragment, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { AppliedWork } from "#features/entry/applied-work.tsx";
import { EntryDraftFields_draft } from "#features/entry/draft.fragment.ts";
import { EntryForm } from "#features/entry/entry-form.tsx";
import { keptWords } from "#features/onward/kept-words.ts";
import type { EntryScreenQuery, EntryScreenQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Steps } from "#ui/figures/steps.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

const entryScreenQuery: TypedDocumentNode<EntryScreenQuery, EntryScreenQueryVariables> = gql`
  query EntryScreen($workId: ID!) {
    work(id: $workId) {
      id
      title
      titleEn
      madeTitle
      status
      openEntryId
      company {
        id
        name
        nameEn
      }
      selection {
        resumeRequired
        questions {
          id
          text
          required
        }
      }
    }
    entryDraft(workId: $workId) {
      id
      ...EntryDraftFields_draft
    }
    me {
      id
      resumes {
        id
        fileName
        createdAt
      }
      profile {
        completeness
      }
    }
  }
  ${EntryDraftFields_draft}
`;

type Reference = QueryRef<EntryScreenQuery, EntryScreenQueryVariables>;
type OpenWork = NonNullable<EntryScreenQuery["work"]>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(entryScreenQuery, { workId: new URL(request.url).searchParams.get("work") ?? "" });

/** Step 1 of applying: message, answers, résumé. */
export function Component() {
  const { t } = useTranslation("entry");
  const reference: Reference = useLoaderData<typeof loader>();
  const { data } = useReadQuery(reference);
  useTitle(t("title"));
  const { work } = data;
  if (work?.openEntryId) {
    return (
      <EmptyState title={t("already")} level={1}>
        <LinkButton to={userPaths.entries}>{t("toEntries")}</LinkButton>
      </EmptyState>
    );
  }
  if (!work || work.status !== "OPEN") {
    return (
      <EmptyState title={t("notOpen")} level={1}>
        <LinkButton to={userPaths.works}>{t("common:nav.works")}</LinkButton>
      </EmptyState>
    );
  }
  return <Writing work={work} data={data} />;
}

function Writing({ work, data }: { work: OpenWork; data: EntryScreenQuery }) {
  const { t } = useTranslation("entry");
  const { data: found, complete } = useFragment({
    fragment: EntryDraftFields_draft,
    fragmentName: "EntryDraftFields_draft",
    from: data.entryDraft,
  });
  const draft = complete ? found : null;
  const kept = keptWords(work.id, data.me.id);
  const { questions, resumeRequired } = work.selection;
  const answers = Object.fromEntries(
    questions.map(({ id }) => [id, kept?.answers[id] || (draft?.answers.find(({ questionId }) => questionId === id)?.answer ?? "")]),
  );
  const initial = {
    message: kept?.message || (draft?.message ?? ""),
    answers,
    resumeId: draft?.resume?.id ?? "",
    version: draft?.version ?? null,
  };
  return (
    <Stack gap="lg" maxWidth={760}>
      <PageHeader title={t("title")} lead={<AppliedWork work={work} />} />
      <Steps title={t("steps")} labels={[t("stepInput"), t("stepConfirm"), t("stepComplete")]} current={0} />
      {data.me.profile.completeness < 60 && (
        <Notice tone="warning" title={t("profileThin", { share: data.me.profile.completeness })}>
          <Text style={{ marginBottom: "0.75rem" }}>{t("profileThinText")}</Text>
          <LinkButton to={userPaths.memberEdit} variant="outline" color="dark">
            {t("toProfile")}
          </LinkButton>
        </Notice>
      )}
      <Card padding="xl">
        <EntryForm
          workId={work.id}
          seekerId={data.me.id}
          questions={questions}
          resumeRequired={resumeRequired}
          files={data.me.resumes}
          initial={initial}
        />
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
