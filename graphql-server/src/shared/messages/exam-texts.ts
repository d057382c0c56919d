/** Texts of the codes that the exam answers: Japanese, やさしい日本語, English. */
const examTexts = {
  EXAM_OPEN: [
    "受験中のテストがあります。続きから受けてください。",
    "今 うけて いる テストが あります。つづきから うけて ください。",
    "You have a sitting under way. Please go on with it.",
  ],
  EXAM_TOO_SOON: [
    "無料の受験は30日に1回です。あと{days}日でまた受けられます。",
    "お金が いらない テストは 30日に 1回です。あと {days}日 待って ください。",
    "The free exam may be taken once in 30 days. You can take it again in {days} days.",
  ],
  EXAM_UNAVAILABLE: [
    "ただいまテストの準備中です。時間をおいてもう一度お試しください。",
    "今 テストを 準備して います。あとで もう一度 して ください。",
    "The exam is being prepared. Please try again later.",
  ],
  EXAM_NOT_SERVED: [
    "この問題はまだ出題されていません。画面を読み込み直してください。",
    "この 問題は まだ 出て いません。画面を もう一度 開いて ください。",
    "This item has not been shown yet. Please reload the page.",
  ],
  EXAM_ENDED: [
    "このテストは終了しています。結果をご覧ください。",
    "この テストは 終わりました。結果を 見て ください。",
    "This sitting has ended. Please see the result.",
  ],
  EXAM_NO_CERTIFICATE: [
    "12問以上答えたテストにだけ、証明書を発行できます。",
    "12より たくさん 答えた テストだけ、証明書が あります。",
    "A certificate needs at least 12 answers.",
  ],
  LICENCE_REQUIRED: [
    "証明書の発行には、証明書のライセンスが必要です。",
    "証明書を もらうには、証明書の ライセンスが いります。",
    "A certificate licence is needed for this.",
  ],
  RANGE_NOT_SATISFIABLE: [
    "ファイルの終わりより後ろは読み込めません。",
    "ファイルの おわりより 後ろは 読めません。",
    "The file ends before that.",
  ],
  MOVIE_LICENCE_REQUIRED: [
    "この動画と練習問題には、プレミアム動画のライセンスが必要です。",
    "この 動画を 見るには、プレミアム動画の ライセンスが いります。",
    "This movie and its practice need a licence for premium movies.",
  ],
} as const;

/** The exam's texts in one of the three languages, by its column. */
export function examTextsIn(column: 0 | 1 | 2): Record<string, string> {
  return Object.fromEntries(Object.entries(examTexts).map(([code, texts]) => [code, texts[column]]));
}
