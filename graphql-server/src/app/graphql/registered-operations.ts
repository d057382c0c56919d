import { documentOf, meaningOf } from "../../shared/graphql/operation-meaning.ts";
import type { ClientOperations } from "./client-operations.ts";
import type { Safelist } from "./safelist.ts";

/** Whether an operation is answered in production; if it is no more, what to send instead. */
export type Registration = { state: "REGISTERED"; text: string } | { state: "RETIRED"; advice: string } | { state: "UNKNOWN" };

/** The operations of the site's build, and those of other clients. */
export interface RegisteredOperations {
  byText(text: string): Registration;
  byHash(hash: string): Registration;
}

/** Meanings of texts that were asked for are remembered, so that a known one is not parsed again. */
const keptTexts = 1_000;
const longestKept = 20_000;

/** Joins both; a use of a client's operation is noted. */
export function joinOperations(safelist: Safelist, clients: Pick<ClientOperations, "find" | "noteUse">): RegisteredOperations {
  const meanings = new Map<string, string>();

  function ofClient(key: string, text?: string): Registration {
    const operation = clients.find(key);
    if (!operation) return { state: "UNKNOWN" };
    if (operation.retiredAt || operation.text === null) return { state: "RETIRED", advice: operation.advice ?? "" };
    if (text !== undefined) clients.noteUse(operation.id);
    return { state: "REGISTERED", text: operation.text };
  }

  function ofText(text: string): Registration {
    const kept = meanings.get(text);
    if (kept !== undefined) return ofClient(kept, text);
    const document = documentOf(text);
    if (!document) return { state: "UNKNOWN" };
    const meaning = meaningOf(document);
    const registration = ofClient(meaning, text);
    if (registration.state !== "UNKNOWN" && text.length <= longestKept && meanings.size < keptTexts) meanings.set(text, meaning);
    return registration;
  }

  return {
    byText: (text) => (safelist.hasText(text) ? { state: "REGISTERED", text } : ofText(text)),
    byHash(hash) {
      const text = safelist.textOf(hash);
      return text === undefined ? ofClient(hash) : { state: "REGISTERED", text };
    },
  };
}
