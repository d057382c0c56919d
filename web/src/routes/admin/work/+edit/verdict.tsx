import type { AdminWorkScreenQuery, JapaneseLevel, PermissionVerdict } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Badge } from "#ui/text/text.tsx";
import classes from "./review.module.css";

type ReviewedWork = NonNullable<AdminWorkScreenQuery["adminWork"]>;
type Tone = "bad" | "ask" | "good";

const icons: Readonly<Record<Tone, IconName>> = { bad: "alert-circle", ask: "alert-triangle", good: "circle-check" };
const refused: PermissionVerdict = "NG";

/** The linter's verdict on a posting at a glance, on the statuses it names, and its reading level; each stands at its field below. */
export function Verdict({
  posting,
  demanded,
}: {
  posting: Pick<ReviewedWork, "issues" | "namedStatuses" | "readability">;
  demanded: JapaneseLevel;
}) {
  const { t } = useTranslation(["adminReview", "admin", "vocabulary"]);
  const { issues, namedStatuses, readability } = posting;
  const stops = issues.filter(({ tier }) => tier === "BLOCK").length;
  const asks = issues.length - stops;
  const no = namedStatuses.filter(({ check }) => check.verdict === refused).length;
  const asked = t(`vocabulary:japaneseLevel.${demanded}`);
  return (
    <div className={classes["verdict"]}>
      {stops > 0 && <Chip tone="bad">{t("verdict.stops", { count: stops })}</Chip>}
      {asks > 0 && <Chip tone="ask">{t("verdict.asks", { count: asks })}</Chip>}
      {issues.length === 0 && <Chip tone="good">{t("admin:works.lawful")}</Chip>}
      {no > 0 && <Chip tone="bad">{t("verdict.statuses", { count: no })}</Chip>}
      <Chip tone={readability.isTooHard ? "ask" : "good"}>{t("admin:works.readability", { level: readability.level, asked })}</Chip>
      {readability.hardWords.length > 0 && (
        <details>
          <summary>{t("verdict.hardWords", { count: readability.hardWords.length })}</summary>
          <p>
            {readability.hardWords.map(({ word, level }) => (
              <Badge key={word} tone="plain">
                {word} {level}
              </Badge>
            ))}
          </p>
        </details>
      )}
    </div>
  );
}

function Chip({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes["chip"]} data-tone={tone}>
      <Icon name={icons[tone]} size={18} />
      {children}
    </span>
  );
}
