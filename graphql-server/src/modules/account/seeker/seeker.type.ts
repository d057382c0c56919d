import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { Locale } from "../../../shared/locale.ts";
import type { User } from "./user.entity.ts";

@Audience("SEEKER")
@ObjectType("Seeker", { simpleResolvers: true, description: "The signed-in seeker." })
export class SeekerType implements Pick<User, "id" | "email" | "locale" | "createdAt"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Mail address of the account." })
  email!: string;

  @Field(() => String, { description: "Language of mails, a value of Locale." })
  locale!: Locale;

  @Field(() => GraphQLDateTime, { description: "When the account was made." })
  createdAt!: Date;
}

@Audience("SEEKER")
@ObjectType("UpdateProfilePayload", { description: "The seeker with the saved profile." })
export class UpdateProfilePayloadType extends PayloadType {
  @Field(() => SeekerType, { nullable: true, description: "Null when nothing was saved." })
  me!: SeekerType | null;
}

@InputType("SetLocaleInput", { description: "The language of mails and documents." })
export class SetLocaleInputType {
  @Field(() => String, { description: "A value of Locale." })
  locale!: Locale;
}

@Audience("SEEKER")
@ObjectType("SetLocalePayload", { description: "The seeker with the language that was chosen." })
export class SetLocalePayloadType extends PayloadType {
  @Field(() => SeekerType, { nullable: true, description: "Null when nothing was saved." })
  me!: SeekerType | null;
}
