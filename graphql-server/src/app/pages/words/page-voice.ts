import type { Work } from "../../../modules/work/posting/work.entity.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import { jobCategoryLabels, payUnitLabels, prefectureLabels } from "../../../shared/vocabulary/labels.ts";
import type { PrefectureCode } from "../../../shared/vocabulary/prefecture.ts";
import { japaneseWords } from "./japanese-words.ts";
import { addressIn, isJapanese, type PageLanguage } from "./page-language.ts";
import type { PageText, PageWords } from "./page-words.ts";
import { siteLanguages, siteTexts } from "./site-texts.ts";

type TextName = keyof (typeof siteTexts)["ja"];

function spokenWords(language: PageLanguage): PageWords {
  const say = (name: TextName): string => siteTexts[language][name];
  const text = (title: TextName, description: TextName): PageText => ({ title: say(title), description: say(description) });
  const siteName = say("common:siteName");
  const news = (kind: "NEWS" | "COLUMN") => text(`news:${kind}.title`, `news:${kind}.lead`);
  return {
    siteName,
    titled: (title) => `${title}｜${siteName}`,
    top: {
      title: `${siteName}｜${say("common:tagline")}`,
      description: `${say("common:tagline")}. ${say("work:top.lead")}`,
    },
    list: (name) => {
      const heading = name ? `${say("work:list.title")}: ${name}` : say("work:list.title");
      return { title: heading, description: `${heading}. ${say("work:list.lead")}` };
    },
    company: (name) => ({ title: `${say("employer:works")}: ${name}`, description: `${name}. ${say("employer:lead")}` }),
    news: { NEWS: news("NEWS"), COLUMN: news("COLUMN") },
    goneNews: text("news:withdrawn", "news:withdrawnText"),
    plain: {
      register: text("account:registerTitle", "account:registerLead"),
      signIn: { title: say("account:signInTitle"), description: say("common:tagline") },
      registered: text("account:mailSentTitle", "account:mailSentText"),
      signUp: text("account:signUpTitle", "account:registerLead"),
      signedUp: text("account:welcomeTitle", "account:welcomeText"),
      exam: text("exam:title", "exam:lead"),
      verify: text("exam:verify.title", "exam:verify.noneText"),
      contact: text("contact:title", "contact:sentHint"),
      contactConfirm: text("contact:confirmTitle", "contact:confirmLead"),
      requestPassword: text("password:request.title", "password:request.lead.SEEKER"),
      resetPassword: text("password:reset.title", "password:reset.lead"),
    },
    ownPages: say("common:nav.dashboard"),
    notFound: text("common:notFound.title", "common:notFound.text"),
    faq: text("site:faq.title", "site:faq.lead"),
  };
}

/** Pages in Japanese say more than the screens do, for search engines; the others say what the screens say. */
function wordsOf(language: PageLanguage): PageWords {
  return language === "ja" ? japaneseWords : spokenWords(language);
}

/** One language's way of saying things, and the addresses of its pages. */
export interface PageVoice {
  language: PageLanguage;
  words: PageWords;
  /** The address of a path in this language. */
  link(path: string): string;
  category(category: JobCategory): string;
  prefecture(code: PrefectureCode | null | undefined): string;
  /** Base pay, e.g. ¥1,300–1,500 per hour. */
  pay(range: { unit: Work["payUnit"]; min: Work["payMin"]; max: Work["payMax"] }): string;
}

/** How pages in a language speak. */
export function voiceOf(language: PageLanguage): PageVoice {
  const { intl } = siteLanguages[language];
  const yen = new Intl.NumberFormat(intl);
  return {
    language,
    words: wordsOf(language),
    link: (path) => addressIn(language, path),
    category: (category) => jobCategoryLabels[language][category],
    prefecture: (code) => (code ? prefectureLabels[language][code] : ""),
    pay: ({ unit, min, max }) => {
      if (!unit || !min) return "";
      const label = payUnitLabels[language][unit];
      const highest = max && max > min ? yen.format(max) : undefined;
      if (isJapanese(language)) return `${label}${yen.format(min)}円${highest ? `〜${highest}円` : ""}`;
      return `¥${yen.format(min)}${highest ? `–${highest}` : ""} ${label}`;
    },
  };
}
