import type { HouseTexts } from "./house-table.ts";

/** Texts of the codes that those who keep movies and practice are answered: Japanese, やさしい日本語, English. */
export const movieTexts = {
  FILM_NOT_PLAYABLE: [
    "このファイルの形式はブラウザで再生できません。H.264、VP9、AV1のMP4かWebMにしてください。",
    "この 動画は 見られません。MP4か WebMに して ください。",
    "Browsers do not play this. Please use MP4 or WebM with H.264, VP9 or AV1.",
  ],
  RECORDING_SILENT: [
    "録音から音が聞こえません。マイクと音量を確かめて、もう一度録音してください。",
    "録音の 音が 聞こえません。マイクを 見て、もう一度 録音して ください。",
    "Nothing can be heard. Check the microphone and record it again.",
  ],
  RECORDING_CLIPPED: [
    "音が大きすぎて割れています。マイクから離れるか、入力の音量を下げて録音し直してください。",
    "音が 大きすぎます。マイクから はなれて、もう一度 録音して ください。",
    "The sound is clipped: it was too loud for the microphone. Record it again at a lower level.",
  ],
  RECORDING_TOO_SHORT: ["録音は1秒以上にしてください。", "録音は 1秒より 長く して ください。", "A recording lasts at least one second."],
  RECORDING_TOO_LONG: ["録音は5分までです。", "録音は 5分までです。", "A recording may last five minutes at most."],
  RECORDING_NO_TOOL: [
    "このサーバーには録音を整えるプログラム（ffmpeg）がありません。管理者に伝えてください。",
    "この サーバーは まだ 録音を 使えません（ffmpegが ありません）。",
    "This server lacks the program that prepares recordings (ffmpeg). Please tell whoever runs it.",
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
} as const satisfies HouseTexts;
