import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { ReactNode } from "react";
import type { WorkBody_PostingFragment } from "#graphql/operations.ts";
import { type ReadingsByLine, readingsByLine } from "#platform/furigana/readings.ts";
import { RubyLines } from "#platform/furigana/ruby.tsx";
import { isJapanese } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { type Description, DescriptionList } from "#ui/description-list.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { PostingDates } from "./posting-dates.tsx";
import { WorkBody_posting } from "./work-body.fragment.ts";
import { contractFacts, employerFacts, hoursFacts, jobFacts, payFacts, placeFacts } from "./work-facts.ts";

/** Everything a posting says, in the order of the official form; the same for the public page and the previews. */
export function WorkBody({ posting }: { posting: FragmentType<WorkBody_PostingFragment> }) {
  const { data, complete } = useFragment({ fragment: WorkBody_posting, fragmentName: "WorkBody_posting", from: posting });
  return complete ? <PostingBody data={data} /> : null;
}

/** The same for a posting whose fields were already read, e.g. a preview. */
export function PostingBody({ data }: { data: WorkBody_PostingFragment }) {
  const { t } = useTranslation(["work", "vocabulary"]);
  const description = !isJapanese() && data.descriptionEn ? data.descriptionEn : data.description;
  const readings = readingsByLine([data.ruby, data.bodyRuby]);
  const facts = (items: Description[]) => <DescriptionList items={items.map((item) => withReadings(item, readings))} />;
  return (
    <Stack gap="lg">
      <Section title={t("section.job")}>
        <Text keepsLines>
          <RubyLines text={description} readings={readings} />
        </Text>
        {facts(jobFacts(t, data))}
      </Section>
      <Section title={t("section.pay")}>{facts(payFacts(t, data))}</Section>
      <Section title={t("section.place")}>{facts(placeFacts(t, data))}</Section>
      <Section title={t("section.hours")}>{facts(hoursFacts(t, data))}</Section>
      <Section title={t("section.contract")}>{facts(contractFacts(t, data))}</Section>
      {data.appeal && (
        <Section title={t("section.appeal")}>
          <Text keepsLines>
            <RubyLines text={data.appeal} readings={readings} />
          </Text>
        </Section>
      )}
      <Section title={t("section.employer")}>
        {facts(employerFacts(t, data))}
        <PostingDates posting={data} />
      </Section>
    </Stack>
  );
}

/** Facts are put together of labels and texts of the posting: the texts carry readings. */
function withReadings({ term, value }: Description, readings: ReadingsByLine): Description {
  return { term, value: typeof value === "string" && value !== "" ? <RubyLines text={value} readings={readings} /> : value };
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Title order={2} size={3}>
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}
