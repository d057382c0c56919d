import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { loader } from "../../../shared/loader.ts";
import { companyById } from "../../account/company/company.loaders.ts";
import { workBodyRuby } from "../../base/reading/body-ruby.loaders.ts";
import { madeTitle } from "../naming/work-title.ts";
import { placeSketchOf } from "../place/place-sketch.ts";
import type { WorkRow } from "../search/work.search-row.ts";
import { publishedUntil } from "./published-until.ts";
import { Work } from "./work.entity.ts";
import { hiddenFromViewer, likedByViewer } from "./work.loaders.ts";
import { postingParts } from "./work.presenter.ts";

const { employer, workplace, salary, hours, insurance, contract, selection } = postingParts;

/** Fields of all faces of a work at once (Work, CompanyWork, AdminWork): groups of flat columns, and the readings. */
export const postingFields = {
  employer: employer.view,
  workplace: workplace.view,
  salary: salary.view,
  hours: hours.view,
  insurance: insurance.view,
  contract: contract.view,
  selection: selection.view,
  publishedUntil,
  bodyRuby: ({ id }: Pick<Work, "id">, ctx: GraphQLContext) => loader(ctx, workBodyRuby).load(id),
};

/** Fields of the public face; for a visitor without a statement and without waiting. */
export const publicWorkFields = {
  company: (work: Work | WorkRow, ctx: GraphQLContext) =>
    work instanceof Work ? loader(ctx, companyById).load(work.company.id) : work.company,
  placeSketch: placeSketchOf,
  madeTitle: (work: Work | WorkRow, { locale }: GraphQLContext) => madeTitle(locale, work),
  liked: ({ id }: Pick<Work, "id">, ctx: GraphQLContext) => (ctx.viewer.seeker ? loader(ctx, likedByViewer).load(id) : false),
  hidden: ({ id }: Pick<Work, "id">, ctx: GraphQLContext) => (ctx.viewer.seeker ? loader(ctx, hiddenFromViewer).load(id) : false),
};
