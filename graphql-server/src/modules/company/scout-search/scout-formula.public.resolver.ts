import { Authorized, Query, Resolver } from "type-graphql";
import { scoutCriteria, scoutPoints } from "./scout-formula.ts";
import * as types from "./scout-list.type.ts";

@Authorized("PUBLIC")
@Resolver()
export class ScoutFormulaResolver {
  @Query(() => [types.ScoutWeightType], { description: "What lists of people are ordered by: the weights that the code uses." })
  scoutFormula(): types.ScoutWeightType[] {
    return scoutCriteria.map((criterion) => ({ criterion, ...scoutPoints[criterion] }));
  }
}
