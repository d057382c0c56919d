import { keepEarlyActs } from "#platform/drawn/early-acts.ts";
import { startFurigana } from "#platform/furigana/furigana-choice.ts";
import { isPlainAddress, preferredLanguage } from "#platform/i18n/language.ts";
import { startTheme } from "#platform/theme/theme-choice.ts";

// Runs before anything is drawn: what the reader chose in this browser is in the attributes that the styles read, and nothing they do is lost.
keepEarlyActs();
startTheme();
startFurigana();
if (isPlainAddress(location.pathname) && preferredLanguage() !== "ja") document.documentElement.dataset["offer"] = "";
