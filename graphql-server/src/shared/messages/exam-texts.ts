/** Texts of the codes that the exam answers: Japanese, やさしい日本語, English. */
export const examTexts = {
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
  FILM_NOT_PLAYABLE: [
    "このファイルの形式はブラウザで再生できません。H.264、VP9、AV1のMP4かWebMにしてください。",
    "この 動画は 見られません。MP4か WebMに して ください。",
    "Browsers do not play this. Please use MP4 or WebM with H.264, VP9 or AV1.",
  ],
  FILM_TOO_LONG: ["動画は3時間までです。", "動画は 3時間までです。", "A movie may last three hours at most."],
  FILM_TOO_LARGE: ["動画のファイルは300MBまでです。", "動画は 300MBまでです。", "A film may have 300 MB at most."],
  MOVIE_IN_USE: [
    "公開したことのある動画は削除できません。公開を終了してください。",
    "もう 出した 動画は けせません。公開を おわって ください。",
    "A movie that has been public cannot be deleted. Take it down instead.",
  ],
  PRACTICE_ITEM_UNKNOWN: [
    "練習問題に「{code}」はありません。",
    "練習問題に 「{code}」は ありません。",
    "There is no practice item “{code}”.",
  ],
  CAPTION_NO_HEADER: ["1行目は「WEBVTT」にしてください。", "1行目は 「WEBVTT」に して ください。", "The first line must be WEBVTT."],
  CAPTION_NO_TIMING: ["{line}行目に時刻の行がありません。", "{line}行目に 時間が ありません。", "Line {line} has no line with times."],
  CAPTION_BAD_TIME: [
    "{line}行目の時刻が読み取れません。00:00:01.000 --> 00:00:04.000 の形にしてください。",
    "{line}行目の 時間が 読めません。00:00:01.000 --> 00:00:04.000 と 書いて ください。",
    "The times in line {line} cannot be read. Write 00:00:01.000 --> 00:00:04.000.",
  ],
  CAPTION_TIME_ORDER: [
    "{line}行目の時刻の順が逆です。",
    "{line}行目の 時間の 順番が ちがいます。",
    "The times in line {line} are not in order.",
  ],
  CAPTION_NO_TEXT: ["{line}行目の字幕に文がありません。", "{line}行目に ことばが ありません。", "The caption at line {line} has no text."],
  CAPTION_TOO_LATE: [
    "{line}行目の字幕は動画の終わりより後です。",
    "{line}行目は 動画が おわった 後です。",
    "The caption at line {line} comes after the end of the movie.",
  ],
  CAPTION_NO_CUE: ["字幕が一つもありません。", "字が ひとつも ありません。", "There is no caption in it."],
  MOVIE_LICENCE_REQUIRED: [
    "この動画と練習問題には、プレミアム動画のライセンスが必要です。",
    "この 動画を 見るには、プレミアム動画の ライセンスが いります。",
    "This movie and its practice need a licence for premium movies.",
  ],
} as const satisfies Record<string, readonly [ja: string, easy: string, en: string]>;
