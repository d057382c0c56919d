import { updateOwnMember } from "#features/company-member/company-member.mutations.ts";
import { audienceOf } from "#paths/audience.ts";
import { addressIn } from "#platform/i18n/address.ts";
import { changeLanguage } from "#platform/i18n/i18n.ts";
import { followAccount, rememberLanguage } from "#platform/i18n/language.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { send } from "#platform/send.ts";
import { type Viewer, viewerQuery } from "#platform/session/viewer.ts";
import { setLocale } from "./language.mutations.ts";

const options = { refetch: [viewerQuery] };

/** Writes the language into the account whose page is open; a visitor and the operator's people have none there. */
async function keepInAccount({ seeker, company }: Viewer, path: string, locale: Language): Promise<void> {
  const audience = audienceOf(path);
  if (audience === "personal" && seeker) {
    followAccount(audience, locale);
    await send(setLocale, { locale }, options);
  }
  if (audience === "company" && company) {
    followAccount(audience, locale);
    await send(updateOwnMember, { name: company.name, locale }, options);
  }
}

interface OpenPage {
  viewer: Viewer;
  path: string;
  /** Path, search and hash. */
  address: string;
  /** The address names a language. */
  isNamed: boolean;
}

/**
 * Chooses a language on a page that follows the account: it shows at once, or at the page's address in that language.
 * @throws when the account could not be reached, after the page has changed
 */
export async function chooseLanguage(language: Language, { viewer, path, address, isNamed }: OpenPage): Promise<void> {
  rememberLanguage(language);
  const kept = keepInAccount(viewer, path, language);
  if (!isNamed) await changeLanguage(language);
  await kept;
  if (isNamed) location.assign(addressIn(language, address));
}
