import type { HouseTexts } from "./house-table.ts";

/** Texts of the codes that the import of works answers: Japanese, やさしい日本語, English. */
export const importTexts = {
  IMPORT_TOO_MANY_ROWS: [
    "一度に取り込めるのは{rows}行までです。ファイルを分けてください。",
    "一回に 入れられるのは {rows}行までです。ファイルを 分けてください。",
    "At most {rows} rows can be brought in at once. Split the file.",
  ],
  IMPORT_EMPTY: ["取り込む行がありません。", "入れる 行が ありません。", "There is no row to bring in."],
  IMPORT_FORMAT: [
    "ファイル名の末尾は .xlsx、.csv、.tsv、.txt、.json、.jsonl、.ndjson のいずれかにしてください。",
    "ファイルの 名前の 最後を .xlsx、.csv、.tsv、.txt、.json、.jsonl、.ndjson の どれかに してください。",
    "The file name must end in .xlsx, .csv, .tsv, .txt, .json, .jsonl or .ndjson.",
  ],
  IMPORT_NOT_UTF8: [
    "文字コードが、UTF-8、UTF-16、Shift_JISのどれでもありません。Excelの「ブック（.xlsx）」か「CSV UTF-8」の形式で保存してください。",
    "文字の 形が 読めません。Excelの「ブック（.xlsx）」か「CSV UTF-8」で 保存してください。",
    "The file is neither UTF-8 nor UTF-16 nor Shift_JIS. Save it as a workbook (.xlsx) or as “CSV UTF-8”.",
  ],
  IMPORT_UNREADABLE: [
    "このファイルは読み取れません。壊れているか、パスワードがかかっているかもしれません。Excelで開いて、「ブック（.xlsx）」で保存し直してください。",
    "この ファイルは 読めません。こわれて いるか、パスワードが あるかも しれません。Excelで もう一度「ブック（.xlsx）」で 保存してください。",
    "This file cannot be read. It may be damaged or protected by a password. Open it and save it again as a workbook (.xlsx).",
  ],
  IMPORT_TOO_LARGE: [
    "このファイルは大きすぎます。求人の表だけを残して、ファイルを分けてください。",
    "この ファイルは 大きすぎます。求人の 表だけに して、分けてください。",
    "This file is too large. Keep only the table of works, and split it.",
  ],
  IMPORT_ACTIVE_CONTENT: [
    "マクロ、埋め込み、ほかのファイルへのリンクが入っています。「ブック（.xlsx）」で、値だけの表を保存してください。",
    "マクロや ほかの ファイルへの リンクが 入って います。「ブック（.xlsx）」で、表だけを 保存してください。",
    "The file holds macros, embedded files or links to other files. Save only the table as a workbook (.xlsx).",
  ],
  IMPORT_COLUMN_UNKNOWN: [
    "「{column}」という列はありません。「CSVに保存」で保存したファイルと同じ列名にしてください。",
    "「{column}」という 列は ありません。「CSVに する」で 作った ファイルと 同じ 列の 名前に してください。",
    "There is no column “{column}”. Name the columns as in a file made by “Save as CSV”.",
  ],
  IMPORT_COLUMN_TWICE: [
    "「{column}」の列が2つあります。1つにしてください。",
    "「{column}」の 列が 2つ あります。1つに してください。",
    "The column “{column}” stands twice. Keep one.",
  ],
  IMPORT_ROW_BROKEN: [
    "この行には{cells}個の項目がありますが、見出しは{columns}個です。カンマと引用符を確認してください。",
    "この 行は 項目が {cells}個 あります。見出しは {columns}個です。カンマを 見てください。",
    "This row has {cells} cells, the header {columns}. Check commas and quotes.",
  ],
  IMPORT_CSV_QUOTES: [
    '引用符（"）が閉じていないか、1行が長すぎるため読み取れません（{reason}）。ここから後の行は取り込まれていません。',
    '「"」が 終わっていません（{reason}）。ここから 後の 行は 入っていません。',
    "A quote is not closed or a row is too long ({reason}). The rows from here on were not read.",
  ],
  SHEET_NO_TEXT: [
    "このファイルからは文字を読めません。画像だけのPDFや、パスワードのかかったPDFは読めません。文字を選んでコピーし、下の欄に貼ってください。",
    "この ファイルの 文字が 読めません。画像だけの PDFは 読めません。文字を コピーして、下に はって ください。",
    "No text was found in this file. A PDF that is only a picture, or that asks for a password, cannot be read: copy its text and paste it below.",
  ],
  SHEET_UNREADABLE: [
    "この文章からは求人の項目を読み取れませんでした。「職種：介護職員」のように、項目の名前と内容が並んだ文章を貼ってください。",
    "この 文から 仕事の ことが 読めませんでした。「職種：介護職員」のように 書いた 文を はって ください。",
    "No item of a job was found in this text. Paste text with labels, for example 「職種：介護職員」.",
  ],
  IMPORT_JSON_BROKEN: ["JSONとして読み取れません。", "JSONでは ありません。", "This is not JSON."],
  IMPORT_NOT_A_POSTING: [
    "schema.orgのJobPostingではありません（@typeを確認してください）。",
    "JobPostingでは ありません。@typeを 見てください。",
    "This is no JobPosting of schema.org (see @type).",
  ],
  IMPORT_CELL: [
    "「{value}」は読み取れません。書き方：{expected}",
    "「{value}」は 読むことが できません。書きかた：{expected}",
    "“{value}” cannot be read. Write: {expected}",
  ],
  IMPORT_SEVERAL_PLACES: [
    "就業場所は1件の求人に1か所です。場所ごとに求人を分けてください。",
    "働く ところは 1つの 仕事に 1つです。仕事を 分けてください。",
    "A job has one workplace. Make one posting for each place.",
  ],
  IMPORT_CURRENCY: [
    "賃金は日本円（JPY）で入力してください（いまは{value}）。",
    "お金は 円（JPY）で 書いてください（今は {value}）。",
    "Give the pay in yen (JPY), not {value}.",
  ],
  IMPORT_ROW_TWICE: [
    "同じ管理番号または同じ内容の行が、このファイルの前のほうにあります。",
    "同じ 番号か 同じ 内容の 行が 前に あります。",
    "A row with the same identifier or the same content stands earlier in this file.",
  ],
  IMPORT_KEPT: [
    "登録済みの求人と内容が違います。いまの内容を残しました。ファイルの内容に変えるには --update を付けてください。",
    "前の 内容と ちがいます。前の ままに しました。変えるときは --update を 付けてください。",
    "The job is already there with other content and was kept. Add --update to take over the file's.",
  ],
  IMPORT_COMPANY_REQUIRED: [
    "どの企業の求人か分かりません。法人番号の列を入れるか、--company を付けてください。",
    "どの 会社の 仕事か わかりません。法人番号を 書いてください。",
    "Whose job is this? Give the corporate number, or --company.",
  ],
  IMPORT_COMPANY_UNKNOWN: [
    "「{company}」の企業は登録されていません。法人番号（13桁）を確認してください。",
    "「{company}」の 会社は ありません。法人番号（13けた）を 見てください。",
    "There is no company “{company}”. Check the 13 digits of the corporate number.",
  ],
  IMPORT_COMPANY_MISMATCH: [
    "この行の法人番号は、--company で指定した企業のものではありません。",
    "この 行の 法人番号は、ほかの 会社の ものです。",
    "The corporate number of this row is not that of the company given with --company.",
  ],
  IMPORT_NO_OWNER: [
    "「{company}」には有効な管理責任者がいないため、求人を登録できません。",
    "「{company}」に 管理する 人が いません。",
    "“{company}” has no active owner, so no job can be registered for it.",
  ],
  IMPORT_APPROVER: [
    "「{email}」は、求人を承認できる運営の担当者（全権管理者または運用担当）ではありません。",
    "「{email}」は 仕事を 承認できる 人では ありません。",
    "“{email}” is no one of the back office who may approve jobs (owner or operator).",
  ],
} as const satisfies HouseTexts;
