import { type InputHTMLAttributes, lazy, Suspense, useId, useState } from "react";
import { Input } from "#ui/forms/control.tsx";

const Suggestions = lazy(async () => ({ default: (await import("./suggestion-list.tsx")).SuggestionList }));

interface KeywordFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, "defaultValue" | "placeholder" | "aria-label"> {
  /** Returns the path that a suggested work opens at. */
  pathOf(workId: string): string;
}

/** Where the keyword of a search is typed. Suggestions come with the first visit of the field; without them it is a plain field. */
export function KeywordField({ pathOf, ...field }: KeywordFieldProps) {
  const input = useId();
  const list = useId();
  const [isVisited, setVisited] = useState(false);
  return (
    <div style={{ position: "relative" }}>
      <Input
        {...field}
        id={input}
        name="q"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={list}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        onFocus={() => setVisited(true)}
      />
      {isVisited && (
        <Suspense fallback={null}>
          <Suggestions inputId={input} listId={list} pathOf={pathOf} />
        </Suspense>
      )}
    </div>
  );
}
