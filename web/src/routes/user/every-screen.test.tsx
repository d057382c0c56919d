import { describe, expect, it } from "vitest";
import { aSeeker } from "#testing/data.ts";
import { expectHeading } from "#testing/opens.tsx";
import { userTable } from "./user.routes.tsx";

/** Every screen that can be opened by its address, the heading, and what there is to show. */
const screens: readonly (readonly [address: string, heading: string, found?: Record<string, unknown>])[] = [
  ["/user/dashboard", "グエン ティ・マイさん、こんにちは"],
  ["/user/news_detail?id=n", "年末の休業", { userNews: { title: "年末の休業" } }],
  ["/user/exam", "日本語力測定テスト", { examStanding: { mayStart: true } }],
  ["/user/exam/progress", "受験中のテストはありません"],
  ["/user/entry?work=w", "求人に応募する", { work: { status: "OPEN" } }],
  ["/user/entry/confirm?work=w", "応募内容の確認", { entryDraft: { work: {} } }],
  ["/user/entry/complete?id=e1", "応募が完了しました", { entry: { work: {} } }],
  ["/user/entry/now_entry_list", "応募の状況"],
  ["/user/job", "日本語を使う求人"],
  ["/user/job/detail?id=w", "介護スタッフ", { work: { title: "介護スタッフ" } }],
  ["/user/job/likeit", "気になる求人"],
  ["/user/licence/purchase", "学習とテストのライセンス"],
  ["/user/teaching", "日本語を学ぶ"],
  ["/user/teaching/detail?id=m", "て形の練習", { movie: { title: "て形の練習" } }],
  ["/user/message", "メッセージ"],
  ["/user/cancel", "退会"],
  ["/user/cancel/question", "退会の理由（アンケート）"],
  ["/user/member/view", "プロフィール"],
  ["/user/shift", "勤務時間の記録（週28時間）"],
  ["/user/scout", "スカウト"],
  ["/user/member/edit", "プロフィールの編集"],
  ["/user/member/complete", "プロフィールを保存しました"],
];

/** Shown only at the end of its way, which has a test of its own. */
const later = ["/user/cancel/complete"];

describe("the seeker's area", () => {
  it.each(screens.map(([address, heading, found = {}]) => ({ address, heading, found })))(
    "opens $address under the heading $heading",
    ({ address, heading, found }) => expectHeading(address, heading, { viewer: { seeker: aSeeker }, ...found }),
  );

  it("has no screen that is not opened here or later on a way", () => {
    const opened = screens.map(([address]) => address.split("?")[0]);
    expect([...opened, ...later].toSorted()).toEqual(userTable.map(({ path }) => path).toSorted());
  });
});
