import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import type { AdminSystemScreenQuery } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Stack } from "#ui/layout.tsx";
import { FigureCards } from "#ui/lists/figure-cards.tsx";
import { Section } from "#ui/lists/section.tsx";
import { Table } from "#ui/lists/table.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Badge, Text } from "#ui/text/text.tsx";

const adminSystemScreenQuery: TypedDocumentNode<AdminSystemScreenQuery> = gql`
  query AdminSystemScreen {
    systemState {
      lanes {
        lane
        due
        active
        oldestDueAt
      }
      tasks {
        name
        finishedAt
        failedAt
        lastError
      }
      mailsWaiting
      oldestMailAt
      mailsGivenUp
      mailsUnnoted
      storageTrouble
      migration
      node
      database
    }
  }
`;

type Reference = QueryRef<AdminSystemScreenQuery>;
type State = AdminSystemScreenQuery["systemState"];

export const loader = (): Promise<Reference> => preload(adminSystemScreenQuery, {});

const when = (moment: string | null) => (moment ? formatDateTime(moment) : "—");

/** What waits and what failed behind the screens, and the versions at work. */
export function Component() {
  const { t } = useTranslation("adminSystem");
  const state = useReadQuery(useLoaderData<Reference>()).data.systemState;
  useTitle(t("title"));
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} lead={t("lead")} />
      <Mails state={state} />
      <Lanes lanes={state.lanes} />
      <Tasks tasks={state.tasks} />
      <Versions state={state} />
    </Stack>
  );
}

function Mails({ state: { mailsUnnoted, mailsGivenUp, mailsWaiting, oldestMailAt } }: { state: State }) {
  const { t } = useTranslation("adminSystem");
  const since = oldestMailAt ? { note: t("since", { when: formatDateTime(oldestMailAt) }) } : {};
  return (
    <FigureCards
      figures={[
        { id: "waiting", label: t("mails.waiting"), value: mailsWaiting.toLocaleString(), icon: "send", ...since },
        {
          id: "givenUp",
          label: t("mails.givenUp"),
          value: mailsGivenUp.toLocaleString(),
          icon: "mail-x",
          to: adminPaths.unsentMails,
          isWaiting: mailsGivenUp > 0,
        },
        { id: "mailsUnnoted", label: t("mails.mailsUnnoted"), value: mailsUnnoted.toLocaleString(), icon: "alert-triangle" },
      ]}
    />
  );
}

function Lanes({ lanes }: { lanes: State["lanes"] }) {
  const { t } = useTranslation("adminSystem");
  const columns = [
    { id: "lane", label: t("lane") },
    { id: "due", label: t("due"), isNumber: true },
    { id: "active", label: t("active"), isNumber: true },
    { id: "oldest", label: t("oldest") },
  ];
  return (
    <Section title={t("lanes")}>
      <Table columns={columns} caption={t("lanes")}>
        {lanes.map(({ lane, due, active, oldestDueAt }) => (
          <tr key={lane}>
            <td data-label={t("lane")}>{t(`lanesOf.${lane}`)}</td>
            <td data-label={t("due")} data-number>
              {due.toLocaleString()}
            </td>
            <td data-label={t("active")} data-number>
              {active.toLocaleString()}
            </td>
            <td data-label={t("oldest")}>{when(oldestDueAt)}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

function Tasks({ tasks }: { tasks: State["tasks"] }) {
  const { t } = useTranslation("adminSystem");
  const columns = [
    { id: "task", label: t("task") },
    { id: "result", label: t("result") },
    { id: "finished", label: t("finished") },
    { id: "failed", label: t("failed") },
  ];
  // What failed stands first.
  const sorted = tasks.toSorted((one, other) => Number(other.lastError !== null) - Number(one.lastError !== null));
  return (
    <Section title={t("tasks")}>
      {tasks.length === 0 && <Text tone="dimmed">{t("noTasks")}</Text>}
      {tasks.length > 0 && (
        <Table columns={columns} caption={t("tasks")}>
          {sorted.map(({ name, finishedAt, failedAt, lastError }) => (
            <tr key={name}>
              <td data-label={t("task")}>{name}</td>
              <td data-label={t("result")}>
                {lastError ? <Text tone="error">{t("error", { kind: lastError })}</Text> : <Badge tone="good">{t("ok")}</Badge>}
              </td>
              <td data-label={t("finished")}>{when(finishedAt)}</td>
              <td data-label={t("failed")}>{when(failedAt)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Section>
  );
}

function Versions({ state: { database, migration, node, storageTrouble } }: { state: State }) {
  const { t } = useTranslation("adminSystem");
  return (
    <Section title={t("versions")}>
      <DescriptionList
        items={[
          { term: t("files"), value: storageTrouble ? t(`trouble.${storageTrouble}`) : t("filesWell") },
          { term: t("migration"), value: migration },
          { term: t("node"), value: node },
          { term: t("database"), value: database },
        ]}
      />
    </Section>
  );
}

export const ErrorBoundary = ScreenError;
