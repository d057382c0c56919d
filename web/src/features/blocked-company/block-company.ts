import { send } from "#platform/send.ts";
import { blockMutation, unblockMutation } from "./blocked-company.mutations.ts";

interface CompanyBlock {
  /** Returns the problem, or nothing. */
  block(companyId: string): Promise<string | undefined>;
  unblock(companyId: string): Promise<string | undefined>;
}

/** Hides the seeker from a company, and shows them again. */
export function useCompanyBlock(): CompanyBlock {
  return {
    block: async (companyId) => (await send(blockMutation, { companyId })).errors[0]?.message,
    unblock: async (companyId) => (await send(unblockMutation, { companyId })).errors[0]?.message,
  };
}
