import { CompanyMark } from "#features/company/company-mark.tsx";
import { LevelBadge } from "#features/level/level-badge.tsx";
import { PermissionBadge } from "#features/matching/permission-badge.tsx";
import { CategoryArt } from "#features/work/category-art.tsx";
import { Deadline } from "#features/work/deadline.tsx";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { MatchRing } from "#ui/brand/match-ring.tsx";
import { RisingSteps } from "#ui/brand/rising-steps.tsx";
import { Avatar } from "#ui/lists/avatar.tsx";
import { CountBadge, StatusChip } from "#ui/lists/status-chip.tsx";
import { Badge } from "#ui/text/text.tsx";
import { Part, Piece } from "./part.tsx";

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const hues = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"] as const;
const tones = ["plain", "going", "good", "wait", "bad"] as const;

/** States, levels, verdicts, marks and drawings. */
export function BadgeParts() {
  const { t } = useTranslation("common");
  return (
    <Part title="Badges and marks">
      <Piece name="StatusChip, CountBadge, Badge">
        {tones.map((tone) => (
          <StatusChip key={tone} tone={tone}>
            {t("nav.entries")}
          </StatusChip>
        ))}
        <CountBadge count={3} label={t("nav.unread", { count: 3 })} />
        <CountBadge count={120} label={t("nav.unread", { count: 120 })} />
        {(["area", "plain", "good"] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {t("nav.liked")}
          </Badge>
        ))}
      </Piece>
      <Piece name="LevelBadge, RisingSteps">
        {(["NONE", "N5", "N4", "N3", "N2", "N1", "NATIVE"] as const).map((level) => (
          <LevelBadge key={level} level={level} />
        ))}
        <RisingSteps filled={3} size={24} />
      </Piece>
      <Piece name="PermissionBadge">
        {(["OK", "CONDITIONAL", "NEEDS_CHECK", "NG"] as const).map((verdict) => (
          <PermissionBadge key={verdict} verdict={verdict} />
        ))}
      </Piece>
      <Piece name="Deadline">
        {[40, 6, 2].map((days) => (
          <Deadline key={days} applyBy={inDays(days)} />
        ))}
      </Piece>
      <Piece name="MatchRing">
        {[0, 3, 6, 8].map((filled) => (
          <MatchRing key={filled} score={Math.round((filled / 8) * 100)} filled={filled} />
        ))}
      </Piece>
      <Piece name="CompanyMark">
        {hues.map((id) => (
          <CompanyMark key={id} id={id} name="ことば商事株式会社" />
        ))}
      </Piece>
      <Piece name="Avatar">
        {["グエン マイ", "佐藤 恵", "Rajesh Kumar", "陳 美玲"].map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </Piece>
      <Piece name="CategoryArt">
        {jobCategoryValues.map((category) => (
          <CategoryArt key={category} category={category} size={72} />
        ))}
      </Piece>
    </Part>
  );
}
