import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { DataIncident } from "./data-incident.entity.ts";

/** What a person says was done; the two reports and the word to the people stop their clocks. */
export const dataIncidentActs = ["NOTE", "MEASURE", "PRELIMINARY_REPORTED", "FINAL_REPORTED", "PEOPLE_TOLD", "CLOSED"] as const;
export type DataIncidentAct = (typeof dataIncidentActs)[number];
export const dataIncidentStepKinds = ["NOTICED", "CHANGED", ...dataIncidentActs] as const;

const DataIncidentStepSchema = defineEntity({
  name: "DataIncidentStep",
  tableName: "data_incident_step",
  properties: {
    id: p.uuid().primary(),
    incident: () => p.manyToOne(DataIncident).ref().deleteRule("cascade"),
    kind: p.enum(dataIncidentStepKinds),
    adminId: p.uuid(),
    body: p.type(EncryptedString).$type<string>(),
    at: p.datetime(),
  },
  indexes: [{ properties: ["incident", "at"] }],
});

/** One step of handling a data incident; the database refuses to change it. */
export class DataIncidentStep extends DataIncidentStepSchema.class {}
DataIncidentStepSchema.setClass(DataIncidentStep);
