import type { IdentityProvider, ProviderVisitPurpose } from "#graphql/operations.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { ownAddress } from "#platform/routing/way-to.ts";
import { send } from "#platform/send.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { startProviderVisit } from "./sign-in.mutations.ts";

/** Names of the providers, the same in every language. */
export const providerTitles: Readonly<Record<IdentityProvider, string>> = { GOOGLE: "Google", LINE: "LINE" };

const returnKey = "provider-return";

/** Where the browser goes on after it is back; it leaves the page, so this cannot stay in memory. */
interface Way {
  /** The page of the return in the reader's language: providers know only one address. */
  page: string;
  next: string;
}

/** Leaves for a provider. @returns the problems when it cannot be reached; else the page is left */
export async function visitProvider(
  provider: IdentityProvider,
  { purpose, next }: { purpose: ProviderVisitPurpose; next: string },
): Promise<readonly FieldProblem[]> {
  const { url, errors } = await send(startProviderVisit, { provider, purpose, password: null });
  if (!url) return errors;
  const way: Way = { page: ownAddress(publicPaths.logInReturn), next };
  sessionStorage.setItem(returnKey, JSON.stringify(way));
  location.assign(url);
  return [];
}

/** The way that this tab left on. */
export function wayBack(): Partial<Way> {
  const stored: Partial<Way> = JSON.parse(sessionStorage.getItem(returnKey) ?? "{}");
  return stored;
}
