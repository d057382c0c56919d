import { type ReactNode, useRef } from "react";

interface FilterFormProps {
  /** The search that holds now; when it changes, the fields start afresh. */
  asked?: string;
  className?: string | undefined;
  /** Where the question goes without scripts; to the same page unless given. */
  action?: string;
  /** A choice from a list counts at once, text when it is sent. */
  isInstant?: boolean;
  /** Gets what the named fields say, without blanks around it; empty fields are left out. */
  onFilter(said: URLSearchParams): void;
  children: ReactNode;
}

/** What the named fields of a form say, without blanks around it; empty fields are left out. */
export function saidIn(form: HTMLFormElement): URLSearchParams {
  const said = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") said.append(name, value.trim());
  }
  return said;
}

/** A form that asks and changes nothing: its fields are not steered, and what they say goes into an address or a query. */
export function FilterForm({ asked, className, action, isInstant = false, onFilter, children }: FilterFormProps) {
  const isComposing = useRef(false);
  return (
    <form
      role="search"
      key={asked}
      className={className}
      action={action}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // The Enter that ends a conversion to kanji is no search.
        if (!isComposing.current) onFilter(saidIn(event.currentTarget));
      }}
      onChange={(event) => {
        if (isInstant && event.target instanceof HTMLSelectElement) onFilter(saidIn(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
}
