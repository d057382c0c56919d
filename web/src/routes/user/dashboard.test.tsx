import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { aSeeker, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const measured = {
  __typename: "Measurement",
  provisional: true,
  level: "N3",
  measuredAt: "2026-10-19T00:00:00Z",
  probabilities: [
    { __typename: "LevelProbability", level: "N4", probability: 0.22 },
    { __typename: "LevelProbability", level: "N3", probability: 0.78 },
  ],
  score: { __typename: "ExamScore", points: 341, low: 280, high: 402 },
};

/** The start page of a seeker about whom nothing is known but the given measurement. */
function open(measurement: typeof measured | null): void {
  server.use(
    signedIn({ seeker: aSeeker }),
    api.query("DashboardScreen", () =>
      HttpResponse.json({
        data: {
          me: { __typename: "Me", id: "u1", profile: { __typename: "Profile", completeness: 100, measurement } },
          entryCounts: [],
          entriesUnderWay: [],
          conversations: { __typename: "ConversationPage", items: [] },
          notificationSettings: [],
          closingLikedWorks: [],
          recommendedWorks: { __typename: "RecommendedWorks", items: [], unset: [] },
          moviesToContinue: [],
          userNewsList: { __typename: "NewsPage", items: [] },
        },
      }),
    ),
  );
  renderRoute("/user/dashboard");
}

describe("the seeker's start page", () => {
  it("shows the measured level by its chances and interval, never as a bare level", async () => {
    open(measured);
    const panel = (await screen.findByRole("heading", { name: "測定した日本語のレベル" }, { timeout: 300_000 })).closest("section");
    expect(panel?.textContent).toContain("78%");
    expect(panel?.textContent).toContain("280〜402");
    expect(panel?.textContent).toContain("公式結果ではありません");
  });

  it("leads to the exam before the first result", async () => {
    open(null);
    const link = await screen.findByRole("link", { name: "テストを受ける" }, { timeout: 300_000 });
    expect(link.getAttribute("href")).toBe("/user/exam");
  });
});
