import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { api, server } from "#testing/api.ts";
import { aSeeker, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

/** The first screen of a file loads all its modules. */
const slow = { timeout: 300_000 };

afterEach(() => localStorage.clear());

const viewer = signedIn({ seeker: aSeeker });

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1_000).toISOString();

function question(position: number, seconds = 60) {
  const texts = { stem: `質問${position}（　　）です。`, passage: null, recording: null, options: ["あ", "い", "う", "え"] };
  return { __typename: "ExamQuestion", position, skill: "GRAMMAR", ...texts, deadlineAt: at(seconds) };
}

function attempt(changes: object) {
  const base = { withListening: false, deadlineAt: at(3_600), serverTime: at(0), answeredCount: 0, maximumCount: 30, result: null };
  return { __typename: "ExamAttempt", id: "t1", status: "OPEN", ...base, ...changes };
}

const score = { __typename: "ExamScore", points: 312, low: 245, high: 380 };
const shares = { NONE: 0, N5: 0, N4: 0.05, N3: 0.78, N2: 0.15, N1: 0.02 };
const result = {
  __typename: "ExamResult",
  id: "r1",
  level: "N3",
  probabilities: Object.entries(shares).map(([level, probability]) => ({ __typename: "ExamLevelProbability", level, probability })),
  score,
  skills: [{ __typename: "ExamSkillResult", skill: "GRAMMAR", answered: 9, correct: 6, score }],
  scoredCount: 24,
  complete: true,
  ...{ claimChance: 0.93, provisional: true, flags: [], notMeasured: ["LISTENING"] },
  certificateCode: "7K2M-9QXD-4VTA-HP3C",
  revokedAt: null,
  measuredAt: at(900),
};

const lastResult = (ids: string[]) => ({
  examResults: { __typename: "ExamResultPage", items: ids.map((id) => ({ __typename: "ExamResult", id })) },
});

const steps = {
  __typename: "AfterResult",
  id: "r1",
  level: "N3",
  learn: "N2",
  works: [
    { __typename: "LevelWorks", level: "N3", works: 12 },
    { __typename: "LevelWorks", level: "N2", works: 0 },
  ],
  weakest: [{ __typename: "WeakSkill", skill: "GRAMMAR", items: 7 }],
  movies: [],
  claimedLevel: "N1",
  levelsDisagree: true,
};
const nextSteps = api.query("AfterResult", () => HttpResponse.json({ data: { afterResult: steps } }));

function resumes(current: object) {
  return [
    viewer,
    api.query("ExamAttempt", () =>
      HttpResponse.json({ data: { examAttempt: { __typename: "ExamAttempt", id: "t1" }, ...lastResult([]) } }),
    ),
    api.query("ExamResult", () => HttpResponse.json({ data: { examResult: result } })),
    nextSteps,
    api.mutation("ContinueExam", () =>
      HttpResponse.json({ data: { continueExam: { __typename: "ContinueExamPayload", attempt: current, errors: [] } } }),
    ),
  ];
}

const answers = (next: object, given: unknown[] = []) =>
  api.mutation("AnswerExamItem", ({ variables }) => {
    given.push(variables["input"]);
    return HttpResponse.json({ data: { answerExamItem: { __typename: "AnswerExamItemPayload", attempt: next, errors: [] } } });
  });

/** A loudspeaker that is silent at once. */
function fakeLoudspeaker(): string[] {
  const heard: string[] = [];
  class Source extends EventTarget {
    buffer: unknown = null;
    connect() {}
    start() {
      heard.push("started");
      queueMicrotask(() => this.dispatchEvent(new Event("ended")));
    }
    stop() {}
  }
  class Loudspeaker {
    destination = {};
    resume = () => Promise.resolve();
    close = () => Promise.resolve();
    createBufferSource = () => new Source();
    decodeAudioData = () => Promise.resolve({});
  }
  vi.stubGlobal("AudioContext", Loudspeaker);
  return heard;
}

describe("an item that is heard", () => {
  const heardItem = (playsLeft: number) => {
    const recording = { __typename: "ExamRecording", durationMs: 4_000, playsLeft, isDemo: false };
    return { ...question(5, 180), skill: "LISTENING", recording };
  };
  const plays = (asked: string[]) =>
    api.mutation("PlayExamRecording", ({ variables }) => {
      asked.push(variables["input"].operationId);
      const playsLeft = 2 - new Set(asked).size;
      const play = { __typename: "ExamPlay", url: "/api/exam_recordings/p1?exp=1&sig=x", playsLeft };
      return HttpResponse.json({ data: { playExamRecording: { __typename: "PlayExamRecordingPayload", play, errors: [] } } });
    });

  it("plays its recording, counts down with the server, and is silent after the second time", async () => {
    const heard = fakeLoudspeaker();
    const asked: string[] = [];
    server.use(...resumes(attempt({ withListening: true, question: heardItem(2) })), plays(asked));
    server.use(http.get("*/api/exam_recordings/p1", () => HttpResponse.arrayBuffer(new ArrayBuffer(8))));
    renderRoute("/user/exam/progress");
    (await screen.findByRole("button", { name: "音声を聞く（あと2回）" }, slow)).click();
    (await screen.findByRole("button", { name: "音声を聞く（あと1回）" }, slow)).click();
    expect(await screen.findByText("2回聞きました。もう聞くことはできません。", undefined, slow)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "音声を聞く（あと0回）" }).disabled).toBe(true);
    expect([heard.length, new Set(asked).size]).toEqual([2, 2]);
    vi.unstubAllGlobals();
  });

  it("asks for the same play again when its sound did not arrive", async () => {
    fakeLoudspeaker();
    const asked: string[] = [];
    let isBroken = true;
    server.use(...resumes(attempt({ withListening: true, question: heardItem(2) })), plays(asked));
    server.use(
      http.get("*/api/exam_recordings/p1", () => (isBroken ? HttpResponse.error() : HttpResponse.arrayBuffer(new ArrayBuffer(8)))),
    );
    renderRoute("/user/exam/progress");
    (await screen.findByRole("button", { name: "音声を聞く（あと2回）" }, slow)).click();
    await screen.findByRole("alert", {}, slow);
    isBroken = false;
    screen.getByRole("button", { name: "音声を聞く（あと2回）" }).click();
    expect(await screen.findByRole("button", { name: "音声を聞く（あと1回）" }, slow)).toBeTruthy();
    expect([asked.length, new Set(asked).size]).toEqual([2, 1]);
    vi.unstubAllGlobals();
  });
});

describe("a running sitting", () => {
  it("shows one item with both clocks, sends the choice and goes on to the next", async () => {
    const given: unknown[] = [];
    server.use(...resumes(attempt({ question: question(3) })), answers(attempt({ question: question(4), answeredCount: 3 }), given));
    renderRoute("/user/exam/progress");
    expect(await screen.findByRole("heading", { name: "問題3" }, slow)).toBeTruthy();
    expect(screen.getByRole("timer").textContent).toMatch(/この問題 残り(1:00|0:[345]\d)/);
    const next = screen.getByRole<HTMLButtonElement>("button", { name: "答えて次へ" });
    expect(next.disabled).toBe(true);
    screen.getByRole("radio", { name: "う" }).click();
    await waitFor(() => expect(next.disabled).toBe(false));
    next.click();
    expect(await screen.findByRole("heading", { name: "問題4" }, slow)).toBeTruthy();
    expect(given).toEqual([{ attemptId: "t1", position: 3, choice: 2, leftMs: expect.any(Number) }]);
    expect(screen.getAllByRole<HTMLInputElement>("radio").some(({ checked }) => checked)).toBe(false);
  });

  it("begins the next item at its top, where the page was scrolled down to the button", async () => {
    const scrolled = vi.fn();
    server.use(...resumes(attempt({ question: question(1) })), answers(attempt({ question: question(2), answeredCount: 1 })));
    renderRoute("/user/exam/progress");
    const unknown = await screen.findByRole("button", { name: "わからない" }, slow);
    // Only the next item lies above the window: effects of the first one may still be on their way.
    const topNow = () => (screen.queryByRole("heading", { name: "問題2" }) ? -400 : 10);
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, topNow(), 300, 20));
    Element.prototype.scrollIntoView = scrolled;
    unknown.click();
    expect(await screen.findByRole("heading", { name: "問題2" }, slow)).toBeTruthy();
    await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
    vi.restoreAllMocks();
  });

  it("sends what is chosen when the item's time is over", async () => {
    const given: unknown[] = [];
    server.use(...resumes(attempt({ question: question(1, 0) })), answers(attempt({ question: question(2), answeredCount: 1 }), given));
    renderRoute("/user/exam/progress");
    expect(await screen.findByRole("heading", { name: "問題2" }, slow)).toBeTruthy();
    expect(given).toEqual([{ attemptId: "t1", position: 1, choice: null, leftMs: 0 }]);
    expect(screen.getByText("問題1は時間が切れたため、次の問題に進みました。")).toBeTruthy();
  });

  it("keeps the choice when the answer does not get through, and sends it again", async () => {
    server.use(
      ...resumes(attempt({ question: question(1) })),
      api.mutation("AnswerExamItem", () => HttpResponse.error()),
    );
    renderRoute("/user/exam/progress");
    await screen.findByRole("heading", { name: "問題1" }, slow);
    screen.getByRole("radio", { name: "い" }).click();
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "答えて次へ" }).disabled).toBe(false));
    screen.getByRole("button", { name: "答えて次へ" }).click();
    expect((await screen.findByRole("alert", {}, slow)).textContent).toContain("答えを送れませんでした");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "い" }).checked).toBe(true);
    server.use(answers(attempt({ question: question(2), answeredCount: 1 })));
    screen.getByRole("button", { name: "答えて次へ" }).click();
    expect(await screen.findByRole("heading", { name: "問題2" }, slow)).toBeTruthy();
  });

  it("sends an answer that did not get through again by itself when the device is back on the net", async () => {
    const given: unknown[] = [];
    let isOffline = true;
    const next = answers(attempt({ question: question(2), answeredCount: 1 }), given);
    server.use(
      ...resumes(attempt({ question: question(1) })),
      api.mutation("AnswerExamItem", () => (isOffline ? HttpResponse.error() : undefined)),
      next,
    );
    renderRoute("/user/exam/progress");
    await screen.findByRole("heading", { name: "問題1" }, slow);
    screen.getByRole("radio", { name: "い" }).click();
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "答えて次へ" }).disabled).toBe(false));
    screen.getByRole("button", { name: "答えて次へ" }).click();
    await screen.findByRole("alert", {}, slow);
    isOffline = false;
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByRole("heading", { name: "問題2" }, slow)).toBeTruthy();
    expect(given).toEqual([{ attemptId: "t1", position: 1, choice: 1, leftMs: expect.any(Number) }]);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(localStorage.getItem("exam-answer")).toBeNull();
  });

  it("keeps an answer that did not get through in the browser, and sends that one when the page is opened again", async () => {
    const given: unknown[] = [];
    let isOffline = true;
    server.use(
      ...resumes(attempt({ question: question(1) })),
      api.mutation("AnswerExamItem", () => (isOffline ? HttpResponse.error() : undefined)),
      answers(attempt({ question: question(2), answeredCount: 1 }), given),
    );
    renderRoute("/user/exam/progress");
    await screen.findByRole("heading", { name: "問題1" }, slow);
    screen.getByRole("radio", { name: "え" }).click();
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "答えて次へ" }).disabled).toBe(false));
    screen.getByRole("button", { name: "答えて次へ" }).click();
    expect((await screen.findByRole("alert", {}, slow)).textContent).toContain("答えはこの端末に保存しました");
    cleanup();
    isOffline = false;
    renderRoute("/user/exam/progress");
    expect(await screen.findByRole("heading", { name: "問題2" }, slow)).toBeTruthy();
    expect(given).toEqual([{ attemptId: "t1", position: 1, choice: 3, leftMs: expect.any(Number) }]);
    expect(localStorage.getItem("exam-answer")).toBeNull();
  });

  it("lets what was given in time stand when the item's time runs out before it could be sent", async () => {
    const tried: unknown[] = [];
    server.use(
      ...resumes(attempt({ question: question(1, 3) })),
      api.mutation("AnswerExamItem", ({ variables }) => {
        tried.push(variables["input"].choice);
        return HttpResponse.error();
      }),
    );
    renderRoute("/user/exam/progress");
    await screen.findByRole("heading", { name: "問題1" }, slow);
    screen.getByRole("radio", { name: "い" }).click();
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "答えて次へ" }).disabled).toBe(false));
    screen.getByRole("button", { name: "答えて次へ" }).click();
    await screen.findByRole("alert", {}, slow);
    screen.getByRole("radio", { name: "え" }).click();
    await waitFor(() => expect(screen.getByRole("timer").textContent).toContain("この問題 残り0:00"), { timeout: 10_000 });
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(tried.length).toBeGreaterThan(1));
    expect(new Set(tried)).toEqual(new Set([1]));
  });

  it("ends in the two most likely levels with their chances, never in a bare level", async () => {
    server.use(...resumes(attempt({ question: question(24) })), answers(attempt({ status: "FINISHED", question: null, result })));
    renderRoute("/user/exam/progress");
    (await screen.findByRole("button", { name: "わからない" }, slow)).click();
    expect(await screen.findByText("N3（78%）、N2（15%）", undefined, slow)).toBeTruthy();
    expect(screen.getByText("JLPT(日本語能力試験)の公式結果ではありません。")).toBeTruthy();
    expect(screen.getByText("得点 312（95%の範囲 245〜380）")).toBeTruthy();
    expect(screen.getByText("測っていない分野：聴解")).toBeTruthy();
    expect(screen.getByRole("link", { name: "証明書（PDF）をダウンロード" }).getAttribute("href")).toBe("/api/user/exam_certificate/r1");
    expect(screen.getByRole("link", { name: "自分のレベル以下の求人をさがす" }).getAttribute("href")).toBe("/user/job?level=N3");
  });

  it("shows the result of a sitting that ended meanwhile, says that its time was over, and keeps it at an address", async () => {
    const ended = attempt({ status: "EXPIRED", question: null, result });
    const continued = [attempt({ question: question(7) }), ended];
    const problem = { __typename: "UserError", code: "EXAM_ENDED", message: "終わっています", path: [] };
    server.use(
      api.mutation("ContinueExam", () =>
        HttpResponse.json({ data: { continueExam: { __typename: "ContinueExamPayload", attempt: continued.shift(), errors: [] } } }),
      ),
      api.mutation("AnswerExamItem", () =>
        HttpResponse.json({ data: { answerExamItem: { __typename: "AnswerExamItemPayload", attempt: null, errors: [problem] } } }),
      ),
      ...resumes(ended),
    );
    const router = renderRoute("/user/exam/progress");
    (await screen.findByRole("button", { name: "わからない" }, slow)).click();
    expect(await screen.findByText("時間が終わりました。答えた問題で採点しました。", undefined, slow)).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe("?result=r1"));
    expect(await screen.findByText("時間が終わりました。答えた問題で採点しました。", undefined, slow)).toBeTruthy();
  });

  it("says that there is none when none is open", async () => {
    server.use(
      viewer,
      api.query("ExamAttempt", () => HttpResponse.json({ data: { examAttempt: null, ...lastResult(["r1"]) } })),
    );
    renderRoute("/user/exam/progress");
    expect(await screen.findByRole("heading", { name: "受験中のテストはありません" }, slow)).toBeTruthy();
    expect(screen.getByRole("link", { name: "最新の結果を見る" }).getAttribute("href")).toBe("/user/exam/progress?result=r1");
  });
});

describe("a result", () => {
  it("leads to works at the level, to practice of the weakest skill, and names a disagreement with what the reader says", async () => {
    const asked: unknown[] = [];
    server.use(
      ...resumes(attempt({ status: "FINISHED", question: null, result })),
      api.query("PracticeSet", ({ variables }) => {
        asked.push(variables["input"]);
        return HttpResponse.json({ data: { practiceSet: { __typename: "PracticeSet", items: [], errors: [] } } });
      }),
    );
    renderRoute("/user/exam/progress?result=r1");
    const next = within(await screen.findByRole("region", { name: "次にすること" }, slow));
    expect(next.getByText("自己申告はN1程度、測定ではN3程度です")).toBeTruthy();
    expect(next.getByText("公開中の求人（N3）：12件")).toBeTruthy();
    expect(next.getByRole("link", { name: "求人を見る（N3まで）" }).getAttribute("href")).toBe("/user/job?level=N3");
    expect(next.queryByRole("link", { name: "求人を見る（N2まで）" })).toBeNull();
    next.getByRole("button", { name: "文法を練習する（7問）", expanded: false }).click();
    await waitFor(() => expect(asked).toEqual([{ level: "N2", skill: "GRAMMAR" }]));
  });

  it("is shown also when what comes after it cannot be said", async () => {
    server.use(
      api.query("AfterResult", () => HttpResponse.error()),
      ...resumes(attempt({ status: "FINISHED", question: null, result })).slice(0, 3),
    );
    renderRoute("/user/exam/progress?result=r1");
    expect(await screen.findByText("N3（78%）、N2（15%）", undefined, slow)).toBeTruthy();
    expect(screen.queryByRole("region", { name: "次にすること" })).toBeNull();
  });
});
