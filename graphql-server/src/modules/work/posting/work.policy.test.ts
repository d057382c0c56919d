import { describe, expect, it } from "vitest";
import { actors } from "../../../app/contract/actors.ts";
import type { Viewer } from "../../../shared/viewer/viewer.ts";
import { mayEdit, mayModerate, mayPublish, mayWriteWorks } from "./work.policy.ts";
import { workStatuses } from "./work.vocabulary.ts";

function member(role: "OWNER" | "RECRUITER" | "VIEWER", companyStatus: "PENDING" | "ACTIVE" | "SUSPENDED" | "CLOSED"): Viewer {
  return { company: { kind: "COMPANY", memberId: "m", companyId: "c", sessionId: "s", authenticatedAt: new Date(0), role, companyStatus } };
}

describe("who may do what with works", () => {
  it.each<[string, boolean, boolean, boolean]>([
    ["visitor", false, false, false],
    ["seeker", false, false, false],
    ["companyOwner", true, true, false],
    ["companyRecruiter", true, true, false],
    ["companyViewer", false, false, false],
    ["adminOwner", false, false, true],
    ["adminOperator", false, false, true],
    ["adminEditor", false, false, false],
    ["adminAccountant", false, false, false],
  ])("%s: write %s, publish %s, moderate %s", (name, write, publish, moderate) => {
    const viewer = actors[name] ?? {};
    expect([mayWriteWorks(viewer), mayPublish(viewer), mayModerate(viewer)]).toEqual([write, publish, moderate]);
  });

  it.each<["PENDING" | "ACTIVE" | "SUSPENDED" | "CLOSED", boolean, boolean]>([
    ["PENDING", true, false],
    ["ACTIVE", true, true],
    ["SUSPENDED", false, false],
    ["CLOSED", false, false],
  ])("an owner of a company that is %s: write %s, publish %s", (status, write, publish) => {
    const viewer = member("OWNER", status);
    expect([mayWriteWorks(viewer), mayPublish(viewer)]).toEqual([write, publish]);
  });

  it("edit while the work is a draft, returned or published, and only who may write", () => {
    const editable = workStatuses.filter((status) => mayEdit(member("RECRUITER", "ACTIVE"), { status }));
    expect(editable).toEqual(["DRAFT", "RETURNED", "SCHEDULED", "OPEN", "PAUSED"]);
    expect(workStatuses.filter((status) => mayEdit(member("VIEWER", "ACTIVE"), { status }))).toEqual([]);
  });
});
