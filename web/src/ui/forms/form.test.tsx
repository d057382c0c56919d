import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { loadCatalogues } from "#platform/i18n/catalogues.ts";
import { TextField } from "./fields.tsx";
import { type FieldProblem, Form, useDomainForm } from "./form.tsx";

beforeAll(() => loadCatalogues("ja", ["common"]));

type Answer = readonly FieldProblem[] | undefined;

function NameForm({ onSubmit }: { onSubmit(values: { name: string }): Promise<Answer> }) {
  const domainForm = useDomainForm({
    initialValues: { name: "" },
    validate: { name: (value) => (value === "" ? "入力してください" : null) },
    onSubmit,
  });
  return (
    <Form of={domainForm} labels={{ name: "氏名" }}>
      <TextField form={domainForm.form} name="name" label="氏名" required />
      <button type="submit">保存</button>
      <output>{domainForm.isUnsaved() ? "未保存" : "保存済み"}</output>
    </Form>
  );
}

function show(onSubmit: (values: { name: string }) => Promise<Answer>) {
  render(<NameForm onSubmit={onSubmit} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /氏名/ });
  return { field, press: () => fireEvent.click(screen.getByRole("button", { name: "保存" })) };
}

describe("a form", () => {
  it("sends nothing while something is missing, says what by its label and takes the reader there", async () => {
    const sent: unknown[] = [];
    const { field, press } = show(async (values) => void sent.push(values));
    press();
    expect((await screen.findByRole("link", { name: /氏名.*入力してください/ })).getAttribute("href")).toBe(`#${field.id}`);
    await expect.poll(() => document.activeElement).toBe(field);
    expect(sent).toEqual([]);
  });

  it("shows a problem of the server at its field, and one of no field above", async () => {
    const { field, press } = show(async () => [
      { code: "LONG", path: ["name"], message: "長すぎます" },
      { code: "BUSY", path: ["elsewhere"], message: "いまは保存できません" },
    ]);
    fireEvent.change(field, { target: { value: "マイ" } });
    press();
    expect(await screen.findByText("＊長すぎます")).toBeDefined();
    expect(screen.getByText("いまは保存できません")).toBeDefined();
    expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["マイ", "true"]);
    expect(screen.getByText("未保存")).toBeDefined();
  });

  it("pressed twice while it sends sends once; after a failure it can be sent again", async () => {
    const ends: (() => void)[] = [];
    const { field, press } = show(
      () =>
        new Promise<undefined>(
          (resolve, reject) => void ends.push(ends.length === 0 ? () => reject(new TypeError("lost")) : () => resolve(undefined)),
        ),
    );
    fireEvent.change(field, { target: { value: "マイ" } });
    press();
    press();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await screen.findByText(/通信できませんでした/)).toBeDefined();
    expect(field.value).toBe("マイ");
    press();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    expect(await screen.findByText("保存済み")).toBeDefined();
    expect(screen.queryByText(/通信できませんでした/)).toBeNull();
  });
});
