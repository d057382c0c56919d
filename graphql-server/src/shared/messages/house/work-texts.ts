import type { HouseTexts } from "./house-table.ts";

/** Texts of the codes that the posting of works answers: Japanese, やさしい日本語, English. */
export const workTexts = {
  COMPANY_NOT_ACTIVE: [
    "企業の審査が終わるまで、求人を公開することはできません。",
    "会社の 審査が 終わるまで、仕事を 出すことが できません。",
    "Jobs can be published once the operator has reviewed your company.",
  ],
  PLAN_LIMIT: [
    "掲載できる求人数の上限（{limit}件）に達しています。公開中の求人を終了するか、プランを変更してください。",
    "出すことが できる 仕事は {limit}件までです。ほかの 仕事を 終わりに してください。",
    "Your plan allows {limit} published jobs. Close one or change the plan.",
  ],
  REFERENCE_NUMBER_TAKEN: [
    "管理番号「{value}」は別の求人で使われています。別の番号を入力してください。",
    "管理番号「{value}」は ほかの 仕事で つかって います。ちがう 番号を 書いてください。",
    "Another job already has the reference number “{value}”. Choose another one.",
  ],
  TOO_MANY_WORKS: [
    "一度に変更できる求人は{maximum}件までです。",
    "いちどに 変えることが できる 仕事は {maximum}までです。",
    "Change at most {maximum} jobs at once.",
  ],
  WORK_NOT_EDITABLE: [
    "審査中・停止中・終了した求人は編集できません。複製して新しい求人を作成してください。",
    "この 仕事は 今 変えることが できません。コピーして 新しく 作ってください。",
    "A job under review, suspended or ended cannot be edited. Duplicate it instead.",
  ],
  WORK_EDIT_NEEDS_REVIEW: [
    "公開中の求人の必須項目は、審査なしでは変更できません。変更を保存して審査に出してください。公開中の内容は審査が終わるまでそのままです。",
    "この ところを 変えるときは、審査が いります。変えたことを 審査に 出してください。",
    "This item of a published job cannot change without a review. Save a revision and submit it; the job stays public meanwhile.",
  ],
  REVIEW_CLAIMED: [
    "この求人は{by}さんが審査しています。ほかの求人に進むか、引き継いでから判断してください。",
    "この 仕事は {by}さんが 見ています。ほかの 仕事を 見るか、かわってから きめて ください。",
    "{by} is reviewing this job. Go on to another one, or take it over first.",
  ],
  APPROVAL_PASSED: [
    "取り消せる時間（10秒）が過ぎたため、承認は取り消せません。問題があれば掲載を停止してください。",
    "10秒が すぎたので、とりけす ことが できません。困るときは 仕事を とめて ください。",
    "The ten seconds in which an approval can be taken back are over. Suspend the job if something is wrong.",
  ],
  REVIEW_UNSEEN: [
    "まだ開いていない求人、または開いたあとに変わった求人です。内容を開いて確かめてから承認してください。",
    "まだ 見ていない 仕事か、見た あとで かわった 仕事です。見てから 承認して ください。",
    "You have not opened this job as it stands now. Open it and read it before you approve it.",
  ],
  REVIEW_FINDINGS: [
    "指摘が{count}件あります。まとめて承認できません。求人を開いて判断してください。",
    "なおす ところか たしかめる ところが {count}つ あります。開いて きめて ください。",
    "There are {count} findings. It cannot be approved in bulk: open the job and decide.",
  ],
  REVISION_EMPTY: [
    "変更された項目がありません。変更してから送信してください。",
    "変わった ところが ありません。変えてから 送ってください。",
    "Nothing was changed. Change something first.",
  ],
  REVISION_CONFLICT: [
    "この項目は、変更中に公開中の内容も更新されました。画面を読み込み直して内容を確認してください。",
    "この ところは ほかの 人も 変えました。画面を もう一度 開いてください。",
    "The public posting changed here too in the meantime. Reload the page and check it.",
  ],
  PAY_ORDER: [
    "上限額は下限額以上にしてください。",
    "いちばん 高い お金は、いちばん 低い お金より 大きく してください。",
    "The highest pay must not be below the lowest.",
  ],
  PUBLISH_AT_TOO_FAR: [
    "掲載開始は1年以内の日時にしてください。",
    "始まる 日は 1年より 前に してください。",
    "Choose a time of publication within one year.",
  ],
  WORK_TITLE_MISSING: ["求人の題名を入力してください。", "仕事の 名前を 書いてください。", "Enter the job title."],
  WORK_CATEGORY_MISSING: ["職種を選択してください。", "仕事の 種類を 選んでください。", "Choose the job category."],
  WORK_DESCRIPTION_MISSING: ["業務内容を入力してください。", "仕事で することを 書いてください。", "Describe the duties."],
  WORK_DUTIES_CHANGE_SCOPE_MISSING: [
    "業務の変更の範囲を入力してください（変更がない場合は「変更なし」）。",
    "仕事が 変わるか 書いてください（変わらないときは「変更なし」）。",
    'State the scope of change of duties ("変更なし" when there is none).',
  ],
  WORK_WORDING_SEX: [
    "「{word}」は性別などによる募集の制限にあたります（均等法5条）。例：「{rewrite}」",
    "「{word}」は 男女で 人を 選ぶ 言葉です。「{rewrite}」に しませんか。",
    '"{word}" limits applicants by sex or marriage (Equal Opportunity Act, art. 5). For example: "{rewrite}".',
  ],
  WORK_WORDING_AGE: [
    "「{word}」は年齢による募集の制限にあたります。例外にあたる場合は例外事由の番号を書いてください。例：「{rewrite}」",
    "「{word}」は 年で 人を 選ぶ 言葉です。「{rewrite}」に しませんか。",
    '"{word}" limits applicants by age. A lawful exception must name its number (例外事由). For example: "{rewrite}".',
  ],
  WORK_WORDING_NATIONALITY: [
    "「{word}」は国籍や人種による募集の制限にあたります（職安法3条）。必要な日本語や在留資格で書いてください。例：「{rewrite}」",
    "「{word}」は 国で 人を 選ぶ 言葉です。「{rewrite}」に しませんか。",
    '"{word}" limits applicants by nationality or race. State the Japanese or the permission that is needed. For example: "{rewrite}".',
  ],
  WORK_WORDING_PRIVACY: [
    "「{word}」は採用選考で集めたり条件にしたりしてはいけない事項です（公正採用選考）。例：「{rewrite}」",
    "「{word}」は 聞いては いけない ことです。「{rewrite}」に しませんか。",
    '"{word}" must not be asked for or selected by in recruitment. For example: "{rewrite}".',
  ],
  WORK_WORDING_HEALTH: [
    "「{word}」は健康や障害による制限、または不要な健康情報の収集にあたります。例：「{rewrite}」",
    "「{word}」は 病気や 障害で 人を 選ぶ 言葉です。「{rewrite}」に しませんか。",
    '"{word}" limits applicants by health or disability, or asks for health data. For example: "{rewrite}".',
  ],
  WORK_WORDING_CONDITIONS: [
    "「{word}」は労働関係の法令で認められない条件です。条件を改めてください。例：「{rewrite}」",
    "「{word}」は 決まりに 合わない 条件です。「{rewrite}」に してください。",
    '"{word}" is a condition that labour law does not allow. For example: "{rewrite}".',
  ],
  WORK_WORDING_MISLEADING: [
    "「{word}」は誤解をまねく表示、または応募への金品の提供にあたります。例：「{rewrite}」",
    "「{word}」は まちがって 分かる ことが あります。「{rewrite}」に しませんか。",
    '"{word}" is misleading or offers a gift for applying. For example: "{rewrite}".',
  ],
  WORK_FIXED_OVERTIME_UNDECLARED: [
    "文中に固定残業代の記載があります。「固定残業代あり」を選び、金額・時間・超過分の支給を入力してください。",
    "文に 固定残業代が あります。お金・時間・超えた 分を 書いてください。",
    "The text mentions fixed overtime pay: declare it with amount, hours and payment of the excess.",
  ],
  WORK_FIXED_OVERTIME_TOO_LOW: [
    "この時間数の固定残業代は{needed}円以上必要です（労働基準法第37条、25%の割増）。",
    "この 時間なら、固定残業代は {needed}円より 多く いります。",
    "Fixed overtime pay for these hours must be at least {needed} yen (Labour Standards Act, article 37: 25 % premium).",
  ],
  WORK_PREFECTURE_MISSING: [
    "就業場所の都道府県を選択してください。",
    "働く ところの 都道府県を 選んでください。",
    "Choose the prefecture of the workplace.",
  ],
  WORK_CITY_MISSING: [
    "就業場所の市区町村を入力してください。",
    "働く ところの 市区町村を 書いてください。",
    "Enter the city of the workplace.",
  ],
  WORK_ADDRESS_MISSING: [
    "就業場所の番地を入力してください。",
    "働く ところの 住所を 書いてください。",
    "Enter the street address of the workplace.",
  ],
  WORK_PLACE_CHANGE_SCOPE_MISSING: [
    "就業場所の変更の範囲を入力してください（変更がない場合は「変更なし」）。",
    "働く ところが 変わるか 書いてください（変わらないときは「変更なし」）。",
    'State the scope of change of the workplace ("変更なし" when there is none).',
  ],
  WORK_TERM_MISSING: [
    "契約期間の定めの有無を選択してください。",
    "契約の 期間が あるか 選んでください。",
    "State whether the contract has a fixed term.",
  ],
  WORK_TERM_MONTHS_MISSING: ["契約期間を入力してください。", "契約の 期間を 書いてください。", "Enter the length of the contract."],
  WORK_RENEWAL_MISSING: [
    "契約更新の有無を選択してください。",
    "契約を 新しく するか 選んでください。",
    "State whether the contract is renewed.",
  ],
  WORK_RENEWAL_CRITERIA_MISSING: [
    "契約更新の判断基準を入力してください。",
    "契約を 新しく する 決まりを 書いてください。",
    "State by what the renewal is decided.",
  ],
  WORK_RENEWAL_LIMIT_MISSING: [
    "通算契約期間または更新回数の上限を入力してください（ない場合は「上限なし」）。",
    "契約を 何回 新しく できるか 書いてください（ないときは「上限なし」）。",
    'State the limit of total term or renewals ("上限なし" when there is none).',
  ],
  WORK_TRIAL_MISSING: [
    "試用期間の有無を選択してください。",
    "試しに 働く 期間が あるか 選んでください。",
    "State whether there is a trial period.",
  ],
  WORK_TRIAL_MONTHS_MISSING: [
    "試用期間の長さを入力してください。",
    "試しに 働く 期間の 長さを 書いてください。",
    "Enter the length of the trial period.",
  ],
  WORK_TRIAL_CONDITIONS_MISSING: [
    "試用期間中の労働条件を入力してください（本採用と同じ場合は「同条件」）。",
    "試しに 働く ときの 条件を 書いてください（同じときは「同条件」）。",
    'State the conditions during the trial ("同条件" when they are the same).',
  ],
  WORK_TIME_SYSTEM_MISSING: ["労働時間制を選択してください。", "働く 時間の 決め方を 選んでください。", "Choose the working-time system."],
  WORK_TIMES_MISSING: [
    "始業・終業の時刻を入力してください。",
    "仕事が 始まる 時間と 終わる 時間を 書いてください。",
    "Enter the start and end of the working day.",
  ],
  WORK_OVERTIME_MISSING: ["時間外労働の有無を選択してください。", "残業が あるか 選んでください。", "State whether there is overtime."],
  WORK_BREAK_MISSING: [
    "休憩時間を入力してください（ない場合は0分）。",
    "休み時間を 書いてください（ないときは 0分）。",
    "Enter the break (0 minutes when there is none).",
  ],
  WORK_BREAK_TOO_SHORT: [
    "この労働時間では{minutes}分以上の休憩が必要です（労働基準法第34条）。",
    "この 時間 働くときは、{minutes}分より 長い 休みが いります。",
    "These hours need a break of at least {minutes} minutes (Labour Standards Act, article 34).",
  ],
  WORK_HOLIDAYS_MISSING: ["休日を入力してください。", "休みの 日を 書いてください。", "Enter the days off."],
  WORK_DEEMED_HOURS_MISSING: [
    "裁量労働制のみなし労働時間を入力してください。",
    "裁量労働制の みなし時間を 書いてください。",
    "Enter the deemed hours of discretionary work.",
  ],
  WORK_PAY_UNIT_MISSING: ["賃金形態を選択してください。", "お金の 決め方（時給・月給など）を 選んでください。", "Choose the unit of pay."],
  WORK_PAY_MISSING: ["賃金の下限額を入力してください。", "お金を いくら 払うか 書いてください。", "Enter the lowest pay."],
  WORK_HOURS_FOR_PAY_MISSING: [
    "最低賃金の確認に必要です。週の所定労働時間を入力してください。",
    "1週間に 働く 時間を 書いてください。お金を 調べるために いります。",
    "Enter the weekly hours: they are needed to compare the pay with the minimum wage.",
  ],
  WORK_BELOW_MINIMUM_WAGE: [
    "時給換算{pay}円は、就業場所の最低賃金{minimum}円を下回っています。",
    "1時間 {pay}円は、決まりの {minimum}円より 少ないです。",
    "{pay} yen an hour is below the minimum wage of {minimum} yen at the workplace.",
  ],
  WORK_FIXED_OVERTIME_AMOUNT_MISSING: [
    "固定残業代の金額を入力してください。",
    "固定残業代は いくらか 書いてください。",
    "Enter the amount of the fixed overtime pay.",
  ],
  WORK_FIXED_OVERTIME_HOURS_MISSING: [
    "固定残業代に含まれる時間数を入力してください。",
    "固定残業代は 何時間 分か 書いてください。",
    "Enter the hours the fixed overtime pay covers.",
  ],
  WORK_FIXED_OVERTIME_EXCESS_MISSING: [
    "固定残業時間を超えた分は追加で支給することを明示してください。",
    "時間を 超えたら もっと お金を 払うと 書いてください。",
    "State that overtime beyond these hours is paid in addition.",
  ],
  WORK_INSURANCE_MISSING: [
    "保険の加入の有無を選択してください。",
    "保険が あるか 選んでください。",
    "State whether this insurance applies.",
  ],
  WORK_EMPLOYER_NAME_MISSING: [
    "募集者の氏名または名称を入力してください。",
    "会社の 名前を 書いてください。",
    "Enter the name of the employer.",
  ],
  WORK_EMPLOYMENT_TYPE_MISSING: [
    "雇用形態を選択してください（派遣の場合は派遣を選択）。",
    "働き方（正社員・派遣など）を 選んでください。",
    "Choose the employment type (say so when it is dispatch).",
  ],
  WORK_SMOKING_MISSING: [
    "受動喫煙防止措置を選択してください。",
    "たばこの ルールを 選んでください。",
    "State the measure against passive smoking.",
  ],
  WORK_EMPLOYER_ADDRESS_MISSING: [
    "募集者の住所をビル名・階・部屋番号まで入力してください。",
    "会社の 住所を 全部 書いてください（ビルの 名前・階・部屋も）。",
    "Enter the employer's address down to building, floor and room.",
  ],
  WORK_CONTACT_MISSING: [
    "連絡先（メール・電話・問い合わせフォームのいずれか）を入力してください。",
    "連絡先（メール・電話・フォームの どれか）を 書いてください。",
    "Enter a contact: email, telephone or form.",
  ],
  WORK_DEADLINE_PAST: [
    "応募締切日が過ぎています。今日以降の日付にしてください。",
    "応募の 日が もう 終わっています。今日より 後の 日に してください。",
    "The last day to apply has passed. Choose today or later.",
  ],
} as const satisfies HouseTexts;
