import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { NewsLink_NewsFragment } from "#graphql/operations.ts";
import { userNewsPath } from "#paths/user.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { markOf } from "#platform/i18n/written-in.ts";
import { Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Text } from "#ui/text/text.tsx";

export const NewsLink_news: TypedDocumentNode<NewsLink_NewsFragment> = gql`
  fragment NewsLink_news on News {
    id
    language
    title
    publishedAt
    ruby
  }
`;

/** One line a news item, inside the user area. */
export function NewsLink({ news }: { news: FragmentType<NewsLink_NewsFragment> }) {
  const { data, complete } = useFragment({ fragment: NewsLink_news, fragmentName: "NewsLink_news", from: news });
  if (!complete) return null;
  return (
    <Stack gap={0}>
      <Text size="sm" tone="dimmed">
        {formatDate(data.publishedAt)}
      </Text>
      <TextLink to={userNewsPath(data.id)}>
        <span lang={markOf(data.language)}>
          <Ruby text={data.title} readings={data.ruby?.title} />
        </span>
      </TextLink>
    </Stack>
  );
}
