import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../platform/database/open-database.ts";
import { isEncrypted } from "../platform/keys/encrypted-string.ts";
import { KeyedHash } from "../platform/keys/keyed-hash.ts";
import { openMemoryDatabase } from "../testing/database/memory-database.ts";
import { plainColumns } from "./personal-columns.ts";

let database: Database;
beforeAll(async () => {
  database = await openMemoryDatabase({ current: "k1", keys: new Map([["k1", Buffer.from("0123456789abcdef0123456789abcdef")]]) });
});
afterAll(() => database.close());

const classified = () =>
  Object.entries(plainColumns).flatMap(([table, { impersonal = "", personal = {} }]) =>
    [...impersonal.split(" ").filter(Boolean), ...Object.keys(personal)].map((column) => `${table}.${column}`),
  );

test("every column that holds text is encrypted, a keyed hash, a choice of the product's, or said to be in plain text and why", () => {
  const metadata = [...database.fork().getMetadata().getAll().values()];
  const plain = metadata.flatMap(({ tableName, props }) =>
    props
      .filter(({ customType, enum: isChoice }) => !isEncrypted(customType) && !(customType instanceof KeyedHash) && !isChoice)
      .flatMap(({ fieldNames, columnTypes }) => fieldNames.filter((_, at) => /char|text|json|bytea/.test(columnTypes[at] ?? "")))
      .map((column) => `${tableName}.${column}`),
  );
  expect(plain.length).toBeGreaterThan(200);
  expect(plain.toSorted()).toEqual(classified().toSorted());
});

test("each personal column in plain text has a reason", () => {
  const reasons = Object.values(plainColumns).flatMap(({ personal = {} }) => Object.values(personal));
  for (const reason of reasons) expect(reason.length).toBeGreaterThan(20);
});

test("a column of the tables that no entity knows does not exist", async () => {
  const known = new Set(
    [...database.fork().getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
      props.flatMap(({ fieldNames }) => fieldNames.map((column) => `${tableName}.${column}`)),
    ),
  );
  const columns = await database
    .fork()
    .execute<{ name: string }[]>(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and table_name <> 'mikro_orm_migrations'",
    );
  expect(columns.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});
