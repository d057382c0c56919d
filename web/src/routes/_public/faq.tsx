import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import type { FaqScreenQuery, FaqScreenQueryVariables } from "#graphql/operations.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useHash } from "#platform/routing/use-hash.ts";
import { useReloadOnLanguage } from "#platform/routing/use-reload-on-language.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Button } from "#ui/button.tsx";
import { useDebouncedCallback } from "#ui/debounced.ts";
import { Input } from "#ui/forms/control.tsx";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { Question } from "./+faq/question.tsx";
import { searchFaq } from "./+faq/search-faq.ts";

const faqQuery: TypedDocumentNode<FaqScreenQuery, FaqScreenQueryVariables> = gql`
  query FaqScreen {
    faq {
      groups {
        id
        title
        questions {
          id
          question
          answer
        }
      }
    }
  }
`;

type Reference = QueryRef<FaqScreenQuery, FaqScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(faqQuery, {});

/** Shows the question that the address names. The browser cannot do it: the page was not there yet. */
function useShownQuestion(): string {
  const id = decodeURIComponent(useHash().slice(1));
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [id]);
  return id;
}

/** Questions by group. Words narrow them at once; the address holds the words, and #id one question. */
export function Component() {
  const { t } = useTranslation("site");
  const reference: Reference = useLoaderData<typeof loader>();
  const { groups } = useReadQuery(reference).data.faq;
  const [search, setSearch] = useSearchParams();
  const shown = useShownQuestion();
  const [words, setWords] = useState(search.get("q") ?? "");
  const found = searchFaq(groups, words);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  // The address follows when the reader pauses.
  const remember = useDebouncedCallback((text: string) => {
    setSearch(text === "" ? {} : { q: text }, { replace: true, preventScrollReset: true });
  }, 500);
  useTitle(t("faq.title"));
  useReloadOnLanguage();
  return (
    <Stack gap="xl" maxWidth={860}>
      <PageHeader title={t("faq.title")} lead={t("faq.lead")} />
      <search>
        <Input
          type="search"
          label={t("faq.search")}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            remember(event.currentTarget.value);
          }}
          maxLength={100}
        />
      </search>
      <Text role="status" size="sm">
        {t("faq.count", { count })}
      </Text>
      {found.map((group) => (
        <Stack key={group.id} gap="sm" component="section">
          <Title order={2} size={3}>
            {group.title}
          </Title>
          {group.questions.map((each) => (
            <Question key={each.id} {...each} isOpen={each.id === shown || words.trim() !== ""} />
          ))}
        </Stack>
      ))}
      {count === 0 && (
        <EmptyState title={t("faq.nothing")}>
          <Button
            variant="outline"
            onClick={() => {
              setWords("");
              remember("");
            }}
          >
            {t("faq.all")}
          </Button>
        </EmptyState>
      )}
      <Stack gap="sm" align="flex-start">
        <Text>{t("faq.notAnswered")}</Text>
        <LinkButton to={publicPaths.contact}>{t("faq.contact")}</LinkButton>
      </Stack>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
