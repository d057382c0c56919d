import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { anAdmin } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const incident = {
  ...{ id: "d1", version: 2, number: "D-2026-0001", kind: "LEAK", status: "OPEN", summary: "名簿を別の人に送った。", people: 3 },
  ...{ sensitive: true, financial: false, malicious: false, mustReport: true, late: true },
  ...{ noticedAt: "2026-11-20T02:00:00.000Z", preliminaryAimOn: "2026-11-22", preliminaryDueOn: "2026-11-24", finalDueOn: "2026-12-21" },
  ...{ preliminaryReportedAt: null, finalReportedAt: null, peopleToldAt: null },
  steps: [],
};

function open(changes: object = {}) {
  const sent = serve({ viewer: { admin: anAdmin }, dataIncident: { ...incident, ...changes } });
  renderRoute("/admin/incident/detail?id=d1");
  return sent;
}

describe("a data incident", () => {
  it("says which reports the law asks for and that one is late, and records them", async () => {
    const sent = open();
    expect(await screen.findByText("報告の期限を過ぎています")).toBeDefined();
    expect(screen.getByText("個人情報保護委員会への報告と本人への通知が必要です")).toBeDefined();
    fireEvent.change(screen.getByRole("combobox", { name: "したこと" }), { target: { value: "PRELIMINARY_REPORTED" } });
    fireEvent.change(screen.getByRole("textbox", { name: "内容" }), { target: { value: "委員会の様式で送った。" } });
    fireEvent.click(screen.getByRole("button", { name: "記録する" }));
    const input = { id: "d1", version: 2, kind: "PRELIMINARY_REPORTED", body: "委員会の様式で送った。" };
    await expect.poll(() => sent).toEqual([{ name: "addDataIncidentStep", input }]);
  });

  it("is corrected when more is known, and not with what is no number", async () => {
    const sent = open();
    const people = await screen.findByRole("textbox", { name: /本人の数/ });
    fireEvent.change(people, { target: { value: "たくさん" } });
    fireEvent.click(screen.getByRole("button", { name: "変更を保存する" }));
    expect((await screen.findAllByText(/人数を数字で入力してください/)).length).toBeGreaterThan(0);
    fireEvent.change(people, { target: { value: "１，２００" } });
    fireEvent.click(screen.getByRole("button", { name: "変更を保存する" }));
    await expect
      .poll(() => sent[0])
      .toMatchObject({ name: "changeDataIncident", input: { id: "d1", version: 2, people: 1_200, sensitive: true } });
  });

  it("that is closed is only read", async () => {
    open({ status: "CLOSED", late: false, finalReportedAt: "2026-12-01T02:00:00.000Z" });
    const main = within(await screen.findByRole("main"));
    expect(await main.findByText("名簿を別の人に送った。")).toBeDefined();
    expect(main.queryByRole("button", { name: "記録する" })).toBeNull();
  });
});
