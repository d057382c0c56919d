import type { Readings } from "#platform/furigana/readings.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { isJapanese } from "#platform/i18n/i18n.ts";

interface Named {
  name: string;
  nameEn: string | null;
}

/** What a company is called for the reader: its name in Latin letters for who does not read Japanese, where it gave one. */
export function companyName({ name, nameEn }: Named): string {
  return isJapanese() ? name : nameEn || name;
}

/** The name of a company, which no program translates. */
export function CompanyName({ company, readings }: { company: Named; readings?: Readings | null | undefined }) {
  return (
    <span translate="no">
      <Ruby text={companyName(company)} readings={readings} />
    </span>
  );
}
