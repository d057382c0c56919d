import { PostingDates } from "#features/work/posting-dates.tsx";
import type { WorkBody_PostingFragment } from "#graphql/operations.ts";
import { type ReadingsByLine, readingsByLine } from "#platform/furigana/readings.ts";
import { RubyLines } from "#platform/furigana/ruby.tsx";
import { isJapanese } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { type Description, DescriptionList } from "#ui/description-list.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { Fold } from "./fold.tsx";
import { answerOf, partsOf } from "./posting-parts.ts";

/** Facts are put together of labels and texts of the posting: the texts carry readings. */
function Facts({ items, readings }: { items: readonly Description[]; readings: ReadingsByLine }) {
  return (
    <DescriptionList
      items={items.map(({ term, value }) => ({
        term,
        value: typeof value === "string" ? <RubyLines text={value} readings={readings} /> : value,
      }))}
    />
  );
}

/** Everything a posting says: what the law wants to be seen stands open, the rest under its answer. */
export function PostingDetails({ posting }: { posting: WorkBody_PostingFragment }) {
  const { t } = useTranslation(["work", "vocabulary"]);
  const { t: page } = useTranslation("workPage");
  const description = !isJapanese() && posting.descriptionEn ? posting.descriptionEn : posting.description;
  const readings = readingsByLine([posting.ruby, posting.bodyRuby]);
  const { stated, folded } = partsOf(t, posting);
  return (
    <>
      <Card padding="lg" component="section">
        <Stack gap="md">
          <Title order={2} size={3}>
            {t("section.job")}
          </Title>
          <Text keepsLines>
            <RubyLines text={description} readings={readings} />
          </Text>
          <Facts items={stated} readings={readings} />
          <PostingDates posting={posting} />
        </Stack>
      </Card>
      <Stack gap="xs" component="section">
        <Title order={2} size={3}>
          {page("terms")}
        </Title>
        {folded.map((part) => (
          <Fold key={part.id} icon={part.icon} title={page(`part.${part.id}`)} answer={answerOf(t, part)}>
            <Facts items={part.items} readings={readings} />
          </Fold>
        ))}
        {posting.appeal && (
          <Fold icon="message-circle" title={t("section.appeal")} answer={posting.appeal.split("\n")[0] ?? ""}>
            <Text keepsLines>
              <RubyLines text={posting.appeal} readings={readings} />
            </Text>
          </Fold>
        )}
      </Stack>
    </>
  );
}
