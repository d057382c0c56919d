import { expect, it } from "vitest";
import { searchFaq } from "./search-faq.ts";

const groups = [
  { id: "a", title: "登録", questions: [{ id: "mail", question: "メールが届きません。", answer: ["迷惑メールを見てください。"] }] },
  { id: "b", title: "お金", questions: [{ id: "free", question: "無料ですか。", answer: ["はい。登録も無料です。"] }] },
];
const found = (typed: string) => searchFaq(groups, typed).flatMap(({ questions }) => questions.map(({ id }) => id));

it("shows everything without words", () => {
  expect(found("  ")).toEqual(["mail", "free"]);
});

it("finds all words in question, answer and group, whatever their width and kana", () => {
  expect(found("めーる")).toEqual(["mail"]);
  expect(found("ﾒｰﾙ　登録")).toEqual(["mail"]);
  expect(found("登録")).toEqual(["mail", "free"]);
  expect(found("登録 無料 届きません")).toEqual([]);
});

it("leaves out groups without an answer", () => {
  expect(searchFaq(groups, "無料").map(({ id }) => id)).toEqual(["b"]);
});
