import { companyWorkEditPath } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Table } from "#ui/lists/table.tsx";
import { Text } from "#ui/text/text.tsx";
import { Window } from "#ui/window.tsx";

/** What became of one of the chosen works. */
export interface BulkResult {
  id: string;
  title: string;
  problem: string | undefined;
  /** What was done, where that is not the same for all. */
  done?: string;
}

/** The result of an act on many works, work by work: those that could not be done first, each with the reason. */
export function BulkResults({ results, onClose }: { results: readonly BulkResult[]; onClose(): void }) {
  const { t } = useTranslation("company");
  const failed = results.filter(({ problem }) => problem !== undefined);
  const done = results.filter(({ problem }) => problem === undefined);
  const columns = [
    { id: "work", label: t("works.work") },
    { id: "result", label: t("bulk.result") },
  ];
  return (
    <Window title={t("bulk.result")} isOpen onClose={onClose} size="lg">
      <Stack gap="md">
        <Text role="status">
          {t("bulk.failed", { count: failed.length })}
          {" ／ "}
          {t("bulk.succeeded", { count: done.length })}
        </Text>
        <Table columns={columns}>
          {[...failed, ...done].map(({ id, problem, title, done: said }) => (
            <tr key={id}>
              <td data-name="true">
                <Link to={companyWorkEditPath(id)}>{title || t("works.untitled")}</Link>
              </td>
              <td data-label={t("bulk.result")}>{problem ?? <StatusChip tone="good">{said ?? t("bulk.ok")}</StatusChip>}</td>
            </tr>
          ))}
        </Table>
      </Stack>
    </Window>
  );
}
