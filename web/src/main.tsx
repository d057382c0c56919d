import { ApolloProvider } from "@apollo/client/react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { ErrorBoundary } from "#app/error-boundary.tsx";
import { createAppRouter } from "#app/router.tsx";
import { copyWithoutReadings } from "#platform/furigana/copy-without-readings.ts";
import { startFurigana } from "#platform/furigana/furigana-choice.ts";
import { client } from "#platform/graphql-client.ts";
import { startI18n } from "#platform/i18n/i18n.ts";
import { startTheme } from "#platform/theme/theme-choice.ts";

const element = document.getElementById("app");
if (!element) throw new Error("The page has no element with id app");

startFurigana();
startTheme();
copyWithoutReadings();
await startI18n();
createRoot(element).render(
  <ErrorBoundary>
    <ApolloProvider client={client}>
      <RouterProvider router={createAppRouter()} />
    </ApolloProvider>
  </ErrorBoundary>,
);
// A phone has a Japanese font of its own, and the web font is half a megabyte.
// Chinese has letters of the same code and another shape: its readers keep the fonts of their device.
if (matchMedia("(min-width: 48em)").matches && !document.documentElement.lang.startsWith("zh")) void import("#ui/theme/web-font.ts");
