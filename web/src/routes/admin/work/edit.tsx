import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useFragment, useReadQuery } from "@apollo/client/react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router-dom";
import { WorkStatusChip } from "#features/company-work/work-status-chip.tsx";
import { valuesOfWork } from "#features/company-work/work-values.ts";
import { WorkBody_posting } from "#features/work/work-body.fragment.ts";
import { WorkBody } from "#features/work/work-body.tsx";
import { ChangeList } from "#features/work-change/change-list.tsx";
import type { AdminWorkScreenQuery, AdminWorkScreenQueryVariables } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Title } from "#ui/text/text.tsx";
import { Correction } from "./+edit/correction.tsx";
import { Moderation, Moderation_work } from "./+edit/moderation.tsx";
import classes from "./+edit/review.module.css";
import { Verdict } from "./+edit/verdict.tsx";
import { PastRevisions, type ReviewedWork, WorkAside } from "./+edit/work-aside.tsx";

const adminWorkScreenQuery: TypedDocumentNode<AdminWorkScreenQuery, AdminWorkScreenQueryVariables> = gql`
  query AdminWorkScreen($id: ID!) {
    adminWork(id: $id) {
      id
      title
      status
      version
      japaneseLevel
      company {
        id
        name
        status
        corporateNumber
        contactEmail
        contactPhone
        publishedWorks
      }
      issues {
        code
        message
        path
        group
      }
      namedStatuses {
        status
        needsGraduation
        earliestStart
        check {
          verdict
          reasons {
            code
            evidence
            source
            sourceDate
          }
        }
      }
      readability {
        level
        isTooHard
        hardWords {
          word
          level
        }
      }
      events {
        id
        to
        by
        reason
        at
      }
      revision {
        id
        status
        japaneseLevel
        changes {
          path
          before
          after
        }
        issues {
          code
          message
          path
          group
        }
        namedStatuses {
          status
          needsGraduation
          earliestStart
          check {
            verdict
            reasons {
              code
              evidence
              source
              sourceDate
            }
          }
        }
        readability {
          level
          isTooHard
          hardWords {
            word
            level
          }
        }
        ...WorkBody_posting
      }
      pastRevisions {
        id
        decidedAt
        changes {
          path
          before
          after
        }
      }
      ...Moderation_work
      ...WorkBody_posting
    }
    queue: adminWorks(filter: { isWaiting: true }, sort: SUBMITTED_FIRST, first: 2) {
      items {
        id
      }
      totalCount
    }
  }
  ${Moderation_work}
  ${WorkBody_posting}
`;

type Reference = QueryRef<AdminWorkScreenQuery, AdminWorkScreenQueryVariables>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(adminWorkScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** One work as the operator reviews it: its text or changes, its gaps, its company, the decision, and the way to the next. */
export function Component() {
  const { t } = useTranslation(["admin", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { adminWork: work, queue } = useReadQuery(reference).data;
  useTitle(work?.title ?? t("works.title"));
  if (!work) {
    return (
      <EmptyState title={t("works.notFound")} level={1}>
        <LinkButton to={adminPaths.works}>{t("works.title")}</LinkButton>
      </EmptyState>
    );
  }
  const status = (
    <Group gap="xs">
      <StatusChip tone="plain">{t("works.waiting", { count: queue.totalCount })}</StatusChip>
      <WorkStatusChip status={work.status} />
    </Group>
  );
  const next = queue.items.find(({ id }) => id !== work.id)?.id ?? null;
  return (
    <Stack gap="md">
      <PageHeader title={work.title || t("works.untitled")} lead={work.company.name} actions={status} />
      <Reviewed key={work.id} work={work} next={next} />
    </Stack>
  );
}

function Reviewed({ work, next }: { work: ReviewedWork; next: string | null }) {
  const { t } = useTranslation("admin");
  const [isEditing, setEditing] = useState(false);
  const may = (useViewer().admin?.can.moderateWorks ?? false) && work.status !== "DRAFT";
  const { revalidate } = useRevalidator();
  const { data, complete } = useFragment({ fragment: WorkBody_posting, fragmentName: "WorkBody_posting", from: work });
  const finish = async () => {
    await revalidate();
    setEditing(false);
  };
  return (
    <div className={classes["columns"]} data-rail="thin">
      <div>
        {isEditing && complete ? (
          <Correction
            work={{ id: work.id, version: work.version }}
            values={valuesOfWork(data)}
            onDone={finish}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <Posting work={work} />
        )}
      </div>
      <div className={classes["aside"]}>
        <Stack gap="md">
          <Card padding="md" component="section" className={classes["decision"] ?? ""}>
            <Stack gap="sm">
              <Title order={2} size={3}>
                {t("works.decision")}
              </Title>
              <Moderation work={work} next={next} onEdit={() => setEditing(true)} />
              {may && !isEditing && (
                <Group>
                  <Button variant="subtle" onClick={() => setEditing(true)}>
                    <Icon name="edit" />
                    {t("works.correct")}
                  </Button>
                </Group>
              )}
            </Stack>
          </Card>
          <WorkAside work={work} />
        </Stack>
      </div>
    </div>
  );
}

function Posting({ work }: { work: ReviewedWork }) {
  const { t } = useTranslation("admin");
  const { revision } = work;
  const judged = revision?.status === "REVIEW" ? revision : work;
  return (
    <Stack gap="md">
      {revision?.status === "REVIEW" && <ChangeList changes={revision.changes} caption={t("works.changes")} />}
      <Verdict posting={judged} demanded={judged.japaneseLevel} />
      {revision?.status === "REVIEW" && (
        <Title order={2} size={3}>
          {t("works.asChanged")}
        </Title>
      )}
      <WorkBody posting={judged} />
      <PastRevisions work={work} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
