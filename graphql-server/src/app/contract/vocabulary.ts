import { type GraphQLSchema, isEnumType } from "graphql";
import { industries } from "../../modules/account/company/company.entity.ts";
import { auditActions, auditFacts, auditObjectTypes } from "../../modules/base/audit/audit-actions.ts";
import { locales } from "../../shared/locale.ts";
import { prefectureCodes } from "../../shared/vocabulary/prefecture.ts";

/** Closed lists of codes that the API gives as strings. */
const codes = {
  AuditAction: auditActions,
  AuditFact: auditFacts,
  AuditObjectType: auditObjectTypes,
  Industry: industries,
  Locale: locales,
  Prefecture: prefectureCodes,
};

/** The values of every enum of the API, and its lists of codes, in the order they are offered in; schema.graphql sorts them. */
export function vocabulary(schema: GraphQLSchema): Record<string, readonly string[]> {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  const own = enums.filter(({ name }) => !name.startsWith("__"));
  const named = own.map((type) => [type.name, type.getValues().map(({ name }) => name)] as const);
  return Object.fromEntries([...named, ...Object.entries(codes)].toSorted(([one], [other]) => one.localeCompare(other, "en")));
}
