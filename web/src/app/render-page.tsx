import { AsyncLocalStorage } from "node:async_hooks";
import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { print } from "graphql";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, type StaticHandler, StaticRouterProvider } from "react-router-dom";
import { from } from "rxjs";
import { answerKey, type PageData } from "#platform/drawn/first-answers.ts";
import { findRenderScopeBy, type RenderScope } from "#platform/drawn/render-scope.ts";
import { createCache } from "#platform/graphql-client.ts";
import { readAddress } from "#platform/i18n/address.ts";
import type { Catalogue } from "#platform/i18n/catalogue.ts";
import { languageFacts } from "#platform/i18n/languages.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { FirstFrame, type FramedArea } from "./first-frame.tsx";
import { framedArea } from "./framed-area.ts";
import { readHtml } from "./read-html.ts";
import { routes } from "./router.tsx";
import { seekerArea } from "./seeker-area.ts";

/** A GraphQL request as it goes over HTTP. */
interface Question {
  operationName: string | undefined;
  query: string;
  variables: object;
}

interface PageRequest {
  /** Path and query of the address. */
  address: string;
  /** Answers a question, as the server answers those of a visitor. */
  ask(question: Question): Promise<ApolloLink.Result>;
  /** Reads a catalogue of texts, by its place in the built site. */
  readTexts(file: string): Catalogue;
  signal: AbortSignal;
}

interface RenderedPage extends PageData {
  html: string;
}

const scopes = new AsyncLocalStorage<RenderScope>();
findRenderScopeBy(() => scopes.getStore());

/** The shell with everything that the server draws. */
const drawn = routes.map((shell) => ({ ...shell, index: false as const, children: [...(shell.children ?? []), seekerArea] }));

const handlers = new Map<string, StaticHandler>();

function handlerOf(basename: string): StaticHandler {
  const handler = handlers.get(basename) ?? createStaticHandler(drawn, { basename });
  handlers.set(basename, handler);
  return handler;
}

/** Milliseconds after which what a page was rendered from is let go. */
const autoDisposeTimeoutMs = 1_000;

function clientOf({ ask }: PageRequest, page: RenderedPage): ApolloClient {
  const link = new ApolloLink(({ operationName, query, variables }) => {
    const answer = ask({ operationName, query: print(query), variables }).then((given) => {
      if (given.errors) throw new Error(`${operationName} was refused`);
      page.answers.push([answerKey(operationName, variables), given]);
      return given;
    });
    return from(answer);
  });
  const defaultOptions = { react: { suspense: { autoDisposeTimeoutMs } } };
  return new ApolloClient({ link, cache: createCache(), dataMasking: true, ssrMode: true, defaultOptions });
}

function scopeOf({ readTexts, ...own }: Pick<RenderScope, "language" | "client"> & Pick<PageRequest, "readTexts">): RenderScope {
  const read = (name: string) => readTexts(`${import.meta.env.TEXTS}/${name}.json`);
  return { ...own, namespaces: new Set(["common"]), readHtml, readTexts: read };
}

function isLeftToBrowser(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "drawnByBrowser" in handle && handle.drawnByBrowser === true;
}

interface FrameRequest extends Pick<PageRequest, "readTexts"> {
  /** Path of the address. */
  path: string;
}

/** The frame of an area whose screens the browser draws, in the language of the address; undefined at a path that has none. */
export function renderFrame({ path: address, readTexts }: FrameRequest): { html: string; area: FramedArea } | undefined {
  const { language, path } = readAddress(address);
  const area = framedArea(path);
  if (!area) return undefined;
  const scope = scopeOf({
    language: language ?? "ja",
    readTexts,
    client: new ApolloClient({ link: ApolloLink.empty(), cache: createCache() }),
  });
  return scopes.run(scope, () => ({ html: renderToStaticMarkup(<FirstFrame area={area} />), area }));
}

/** What the screens said to the head before React had one: titles and hints, which the server's page has of its own. */
const hoisted = /^(?:<link[^>]*>)+/;

/**
 * Renders a page for whoever comes to its address, in the address's language. Undefined for an address that
 * leads on to another, and for a screen that only the browser can draw.
 * @throws when a question was refused, or something of the page failed: the page is then the browser's to make
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | undefined> {
  const { address, readTexts, signal } = request;
  const language = readAddress(new URL(address, "http://site").pathname).language ?? "ja";
  const page: RenderedPage = { html: "", texts: [], answers: [] };
  const client = clientOf(request, page);
  const scope = scopeOf({ language, client, readTexts });
  return scopes.run(scope, async () => {
    const { dataRoutes, query } = handlerOf(languageFacts[language].prefix || "/");
    const context = await query(new Request(new URL(address, "http://site"), { signal }));
    if (context instanceof Response) return undefined;
    if (context.matches.some(({ route }) => isLeftToBrowser(route.handle))) return undefined;
    const [problem] = Object.values(context.errors ?? {});
    if (problem !== undefined) throw problem;
    const tree = (
      <ErrorBoundary>
        <ApolloProvider client={client}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </ApolloProvider>
      </ErrorBoundary>
    );
    const failures: unknown[] = [];
    const { prelude } = await prerender(tree, {
      signal,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    });
    const html = await new Response(prelude).text();
    client.stop();
    if (failures.length > 0) throw failures[0];
    return { ...page, html: html.replace(hoisted, ""), texts: [...scope.namespaces] };
  });
}
