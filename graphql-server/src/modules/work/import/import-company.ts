import type { EntityManager } from "@mikro-orm/postgresql";
import { isId, newId } from "../../../shared/ids.ts";
import { userError } from "../../../shared/user-error.ts";
import type { CompanyViewer } from "../../../shared/viewer/viewer.ts";
import { Company } from "../../account/company/company.entity.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";

/** 法人番号 as typed: 13 digits of any width; the T of an invoice number and hyphens do not matter. */
function corporateNumberOf(text: string): string {
  return text.normalize("NFKC").replace(/^T/i, "").replace(/[-\s]/g, "");
}

async function findCompany(em: EntityManager, text: string): Promise<Company | null> {
  if (isId(text)) return em.findOne(Company, { id: text });
  return em.findOne(Company, { corporateNumber: corporateNumberOf(text) });
}

/** The company's first owner, in whose name its works arrive. */
async function ownerOf(em: EntityManager, company: Company): Promise<CompanyViewer> {
  const owner = await em.findOne(CompanyMember, { company, role: "OWNER", status: "ACTIVE" }, { orderBy: { createdAt: "asc", id: "asc" } });
  if (!owner) throw userError("IMPORT_NO_OWNER", ["corporateNumber"], { company: company.name });
  return {
    kind: "COMPANY",
    memberId: owner.id,
    companyId: company.id,
    companyStatus: company.status,
    role: owner.role,
    sessionId: newId(),
    authenticatedAt: new Date(0),
  };
}

/** True when a row names this company. Whether another company exists is told to nobody. */
export async function isCompany(em: EntityManager, { companyId }: Pick<CompanyViewer, "companyId">, named: string): Promise<boolean> {
  return (await findCompany(em, named))?.id === companyId;
}

export type FindCompany = (named: string | undefined) => Promise<CompanyViewer>;

/**
 * Finds the company of a row: the one named for the whole file, or the one the row names. Each is looked up once.
 * The function throws UserErrors IMPORT_COMPANY_REQUIRED, IMPORT_COMPANY_UNKNOWN, IMPORT_COMPANY_MISMATCH, IMPORT_NO_OWNER.
 */
export function companyFinder(fork: () => EntityManager, wholeFile: string | undefined): FindCompany {
  const known = new Map<string, Promise<CompanyViewer>>();
  async function lookUp(text: string): Promise<CompanyViewer> {
    const em = fork();
    const company = await findCompany(em, text);
    if (!company) throw userError("IMPORT_COMPANY_UNKNOWN", ["corporateNumber"], { company: text.slice(0, 40) });
    return ownerOf(em, company);
  }
  function find(text: string): Promise<CompanyViewer> {
    const found = known.get(text) ?? lookUp(text);
    known.set(text, found);
    return found;
  }
  return async (named) => {
    const text = wholeFile ?? named;
    if (!text) throw userError("IMPORT_COMPANY_REQUIRED", ["corporateNumber"]);
    const company = await find(text);
    if (!wholeFile || !named) return company;
    const other = await find(named);
    if (other.companyId !== company.companyId) throw userError("IMPORT_COMPANY_MISMATCH", ["corporateNumber"]);
    return company;
  };
}
