import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { WorkCard_WorkFragment } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { readingsByLine } from "#platform/furigana/readings.ts";
import { Ruby, RubyLines } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Badge, Text, Title } from "#ui/text/text.tsx";
import { placeText, salaryText } from "./salary-text.ts";
import { shownTitle } from "./shown-title.ts";

export const WorkCard_work: TypedDocumentNode<WorkCard_WorkFragment> = gql`
  fragment WorkCard_work on Work {
    id
    title
    titleEn
    employmentType
    japaneseLevel
    visaSupport
    beginnerWelcome
    publishedAt
    applyBy
    salary {
      unit
      min
      max
    }
    workplace {
      prefecture
      city
      nearestStation
      remote
    }
    ruby
    company {
      id
      name
      ruby
    }
  }
`;

interface WorkCardProps {
  work: FragmentType<WorkCard_WorkFragment>;
  to: string;
  /** The reader's act on the work, e.g. liking it. */
  action?: ReactNode;
  /** The work's fit with the reader. */
  fit?: ReactNode;
  level?: 2 | 3;
}

/** One work in a list: its title, place, pay and the Japanese it asks for. */
export function WorkCard({ work, to, action, fit, level = 2 }: WorkCardProps) {
  const { t } = useTranslation(["work", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: WorkCard_work, fragmentName: "WorkCard_work", from: work });
  if (!complete) return null;
  const { salary, workplace } = data;
  return (
    <Card component="article" padding="lg">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap">
          {/* With readings a name may be wider than what the button leaves: it gives way, not the page. */}
          <Text size="sm" tone="dimmed" translate="no" style={{ minWidth: 0 }}>
            <Ruby text={data.company.name} readings={data.company.ruby?.name} />
          </Text>
          {action}
        </Group>
        <Title order={level} size={3}>
          <Link to={to} style={{ color: "inherit" }}>
            <Ruby text={shownTitle(data)} readings={data.ruby?.title} />
          </Link>
        </Title>
        <Text strong tone="pay">
          {salaryText(t, salary)}
        </Text>
        <Text size="sm">
          <RubyLines text={placeText(t, workplace)} readings={readingsByLine([data.ruby])} />
          {workplace.nearestStation && (
            <>
              {" ／ "}
              <Ruby text={workplace.nearestStation} readings={data.ruby?.nearestStation} />
            </>
          )}
        </Text>
        <Group gap={6}>
          <Badge tone="area">{t(`vocabulary:japaneseLevel.${data.japaneseLevel}`)}</Badge>
          {data.employmentType && <Tag text={t(`vocabulary:employmentType.${data.employmentType}`)} />}
          {workplace.remote !== "NONE" && <Tag text={t(`vocabulary:remoteMode.${workplace.remote}`)} />}
          {data.visaSupport && <Tag text={t("visaSupport")} />}
          {data.beginnerWelcome && <Tag text={t("beginnerWelcome")} />}
        </Group>
        {fit}
        <Group gap="md">
          {data.publishedAt && (
            <Text size="sm" tone="dimmed">
              {t("published", { date: formatDate(data.publishedAt) })}
            </Text>
          )}
          {data.applyBy && (
            <Text size="sm" tone="dimmed">
              {t("applyByDate", { date: formatDate(data.applyBy) })}
            </Text>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

function Tag({ text }: { text: string }) {
  return <Badge tone="plain">{text}</Badge>;
}
