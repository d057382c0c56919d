import type { ContentColumns } from "../posting/work.columns.ts";
import { plainText } from "./figures.ts";
import { asks, type Problem, type RequirementFacts, stops } from "./requirement-group.ts";

/** Words that say nothing: a dash, to be discussed, told at the interview, as the company's rules say. */
const says =
  "(?:(?:お気軽に|まずは|詳しくは|詳細は|直接)*(?:お?(?:電話|メール)(?:で|にて)?)?(?:お)?問い?合わせ(?:て)?ください|個別に(?:相談|説明|決定)(?:します)?|未定|応相談|要相談|ご?相談(?:の上|により|に応じ(?:て)?|可)?(?:決定|決めます)?|(?:面接|面談|採用)(?:時|にて|の際|後|で|の?(?:うえ|上))?(?:に)?(?:くわしく|詳しく|詳細を|口頭で)?(?:ご?説明|お伝え|ご?相談|決定|お話し?)?(?:いた|し)?(?:します|ください)?|(?:当社|弊社|会社|社内|法人|当店)?(?:の)?(?:規定|規程)(?:あり|による|により(?:ます)?|に準ず(?:る|じます)|の(?:通|とお)り|(?:通|どお)り|に(?:よ|従)る|あり)?|(?:当社|会社|法人|弊社)(?:が|の)?(?:決め(?:た|る)|定め(?:た|る)|指示(?:した|する))(?:こと|ところ|もの|とおり|通り)(?:に(?:よ|従)る|とする)?|(?:当社|会社|法人|弊社)の?指示(?:による|に従う|どおり|の?(?:通|とお)り)|(?:当社|会社|法人|弊社|社長|店長|上司)の?(?:判断|裁量|都合|一存)(?:に(?:よる|より決定(?:します)?)|で決め(?:る|ます)|次第(?:です)?)?|別途(?:相談|説明|連絡|定める)?|(?:詳細|詳しく)は[^。]{0,16}|後日(?:説明|連絡|決定|お知らせ)?(?:します)?|お?問い?合わせ(?:ください)?|法令(?:による|(?:通|どお)り)|上記(?:の(?:通|とお)り)?|同上|適宜|随時|その他|いろいろ|様々|各種|状況による|ケースバイケース|未記入|不明|秘密|非公開|あり|有り?|可能性あり|変更(?:の可能性)?(?:が)?あり(?:得る|ます)?|変更する(?:場合|こと)があ(?:る|ります)|n/?a|tbd|tba|none|negotiable|tobe(?:discussed|determined|announced|decided)|asperourpolicy|companypolicy|willbeexplained(?:at|in)?(?:the)?interview|x+|テスト|test|あ+|[*＊?？!]+)";
const nothing = new RegExp(`^[\\p{P}\\p{S}ー]*$|^[(「【]?${says}[)」】]?[。.!]*$`, "iu");
/** 「なし・未定」: parts that say nothing, joined. */
function saysNothing(text: string): boolean {
  if (nothing.test(text)) return true;
  const parts = text.split(/[・/、,。()]/u).filter((part) => part !== "");
  return parts.length > 1 && parts.every((part) => nothing.test(part) || none.test(part)) && parts.some((part) => nothing.test(part));
}

const none = /^(?:特に)?(?:なし|無し?|ない|ありません|特になし)[。.]*$/;

interface Item {
  column:
    | "description"
    | "dutiesChangeScope"
    | "workplaceChangeScope"
    | "holidays"
    | "trialConditions"
    | "renewalCriteria"
    | "renewalLimit"
    | "payClosing"
    | "payDay"
    | "selection";
  path: string;
  /** True when なし is an answer: no change, no limit. */
  mayBeNone: boolean;
}

const items: readonly Item[] = [
  { column: "description", path: "description", mayBeNone: false },
  { column: "dutiesChangeScope", path: "dutiesChangeScope", mayBeNone: true },
  { column: "workplaceChangeScope", path: "workplace.changeScope", mayBeNone: true },
  { column: "holidays", path: "hours.holidays", mayBeNone: false },
  { column: "trialConditions", path: "contract.trialConditions", mayBeNone: false },
  { column: "renewalCriteria", path: "contract.renewalCriteria", mayBeNone: false },
  { column: "renewalLimit", path: "contract.renewalLimit", mayBeNone: true },
  { column: "payClosing", path: "salary.closing", mayBeNone: false },
  { column: "payDay", path: "salary.payDay", mayBeNone: false },
  { column: "selection", path: "selection.process", mayBeNone: false },
];

function isAsked({ column }: Item, work: ContentColumns): boolean {
  if (work.employmentType === "OUTSOURCING") return column === "description";
  if (column === "trialConditions") return work.trial === true;
  return column === "renewalCriteria" || column === "renewalLimit" ? work.fixedTerm === true : true;
}

function emptyItems(work: ContentColumns): Problem[] {
  return items
    .filter((item) => isAsked(item, work))
    .flatMap(({ column, path, mayBeNone }) => {
      const text = plainText(work[column] ?? "");
      if (text === "") return [];
      return saysNothing(text) || (!mayBeNone && none.test(text)) ? stops("WORK_ITEM_SAYS_NOTHING", path, { word: text.slice(0, 40) }) : [];
    });
}

const numbered = /[0-9〇一二三四五六七八九十]|丁目|番地|番|号/;

function addresses(work: ContentColumns): Problem[] {
  const [line, employer, city] = [work.addressLine, work.employerAddress, work.city].map((text) => plainText(text ?? ""));
  return [
    ...(city && (nothing.test(city) || !/[市区町村郡島]|[a-z]/i.test(city))
      ? stops("WORK_ADDRESS_WITHOUT_TOWN", "workplace.city", { word: city })
      : []),
    ...(line && (nothing.test(line) || none.test(line)) ? stops("WORK_ADDRESS_WITHOUT_TOWN", "workplace.addressLine", { word: line }) : []),
    ...(line && !nothing.test(line) && !none.test(line) && !numbered.test(line)
      ? asks("WORK_ADDRESS_WITHOUT_NUMBER", "workplace.addressLine", { word: line })
      : []),
    ...(employer && (nothing.test(employer) || !/[市区町村郡島]|[a-z]{4}/i.test(employer))
      ? stops("WORK_ADDRESS_WITHOUT_TOWN", "employer.address", { word: employer.slice(0, 40) })
      : []),
    ...(employer && /[市区町村郡島]/.test(employer) && !numbered.test(employer)
      ? asks("WORK_ADDRESS_WITHOUT_NUMBER", "employer.address", { word: employer.slice(0, 40) })
      : []),
  ];
}

const neverOff =
  /年中無休|休み?(?:は|が)?(?:ほぼ|ほとんど|基本)?(?:なし|ありません|取れ|とれ)|休みなし|会社が(?:決め|指定)|不定期?休?$|人手が足り/u;

/** Items that are filled in with words that state nothing. */
export function emptinessProblems({ work }: RequirementFacts): Problem[] {
  const free = work.workTimes.length === 0 && work.employmentType !== "OUTSOURCING" ? plainText(work.workTimeNote ?? "") : "";
  const shiftOnly =
    work.employmentType !== "OUTSOURCING" &&
    /^(?:シフト(?:制|による|表による)?|(?:当社|会社|自社|弊社|年間)?の?(?:休日)?カレンダー(?:に(?:よる|準ずる)|(?:どお|通|とお)り)?)[。]?$/.test(
      plainText(work.holidays ?? ""),
    ) &&
    !work.holidaysPerYear &&
    !(work.employmentType === "PART_TIME" && typeof work.weeklyHours === "number" && work.weeklyHours <= 30);
  return [
    ...emptyItems(work),
    ...addresses(work),
    ...(free !== "" && (nothing.test(free) || none.test(free))
      ? stops("WORK_ITEM_SAYS_NOTHING", "hours.note", { word: free.slice(0, 40) })
      : []),
    ...(neverOff.test(plainText(work.holidays ?? "")) ? asks("WORK_HOLIDAYS_VAGUE", "hours.holidays") : []),
    ...(shiftOnly ? asks("WORK_HOLIDAYS_VAGUE", "hours.holidays") : []),
  ];
}
