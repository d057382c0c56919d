import { type Request, type Response, Router } from "express";
import type { GraphQLContext } from "../shared/graphql/context.ts";

/** What the handlers get from the server they stand in. */
export interface RestDependencies {
  /** The context of the request: who asks, the unit of work, cookies of the answer. */
  contextOf(request: Request, response: Response): Promise<GraphQLContext>;
}

/** The /api surface. */
export function restRoutes(_dependencies: RestDependencies): Router {
  return Router();
}
