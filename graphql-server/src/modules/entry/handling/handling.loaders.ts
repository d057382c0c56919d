import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { Entry } from "../entry/entry.entity.ts";
import { EntryTag } from "./entry-tag.entity.ts";

/** Every application of a person to the viewer's own company, by the person's id, newest first. */
export const entriesOfPerson = (ctx: Ctx) =>
  new DataLoader<string, Entry[]>(async (userIds) => {
    const { companyId } = requireCompanyMember(ctx);
    const own = { company: companyId, hiddenFromCompany: false, user: { $in: [...userIds] } };
    const entries = await ctx.em.find(Entry, own, { orderBy: { createdAt: "desc", id: "desc" } });
    const byUser = Map.groupBy(entries, ({ user }) => user.id);
    return userIds.map((id) => byUser.get(id) ?? []);
  });

/** Tags by id; undefined for one that is no more. */
export const entryTagById = (ctx: Ctx) =>
  new DataLoader<string, EntryTag | undefined>(async (ids) => {
    const rows = await ctx.em.find(EntryTag, { id: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  });
