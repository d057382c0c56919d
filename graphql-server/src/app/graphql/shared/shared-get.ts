import type { Request, RequestHandler, Response } from "express";
import { GraphQLError } from "graphql";
import { isUnchanged } from "../../../rest/conditional.ts";
import { costHeader, operationOf } from "../../../shared/graphql/operation-limits.ts";
import { type AnswerCode, protocolCodes } from "../../../shared/messages/protocol-codes.ts";
import type { AudienceName } from "../../../shared/viewer/audience.ts";
import type { Services } from "../../services.ts";
import { hasSession } from "../../session-cookies.ts";
import { misfit, type QueryAnswer } from "../answer-known.ts";
import { answerTypeOf } from "../answer-type.ts";
import { type Addressed, type Known, knownOfText, readAddressed } from "../known-query.ts";
import type { RegisteredOperations } from "../registered-operations.ts";
import { sharedAnswer, type Ways } from "../short-way.ts";
import { type ReadyAnswers, vary, weakTagOf } from "./ready-answers.ts";
import { sharedFields } from "./shared-fields.ts";

const json = "application/json; charset=utf-8";

/** Sends an answer that may be kept by whoever asks each time whether it is still right. One that failed in part is kept by nobody. */
function sendKept(request: Request, response: Response, { answer, type }: { answer: QueryAnswer; type: string }): void {
  const { status, bytes, cost, isWhole } = answer;
  response.setHeader("Vary", vary);
  if (cost) response.setHeader(costHeader, cost);
  if (isWhole) {
    const etag = weakTagOf(bytes);
    response.setHeader("Cache-Control", "public, no-cache");
    response.setHeader("ETag", etag);
    if (isUnchanged(request, { etag })) {
      response.statusCode = 304;
      return void response.end();
    }
  }
  response.statusCode = status;
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Length", bytes.length);
  if (status === 503) response.setHeader("Retry-After", "2");
  response.end(bytes);
}

function refuse(response: Response, { status, code }: { status: 400 | 405; code: AnswerCode & keyof typeof protocolCodes }): void {
  const errors = [new GraphQLError(protocolCodes[code], { extensions: { code } })];
  if (status === 405) response.setHeader("Allow", "POST");
  // Not by Express, which would tag what is kept by nobody.
  response.status(status).type("application/json").end(JSON.stringify({ errors }));
}

/** The known query of an address; undefined for what visitors do not share. */
function readShared(
  ways: Ways,
  shareable: ReadonlySet<string>,
  { text, addressed }: { text: string; addressed: Addressed },
): Known | undefined {
  const known = knownOfText(ways.queries, text, addressed);
  const roots = known && operationOf(known.document, known.operationName)?.roots;
  return roots?.every((field) => shareable.has(field)) ? known : undefined;
}

/**
 * Answers registered queries that visitors share by GET, named by their hash, so that browsers and caches in front keep the answer and ask with
 * its tag whether it still holds. Only for requests without a session, and only queries made of `shared-fields`: everything else by POST.
 */
export function sharedByGet(
  services: Services,
  ways: Ways & { ready: ReadyAnswers },
  { operations, audiences }: { operations: RegisteredOperations; audiences: ReadonlyMap<string, readonly AudienceName[]> },
): RequestHandler {
  const shareable = sharedFields(audiences);
  return async (request, response, next) => {
    const addressed = readAddressed(request);
    if (!addressed) return next();
    const registration = operations.byHash(addressed.hash);
    // What is not registered is refused where all operations are; asking by its text notes the use.
    if (registration.state !== "REGISTERED" || operations.byText(registration.text).state !== "REGISTERED") return next();
    const known = hasSession(request) ? undefined : readShared(ways, shareable, { text: registration.text, addressed });
    if (!known) return refuse(response, { status: 405, code: "OPERATION_RESOLUTION_FAILURE" });
    const answer = await sharedAnswer(services, ways, { request, response, known });
    if (answer === misfit) return refuse(response, { status: 400, code: "BAD_USER_INPUT" });
    if (answer.isWhole) ways.ready.remember(request, known);
    sendKept(request, response, { answer, type: answerTypeOf(request) ?? json });
  };
}
