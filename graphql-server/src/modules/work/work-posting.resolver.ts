import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { RubyFieldsScalar } from "../../shared/graphql/ruby.scalar.ts";
import { loader } from "../../shared/loader.ts";
import { workBodyRuby } from "../reading/body-ruby.loaders.ts";
import type { Work } from "./work.entity.ts";
import { contractOf, employerOf, hoursOf, insuranceOf, salaryOf, selectionOf, workplaceOf } from "./work.presenter.ts";
import {
  EmployerType,
  InsuranceType,
  SalaryType,
  SelectionType,
  WorkContractType,
  WorkHoursType,
  WorkplaceType,
} from "./work-parts.type.ts";
import { WorkPostingType } from "./work-posting.type.ts";

/** Groups the flat columns for all faces of a work at once: Work, CompanyWork and AdminWork inherit these fields. */
@Resolver(() => WorkPostingType)
export class WorkPostingResolver {
  @FieldResolver(() => EmployerType)
  employer(@Root() work: Work) {
    return employerOf(work);
  }

  @FieldResolver(() => WorkplaceType)
  workplace(@Root() work: Work) {
    return workplaceOf(work);
  }

  @FieldResolver(() => SalaryType)
  salary(@Root() work: Work) {
    return salaryOf(work);
  }

  @FieldResolver(() => WorkHoursType)
  hours(@Root() work: Work) {
    return hoursOf(work);
  }

  @FieldResolver(() => InsuranceType)
  insurance(@Root() work: Work) {
    return insuranceOf(work);
  }

  @FieldResolver(() => WorkContractType)
  contract(@Root() work: Work) {
    return contractOf(work);
  }

  @FieldResolver(() => SelectionType)
  selection(@Root() work: Work) {
    return selectionOf(work);
  }

  @FieldResolver(() => RubyFieldsScalar, { nullable: true })
  bodyRuby(@Root() work: Work, @Ctx() ctx: GraphQLContext) {
    return loader(ctx, workBodyRuby).load(work.id);
  }
}
