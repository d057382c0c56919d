import type { RequestHandler } from "express";
import { sendProblem } from "../../rest/problem.ts";
import { readJson } from "../../rest/read-body.ts";
import { localeOf } from "../../shared/locale.ts";
import type { Site } from "../../shared/problem.ts";
import { UserErrors, userError } from "../../shared/user-error.ts";

/** Reads a JSON body of at most so many bytes into the request; one that is no object or list, or is longer, is refused at once. */
export function jsonBody(limit: number, site: Site): RequestHandler {
  return async (request, response, next) => {
    // Apollo asks whether somebody has read the body, not what it is.
    request.body = undefined;
    if (!request.is("application/json")) return next();
    try {
      const body = await readJson(request, limit);
      if (body !== undefined && (typeof body !== "object" || body === null)) throw userError("BAD_REQUEST");
      request.body = body;
      next();
    } catch (error) {
      if (error instanceof UserErrors) sendProblem(response, error, { locale: localeOf(request.get("accept-language")), site });
      else next(error);
    }
  };
}
