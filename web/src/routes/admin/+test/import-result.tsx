import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import type { ImportReport } from "./exam-item-commands.ts";
import classes from "./import-result.module.css";

/** The outcome of an import, with every row that was not taken. */
export function ImportResult({ title, report }: { title: string; report: ImportReport }) {
  const { t } = useTranslation("adminExam");
  const { rows, added, changed, unchanged, refused, problems } = report;
  return (
    <Stack gap="sm" component="section" aria-live="polite">
      <Title order={3}>{title}</Title>
      <Text>{t("import.figures", { rows, added, changed, unchanged, refused })}</Text>
      {problems.length < refused && <Text size="sm">{t("import.more", { shown: problems.length })}</Text>}
      {problems.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keys
        <div className={classes["box"]} tabIndex={0} role="region" aria-label={t("import.problems")}>
          <table className={classes["table"]}>
            <caption className="visually-hidden">{t("import.problems")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("import.line")}</th>
                <th scope="col">{t("code")}</th>
                <th scope="col">{t("import.problem")}</th>
                <th scope="col">{t("import.detail")}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ line, code, problem, detail }) => (
                <tr key={`${line}-${problem}-${detail}`}>
                  <td>{line}</td>
                  <td>{code ?? "—"}</td>
                  <td>{t.code("problem", problem)}</td>
                  <td lang="ja">{detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Stack>
  );
}
