import { RequestRegistration } from "#features/account/request-registration.tsx";
import { AimedWork } from "./aimed-work.tsx";
import { readIntent } from "./intent.ts";

/** The work that the address says the reader was about to do something with. */
export function AimedBySearch({ search }: { search: URLSearchParams }) {
  const intent = readIntent(search);
  return intent && <AimedWork intent={intent} asksWord />;
}

/** Asks for the registration mail, and lets it lead on to what the address says. */
export function RequestBySearch({ search }: { search: URLSearchParams }) {
  return <RequestRegistration intent={readIntent(search)} />;
}
