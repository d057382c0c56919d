import { defineEntity, p } from "@mikro-orm/core";

/** 届出 of a 特定募集情報等提供事業者, or a licence for 職業紹介, which is what pushing recommendations would need. */
export const operatorPermits = ["TODOKEDE", "SHOKUGYO_SHOKAI"] as const;

const OperatorSettingsSchema = defineEntity({
  name: "OperatorSettings",
  tableName: "operator_settings",
  properties: {
    id: p.uuid().primary(),
    /** First day on which the row is in force; it stays until the next row. A change is a new row, so that old pages can be proved. */
    validFrom: p.type("date").$type<string>().unique(),
    name: p.string().length(120),
    nameEn: p.string().length(120),
    representative: p.string().length(120),
    representativeEn: p.string().length(120),
    /** 運営統括責任者 of 特定商取引法. */
    manager: p.string().length(120),
    managerEn: p.string().length(120),
    postalCode: p.string().length(7),
    address: p.string().length(300),
    addressEn: p.string().length(300),
    phone: p.string().length(20),
    phoneHours: p.string().length(120),
    phoneHoursEn: p.string().length(120),
    /** Address that receives inquiries. */
    email: p.string().length(254),
    establishedOn: p.type("date").$type<string>(),
    corporateNumber: p.string().length(13),
    /** 適格請求書発行事業者の登録番号. */
    invoiceNumber: p.string().length(14),
    /** Account to which companies transfer, in one line. */
    bankAccount: p.string().length(200).default(""),
    permit: p.enum(operatorPermits).default("TODOKEDE"),
    /** 特定募集情報等提供事業の届出受理番号 (or the licence's number). */
    notificationNumber: p.string().length(40),
    /** 電気通信事業の届出番号; empty while there is none. */
    telecomNumber: p.string().length(40).default(""),
    notificationDate: p.type("date").$type<string>(),
    /** 苦情の窓口 and who answers for it. */
    complaintDesk: p.string().length(120),
    complaintDeskEn: p.string().length(120),
    complaintPerson: p.string().length(120),
    complaintPersonEn: p.string().length(120),
    /** 個人情報保護管理者. */
    privacyOfficer: p.string().length(120),
    privacyOfficerEn: p.string().length(120),
    /** True while the row holds no real operator: the pages then say so. */
    demo: p.boolean().default(false),
    /** The admin who wrote the row; null for the one that came with the product. */
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});

/** The operator of the site, from a given day on. */
export class OperatorSettings extends OperatorSettingsSchema.class {}
OperatorSettingsSchema.setClass(OperatorSettings);
