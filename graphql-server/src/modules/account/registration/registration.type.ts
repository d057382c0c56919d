import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { ViewerType } from "../session/viewer.type.ts";

@Audience("PUBLIC")
@ObjectType("RequestRegistrationPayload", { description: "The same whether or not the address is known." })
export class RequestRegistrationPayloadType extends PayloadType {
  @Field(() => Boolean, { description: "True when the request was taken: a mail goes out." })
  accepted!: boolean;
}

@Audience("PUBLIC")
@ObjectType("RegisterPayload", { description: "The new seeker, signed in; the session is in the cookie of the answer." })
export class RegisterPayloadType extends PayloadType {
  @Field(() => ViewerType, { nullable: true, description: "Null when nothing was registered." })
  viewer!: ViewerType | null;
}
