import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import type { Locale } from "../../../shared/locale.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import type { PrefectureCode } from "../../../shared/vocabulary/prefecture.ts";
import { UserStatusEnum } from "./seeker-account.input.ts";
import type { SeekerAccount } from "./seeker-account.presenter.ts";
import type { UserStatus } from "./user.entity.ts";

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeeker", { simpleResolvers: true, description: "A seeker as the operator's lists show them." })
export class AdminSeekerType implements SeekerAccount {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Family name first; the Latin name when there is no other." })
  name!: string;

  @Field(() => String, { description: "セイ メイ; may be empty." })
  kana!: string;

  @Field(() => String, { description: "As on the residence card; may be empty." })
  latinName!: string;

  @Field(() => String, { description: "Mail address; empty when the account was erased." })
  email!: string;

  @Field(() => UserStatusEnum, { description: "State of the account." })
  status!: UserStatus;

  @Field(() => String, { description: "Language of mails, a value of Locale." })
  locale!: Locale;

  @Field(() => String, { nullable: true, description: "Prefecture, JIS code 01 to 47." })
  prefecture!: PrefectureCode | null;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "Japanese level by the person's own judgement." })
  selfDeclaredLevel!: JapaneseLevel | null;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "Level measured by the exam; null before the first complete result." })
  measuredLevel!: MeasuredLevel | null;

  @Field(() => GraphQLDateTime, { description: "When the account was made." })
  registeredAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Last visit in a session that is still there." })
  lastSeenAt!: Date | null;

  @Field(() => Int, { description: "Applications, all states." })
  entryCount!: number;

  @Field(() => Int, { description: "For the acts that change the account." })
  version!: number;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerPage", { simpleResolvers: true, description: "A page of seekers." })
export class AdminSeekerPageType extends PageType {
  @Field(() => [AdminSeekerType], { description: "The seekers of this page." })
  items!: AdminSeekerType[];

  @Field(() => Int, { description: "All of them." })
  totalCount!: number;
}
