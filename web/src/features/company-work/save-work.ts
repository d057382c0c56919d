import { send } from "#platform/send.ts";
import { createWork, submitWork, updateWork } from "./company-work.mutations.ts";
import { ofForm, type SavedWork, type WorkStore } from "./work-store.ts";
import { contentOf } from "./work-values.ts";

function draftOf(work: { id: string; version: number } | null | undefined): SavedWork | null {
  return work ? { id: work.id, version: work.version, shown: { __typename: "CompanyWork", id: work.id } } : null;
}

/** Creates the draft at the first save and updates it afterwards. */
export const draftStore: WorkStore = {
  async save(known, values, operationId) {
    const content = contentOf(values);
    if (!known) {
      const { work, errors } = await send(createWork, { operationId, content });
      return { work: draftOf(work), problems: ofForm(errors) };
    }
    const { id, version } = known;
    const { work, errors } = await send(updateWork, { id, version, content });
    return { work: draftOf(work), problems: ofForm(errors) };
  },
  async submit({ id, version }, publishAt) {
    const input = { id, version, ...(publishAt && { publishAt }) };
    const { work, errors } = await send(submitWork, input);
    return { work: draftOf(work), problems: ofForm(errors) };
  },
};
