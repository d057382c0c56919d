import type { HouseTexts } from "./house-table.ts";

/** Texts of the codes of news, inquiries, complaints and the operator's settings: Japanese, やさしい日本語, English. */
export const contentTexts = {
  NOT_IN_FUTURE: [
    "これからの日時を入力してください。",
    "これから 先の 日と 時間を 入れて ください。",
    "Enter a time that is still to come.",
  ],
  NEWS_CATEGORY_FIXED: [
    "一度公開した記事は、お知らせとコラムを入れ替えられません。",
    "一度 出した ものは、お知らせと コラムを かえることが できません。",
    "What was published once stays a news item or a column.",
  ],
  NEWS_WAS_PUBLISHED: [
    "一度公開した記事や、公開を予約した記事は削除できません。公開を終了してください。",
    "一度 出した ものは 消せません。「公開を おわる」を えらんで ください。",
    "What was published or is scheduled is not deleted. Take it back instead.",
  ],
  NEWS_IMAGE_ALT: [
    "画像に説明（代替テキスト）を入力してください。",
    "絵や 写真の 説明を 書いて ください。",
    "Describe each picture for those who cannot see it.",
  ],
  INQUIRY_NOT_ANSWERABLE: [
    "この問い合わせには返信できません。迷惑な投稿に分類されているか、送信者の情報が削除されています。",
    "この 質問には 返事が できません。",
    "This inquiry cannot be answered: it is marked as spam, or its sender's data is erased.",
  ],
  INCIDENT_CLOSED: [
    "終了した事故の記録です。変更や追記はできません。",
    "もう おわった 記録です。かえる ことが できません。",
    "This incident is closed; nothing is added to it.",
  ],
  INCIDENT_UNREPORTED: [
    "報告が必要な事故です。確報と本人への通知を記録してから終了してください。",
    "役所に 知らせる 事故です。さいごの 報告と、本人に 知らせた ことを 書いてから、おわりに して ください。",
    "The law asks for reports of this incident. Record the final report and that the people were told before you close it.",
  ],
  COMPLAINT_RECORDED: [
    "この問い合わせは、すでに苦情として記録されています。",
    "この 質問は、もう 苦情の リストに あります。",
    "This inquiry stands in the complaint log already.",
  ],
  COMPLAINT_SETTLED: [
    "解決済みの苦情です。続けるには、対応を再開してください。",
    "もう おわった 苦情です。つづける ときは、もう一度 はじめて ください。",
    "The complaint is settled. Reopen it to go on.",
  ],
  COMPLAINT_UNANSWERED: [
    "申し出た方への回答を記録してから、解決にしてください。",
    "はじめに、返事を した ことを 書いて ください。",
    "Record the answer to whoever complained before you settle it.",
  ],
  COMPLAINT_OPEN: ["この苦情は対応中です。", "この 苦情は、いま 見て います。", "This complaint is open."],
  DAY_TAKEN: [
    "その日から始まる行がすでにあります。別の日を選ぶか、先にその行を取り消してください。",
    "その 日の ものは もう あります。べつの 日を えらんで ください。",
    "There is a row for that day. Choose another day, or take that row back first.",
  ],
  RULE_IS_FLOOR: [
    "この規則は法律の下限です。変更できません。",
    "これは 法律の きまりです。変えられません。",
    "This rule states the law's floor. It cannot be changed.",
  ],
  RULE_UNCHANGED: [
    "その日には、すでにその扱いです。",
    "その 日は、もう その きまりに なって います。",
    "That is what the rule does on that day already.",
  ],
  LEGAL_TEXT_SYNTAX: [
    "{line}行目の書き方を確認してください。「# 題名」、前文、「## 見出し {#id}」の順に書きます。",
    "{line}行目の 書きかたを 見て ください。",
    "Check line {line}: write “# title”, the lead, then “## heading {#id}”.",
  ],
  LEGAL_TEXT_FACT: [
    "「{fact}」という運営者の項目はありません。",
    "「{fact}」は ありません。",
    "There is no fact “{fact}” of the operator.",
  ],
  LEGAL_TEXT_LINK: [
    "リンク先「{link}」は使えません。/ か https:// で始めてください。",
    "リンク「{link}」は 使えません。",
    "The link “{link}” cannot be used. Start it with / or https://.",
  ],
  LEGAL_TEXT_PARTS: [
    "日本語と同じ見出しのid（{parts}）を同じ順に書いてください。",
    "日本語と 同じ 見出しを 同じ 順番で 書いて ください（{parts}）。",
    "Write the same parts in the same order as in Japanese ({parts}).",
  ],
} as const satisfies HouseTexts;
