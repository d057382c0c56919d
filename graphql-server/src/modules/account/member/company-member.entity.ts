import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { KeyedHash } from "../../../platform/keys/keyed-hash.ts";
import { houseLocales } from "../../../shared/locale.ts";
import { companyRoles } from "../../../shared/viewer/roles.ts";
import { Company } from "../company/company.entity.ts";

export const memberStatuses = ["INVITED", "ACTIVE", "DISABLED"] as const;

/** Finds a member by the address. */
export const memberEmail = new KeyedHash("email", "company_member.email");

/** The member with this address, as a condition. */
export const memberWith = (email: string) => ({ emailKey: memberEmail.among([email]) });

const CompanyMemberSchema = defineEntity({
  name: "CompanyMember",
  tableName: "company_member",
  properties: {
    id: p.uuid().primary(),
    company: () => p.manyToOne(Company).ref().deleteRule("cascade"),
    email: p.type(EncryptedString).$type<string>(),
    /** By which it is found, and is nobody else's. */
    emailKey: p
      .type(memberEmail)
      .$type<string>()
      .nullable()
      .unique()
      .onCreate(({ email }: { email: string }) => memberEmail.hash(email)),
    name: p.type(EncryptedString).$type<string>(),
    role: p.enum(companyRoles),
    status: p.enum(memberStatuses).default("ACTIVE"),
    locale: p.enum(houseLocales).default("ja"),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ["company", "status"] }],
});

/** A person who signs in for a company. */
export class CompanyMember extends CompanyMemberSchema.class {}
CompanyMemberSchema.setClass(CompanyMember);
