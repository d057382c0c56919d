import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { Complaint } from "./complaint.entity.ts";

/** ANSWERED: the first answer to the person who complained. */
export const complaintStepKinds = ["RECEIVED", "INVESTIGATED", "ANSWERED", "MEASURE", "NOTE", "ASSIGNED", "SETTLED", "REOPENED"] as const;

const ComplaintStepSchema = defineEntity({
  name: "ComplaintStep",
  tableName: "complaint_step",
  properties: {
    id: p.uuid().primary(),
    complaint: () => p.manyToOne(Complaint).ref().deleteRule("cascade"),
    kind: p.enum(complaintStepKinds),
    adminId: p.uuid(),
    body: p.type(EncryptedString).$type<string>(),
    at: p.datetime(),
  },
  indexes: [{ properties: ["complaint", "at"] }],
});

/** One step of handling a complaint; the database refuses to change it. */
export class ComplaintStep extends ComplaintStepSchema.class {}
ComplaintStepSchema.setClass(ComplaintStep);
