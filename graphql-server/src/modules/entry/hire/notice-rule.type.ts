import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { LawRuleInput, LawRuleRowType } from "../../site/settings/law-rule.type.ts";

const texts = {
  isInsured: { description: "Whether it is about people insured under 雇用保険." },
  dueDay: {
    nullable: true,
    description: "Day of the month after the first day by which the notice is due, 1 to 31; null is that month's last day.",
  },
};

@Audience("ADMIN_OWNER")
@ObjectType("NoticeRuleRow", { description: "A row of the rules of 外国人雇用状況の届出." })
export class NoticeRuleRowType extends LawRuleRowType {
  @Field(() => Boolean, texts.isInsured)
  isInsured!: boolean;

  @Field(() => Int, texts.dueDay)
  dueDay!: number | null;
}

@InputType("AddNoticeRuleInput", {
  description: "A row of the rules of 外国人雇用状況の届出 about people whose first day is a day or later.",
})
export class AddNoticeRuleInput extends LawRuleInput {
  @Field(() => Boolean, texts.isInsured)
  isInsured!: boolean;

  @Field(() => Int, texts.dueDay)
  dueDay?: number | null;
}
