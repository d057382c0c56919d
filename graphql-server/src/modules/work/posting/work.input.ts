import { Field, InputType } from "type-graphql";
import type { z } from "zod";
import { enterFields, partInput } from "../field/field-types.type.ts";
import { fieldsOfPart, type PartName } from "../field/fields.ts";
import type { workContentSchema } from "./work.validation.ts";

/** The groups of the input, each with what the content says of it. */
const parts: Readonly<Record<PartName, readonly [type: new () => object, description: string]>> = {
  employer: [
    partInput("employer", "EmployerInput", "Who recruits: name, address and contact as the law demands them in the posting."),
    "Who recruits.",
  ],
  workplace: [partInput("workplace", "WorkplaceInput", "就業場所."), "就業場所."],
  salary: [
    partInput("salary", "SalaryInput", "賃金. `min` and `max` are base pay without fixed overtime, in yen for one `unit`."),
    "賃金.",
  ],
  hours: [partInput("hours", "WorkHoursInput", "労働時間・休憩・休日."), "労働時間・休憩・休日."],
  insurance: [partInput("insurance", "InsuranceInput", "社会保険・労働保険; null means not stated."), "社会保険・労働保険."],
  contract: [partInput("contract", "WorkContractInput", "契約期間・更新・試用期間・定年."), "契約期間・更新・試用期間・定年."],
  selection: [partInput("selection", "SelectionInput", "選考方法."), "選考方法."],
};

/** The content of a posting as the contract takes it; its fields are those of the table. */
export type WorkContentInput = z.input<typeof workContentSchema>;
export const WorkContentInput = contentInput();

function contentInput(): new () => object {
  const target = class {};
  InputType("WorkContentInput", {
    description: "A field left out stays as it is; null clears it. A draft may be incomplete; a wrong value is refused.",
  })(target);
  enterFields(target, fieldsOfPart(null));
  for (const [name, [type, description]] of Object.entries(parts)) {
    Field(() => type, { nullable: true, description })(target.prototype, name);
  }
  return target;
}
