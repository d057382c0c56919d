import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { FilterForm } from "./filter-form.tsx";

function show(kind: { isInstant?: boolean } = {}) {
  const said: string[] = [];
  render(
    <FilterForm {...kind} onFilter={(search) => said.push(search.toString())}>
      <input name="q" type="search" aria-label="言葉" />
      <select name="topic" aria-label="分類">
        <option value="">すべて</option>
        <option value="LAW">法律</option>
      </select>
      <button type="submit">検索</button>
    </FilterForm>,
  );
  const write = (value: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
  const choose = (value: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value } });
  return { said, write, choose, submit: () => fireEvent.submit(screen.getByRole("search")) };
}

describe("a form that asks", () => {
  it("says what is filled in, without blanks around it, when it is sent", () => {
    const { said, write, choose, submit } = show();
    write(" visa ");
    choose("LAW");
    expect(said).toEqual([]);
    submit();
    write("  ");
    submit();
    expect(said).toEqual(["q=visa&topic=LAW", "topic=LAW"]);
  });

  it("may count a choice at once, and text only when it is sent", () => {
    const { said, write, choose } = show({ isInstant: true });
    write("visa");
    expect(said).toEqual([]);
    choose("LAW");
    expect(said).toEqual(["q=visa&topic=LAW"]);
  });

  it("leaves the Enter that ends a conversion to kanji alone", () => {
    const { said, write, submit } = show();
    fireEvent.compositionStart(screen.getByRole("searchbox"));
    write("zairyu");
    submit();
    expect(said).toEqual([]);
    fireEvent.compositionEnd(screen.getByRole("searchbox"));
    submit();
    expect(said).toEqual(["q=zairyu"]);
  });
});
