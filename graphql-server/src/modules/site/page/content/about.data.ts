import type { SitePageText } from "../site-text.ts";

export const aboutText: SitePageText = {
  updatedOn: "2026-11-01",
  texts: {
    ja: {
      title: "ことばワークスについて",
      lead: "日本語の力、働くための許可、法律で定められた項目がそろった求人。この三つを一つの場所でつなぐ求人サイトです。",
      sections: [
        {
          id: "why",
          heading: "なぜ作ったのか",
          paragraphs: [
            "日本で働く外国人は250万人を超えました。それでも「日本語はどのくらい必要か」「自分の在留資格で働けるか」「条件は本当か」は、応募してみるまで分からないことが多くあります。",
            "ことばワークスは、その三つを応募の前に確かめられるようにします。",
          ],
        },
        {
          id: "three",
          heading: "三つの特長",
          items: [
            "日本語の力を測る：問題の難しさがあなたに合わせて変わる試験で、レベルを確率と誤差で示します。自己申告、資格、測定した結果は分けて扱います。",
            "働けるかを確かめる：在留資格と資格外活動許可を登録すると、求人ごとに「働ける見込み」と理由、規則の日付が分かります。国籍は聞きません。",
            "すべての求人が法律の項目を満たす：18のまとまりの必須項目がそろわない求人は公開できません。公開の前に一つずつ審査します。",
          ],
        },
        {
          id: "language",
          heading: "三つの言葉で",
          paragraphs: ["画面はすべて、日本語、英語、やさしい日本語で読めます。いつでも画面の上で切り替えられます。"],
        },
        {
          id: "free",
          heading: "求職者の方はずっと無料",
          paragraphs: [
            "求人の検索、応募、企業とのメッセージにお金はかかりません。お祝い金もありません。お金のためではなく、仕事の内容で選んでいただくためです。有料なのは、試験の受験回数、証明書、学習動画だけです。",
          ],
        },
        {
          id: "order",
          heading: "求人の順番を売りません",
          paragraphs: [
            "求人の並び順は、公開している計算と、あなたが設定した条件だけで決まります。お金を払って上に表示することはできません。",
          ],
        },
        {
          id: "flow",
          heading: "利用の流れ",
          items: [
            "[求人をさがす](/japanesejob)：登録しなくても、検索と閲覧ができます。",
            "[会員登録](/register)：メールアドレスだけで始められます。",
            "プロフィールを書く：就労の許可、学歴・職歴、希望の条件を書くと、応募が早くなります。",
            "応募する：内容を確認してから送ります。状況はいつでも確認できます。",
            "企業とやりとりする：メッセージで面接の日を決め、結果を受け取ります。",
          ],
        },
      ],
    },
    en: {
      title: "About Kotoba Works",
      lead: "Japanese ability, permission to work, and postings that are legally complete: one site that joins the three.",
      sections: [
        {
          id: "why",
          heading: "Why we made it",
          paragraphs: [
            "More than 2.5 million people from abroad work in Japan. Yet how much Japanese a job needs, whether your status lets you do it, and whether its conditions are true is often unclear until you have applied.",
            "Kotoba Works lets you check all three first.",
          ],
        },
        {
          id: "three",
          heading: "Three things we do",
          items: [
            "Measure Japanese: a test that adapts to you and shows your level as probabilities with an error. Self-declared level, certificates and measured results are kept apart.",
            "Check permission: register your status and permissions, and every posting tells whether you may work there, why, and as of which rule. We do not ask your nationality.",
            "Complete postings only: without all 18 groups of required items no posting is published, and each is reviewed first.",
          ],
        },
        {
          id: "language",
          heading: "In three languages",
          paragraphs: ["Every screen reads in Japanese, English and plain Japanese. Switch at the top at any time."],
        },
        {
          id: "free",
          heading: "Free for seekers, always",
          paragraphs: [
            "Searching, applying and messaging cost nothing. There are no gifts for being hired either: choose by the work. Only test attempts, certificates and learning videos are for sale.",
          ],
        },
        {
          id: "order",
          heading: "Places are not for sale",
          paragraphs: ["The order of postings follows a published calculation and your own conditions. Nobody can pay to stand higher."],
        },
        {
          id: "flow",
          heading: "How it works",
          items: [
            "[Find work](/japanesejob): search and read without registering.",
            "[Register](/register): a mail address is enough to start.",
            "Write your profile: with work permission, history and wishes, applying is quick.",
            "Apply: check everything, then send. Follow it at any time.",
            "Talk with the company: fix the interview by message and get an answer.",
          ],
        },
      ],
    },
    "ja-x-easy": {
      title: "ことばワークスは どんな サイトですか",
      lead: "日本語の 力、働く 許可、正しい 仕事。この 3つを つなぐ サイトです。",
      sections: [
        {
          id: "why",
          heading: "どうして 作りましたか",
          paragraphs: [
            "日本で 働く 外国人は 250万人より 多いです。でも、「日本語は どのくらい いるか」「わたしの 在留資格で 働けるか」「ほんとうの 条件か」は、わかりにくいです。",
            "ことばワークスでは、応募する 前に わかります。",
          ],
        },
        {
          id: "three",
          heading: "3つの いい ところ",
          items: [
            "日本語の 力が わかる：あなたに 合わせて 問題が 変わる テストです。",
            "働けるか わかる：在留資格を 登録すると、仕事ごとに わかります。国籍は 聞きません。",
            "正しい 仕事だけ：法律で 決まった ことが ぜんぶ 書いて ある 仕事だけを 出します。",
          ],
        },
        {
          id: "language",
          heading: "3つの ことば",
          paragraphs: ["日本語、英語、やさしい 日本語で 読むことが できます。上で 変えることが できます。"],
        },
        {
          id: "free",
          heading: "ずっと 無料",
          paragraphs: ["さがす、応募する、メッセージ。ぜんぶ 無料です。お金が いるのは、テストと 証明書と 動画だけです。"],
        },
        { id: "order", heading: "順番は 売りません", paragraphs: ["お金を はらって 上に 出ることは できません。"] },
        {
          id: "flow",
          heading: "使い方",
          items: [
            "[仕事を さがす](/japanesejob)：登録しなくても 見ることが できます。",
            "[登録する](/register)：メールアドレスだけで 始められます。",
            "プロフィールを 書く：在留資格や 学校、仕事の ことを 書きます。",
            "応募する：よく 見てから おくります。",
            "会社と 話す：メッセージで 面接の 日を 決めます。",
          ],
        },
      ],
    },
  },
};
