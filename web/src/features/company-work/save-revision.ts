import { send } from "#platform/send.ts";
import { discardWorkRevision, saveWorkRevision, submitWorkRevision } from "./company-work.mutations.ts";
import { ofForm, type SavedWork, type WorkStore } from "./work-store.ts";
import { contentOf } from "./work-values.ts";

/** Changes to a published work as the form knows them. */
export function savedRevision(work: { id: string; revision?: { id: string; version: number } | null }): SavedWork {
  const { id, revision } = work;
  const shown = revision ? { __typename: "WorkRevision" as const, id: revision.id } : { __typename: "CompanyWork" as const, id };
  return { id, version: revision?.version ?? 0, shown };
}

/** Keeps changes to a published work beside it. */
export const revisionStore: WorkStore = {
  async save(known, values) {
    const input = { workId: known?.id ?? "", content: contentOf(values), ...(known && known.version > 0 && { version: known.version }) };
    const { work, errors } = await send(saveWorkRevision, input);
    return { work: work && savedRevision(work), problems: ofForm(errors) };
  },
  async submit({ id, version }) {
    const { work, errors } = await send(submitWorkRevision, { workId: id, version });
    return { work: work && savedRevision(work), problems: ofForm(errors) };
  },
};

/** Gives the changes up; returns the problem's text, or nothing. */
export async function discardChanges({ id, version }: { id: string; version: number }): Promise<string | undefined> {
  const { errors } = await send(discardWorkRevision, { workId: id, version });
  return errors[0]?.message;
}
