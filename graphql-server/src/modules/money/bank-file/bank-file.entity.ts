import { defineEntity, p } from "@mikro-orm/core";
import { AdminUser } from "../../account/admin/admin-user.entity.ts";

export const bankFileStatuses = ["STAGED", "IMPORTED"] as const;

const BankFileSchema = defineEntity({
  name: "BankFile",
  tableName: "bank_file",
  properties: {
    id: p.uuid().primary(),
    /** Hash of its bytes: the same file is one row, however often it is sent. */
    sha256: p.string().length(64).unique(),
    fileName: p.string().length(200),
    status: p.enum(bankFileStatuses).default("STAGED"),
    /** Its bytes, kept with the books. */
    content: p.blob().lazy(),
    /** The first account it tells about, as the bank wrote it. */
    account: p.string().length(120),
    /** YYYY-MM-DD, both inclusive. */
    fromDay: p.string().length(10),
    toDay: p.string().length(10),
    lineCount: p.integer(),
    /** Yen of all its transfers. */
    total: p.bigint("number"),
    /** Lines that the import matched, and lines that it left open. */
    matchedCount: p.integer().default(0),
    openCount: p.integer().default(0),
    /** Lines that an earlier file has brought already. */
    knownCount: p.integer().default(0),
    uploadedBy: () => p.manyToOne(AdminUser).ref().deleteRule("restrict"),
    uploadedAt: p.datetime(),
    importedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ["uploadedAt"] }],
});

/** A 全銀 file of the operator's bank: looked at first, then imported once. */
export class BankFile extends BankFileSchema.class {}
BankFileSchema.setClass(BankFile);
