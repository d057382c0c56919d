import type { SettingTime, SitePageScreenQuery } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { isJapanese } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { englishMark } from "#platform/i18n/written-in.ts";
import { Link } from "#platform/routing/link.tsx";
import { Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./site-page.module.css";

type Version = SitePageScreenQuery["sitePage"]["versions"][number];

/** The address of a version; the one in force stands at the address of the page itself. */
function addressOf({ validFrom, when }: Pick<Version, "validFrom" | "when">) {
  return { search: when === "NOW" ? "" : `version=${validFrom}` };
}

/** What changed with a version, in the languages of the house. */
function Changes({ text }: { text: string }) {
  return <Text lang={isJapanese() ? undefined : englishMark()}>{text}</Text>;
}

interface VersionNoticeProps {
  when: SettingTime;
  updatedOn: string;
  versions: readonly Version[];
}

/** Says of a version that it is not in force, and of the one in force what comes after it. */
export function VersionNotice({ when, updatedOn, versions }: VersionNoticeProps) {
  const { t } = useTranslation("site");
  const next = versions.findLast((version) => version.when === "FUTURE");
  if (when !== "NOW") {
    const title = when === "PAST" ? t("versions.isPast") : t("versions.isFuture", { date: formatDate(updatedOn) });
    return (
      <Notice tone={when === "PAST" ? "warning" : "info"} role="note" title={title}>
        <Link to={{ search: "" }}>{t("versions.toCurrent")}</Link>
      </Notice>
    );
  }
  if (!next) return null;
  return (
    <Notice tone="info" role="note" title={t("versions.announced", { date: formatDate(next.validFrom) })}>
      {next.changes && <Changes text={next.changes} />}
      <Link to={addressOf(next)}>{t("versions.read")}</Link>
    </Notice>
  );
}

/** Every version of the page with its day and what changed. */
export function VersionList({ shown, versions }: { shown: string; versions: readonly Version[] }) {
  const { t } = useTranslation("site");
  const names = { NOW: t("versions.now"), PAST: t("versions.past"), FUTURE: t("versions.future") };
  return (
    <Stack gap="sm" component="section" id="versions" className={classes["part"] ?? ""}>
      <Title order={2} size={3}>
        {t("versions.title")}
      </Title>
      <ol className={classes["versions"]} aria-label={t("versions.title")}>
        {versions.map((version) => (
          <li key={version.validFrom}>
            <Link to={addressOf(version)} aria-current={version.validFrom === shown ? "true" : undefined}>
              {t("versions.from", { date: formatDate(version.validFrom) })}
            </Link>
            <Text size="sm" tone="dimmed" component="span">
              {names[version.when]}
            </Text>
            {version.changes ? <Changes text={version.changes} /> : <Text>{t("versions.first")}</Text>}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
