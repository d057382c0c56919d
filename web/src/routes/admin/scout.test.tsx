import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { anAdmin } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const company = { id: "c1", name: "さくらフーズ", stopReason: null, searches: 3, sent: 5, reported: 1 };
const report = { id: "s1", companyName: "さくらフーズ", workTitle: "ホール", reason: "UNTRUE", reportedAt: "2026-11-27T00:00:00Z" };
const permit = { kind: "NOTIFICATION", number: "51-募-000001", issuedOn: "2026-04-01", confirmedAt: "2026-11-01T00:00:00Z" };
const overview = { permit, companies: [company], reported: [report] };
const done = { errors: [] };

describe("scouts in the back office", () => {
  it("begin once the notification is confirmed with its number and day", async () => {
    const sent = serve({ viewer: { admin: anAdmin }, scoutOverview: { ...overview, permit: null }, confirmScoutPermit: done });
    renderRoute("/admin/scout");
    fireEvent.change(await screen.findByRole("textbox", { name: /番号/ }), { target: { value: "51-募-000001" } });
    fireEvent.change(screen.getByLabelText(/受理日・許可日/), { target: { value: "2026-04-01" } });
    fireEvent.click(screen.getByRole("button", { name: "確認して始める" }));
    const input = { kind: "NOTIFICATION", number: "51-募-000001", issuedOn: "2026-04-01" };
    await expect.poll(() => sent).toEqual([{ name: "confirmScoutPermit", input }]);
  });

  it("stop for one company with a reason, and show the words of a report on demand", async () => {
    const lookIntoScout = { scout: { id: "s1", body: "スカウトの本文" }, errors: [] };
    const sent = serve({ viewer: { admin: anAdmin }, scoutOverview: overview, stopCompanyScouts: done, lookIntoScout });
    renderRoute("/admin/scout");
    fireEvent.click(await screen.findByRole("button", { name: "本文を見る（記録されます）" }));
    expect(await screen.findByText("スカウトの本文")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "止める" }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.change(dialog.getByRole("textbox", { name: "理由" }), { target: { value: "苦情の確認中" } });
    fireEvent.click(dialog.getByRole("button", { name: "止める" }));
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(["lookIntoScout", "stopCompanyScouts"]);
    expect(sent[1]?.input).toEqual({ companyId: "c1", reason: "苦情の確認中" });
  });
});
