import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useFragment, useReadQuery } from "@apollo/client/react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router-dom";
import { valuesOfWork } from "#features/company-work/work-values.ts";
import { WorkBody_posting } from "#features/work/work-body.fragment.ts";
import { readQueueFilter } from "#features/work-review/queue-filter.ts";
import { useReviewQueue } from "#features/work-review/review-queue.query.ts";
import { ReviewQueue } from "#features/work-review/review-queue.tsx";
import { useClaim } from "#features/work-review/use-claim.ts";
import { useComments } from "#features/work-review/use-comments.ts";
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
import { EmptyState, ScreenError } from "#ui/states.tsx";
import { Title } from "#ui/text/text.tsx";
import { Correction } from "./+edit/correction.tsx";
import { Moderation, Moderation_work } from "./+edit/moderation.tsx";
import classes from "./+edit/review.module.css";
import { ReviewedPosting } from "./+edit/reviewed-posting.tsx";
import { type ReviewedWork, WorkAside } from "./+edit/work-aside.tsx";

const adminWorkScreenQuery: TypedDocumentNode<AdminWorkScreenQuery, AdminWorkScreenQueryVariables> = gql`
  query AdminWorkScreen($id: ID!) {
    adminWork(id: $id) {
      id
      title
      status
      version
      japaneseLevel
      submittedAt
      reviewRisks
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
        tier
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
          tier
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
  }
  ${Moderation_work}
  ${WorkBody_posting}
`;

type Reference = QueryRef<AdminWorkScreenQuery, AdminWorkScreenQueryVariables>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(adminWorkScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** One work as the operator reviews it: the queue at the left, its text and changes in the middle, the decision always in sight. */
export function Component() {
  const { t } = useTranslation("admin");
  const reference: Reference = useLoaderData<typeof loader>();
  const { adminWork: work } = useReadQuery(reference).data;
  useTitle(work?.title ?? t("works.title"));
  if (!work) {
    return (
      <EmptyState title={t("works.notFound")} level={1}>
        <LinkButton to={adminPaths.works}>{t("works.title")}</LinkButton>
      </EmptyState>
    );
  }
  return <Desk work={work} />;
}

function Desk({ work }: { work: ReviewedWork }) {
  const [search] = useSearchParams();
  const filter = readQueueFilter(search);
  const may = useViewer().admin?.can.moderateWorks ?? false;
  const queue = useReviewQueue(filter, may);
  useClaim(work.id, may && (work.status === "REVIEW" || work.revision?.status === "REVIEW"));
  return (
    <div className={classes["desk"]} data-rail="thin">
      <ReviewQueue queue={queue} current={work.id} filter={filter} />
      <Reviewed key={work.id} work={work} queue={queue.items} />
    </div>
  );
}

interface ReviewedProps {
  work: ReviewedWork;
  queue: ReturnType<typeof useReviewQueue>["items"];
}

function Reviewed({ work, queue }: ReviewedProps) {
  const { t } = useTranslation("admin");
  const [search] = useSearchParams();
  const [isEditing, setEditing] = useState(false);
  const may = (useViewer().admin?.can.moderateWorks ?? false) && work.status !== "DRAFT";
  const { revalidate } = useRevalidator();
  const { data, complete } = useFragment({ fragment: WorkBody_posting, fragmentName: "WorkBody_posting", from: work });
  const judged = work.revision?.status === "REVIEW" ? work.revision : work;
  const comments = useComments(judged.issues);
  const finish = async () => {
    await revalidate();
    setEditing(false);
  };
  return (
    <>
      <div className={classes["document"]}>
        {isEditing && complete ? (
          <Correction
            work={{ id: work.id, version: work.version }}
            values={valuesOfWork(data)}
            onDone={finish}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <ReviewedPosting work={work} comments={comments} />
        )}
      </div>
      <div className={classes["aside"]}>
        <Stack gap="md">
          <Card padding="md" component="section" className={classes["decision"] ?? ""}>
            <Stack gap="sm">
              <Title order={2} size={3}>
                {t("works.decision")}
              </Title>
              <Moderation
                work={work}
                queue={queue}
                filter={readQueueFilter(search)}
                comments={comments}
                isStopped={judged.issues.some(({ tier }) => tier === "BLOCK")}
                onEdit={() => setEditing(true)}
              />
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
    </>
  );
}

export const ErrorBoundary = ScreenError;
