import { act, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, pageInfo, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const noFilters = api.query("EntryFilters", () => HttpResponse.json({ data: { entryFilters: [] } }));
const member = { __typename: "CompanyMember", id: "member-2", name: "佐藤 健", role: "RECRUITER", status: "ACTIVE" };
const choices = api.query("EntryChoices", () =>
  HttpResponse.json({
    data: {
      companyMembers: { __typename: "CompanyMemberPage", items: [member] },
      entryTags: [{ __typename: "EntryTag", id: "tag-1", name: "夜勤可" }],
      companyWorks: {
        __typename: "CompanyWorkPage",
        items: [{ __typename: "CompanyWork", id: "work-1", title: "介護スタッフ", entryCount: 3 }],
      },
    },
  }),
);
const wait = { timeout: 300_000 };

function entry(number: number) {
  return {
    __typename: "CompanyEntry",
    id: `entry-${number}`,
    status: "APPLIED",
    interviewRound: 0,
    version: 1,
    legalMoves: ["SCREENING", "REJECTED"],
    createdAt: "2026-11-01T01:00:00.000Z",
    movedAt: "2026-11-02T01:00:00.000Z",
    waitingDays: 20,
    assignee: null,
    otherEntries: [],
    tags: [{ __typename: "EntryTag", id: "tag-1", name: "夜勤可" }],
    unreadCount: number === 1 ? 2 : 0,
    offerCondition: null,
    work: { __typename: "CompanyWork", id: "work-1", title: "介護スタッフ" },
    permission: { __typename: "WorkPermissionCheck", verdict: number === 1 ? "CONDITIONAL" : "OK" },
    applicant: {
      __typename: "Applicant",
      displayName: `応募者 ${number}`,
      isReachable: number !== 2,
      hasLeft: false,
      latinName: "",
      selfDeclaredLevel: "N3",
      workPermission: "WITHIN_STATUS",
      measurement: null,
    },
  };
}

function serve(count: number) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    api.query("CompanyEntriesScreen", ({ variables }) => {
      asked.push(variables);
      const from = Number(variables["after"] ?? 0);
      const items = Array.from({ length: Math.min(50, count - from) }, (_, index) => entry(from + index + 1));
      const next = from + items.length < count ? String(from + items.length) : null;
      const page = { __typename: "CompanyEntryPage", items, pageInfo: pageInfo(next), totalCount: count };
      return HttpResponse.json({ data: { companyEntries: page } });
    }),
  );
  return asked;
}

/** The link of a row: initials, name and what is new. */
const nameOf = (number: number) => new RegExp(`応募者 ${number}(?!\\d)`);

describe("the people who applied", () => {
  beforeEach(() => server.use(signedIn({ company: aCompany }), noFilters, choices));

  it("are marked when they cannot be reached now, without a reason", async () => {
    serve(2);
    renderRoute("/company/entry/users");
    const lineOf = async (name: string) =>
      within((await screen.findByRole("link", { name: new RegExp(name) }, wait)).closest("tr") ?? document.body);
    expect((await lineOf("応募者 2")).queryByText("連絡できません")).not.toBeNull();
    expect((await lineOf("応募者 1")).queryByText("連絡できません")).toBeNull();
  });

  it("are shown with the work they want, their state and what is unread", async () => {
    serve(1);
    renderRoute("/company/entry/users");
    const line = within((await screen.findByRole("link", { name: nameOf(1) }, wait)).closest("tr") ?? document.body);
    expect(line.getByRole("link", { name: nameOf(1) }).getAttribute("href")).toContain("entry-1");
    expect(line.queryByText("20日経過")).not.toBeNull();
    expect(line.queryByText("夜勤可")).not.toBeNull();
    expect(line.queryByText("介護スタッフ")).not.toBeNull();
    expect(line.queryByText("応募")).not.toBeNull();
    expect(line.queryByText("2")).not.toBeNull();
  });

  it("are gone through page by page", async () => {
    serve(53);
    renderRoute("/company/entry/users");
    await screen.findByRole("link", { name: nameOf(50) }, wait);
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "次へ" }));
    });
    await screen.findByRole("link", { name: nameOf(53) }, wait);
    expect(screen.getByRole("button", { name: "次へ" }).hasAttribute("disabled")).toBe(true);
  });

  it("are those of one work when the address says so", async () => {
    const asked = serve(1);
    renderRoute("/company/entry/users?work=work-1&status=APPLIED");
    await vi.waitFor(() => expect(asked[0]).toMatchObject({ filter: { workId: "work-1", statuses: ["APPLIED"] } }), 300_000);
  });

  it("are none yet: the screen says so", async () => {
    serve(0);
    renderRoute("/company/entry/users");
    expect(await screen.findByRole("heading", { name: "応募はまだありません" }, wait)).toBeDefined();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("are those under way first, narrowed by what the address says", async () => {
    const asked = serve(1);
    renderRoute("/company/entry/users?status=OPEN&verdict=NG&level=N3&waiting=7&assignee=NONE&tag=tag-1");
    const filter = {
      openOnly: true,
      verdicts: ["NG"],
      levelFrom: "N3",
      waitingDays: 7,
      unassigned: true,
      assigneeId: null,
      tagId: "tag-1",
    };
    await vi.waitFor(() => expect(asked[0]).toMatchObject({ filter, sort: "OPEN_FIRST", first: 25 }), wait);
  });

  it("are given to a member together", async () => {
    serve(2);
    const sent: unknown[] = [];
    server.use(
      api.mutation("AssignEntries", ({ variables }) => {
        sent.push(variables["input"]);
        return HttpResponse.json({ data: { assignEntries: { __typename: "AssignEntriesPayload", entries: [], errors: [] } } });
      }),
    );
    renderRoute("/company/entry/users");
    fireEvent.click(await screen.findByRole("checkbox", { name: "このページのすべてを選ぶ" }, wait));
    fireEvent.click(await screen.findByRole("button", { name: "担当を決める" }, wait));
    const dialog = within(await screen.findByRole("dialog", undefined, wait));
    fireEvent.change(dialog.getByRole("combobox", { name: "担当" }), { target: { value: "member-2" } });
    fireEvent.click(dialog.getByRole("button", { name: "担当を決める" }));
    await vi.waitFor(() => expect(sent).toEqual([{ entryIds: ["entry-1", "entry-2"], memberId: "member-2" }]), wait);
  });

  it("keep the focus when they are moved on the board, in their new column", async () => {
    const columns = (status: string) =>
      ["APPLIED", "SCREENING"].map((name) => {
        const items = name === status ? [{ ...entry(1), status, legalMoves: ["SCREENING", "REJECTED"] }] : [];
        return { __typename: "EntryBoardColumn", status: name, count: items.length, items };
      });
    let status = "APPLIED";
    server.use(
      api.query("CompanyEntryBoardScreen", () => HttpResponse.json({ data: { companyEntryBoard: columns(status) } })),
      api.mutation("MoveEntry", () => {
        status = "SCREENING";
        const moved = {
          __typename: "CompanyEntry",
          id: "entry-1",
          status,
          interviewRound: 0,
          version: 2,
          legalMoves: [],
          events: [],
          interviewSlots: [],
        };
        return HttpResponse.json({ data: { moveEntry: { __typename: "MoveEntryPayload", entry: moved, errors: [] } } });
      }),
    );
    renderRoute("/company/entry/users?view=board");
    fireEvent.click(await screen.findByRole("button", { name: /応募者 1/ }, wait));
    fireEvent.click(await screen.findByRole("menuitem", { name: "書類選考中" }, wait));
    const dialog = within(await screen.findByRole("dialog", undefined, wait));
    expect(dialog.queryByText("応募者 1")).not.toBeNull();
    fireEvent.click(dialog.getByRole("button", { name: "変更する" }));
    const column = within(await screen.findByRole("region", { name: "書類選考中" }, wait));
    const link = await column.findByRole("link", { name: "応募者 1" }, wait);
    await vi.waitFor(() => expect(document.activeElement).toBe(link), { timeout: 300_000 });
  });

  it("are read again when somebody else has moved them meanwhile", async () => {
    let reads = 0;
    server.use(
      api.query("CompanyEntryBoardScreen", () => {
        reads += 1;
        const column = { __typename: "EntryBoardColumn", status: "APPLIED", count: 1, items: [{ ...entry(1), version: reads }] };
        return HttpResponse.json({ data: { companyEntryBoard: [column] } });
      }),
      api.mutation("MoveEntry", () => {
        const stale = { __typename: "UserError", code: "STALE_VERSION", path: ["version"], message: "更新されています。" };
        return HttpResponse.json({ data: { moveEntry: { __typename: "MoveEntryPayload", entry: null, errors: [stale] } } });
      }),
    );
    renderRoute("/company/entry/users?view=board");
    fireEvent.click(await screen.findByRole("button", { name: /応募者 1/ }, wait));
    fireEvent.click(await screen.findByRole("menuitem", { name: "書類選考中" }, wait));
    fireEvent.click(within(await screen.findByRole("dialog", undefined, wait)).getByRole("button", { name: "変更する" }));
    expect(await screen.findByText("更新されています。", undefined, wait)).toBeDefined();
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), 300_000);
    expect(reads).toBe(2);
  });
});
