import type { ResidenceStatus } from "#graphql/operations.ts";
import { residenceStatusValues } from "#graphql/values/residence-status.ts";

/** Name of the address's parameter that asks for a status. */
export const residenceParameter = "residence";

/** The status that an address asks for; anything unknown is none. */
export function readResidence(search: URLSearchParams): ResidenceStatus | null {
  const value = search.get(residenceParameter);
  return residenceStatusValues.find((status) => status === value) ?? null;
}
