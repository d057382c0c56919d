import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { ReactNode } from "react";
import { CompanyMark } from "#features/company/company-mark.tsx";
import { CompanyName } from "#features/company/company-name.tsx";
import { LevelBadge } from "#features/level/level-badge.tsx";
import type { WorkCard_WorkFragment } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { readingsByLine } from "#platform/furigana/readings.ts";
import { RubyLines } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Card } from "#ui/layout.tsx";
import { Badge, Text, Title } from "#ui/text/text.tsx";
import { Deadline } from "./deadline.tsx";
import { placeText, salaryText } from "./salary-text.ts";
import { stationText } from "./station-text.ts";
import { MadeTitle } from "./title/made-title.tsx";
import { WorkTitle } from "./title/work-title.tsx";
import classes from "./work-card.module.css";
import marks from "./work-marks.module.css";

export const WorkCard_work: TypedDocumentNode<WorkCard_WorkFragment> = gql`
  fragment WorkCard_work on Work {
    id
    title
    titleEn
    madeTitle
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
      cityLatin
      nearestStation
      stations {
        name
        nameLatin
        line
        lineLatin
        walk
      }
      remote
    }
    ruby
    company {
      id
      name
      nameEn
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
    <Card component="article" padding="lg" className={classes["card"] ?? ""}>
      <div className={classes["head"]}>
        <CompanyMark id={data.company.id} name={data.company.name} />
        {/* With readings a name may be wider than what the button leaves: it gives way, not the page. */}
        <div className={classes["who"]}>
          <p className={classes["company"]}>
            <CompanyName company={data.company} readings={data.company.ruby?.name} />
          </p>
          <Title order={level} size={3}>
            <Link to={to} className={classes["link"]}>
              <WorkTitle work={data} readings={data.ruby?.title} place={workplace.city} />
            </Link>
          </Title>
          <MadeTitle work={data} />
        </div>
        {action && <div className={classes["action"]}>{action}</div>}
      </div>
      <Text strong tone="pay">
        {salaryText(t, salary)}
      </Text>
      <div className={classes["meta"]}>
        <span>
          <Icon name="map-pin" />
          <span>
            <RubyLines text={placeText(t, workplace)} readings={readingsByLine([data.ruby])} />
          </span>
        </span>
        {workplace.nearestStation && (
          <span>
            <Icon name="walk" />
            <span>
              <RubyLines text={stationText(t, workplace)} readings={readingsByLine([data.ruby])} />
            </span>
          </span>
        )}
      </div>
      <div className={classes["tags"]}>
        <LevelBadge level={data.japaneseLevel} />
        {data.employmentType && <Tag text={t(`vocabulary:employmentType.${data.employmentType}`)} />}
        {workplace.remote !== "NONE" && <Tag text={t(`vocabulary:remoteMode.${workplace.remote}`)} />}
        {data.beginnerWelcome && <Tag text={t("field.beginnerWelcome")} />}
      </div>
      {fit && <div className={classes["fit"]}>{fit}</div>}
      <Foot work={data} />
    </Card>
  );
}

function Foot({ work }: { work: WorkCard_WorkFragment }) {
  const { t } = useTranslation("work");
  return (
    <div className={classes["foot"]}>
      {work.visaSupport ? (
        <span className={marks["support"]}>
          <Icon name="id" />
          {t("field.visaSupport")}
        </span>
      ) : (
        <span className={classes["published"]}>{work.publishedAt && t("published", { date: formatDate(work.publishedAt) })}</span>
      )}
      {work.applyBy && <Deadline applyBy={work.applyBy} />}
    </div>
  );
}

function Tag({ text }: { text: string }) {
  return <Badge tone="plain">{text}</Badge>;
}
