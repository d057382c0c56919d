import { LanguageSwitch } from "#features/language/language-switch.tsx";
import { FuriganaSwitch } from "#platform/furigana/furigana-switch.tsx";

/** The settings of reading in every header: readings and the language. */
export function HeaderTools({ ownLevel }: { ownLevel: string | null }) {
  return (
    <>
      <FuriganaSwitch ownLevel={ownLevel} />
      <LanguageSwitch />
    </>
  );
}
