import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { reportUnits } from "./business-report.queries.ts";

const ReportUnitEnum = graphqlEnum("ReportUnit", reportUnits, "What a figure counts.");

@Audience("ADMIN_OPERATOR")
@ObjectType("ReportFigure", { description: "One number of the report." })
class ReportFigureType {
  @Field(() => ID, { description: "Stable name, e.g. OPEN_WORKS." })
  key!: string;

  @Field(() => Int, { description: "The number." })
  value!: number;

  @Field(() => ReportUnitEnum, { description: "What it counts." })
  unit!: keyof typeof ReportUnitEnum;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("BusinessReport", { description: "Figures for the yearly 事業概況報告." })
export class BusinessReportType {
  @Field(() => Int, { description: "Year of the report." })
  year!: number;

  @Field(() => GraphQLLocalDate, { description: "Day of the figures that are as of a day: 1 June, or today before it." })
  asOf!: string;

  @Field(() => GraphQLLocalDate, { description: "First day of the period." })
  from!: string;

  @Field(() => GraphQLLocalDate, { description: "Last day of the period." })
  to!: string;

  @Field(() => Boolean, { description: "True while the period is not over." })
  isOpen!: boolean;

  @Field(() => [ReportFigureType], { description: "The numbers, in the order of the table." })
  figures!: ReportFigureType[];
}
