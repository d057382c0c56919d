import { DriverException } from "@mikro-orm/core";
import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { isBusy } from "./is-busy.ts";
import { isUnstorable } from "./is-unstorable.ts";

const withCode = (code: string, message = "") => Object.assign(new Error(message), { code });

test.each([
  "57P01",
  "57P02",
  "57P03",
  "57014",
  "53100",
  "53200",
  "53300",
  "53400",
  "08000",
  "08003",
  "08006",
  "25006",
  "25P03",
  "40001",
  "40P01",
])("the database's %s passes by itself, also as the ORM and GraphQL wrap it", (code) => {
  const thrown = withCode(code);
  const wrapped = new DriverException(thrown);
  expect(
    [thrown, wrapped, new GraphQLError("x", { originalError: wrapped }), new Error("x", { cause: thrown })].map((one) => isBusy(one)),
  ).toEqual([true, true, true, true]);
});

test.each(["ECONNRESET", "EPIPE", "ETIMEDOUT", "ECONNREFUSED", "EAI_AGAIN", "EHOSTUNREACH"])("a way that is broken does: %s", (code) => {
  expect(isBusy(withCode(code))).toBe(true);
  expect(isBusy(new AggregateError([withCode(code), withCode(code)]))).toBe(true);
});

test.each([
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
])("so does what the driver says without a code: %s", (message) => {
  expect(isBusy(new DriverException(new Error(message)))).toBe(true);
});

test.each([
  withCode("23505"),
  withCode("42P01"),
  withCode("22021"),
  new Error("Connection of two terms"),
  new TypeError("x"),
  "57P01",
  undefined,
])("a bug and a refused row do not: %s", (error) => expect(isBusy(error)).toBe(false));

test("08P01 is the sender's text when the database says it, and a lost server when a pooler does", () => {
  const ofText = withCode("08P01", "invalid message format");
  const ofPooler = withCode("08P01", "server conn crashed?");
  expect([isBusy(ofText), isUnstorable(ofText), isBusy(ofPooler), isUnstorable(ofPooler)]).toEqual([false, true, true, false]);
});
