import { GraphQLDateTime, GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { legalPages } from "../page/legal-text.entity.ts";
import { operatorPermits } from "../page/operator-settings.entity.ts";
import type { SettingTime } from "../page/placed.ts";
import { SettingTimeEnum } from "../page/site.enums.ts";
import { operatingTermCodes } from "./operating-term.entity.ts";
import { settingKinds } from "./withdraw-setting.ts";

export const OperatorPermitEnum = graphqlEnum(
  "OperatorPermit",
  operatorPermits,
  "届出 of a 特定募集情報等提供事業, or a licence for 職業紹介.",
);
export const OperatingTermCodeEnum = graphqlEnum("OperatingTermCode", operatingTermCodes, "Terms of the operator's work.");
export const LegalPageEnum = graphqlEnum("LegalPage", legalPages, "Pages whose text the operator may replace.");
export const SettingKindEnum = graphqlEnum("SettingKind", settingKinds, "Lists of dated rows.");

@Audience("ADMIN_OWNER")
@ObjectType("OperatorFact", { description: "A fact of the operator." })
class OperatorFactType {
  @Field(() => ID, { description: "Which fact." })
  name!: string;

  @Field(() => String, { description: "Its value." })
  value!: string;
}

/** Fields that every dated row of the settings has. */
@ObjectType()
export class SettingRowType {
  @Field(() => ID, { description: "Identifier within its list." })
  id!: string;

  @Field(() => GraphQLLocalDate, { description: "First day it is in force." })
  validFrom!: string;

  @Field(() => SettingTimeEnum, { description: "Whether it was, is or will be in force." })
  when!: SettingTime;

  @Field(() => String, { nullable: true, description: "Who added it; null for what came with the product." })
  by!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was added." })
  createdAt!: Date | null;
}

@Audience("ADMIN_OWNER")
@ObjectType("OperatorFactsRow", { description: "Who runs the site from a day on." })
export class OperatorFactsRowType extends SettingRowType {
  @Field(() => Boolean, { description: "True while these are examples." })
  demo!: boolean;

  @Field(() => OperatorPermitEnum, { description: "届出 or licence." })
  permit!: keyof typeof OperatorPermitEnum;

  @Field(() => [OperatorFactType], { description: "Every fact, in the order of the form." })
  facts!: OperatorFactType[];
}

@Audience("ADMIN_OWNER")
@ObjectType("OperatingTermRow", { description: "A term of the operator's work from a day on." })
export class OperatingTermRowType extends SettingRowType {
  @Field(() => OperatingTermCodeEnum, { description: "Which term." })
  code!: keyof typeof OperatingTermCodeEnum;

  @Field(() => Int, { description: "Working days, days or years, by the term." })
  amount!: number;

  @Field(() => String, { description: "What it rests on." })
  basis!: string;
}

@Audience("ADMIN_OWNER")
@ObjectType("LegalTextRow", { description: "The text of a legal page from a day on, as it is typed." })
export class LegalTextRowType extends SettingRowType {
  @Field(() => LegalPageEnum, { description: "Which page." })
  page!: keyof typeof LegalPageEnum;

  @Field(() => String, { description: "Japanese." })
  ja!: string;

  @Field(() => String, { description: "English." })
  en!: string;

  @Field(() => String, { description: "やさしい日本語." })
  easy!: string;

  @Field(() => String, { nullable: true, description: "What changed with it, in Japanese; null where nobody wrote it." })
  changes!: string | null;
}

@Audience("ADMIN_OWNER")
@ObjectType("ChangeSettingPayload", { description: "Answer of an act on the operator's settings." })
export class ChangeSettingPayload extends PayloadType {
  @Field(() => Boolean, { description: "True when the row was added or taken back." })
  done!: boolean;
}
