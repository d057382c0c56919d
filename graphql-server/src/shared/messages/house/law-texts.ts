import type { HouseTexts } from "./house-table.ts";

/** Texts of what a posting as a whole gets wrong under labour law: Japanese, やさしい日本語, English. */
export const lawTexts = {
  WORK_WORDING_CRIME: [
    "「{word}」は犯罪の実行者の募集にあたるおそれがあり、掲載できません（職業安定法63条2号）。例：「{rewrite}」",
    "「{word}」は 悪い 仕事（犯罪）の 言葉です。出すことが できません。「{rewrite}」ことを してください。",
    '"{word}" reads as recruiting for crime and cannot be published (Employment Security Act, art. 63). For example: "{rewrite}".',
  ],
  WORK_WORDING_QUESTIONABLE: [
    "「{word}」は審査で確認します（{law}）。例：「{rewrite}」",
    "「{word}」は 審査の 人が 見ます（{law}）。「{rewrite}」に しませんか。",
    '"{word}" goes to the moderator ({law}). For example: "{rewrite}".',
  ],
  WORK_PROSE_BELOW_MINIMUM_WAGE: [
    "文中の「{word}」は1時間あたり{pay}円で、最低賃金{minimum}円を下回ります（最低賃金法4条）。",
    "「{word}」は 1時間 {pay}円です。{minimum}円 より 少ない お金は だめです。",
    '"{word}" in the text comes to {pay} yen an hour, below the minimum wage of {minimum} yen.',
  ],
  WORK_PROSE_CONTRADICTS: [
    "文中の「{word}」が入力された条件と合いません。どちらかを直してください（職業安定法5条の4）。審査で確認します。",
    "「{word}」は 上に 書いた 条件と ちがいます。同じに してください。",
    '"{word}" in the text does not agree with the fields. Correct one of them; the moderator will look at it.',
  ],
  WORK_TITLE_CONTRADICTS: [
    "題名の「{word}」が雇用形態と合いません（職業安定法5条の4）。",
    "名前の「{word}」は 働き方と ちがいます。直してください。",
    '"{word}" in the title is not the type of employment (accurate display, Employment Security Act, art. 5-4).',
  ],
  WORK_ITEM_SAYS_NOTHING: [
    "「{word}」では条件を明示したことになりません（職業安定法5条の3）。内容を書いてください。",
    "「{word}」だけでは 分かりません。くわしく 書いてください。",
    '"{word}" states nothing: this item must be stated in the posting itself (Employment Security Act, art. 5-3).',
  ],
  WORK_HOLIDAYS_VAGUE: [
    "休日の日数が分かりません。「月9日」「週2日」のように書いてください。審査で確認します。",
    "休みが 何日か 書いてください。",
    "The number of days off is not stated. Write, for example, nine days a month; the moderator will look at it.",
  ],
  WORK_ADDRESS_WITHOUT_TOWN: [
    "「{word}」では住所が分かりません。市区町村と町名・番地を書いてください。",
    "「{word}」だけでは 場所が 分かりません。町の 名前と 番号を 書いてください。",
    '"{word}" is not an address. Write the city, the town and the number.',
  ],
  WORK_ADDRESS_WITHOUT_NUMBER: [
    "「{word}」に番地がありません。審査で確認します。",
    "「{word}」に 番号が ありません。書いてください。",
    '"{word}" has no street number. The moderator will look at it.',
  ],
  WORK_DISPATCH_BANNED: [
    "港湾運送・建設・警備・病院などの医療業務には労働者派遣ができません（労働者派遣法4条）。",
    "この 仕事は 派遣では できません（港・建設・警備・病院）。",
    "Dispatch is not allowed for harbour transport, construction, guarding and medical work (Worker Dispatching Act, art. 4).",
  ],
  WORK_DISPATCH_SPECIFIED_SKILL: [
    "特定技能の派遣は農業と漁業だけです（特定技能基準省令）。直接雇用にしてください。",
    "特定技能の 派遣は 農業と 漁業だけです。",
    "Specified skilled workers may be dispatched in agriculture and fishery only.",
  ],
  WORK_DISPATCH_BY_DAY: [
    "日雇派遣は原則禁止です（労働者派遣法35条の4）。例外にあたるかを審査で確認します。",
    "1日だけの 派遣は だいたい できません。審査の 人が 見ます。",
    "Dispatch by the day is banned in principle (Worker Dispatching Act, art. 35-4). The moderator will look at it.",
  ],
  WORK_INSURANCE_NEEDED: [
    "この労働時間では加入が義務です（健康保険法3条、雇用保険法6条、労災保険法3条）。「あり」にするか、理由を補足に書いてください。",
    "この 時間 働く人は 保険に 入らなければ なりません。",
    "These working hours oblige the employer to insure. Say yes, or give the reason in the note.",
  ],
  WORK_DAYS_OFF_TOO_FEW: [
    "年{days}日の休日は、4週4日（年52日）に足りません（労働基準法35条）。",
    "休みが 少なすぎます（1年 {days}日）。1年に 52日より 多く いります。",
    "{days} days off a year are fewer than four in four weeks (Labour Standards Act, art. 35).",
  ],
  WORK_HOURS_OVER_LIMIT: [
    "週{hours}時間の所定労働時間は上限（40時間、特例44時間）を超えています（労働基準法32条）。",
    "1週間 {hours}時間は 長すぎます。40時間までです。",
    "{hours} scheduled hours a week are over the limit of 40, exceptionally 44 (Labour Standards Act, art. 32).",
  ],
  WORK_HOURS_QUESTIONABLE: [
    "{hours}時間の労働時間は、変形労働時間制や特例の条件を審査で確認します（労働基準法32条〜32条の5、40条）。",
    "{hours}時間は 長いです。審査の 人が 見ます。",
    "{hours} hours are lawful only under a special system: the moderator will look at it (Labour Standards Act, art. 32 and 40).",
  ],
  WORK_OVERTIME_OVER_LIMIT: [
    "月{hours}時間の時間外労働は法律の上限（年720時間、複数月平均80時間、月100時間未満）を超えます（労働基準法36条）。",
    "1か月 {hours}時間の 残業は 長すぎます。法律で できません。",
    "{hours} hours of overtime a month exceed the limits of 720 a year, 80 on average and 100 (Labour Standards Act, art. 36).",
  ],
  WORK_OVERTIME_QUESTIONABLE: [
    "月{hours}時間の時間外労働は原則の上限45時間を超えます（労働基準法36条）。特別条項を審査で確認します。",
    "1か月 {hours}時間の 残業は 長いです。審査の 人が 見ます。",
    "{hours} hours of overtime a month are over the usual limit of 45: the moderator will look at it (Labour Standards Act, art. 36).",
  ],
  WORK_OVERTIME_CONTRADICTS: [
    "時間外労働が「なし」なのに時間数が入力されています。審査で確認します。",
    "残業は「ない」のに 時間が あります。直してください。",
    "There is said to be no overtime, but its hours are given. The moderator will look at it.",
  ],
  WORK_DISCRETION_NOT_ALLOWED: [
    "この職種には裁量労働制を使えないおそれがあります（労働基準法38条の3、38条の4の対象業務）。",
    "この 仕事では 裁量労働が できません。",
    "Discretionary working time is for listed duties only (Labour Standards Act, art. 38-3 and 38-4).",
  ],
  WORK_TERM_TOO_LONG: [
    "契約期間は原則{months}か月までです（労働基準法14条）。",
    "契約は {months}か月までです。",
    "A fixed term may last {months} months at most (Labour Standards Act, art. 14).",
  ],
  WORK_TRIAL_LONG: [
    "{months}か月の試用期間は長すぎるおそれがあります（民法90条）。審査で確認します。",
    "試用期間 {months}か月は 長いです。審査の 人が 見ます。",
    "A trial of {months} months may be too long. The moderator will look at it.",
  ],
  WORK_TRIAL_OVER_TERM: [
    "試用期間が契約期間より長くなっています。",
    "試用期間が 契約より 長いです。直してください。",
    "The trial is longer than the contract.",
  ],
  WORK_FIXED_OVERTIME_TOO_LONG: [
    "{hours}時間分の固定残業代は、上限を超える時間外労働を前提にしています（労働基準法36条）。80時間以下にしてください。",
    "固定残業 {hours}時間は 長すぎます。",
    "Fixed overtime of {hours} hours presumes overtime beyond the law. Keep it to 80 hours or fewer.",
  ],
  WORK_FIXED_OVERTIME_LONG: [
    "{hours}時間分の固定残業代は原則の上限45時間を超えます（労働基準法36条）。審査で確認します。",
    "固定残業 {hours}時間は 長いです。審査の 人が 見ます。",
    "Fixed overtime of {hours} hours is over the usual limit of 45. The moderator will look at it.",
  ],
  WORK_KIND_CONTRADICTS: [
    "正社員なのに契約期間の定めがあります。雇用形態が合っているかを審査で確認します。",
    "働き方と 契約の 期間が 合いません。審査の 人が 見ます。",
    "The type of employment and the term do not agree. The moderator will look at it.",
  ],
  WORK_PAY_RANGE_WIDE: [
    "賃金の上限が下限の3倍以上です。決まり方を書いてください（的確表示）。審査で確認します。",
    "お金の 幅が 大きいです。どう 決まるか 書いてください。",
    "The highest pay is three times the lowest or more. Say how it is set; the moderator will look at it.",
  ],
  WORK_MINOR_AT_NIGHT: [
    "18歳未満は22時から5時まで働けません（労働基準法61条）。時間を分けて書いてください。",
    "18歳より 下の人は 夜10時から 朝5時まで 働けません。",
    "Nobody under 18 may work between 22:00 and 5:00 (Labour Standards Act, art. 61). State their hours apart.",
  ],
  WORK_OUTSOURCING_AS_EMPLOYMENT: [
    "業務委託なのに勤務時間の定めや指揮命令の記載があります。雇用にあたらないかを審査で確認します（労働基準法9条）。",
    "業務委託なのに 働く 時間が 決まっています。審査の 人が 見ます。",
    "Outsourcing with fixed hours or commands may be employment (Labour Standards Act, art. 9). The moderator will look at it.",
  ],
  WORK_OUTSOURCING_TERMS: [
    "「{word}」は、フリーランス法（特定受託事業者に係る取引の適正化等に関する法律）で認められない条件のおそれがあります。審査で確認します。報酬は受け取った日から60日以内に払い、減額・返品・無償のやり直し・購入の強制はできません。",
    "「{word}」は、フリーランスの 法律で だめな 条件かもしれません。サイトの 人が 見ます。お金は 60日以内に 払ってください。",
    "“{word}” may be a term that the freelance act does not allow. A reviewer decides. Pay is due within 60 days; no reductions, returns, unpaid corrections or forced purchases.",
  ],
  WORK_SKILL_FIELD_QUESTIONABLE: [
    "特定技能の分野と職種が合っていないようです。分野か職種を直してください。審査で確認します。",
    "特定技能の 分野と 仕事の 種類が ちがうようです。なおしてください。サイトの 人も 見ます。",
    "The Specified Skilled field does not seem to fit the occupation. Correct one of them. A reviewer decides.",
  ],
  WORK_DATES_QUESTIONABLE: [
    "入社日が過ぎているか、応募締切より前です。日付を直してください。審査で確認します。",
    "はじめて 働く 日が もう すぎているか、応募の 終わりの 日より 前です。日を なおしてください。",
    "The first day of work has passed or is before the last day to apply. Correct the dates. A reviewer decides.",
  ],
  WORK_MINOR_IN_SMOKE: [
    "たばこを吸える場所で20歳未満の人は働けません（健康増進法33条）。高校生などの募集をやめるか、禁煙にしてください。",
    "たばこを すう 場所で 20歳より 若い 人は 働けません。禁煙に するか、高校生を 募集しないでください。",
    "People under 20 may not work where smoking is allowed (Health Promotion Act, art. 33). Do not invite minors, or forbid smoking.",
  ],
  WORK_OUTSOURCING_PAY_LOW: [
    "1時間あたりの報酬が最低賃金を下回ります。審査で確認します（フリーランス法5条、最低賃金法4条）。",
    "1時間の お金が 少ないです。審査の 人が 見ます。",
    "The pay for an hour is below the minimum wage. The moderator will look at it.",
  ],
  WORK_STATUS_NOT_PERMITTED: [
    "「{status}」の人は、この職種・時間・契約では働けません（入管法19条）。{rule} 在留資格から外すか、仕事の条件を変えてください。",
    "「{status}」の 人は この 仕事で 働けません。{rule} 在留資格から 外すか、仕事の 条件を 変えてください。",
    "Holders of “{status}” may not do this work with these duties, hours and contract (Immigration Act, art. 19). {rule} Take it off or change the conditions.",
  ],
  WORK_STATUS_TO_CHECK: [
    "「{status}」の人がこの職種で働けるかは、業務の内容によります。専門の業務であることを審査で確認します（入管法19条）。",
    "「{status}」の 人が この 仕事で 働けるか、審査の 人が 見ます。",
    "Whether holders of “{status}” may do this work depends on the duties. The moderator will look at them (Immigration Act, art. 19).",
  ],
  WORK_STUDENT_AFTER_GRADUATION: [
    "留学の人は、この条件では卒業と在留資格の変更の後でなければ働けません。{rule} 卒業した人を採用するときは「留学生は卒業後・在留資格の変更が条件」を選び（早くて{date}から）、そうでなければ留学を外してください。",
    "留学の 人は、学校が 終わって 在留資格を 変えた 後に 働けます（早くて {date}）。{rule} 卒業した人を 雇うときは「卒業後・在留資格の変更が条件」を えらびます。",
    "Students may do this work only after graduation and a change of status. {rule} To hire graduates, choose “students: after graduation and change of status” (from {date} at the earliest); else take Student off.",
  ],
} as const satisfies HouseTexts;
