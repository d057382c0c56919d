import { gql, type TypedDocumentNode } from "@apollo/client";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { SearchSuggestionsQuery, SearchSuggestionsQueryVariables } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import classes from "./suggestion-list.module.css";
import { useCombobox } from "./use-combobox.ts";

const searchSuggestionsQuery: TypedDocumentNode<SearchSuggestionsQuery, SearchSuggestionsQueryVariables> = gql`
  query SearchSuggestions($text: String!) {
    searchSuggestions(text: $text) {
      kind
      text
      note
      workId
    }
  }
`;

type Suggestion = SearchSuggestionsQuery["searchSuggestions"][number];
const icons: Readonly<Record<Suggestion["kind"], IconName>> = {
  OCCUPATION: "briefcase",
  PLACE: "map-pin",
  STATION: "walk",
  COMPANY: "building",
  WORK: "file-text",
};

/** Typing goes on: the question waits so long for the next letter. */
const pauseMs = 120;

/** The suggestions for what is typed; an answer to something typed before is dropped. */
function useSuggestions(): { typed: string; found: readonly Suggestion[]; type(text: string): void; clear(): void } {
  const [typed, setTyped] = useState("");
  const [answer, setAnswer] = useState<{ text: string; found: readonly Suggestion[] }>({ text: "", found: [] });
  const ask = useEffectEvent(async (text: string) => {
    const result = await client.query({ query: searchSuggestionsQuery, variables: { text }, fetchPolicy: "cache-first" }).catch(() => null);
    setAnswer({ text, found: result?.data?.searchSuggestions ?? [] });
  });
  useEffect(() => {
    const text = typed.trim();
    if (text === "") return undefined;
    const timer = setTimeout(() => void ask(text), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const isCurrent = typed.trim() !== "" && answer.text === typed.trim();
  return { typed, found: isCurrent ? answer.found : [], type: setTyped, clear: () => setTyped("") };
}

interface SuggestionListProps {
  inputId: string;
  listId: string;
  pathOf(workId: string): string;
}

/** What somebody who is typing a keyword may be looking for. */
export function SuggestionList({ inputId, listId, pathOf }: SuggestionListProps) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const { found, type, clear } = useSuggestions();
  const [active, setActive] = useState(-1);
  const isOpen = found.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const close = () => {
    setActive(-1);
    clear();
  };
  const choose = (index: number) => {
    const suggestion = found[index];
    const field = document.getElementById(inputId);
    close();
    if (!suggestion || !(field instanceof HTMLInputElement)) return;
    if (suggestion.workId) return void navigate(pathOf(suggestion.workId));
    field.value = suggestion.text;
    field.form?.requestSubmit();
  };
  const typing = (text: string) => {
    setActive(-1);
    type(text);
  };
  useCombobox({
    inputId,
    count: found.length,
    active,
    isOpen,
    optionId,
    onType: typing,
    onMark: setActive,
    onChoose: choose,
    onClose: close,
  });
  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && t("suggestionCount", { count: found.length })}
      </p>
      <div id={listId} role="listbox" aria-label={t("suggestions")} hidden={!isOpen} className={classes["list"]}>
        {found.map((suggestion, index) => (
          <div
            key={`${suggestion.kind} ${suggestion.workId ?? suggestion.text}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className={classes["option"]}
            tabIndex={-1}
            onMouseDown={(event) => {
              // The field keeps the focus.
              event.preventDefault();
              choose(index);
            }}
          >
            <Icon name={icons[suggestion.kind]} />
            <span className={classes["words"]}>
              {suggestion.text}
              {suggestion.note && <span className={classes["note"]}>{suggestion.note}</span>}
            </span>
            <span className={classes["kind"]}>{t(`kind.${suggestion.kind}`)}</span>
          </div>
        ))}
      </div>
    </>
  );
}
