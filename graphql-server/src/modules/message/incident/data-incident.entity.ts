import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";

/** 漏えい, 滅失, 毀損 of personal data. */
export const dataIncidentKinds = ["LEAK", "LOSS", "DAMAGE"] as const;
export const dataIncidentStatuses = ["OPEN", "CLOSED"] as const;

const DataIncidentSchema = defineEntity({
  name: "DataIncident",
  tableName: "data_incident",
  properties: {
    id: p.uuid().primary(),
    /** The act that made it, as its sender named it. */
    operationId: p.uuid().nullable().unique(),
    /** D-YYYY-NNNN, counted within the year in Japan. */
    number: p.string().length(12).unique(),
    /** When the operator came to know of it: both clocks start then. */
    noticedAt: p.datetime(),
    kind: p.enum(dataIncidentKinds),
    summary: p.type(EncryptedString).$type<string>(),
    /** How many people's data; null while nobody knows. */
    people: p.integer().nullable(),
    /** 要配慮個人情報 is among it. */
    sensitive: p.boolean().default(false),
    /** Somebody may lose money by it. */
    financial: p.boolean().default(false),
    /** Somebody may have meant it: an attack, a theft. */
    malicious: p.boolean().default(false),
    status: p.enum(dataIncidentStatuses).default("OPEN"),
    preliminaryReportedAt: p.datetime().nullable(),
    finalReportedAt: p.datetime().nullable(),
    /** When the people whose data it is were told. */
    peopleToldAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    remindedOn: p.type("date").$type<string>().nullable(),
    createdBy: p.uuid(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ["status", "noticedAt"] }, { properties: ["noticedAt"] }],
});

/** Something that happened to personal data: 個人情報保護法 26条 asks for two reports within days, and the record stays. */
export class DataIncident extends DataIncidentSchema.class {}
DataIncidentSchema.setClass(DataIncident);
