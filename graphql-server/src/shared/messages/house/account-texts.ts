import type { HouseTexts } from "./house-table.ts";

/** Texts of the codes that accounts of companies and of the back office are answered: Japanese, やさしい日本語, English. */
export const accountTexts = {
  PICTURE_UNSUITABLE: [
    "縦と横がそれぞれ{minimum}ピクセル以上で、長い辺が短い辺の{ratio}倍までの写真を選んでください。",
    "小さすぎる 写真、細長い 写真は 使えません。たても よこも {minimum}ピクセルか それより 大きくて、長い ほうが 短い ほうの {ratio}ばいまでの 写真を えらんで ください。",
    "Choose a picture of at least {minimum} pixels each way, whose long side is at most {ratio} times the short one.",
  ],
  TOO_MANY_PHOTOS: [
    "職場の写真は{maximum}枚までです。使わないものを削除してください。",
    "写真は {maximum}まいまでです。いらない ものを 消して ください。",
    "A company can have up to {maximum} photos. Remove one first.",
  ],
  REASON_REQUIRED: ["応募者に伝える理由を入力してください。", "理由を 書いて ください。", "Please write a reason for the applicant."],
  READING_WORD_WITHOUT_KANJI: ["漢字を含む言葉を入力してください。", "漢字の ある 言葉を 書いてください。", "Write a word with kanji."],
  READING_NOT_KANA: ["ひらがなで入力してください。", "ひらがなで 書いてください。", "Write the reading in hiragana."],
  READING_LIMIT: [
    "登録できる読みがなは{limit}件までです。使わないものを消してください。",
    "読みがなは {limit}個までです。いらないものを 消してください。",
    "You can set up to {limit} readings. Remove some first.",
  ],
  INVALID_SIGNATURE: ["通知の署名が正しくありません。", "知らせの サインが 正しくないです。", "The signature of the notice does not hold."],
  RECIPIENTS_CHANGED: [
    "宛先が変わりました（現在{count}件）。件数を確認してから、もう一度送信してください。",
    "送る 相手が 変わりました（いま {count}）。数を たしかめて、もう いちど 送って ください。",
    "The recipients have changed ({count} now). Check the number and send again.",
  ],
  WEBHOOK_LIMIT: [
    "通知先は{limit}件までです。使わないものを終了してから追加してください。",
    "通知の あて先は {limit}けんまでです。つかわない ものを 終わりに してから ふやして ください。",
    "There can be {limit} webhooks. End one that you do not use first.",
  ],
  TEMPLATE_LIMIT: [
    "保存できる定型文は{limit}件までです。使わないものを削除してください。",
    "文は {limit}まで 保存できます。使わない ものを 消して ください。",
    "At most {limit} templates can be kept. Delete those you do not use.",
  ],
  OPERATION_INVALID: [
    "操作「{name}」は登録できません：{reason}",
    "操作「{name}」は 登録できません：{reason}",
    "The operation {name} cannot be registered: {reason}",
  ],
  OPERATION_LIMIT: [
    "登録できる操作は合計{limit}件までです。使われていないものを終了してください。",
    "登録できる 操作は ぜんぶで {limit}までです。使わない ものを 終わらせて ください。",
    "At most {limit} operations can be registered in all. Retire those that are not used.",
  ],
  NAME_TAKEN: [
    "この名前はすでに使われています。別の名前にしてください。",
    "この 名前は もう あります。ちがう 名前に して ください。",
    "This name is already used. Choose another one.",
  ],
  MEMBER_LIMIT: [
    "プランの上限（{limit}人）に達しています。使わないメンバーを外すか、プランを変更してください。",
    "入ることが できる 人は {limit}人までです。",
    "Your plan allows {limit} members. Remove one or change the plan.",
  ],
  LAST_ADMIN_OWNER: [
    "管理画面の全権管理者が一人もいなくなるため、変更できません。先にほかの人を全権管理者にしてください。",
    "全権管理者が いなく なります。先に ほかの 人を 全権管理者に してください。",
    "The back office would have no owner left who can sign in. Make somebody else an owner first.",
  ],
  LAST_OWNER: [
    "管理責任者が一人もいなくなるため、変更できません。先にほかのメンバーを管理責任者にしてください。",
    "管理する 人が いなく なります。先に ほかの 人を 管理する 人に してください。",
    "The company would have no owner left. Make somebody else an owner first.",
  ],
  REVIEWED_FACTS: [
    "審査済みの企業名と法人番号は変更できません。変更が必要なときはお問い合わせください。",
    "会社の 名前と 法人番号は 変えることが できません。問い合わせて ください。",
    "The reviewed name and corporate number cannot be changed here. Please contact us.",
  ],
  TOO_MANY_NOTES: [
    "メモは1人の応募者に{maximum}件までです。不要なメモを削除してください。",
    "メモは {maximum}つまでです。いらない メモを 消して ください。",
    "You can keep up to {maximum} notes about an applicant. Delete one you do not need.",
  ],
  TOO_MANY_TAGS: [
    "タグは{maximum}個までです。使わないタグを外してください。",
    "タグは {maximum}つまでです。いらない タグを けして ください。",
    "Use at most {maximum} tags. Remove one you do not need.",
  ],
  TOO_MANY_ENTRIES: [
    "一度に動かせる応募は{maximum}件までです。",
    "いちどに {maximum}人までです。",
    "Move at most {maximum} applications at once.",
  ],
  CARD_REQUIRED: [
    "カードが登録されていません。カードを登録するか、請求書払いを選んでください。",
    "カードが ありません。カードを 登録するか、ほかの はらい方を えらんで ください。",
    "No card is saved. Save a card or choose to pay by invoice.",
  ],
  PAYMENT_PENDING: [
    "お支払いの結果が出ていない請求があります。お支払いが済んでから、もう一度お手続きください。",
    "まだ はらって いない お金が あります。はらってから、もう一度 してください。",
    "The payment of an earlier bill is still open. Please try again when it is through.",
  ],
  PAYMENT_UNSURE: [
    "カード会社の返事を確認できませんでした。少し待ってから、もう一度お試しください。",
    "カード会社の 返事が ありません。少し 待ってから、もう一度 してください。",
    "The card company did not answer. Please try again in a moment.",
  ],
  PLAN_TOO_SMALL: [
    "このプランの上限（掲載{works}件・メンバー{members}人）を超えています。先に求人を終了するか、メンバーを外してください。",
    "このプランは 仕事 {works}件、{members}人までです。先に 少なく してください。",
    "This plan allows {works} published jobs and {members} members. Please close jobs or remove members first.",
  ],
  NOT_SETTLED: [
    "まだ手続きの残りがあります（掲載中の求人 {works}件、選考中の応募 {entries}件、未払いの請求 {invoices}件）。",
    "まだ のこって います（仕事 {works}件、応募 {entries}件、請求 {invoices}件）。",
    "Something is left to settle: {works} published jobs, {entries} open applications, {invoices} unpaid invoices.",
  ],
  TWO_FACTOR_ON: ["2段階認証はすでに有効です。", "2段階認証は もう 使って います。", "Two-factor authentication is on already."],
  TWO_FACTOR_OFF: [
    "このアカウントでは2段階認証を使っていません。",
    "この 人は 2段階認証を 使って いません。",
    "This account does not use two-factor authentication.",
  ],
  TWO_FACTOR_NOT_STARTED: [
    "設定のやり直しが必要です。画面を読み込み直して、最初から設定してください。",
    "はじめから 設定して ください。画面を もう一度 開いて ください。",
    "Please reload the page and set it up from the start.",
  ],
  TWO_FACTOR_MANDATORY: [
    "管理者の2段階認証は無効にできません。",
    "管理者は 2段階認証を やめることが できません。",
    "Two-factor authentication cannot be turned off for admins.",
  ],
  OFFER_NOT_PERMITTED: [
    "いまの在留資格・時間・入社日では、この仕事の内定を出せません。{rule} 在留資格の変更、時間を減らす、入社日を後にするのどれかを条件にしてください。",
    "今の 在留資格では、この 仕事を たのめません。{rule} 在留資格を 変える、時間を へらす、始まりを 後にする、の どれかを えらんで ください。",
    "The present status, hours and start do not allow an offer. {rule} Name the lawful way: a change of status, fewer hours or a later start.",
  ],
  OFFER_WAY_NOT_LAWFUL: [
    "この条件にしても、この仕事では働けません。{rule} 別の条件にしてください。",
    "この 条件でも、この 仕事は できません。{rule} ほかの 条件に して ください。",
    "The work is not permitted under this condition either. {rule} Choose another one.",
  ],
  JOINING_NEEDS_CARD_CHECK: [
    "入社の前に、在留カードを確認し、番号の照会の結果を記録してください。",
    "入社の 前に、在留カードと 番号を 確かめて、書いて ください。",
    "Before the person joins, check the residence card and record the answer of the number inquiry.",
  ],
  JOINING_TOO_EARLY: [
    "この内定は{date}より前に入社できない条件です。",
    "{date}より 前には 入社できません。",
    "Under the condition of this offer nobody joins before {date}.",
  ],
  JOINING_NOT_PERMITTED: [
    "記録した在留カードでは、この仕事で働けません。{rule} 新しいカードを確認してから、もう一度操作してください。",
    "この 在留カードでは、この 仕事は できません。{rule} 新しい カードを 見てから、もう一度 して ください。",
    "The card as recorded does not permit this work. {rule} Check the new card, then try again.",
  ],
  NOT_HIRED: [
    "内定承諾または入社になってから記録できます。",
    "採用が 決まってから 書いて ください。",
    "This can be recorded once the offer was accepted.",
  ],
  HIRE_EXEMPT: [
    "届出と在留カードの確認の対象外になっています。対象の方なら、先に「対象」に変えてください。",
    "この 人は 届出が いりません。いる 人なら、先に 変えて ください。",
    "This person is marked as exempt. If they are not, change that first.",
  ],
  DAY_AHEAD: ["今日より後の日付は入力できません。", "今日より 後の 日は 書けません。", "Please enter a day that is not in the future."],
  HIRE_START_MISSING: ["先に入社日を入力してください。", "先に 入社の 日を 書いて ください。", "Please enter the first day of work first."],
  FILED_BEFORE_START: [
    "届出の日は、入社日以降の日付を入力してください。",
    "入社の 日か、その 後の 日を 書いて ください。",
    "Please enter the first day of work or a later day.",
  ],
  TOO_MANY_FILTERS: [
    "保存できる条件は{maximum}件までです。使わないものを削除してください。",
    "{maximum}こまで 保存 できます。使わない ものを 消して ください。",
    "You can keep at most {maximum} filters. Please delete one you do not use.",
  ],
} as const satisfies HouseTexts;
