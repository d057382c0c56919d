import { z } from "zod";
import { hasControls } from "../../../shared/controls.ts";
import { type ContentColumn, fieldsOfPart, type KindOf, type NameIn, type PartName } from "../field/fields.ts";

type Shape<Part extends PartName | null> = { [C in ContentColumn as NameIn<Part, C>]: KindOf<C>["value"] };

function shape<Part extends PartName | null>(part: Part): Shape<Part>;
function shape(part: string | null): object {
  return Object.fromEntries(fieldsOfPart(part).map(({ name, kind }) => [name, kind.value]));
}

const group = <Part extends PartName>(part: Part) => z.strictObject(shape(part)).nullish();

/** The content of a posting as it comes in: absent stays, null clears. Nothing is required here; what is there must be right. */
export const workContentSchema = z.strictObject({
  ...shape(null),
  employer: group("employer"),
  workplace: group("workplace"),
  salary: group("salary"),
  hours: group("hours"),
  insurance: group("insurance"),
  contract: group("contract"),
  selection: group("selection"),
} satisfies Record<PartName, z.ZodType>);
export type WorkContentValues = z.output<typeof workContentSchema>;

/** A reason that someone else reads. */
export const reasonSchema = z
  .string()
  .trim()
  .min(1)
  .max(2_000)
  .refine((value) => !hasControls(value));

/** The same where a reason from a list may stand alone. */
export const optionalReasonSchema = z
  .string()
  .trim()
  .max(2_000)
  .refine((value) => !hasControls(value))
  .nullish();
