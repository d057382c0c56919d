import { loadCatalogues } from "#platform/i18n/catalogues.ts";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { translatorOf } from "#platform/i18n/translate.ts";
import { showToast } from "#platform/toast/toast-store.ts";

/** Greets somebody who came back before their account was erased, and says that everything is there again. */
export async function welcomeBack(): Promise<void> {
  const language = currentLanguage();
  await loadCatalogues(language, ["onward"]);
  const t = translatorOf(language, "onward");
  showToast({ type: "success", title: t("back.title"), message: t("back.text") });
}
