import { ApolloProvider } from "@apollo/client/react";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { ErrorBoundary } from "#app/error-boundary.tsx";
import { createAppRouter, whenReady } from "#app/router.tsx";
import { dropFirstAnswers, keepFirstAnswers, type PageData } from "#platform/drawn/first-answers.ts";
import { startFurigana } from "#platform/furigana/furigana-choice.ts";
import { client } from "#platform/graphql-client.ts";
import { readAddress } from "#platform/i18n/address.ts";
import { loadCatalogues } from "#platform/i18n/catalogues.ts";
import { currentLanguage, startI18n } from "#platform/i18n/i18n.ts";
import { startTheme } from "#platform/theme/theme-choice.ts";
import "#ui/theme/tokens.css";

/** What came with a page that the server has rendered. */
function readPageData(): PageData | null {
  const data = document.getElementById("page-data");
  return data && JSON.parse(data.textContent);
}

/** Says that the browser did not find the page as the server has rendered it: React has put it right, but a screen of ours is wrong. */
function onRecoverableError(error: unknown, { componentStack = "" }: { componentStack?: string | undefined }): void {
  console.error(error, componentStack);
}

/** Milliseconds after which nobody waits for anything of the first screen any more. */
const laterMs = 2_000;

/** No await stands outside of it: the files of the screens wait for this one. */
async function start(element: HTMLElement): Promise<void> {
  startFurigana();
  startTheme();
  await startI18n();
  const page = readPageData();
  if (page) keepFirstAnswers(page.answers);
  const router = createAppRouter();
  if (import.meta.env.PROD) {
    setTimeout(
      () =>
        void import("#features/offline/start-offline.ts").then(
          ({ startOffline }) => startOffline(router),
          () => undefined,
        ),
      laterMs,
    );
  }
  const tree = (
    <ErrorBoundary>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ErrorBoundary>
  );
  if (page) {
    // What the server rendered stays as it is only where the browser has everything that it was rendered from.
    await Promise.all([whenReady(router), loadCatalogues(currentLanguage(), page.texts)]);
    dropFirstAnswers();
    // A page of the reader's own area may turn out to be in another language than its address says.
    if (currentLanguage() === (readAddress(location.pathname).language ?? "ja"))
      return startTransition(() => void hydrateRoot(element, tree, { onRecoverableError }));
  }
  createRoot(element).render(tree);
}

const element = document.getElementById("app");
if (!element) throw new Error("The page has no element with id app");
void start(element);
void import("#platform/furigana/copy-without-readings.ts").then(({ copyWithoutReadings }) => copyWithoutReadings());
// A phone has a Japanese font of its own, and the web font is half a megabyte.
// Chinese has letters of the same code and another shape: its readers keep the fonts of their device.
if (matchMedia("(min-width: 48em)").matches && !document.documentElement.lang.startsWith("zh")) void import("#ui/theme/web-font.ts");
