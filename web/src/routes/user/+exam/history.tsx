import classes from "#features/exam/exam.module.css";
import { useHeadline } from "#features/exam/result-view.tsx";
import { examResultPath } from "#paths/user.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import cards from "#ui/lists/card-table.module.css";
import { Text, Title } from "#ui/text/text.tsx";
import { HistoryChart, type HistoryItem } from "./history-chart.tsx";

function HistoryTable({ items }: { items: readonly HistoryItem[] }) {
  const { t } = useTranslation("exam");
  const headline = useHeadline();
  return (
    <div className={classes["scroll"]}>
      <table className={`${classes["table"]} ${cards["table"]}`}>
        <caption className="visually-hidden">{t("history.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("history.date")}</th>
            <th scope="col">{t("history.level")}</th>
            <th scope="col">{t("history.points")}</th>
            <th scope="col">
              <span className="visually-hidden">{t("history.detail")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, measuredAt, probabilities, score, provisional, flags }) => (
            <tr key={id}>
              <th scope="row">{formatDate(measuredAt)}</th>
              <td data-label={t("history.level")}>
                {provisional ? t("provisional.of", { text: headline(probabilities) }) : headline(probabilities)}
                {flags.length > 0 && (
                  <Text size="sm" tone="dimmed">
                    {t("flag.title")}
                  </Text>
                )}
              </td>
              <td data-label={t("history.points")}>{t("history.cell", { points: score.points, low: score.low, high: score.high })}</td>
              <td>
                <Link
                  className={classes["link"]}
                  to={examResultPath(id)}
                  aria-label={t("common:labelled", { label: t("history.detail"), text: formatDate(measuredAt) })}
                >
                  {t("history.detail")}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Results so far: a chart where there is more than one, and always the same as a table. */
export function History({ items }: { items: readonly HistoryItem[] }) {
  const { t } = useTranslation("exam");
  return (
    <Card padding="xl" component="section">
      <Stack gap="md">
        <Title order={2}>{t("history.title")}</Title>
        {items.length === 0 && <Text tone="dimmed">{t("history.none")}</Text>}
        {items.length > 1 && <HistoryChart items={items} />}
        {items.length > 0 && <HistoryTable items={items} />}
      </Stack>
    </Card>
  );
}
