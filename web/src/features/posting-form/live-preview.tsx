import { useFragment } from "@apollo/client/react";
import { useDeferredValue, useMemo } from "react";
import { CompanyMark } from "#features/company/company-mark.tsx";
import type { SavedWork } from "#features/company-work/work-store.ts";
import type { WorkValues } from "#features/company-work/work-values.ts";
import { type NamedVerdict, StatusVerdicts } from "#features/matching/status-verdicts.tsx";
import { WorkBody_posting } from "#features/work/work-body.fragment.ts";
import { WorkSummary } from "#features/work/work-summary.tsx";
import { PostingDetails } from "#features/work-detail/posting-details.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Icon } from "#ui/icon.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { Title } from "#ui/text/text.tsx";
import { postingOf } from "./live-posting.ts";
import classes from "./live-preview.module.css";

interface LivePreviewProps {
  values: WorkValues;
  saved: SavedWork | null;
  named: readonly NamedVerdict[];
}

/** The posting as the seeker will see it, by the parts of the seeker's own page, renewed while it is typed. */
export function LivePreview({ values, saved, named }: LivePreviewProps) {
  const { t } = useTranslation("company");
  const company = useViewer().company;
  const typed = useDeferredValue(values);
  const kept = useFragment({ fragment: WorkBody_posting, fragmentName: "WorkBody_posting", from: saved?.shown ?? null });
  const posting = useMemo(() => postingOf(typed, kept.complete ? kept.data : {}), [typed, kept.complete, kept.data]);
  return (
    <section className={classes["preview"]} aria-label={t("form.live")}>
      <p className={classes["head"]}>
        <Icon name="eye" />
        {t("form.live")}
      </p>
      <Card padding="lg">
        <Stack gap="md">
          <p className={classes["company"]} translate="no">
            <CompanyMark id={company?.companyId ?? ""} name={company?.companyName ?? ""} size={28} />
            <span>{company?.companyName}</span>
          </p>
          <Title order={2} size={3}>
            {posting.title || t("works.untitled")}
          </Title>
          <WorkSummary posting={posting} />
        </Stack>
      </Card>
      <StatusVerdicts named={named} />
      <PostingDetails posting={posting} />
    </section>
  );
}
