import { z } from "zod";
import type { ContractType } from "../modules/work/field/field-kinds.ts";
import { type ContentColumn, type DeclaredField, fieldsOfPart, type PartName } from "../modules/work/field/fields.ts";
import type { ContentColumns } from "../modules/work/posting/work.columns.ts";
import { day } from "./shapes.ts";

const allowance = z.object({ name: z.string(), amount: z.int() });
const workTime = z.object({ start: z.string(), end: z.string() });
const question = z.object({ id: z.string(), text: z.string(), required: z.boolean() });

const shapes: Readonly<Partial<Record<ContractType, z.ZodType>>> = {
  text: z.string(),
  whole: z.int(),
  decimal: z.number(),
  flag: z.boolean(),
  day,
  allowances: allowance,
  workTimes: workTime,
  questions: question,
};

function shapeOf({ kind, path, rest }: DeclaredField): z.ZodType {
  const single = kind.codes ? z.enum(kind.codes) : shapes[kind.type];
  if (!single) throw new Error(`${path}: the REST interface knows no ${kind.type}`);
  const many = kind.isList ? z.array(single) : single;
  const shape = kind.cleared === null ? many.nullable() : many;
  return typeof rest === "string" ? shape.meta({ description: rest }) : shape;
}

const isOffered = ({ rest, shown }: DeclaredField) => shown !== false && rest !== false;
/** What partners get: nothing that is for insiders, and nothing about a person. */
const isForPartners = ({ audiences, personal }: DeclaredField) => audiences[0] === "PUBLIC" && !personal;

function shapesOf(offered: readonly DeclaredField[]): Record<string, z.ZodType> {
  return Object.fromEntries(offered.map((field) => [field.name, shapeOf(field)]));
}

/** What the REST interface shows of a group of the posting; null for what is not stated. */
export const partShape = (part: PartName) => shapesOf(fieldsOfPart(part).filter(isOffered));

/** The same of a group that partners get. @throws Error for a field in it that they must not get */
export function partnerPartShape(part: PartName) {
  const closed = fieldsOfPart(part).find((field) => !isForPartners(field));
  if (closed) throw new Error(`${closed.path}: partners get its group, and it is personal or not for everyone`);
  return partShape(part);
}

/** Columns that stand in the head of every work, so not a second time beside its groups. */
const inHead = new Set<ContentColumn>(["title", "category", "employmentType"]);
const outside = fieldsOfPart(null).filter((field) => isOffered(field) && !inHead.has(field.column));
const forPartners = outside.filter(isForPartners);

/** What a posting says outside of its groups: to the back office, and to partners. */
export const outsideShape = shapesOf(outside);
export const partnerOutsideShape = shapesOf(forPartners);

const presentFields = (offered: readonly DeclaredField[]) => (work: ContentColumns) =>
  Object.fromEntries(offered.map(({ column, name }) => [name, work[column] ?? null]));
export const presentOutside = presentFields(outside);
export const presentOutsideToPartners = presentFields(forPartners);
