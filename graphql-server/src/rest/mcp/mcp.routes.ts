import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { Request, RequestHandler, Response } from "express";
import type { Log } from "../../platform/log/log.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { localeOf } from "../../shared/locale.ts";
import type { Site } from "../../shared/problem.ts";
import { userError } from "../../shared/user-error.ts";
import { asUserErrors, sendProblem } from "../problem.ts";
import { readJson } from "../read-body.ts";
import { countCall } from "./count-call.ts";
import { createMcpServer } from "./mcp-server.ts";

/** What the endpoint gets from the server it runs in. */
interface McpDependencies {
  contextOf(request: Request, response: Response): Promise<GraphQLContext>;
  site: Site;
  log: Log;
}

/** A question with every condition of the search fits many times over. */
const largestMessage = 16 * 1024;

/** Stricter than for the site's own calls: a page whose name was bound to our address names itself in both Host and Origin. */
function checkOrigin(request: Request, { baseUrl }: Site): void {
  const origin = request.get("origin");
  if (origin !== undefined && origin !== new URL(baseUrl).origin) throw userError("CROSS_SITE");
}

/** One message of JSON-RPC. A list of them would be many questions for the price of one. */
async function readMessage(request: Request): Promise<unknown> {
  if (!request.is("application/json")) throw userError("UNSUPPORTED_TYPE");
  const message = await readJson(request, largestMessage);
  if (typeof message !== "object" || message === null || Array.isArray(message)) throw userError("BAD_REQUEST");
  return message;
}

async function answer({ contextOf, log, site }: McpDependencies, request: Request, response: Response): Promise<void> {
  checkOrigin(request, site);
  if (request.method !== "POST") {
    response.set("Allow", "POST");
    throw userError("METHOD_NOT_ALLOWED");
  }
  // Whoever is signed in asks as a visitor, too: nothing here is about a person.
  const ctx = { ...(await contextOf(request, response)), viewer: {} };
  await countCall(ctx);
  const message = await readMessage(request);
  const server = createMcpServer({ ctx, log });
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.once("close", () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response, message);
}

/** The endpoint for programs that speak the Model Context Protocol over HTTP, without sessions. Mount it at its path. */
export function mcpRoutes(dependencies: McpDependencies): RequestHandler {
  return async (request, response, next) => {
    response.set("Cache-Control", "no-store").vary("Origin").vary("Accept-Language");
    await answer(dependencies, request, response).catch((error: unknown) => {
      const problem = asUserErrors(error);
      const locale = localeOf(request.get("accept-language"));
      if (problem && !response.headersSent) sendProblem(response, problem, { locale, site: dependencies.site });
      else next(error);
    });
  };
}
