import type { FragmentType } from "@apollo/client";
import { NewsCard } from "#features/news/news-card.tsx";
import type { NewsCard_NewsFragment } from "#graphql/operations.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Title } from "#ui/text/text.tsx";

interface NewsTitlesProps {
  title: string;
  items: readonly (FragmentType<NewsCard_NewsFragment> & { id: string })[];
  /** The whole list and what its link says. */
  list: { to: string; label: string };
}

/** The newest of news or columns, and the way to all of them. */
export function NewsTitles({ title, items, list }: NewsTitlesProps) {
  if (items.length === 0) return null;
  return (
    <Stack gap="md" component="section">
      <Group justify="space-between" align="baseline">
        <Title order={2}>{title}</Title>
        <TextLink to={list.to}>{list.label}</TextLink>
      </Group>
      {items.map((item) => (
        <NewsCard key={item.id} news={item} level={3} />
      ))}
    </Stack>
  );
}
