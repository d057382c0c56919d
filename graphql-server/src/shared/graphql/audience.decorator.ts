import { Extensions } from "type-graphql";
import type { AudienceName } from "../viewer/audience.ts";

/** States the audiences of an object type. The start-up check refuses an operation that reaches a type closed to its audience. */
export function Audience(...names: AudienceName[]): ClassDecorator {
  return Extensions({ audience: names });
}
