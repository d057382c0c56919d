import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useFragment, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router-dom";
import { draftStore } from "#features/company-work/save-work.ts";
import { WorkEditor } from "#features/company-work/work-editor.tsx";
import { WorkStatusChip } from "#features/company-work/work-status-chip.tsx";
import { valuesOfWork } from "#features/company-work/work-values.ts";
import { WorkReadings } from "#features/reading/work-readings.tsx";
import { WorkBody_posting } from "#features/work/work-body.fragment.ts";
import { WorkBody } from "#features/work/work-body.tsx";
import { StartNoteBox } from "#features/work-start/start-note.tsx";
import type { CompanyWorkScreenQuery, CompanyWorkScreenQueryVariables, WorkStatus } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { RevisionEditor } from "../+lists/revision-editor.tsx";

const companyWorkScreenQuery: TypedDocumentNode<CompanyWorkScreenQuery, CompanyWorkScreenQueryVariables> = gql`
  query CompanyWorkScreen($id: ID!) {
    companyWork(id: $id) {
      id
      title
      status
      version
      viewerCanEdit
      returnReason
      revision {
        id
        version
        status
        returnReason
        changes {
          path
          before
          after
        }
        ...WorkBody_posting
      }
      ...WorkBody_posting
    }
  }
  ${WorkBody_posting}
`;

type Reference = QueryRef<CompanyWorkScreenQuery, CompanyWorkScreenQueryVariables>;
type OwnWork = NonNullable<CompanyWorkScreenQuery["companyWork"]>;

export function loader({ params }: LoaderFunctionArgs): Promise<Reference> | Response {
  const id = params["WorkId"];
  return id ? preload(companyWorkScreenQuery, { id }) : redirect(companyPaths.works);
}

/** Edits one work of the company; without an id the list opens to choose one. */
export function Component() {
  const { t } = useTranslation(["company", "vocabulary"]);
  const reference = useLoaderData<Reference>();
  const work = useReadQuery(reference).data.companyWork;
  const mayWrite = useViewer().company?.can.editWorks === true;
  useTitle(t("form.editTitle"));
  if (!work) {
    return (
      <EmptyState title={t("form.notFound")} level={1}>
        <LinkButton to={companyPaths.works}>{t("works.title")}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      <PageHeader title={work.title || t("works.untitled")} actions={<WorkStatusChip status={work.status} />} />
      {work.returnReason && (
        <Notice tone="warning" title={t("form.returned")}>
          <Text keepsLines>{work.returnReason}</Text>
        </Notice>
      )}
      <StartNoteBox />
      <Content key={work.id} work={work} />
      {mayWrite && <WorkReadings workId={work.id} />}
    </Stack>
  );
}

const publishedStates: readonly WorkStatus[] = ["SCHEDULED", "OPEN", "PAUSED"];

function Content({ work }: { work: OwnWork }) {
  const { t } = useTranslation("company");
  const { data, complete } = useFragment({ fragment: WorkBody_posting, fragmentName: "WorkBody_posting", from: work });
  if (!work.viewerCanEdit) {
    return (
      <Stack gap="md">
        <Notice tone="plain" title={t("form.readOnly")} />
        <WorkBody posting={work} />
      </Stack>
    );
  }
  if (publishedStates.includes(work.status)) return <RevisionEditor work={work} />;
  if (!complete) return null;
  const saved = { id: work.id, version: work.version, shown: { __typename: "CompanyWork" as const, id: work.id } };
  return <WorkEditor work={saved} values={valuesOfWork(data)} store={draftStore} />;
}

export const ErrorBoundary = ScreenError;
