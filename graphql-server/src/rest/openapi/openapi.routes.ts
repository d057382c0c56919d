import { z } from "zod";
import { described, type RestRoute } from "../rest-route.ts";
import { openApiOf } from "./open-api.ts";

/** The paths under which a table describes itself; they are in the description too. */
export function withDescription(table: readonly RestRoute[]): readonly RestRoute[] {
  let text: string | undefined;
  const sendDocument = described(
    { summary: "This document: OpenAPI 3.1.", response: z.looseObject({ openapi: z.literal("3.1.1"), paths: z.looseObject({}) }) },
    async ({ response }) => {
      text ??= JSON.stringify(openApiOf(whole));
      response.status(200).type("application/json").send(text);
      return "SENT";
    },
  );
  const whole: readonly RestRoute[] = [
    ...table,
    { method: "GET", path: "/api/openapi.json", audience: ["PUBLIC"], body: "NONE", handle: sendDocument },
  ];
  return whole;
}
