import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { renderRoute } from "#testing/render-route.tsx";

/** The first screen of a file loads all its modules. */
const slow = { timeout: 300_000 };
const code = "7K2M-9QXD-4VTA-HP3C";

const certificate = (revokedAt: string | null) => ({
  __typename: "ExamCertificate",
  ...{ code, valid: revokedAt === null, revokedAt, holder: "グエン ティ・マイ", level: "N3", measuredAt: "2026-10-20T00:00:00Z" },
  ...{ claimChance: 0.91, provisional: true, notMeasured: [] },
  probabilities: [{ __typename: "ExamLevelProbability", level: "N3", probability: 0.82 }],
  score: { __typename: "ExamScore", points: 364, low: 296, high: 433 },
});

function signedIn(role: string | null) {
  const can = {
    __typename: "AdminCan",
    moderateWorks: false,
    manageUsers: false,
    editNews: true,
    managePayments: false,
    manageAdmins: false,
  };
  const admin = role && { __typename: "AdminSession", id: "a1", name: "編集 次郎", role, can };
  const viewer = { __typename: "Viewer", seeker: null, company: null, admin, adminMustEnrol: false };
  return api.query("Viewer", () => HttpResponse.json({ data: { viewer } }));
}

describe("the page of a certificate", () => {
  it("lets an editor of the back office take it back with a reason, and says so at once", async () => {
    const given: unknown[] = [];
    let revokedAt: string | null = null;
    server.use(
      signedIn("EDITOR"),
      api.query("VerifyScreen", () => HttpResponse.json({ data: { examCertificate: certificate(revokedAt) } })),
      api.mutation("RevokeExamCertificate", ({ variables }) => {
        given.push(variables["input"]);
        revokedAt = "2026-11-21T00:00:00Z";
        const answer = { __typename: "RevokeExamCertificatePayload", certificate: certificate(revokedAt), errors: [] };
        return HttpResponse.json({ data: { revokeExamCertificate: answer } });
      }),
    );
    renderRoute(`/verify/${code}`);
    (await screen.findByRole("button", { name: "この証明書を取り消す" }, slow)).click();
    const confirm = await screen.findByRole<HTMLButtonElement>("button", { name: "取り消しを確定する" });
    expect(confirm.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(/取り消す理由/), { target: { value: "本人以外が受験したため" } });
    await waitFor(() => expect(confirm.disabled).toBe(false));
    confirm.click();
    expect(await screen.findByText(/^この証明書は2026年11月21日.*に取り消されました/, undefined, slow)).toBeTruthy();
    expect(given).toEqual([{ code, reason: "本人以外が受験したため" }]);
    expect(screen.queryByRole("button", { name: "この証明書を取り消す" })).toBeNull();
  });

  it.each([null, "OPERATOR", "ACCOUNTANT"])("offers that to nobody else: %s", async (role) => {
    server.use(
      signedIn(role),
      api.query("VerifyScreen", () => HttpResponse.json({ data: { examCertificate: certificate(null) } })),
    );
    renderRoute(`/verify/${code}`);
    expect(await screen.findByText("この証明書は有効です", undefined, slow)).toBeTruthy();
    expect(screen.getByText("暫定の結果です")).toBeTruthy();
    expect(screen.getByText(/^N3以上である確率は91%です/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "この証明書を取り消す" })).toBeNull();
  });
});
