import type { ReaderContent } from "../../site-text.ts";

/** What seekers read about the site, in やさしい日本語. */
export const jaEasy: ReaderContent = {
  about: {
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
        heading: "8つの ことば",
        paragraphs: [
          "日本語、やさしい 日本語、英語、ベトナム語、中国語、ネパール語、インドネシア語、ポルトガル語で 読むことが できます。上で 変えることが できます。",
        ],
      },
      {
        id: "free",
        heading: "ずっと 無料",
        paragraphs: ["さがす、応募する、メッセージ。ぜんぶ 無料です。お金が いるのは、テストと 証明書と 動画だけです。"],
      },
      {
        id: "order",
        heading: "順番は 売りません",
        paragraphs: ["お金を はらって 上に 出ることは できません。"],
      },
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
  faq: [
    {
      id: "start",
      title: "登録・ログイン",
      questions: [
        {
          id: "free",
          question: "ほんとうに 無料ですか。",
          answer: [
            "はい。仕事を さがす、応募する、メッセージは ずっと 無料です。お金が いるのは、テストと 証明書と 動画だけです。値段は [ここ](/law)です。",
          ],
        },
        {
          id: "no-mail",
          question: "登録の メールが 来ません。",
          answer: [
            "迷惑メールの フォルダーを 見て ください。アドレスが まちがって いないか、見て ください。",
            "24時間 すぎたら、もう一度 [登録](/register)して ください。",
          ],
        },
        {
          id: "password",
          question: "パスワードを わすれました。",
          answer: [
            "[ここ](/password/send_reset_email)に アドレスを 書いて ください。メールが 行きます。会社の 人は [ここ](/company/password)です。",
          ],
        },
        {
          id: "nationality",
          question: "国籍や 在留カードは いりますか。",
          answer: ["いいえ。国籍は 聞きません。在留カードの 写真も いりません。働く 許可の ことだけを 書いて ください。"],
        },
      ],
    },
    {
      id: "jobs",
      title: "仕事・応募",
      questions: [
        {
          id: "level",
          question: "「日本語N3」は 何ですか。",
          answer: ["その 仕事で いる 日本語の 力です。だいたいの 力です。JLPTの 紙が なくても 応募できます。"],
        },
        {
          id: "permission-badge",
          question: "「働けそう」は たしかですか。",
          answer: ["コンピューターが 出した ことです。さいごは、会社と いっしょに、または 入管で たしかめて ください。"],
        },
        {
          id: "who-sees",
          question: "だれが わたしの ことを 見ますか。",
          answer: ["あなたが 応募した 会社だけです。くわしい ことは [ここ](/privacypolicy#third-party)です。"],
        },
        {
          id: "no-answer",
          question: "会社から 返事が 来ません。",
          answer: ["14日 待って ください。来ない ときは、メッセージを おくるか、[ここ](/contact?category=APPLICATION)に 書いて ください。"],
        },
        {
          id: "withdraw",
          question: "応募を やめたいです。",
          answer: ["[応募の ページ](/user/entry/now_entry_list)で「辞退する」を おして ください。"],
        },
        {
          id: "wrong-posting",
          question: "仕事の 内容が ちがいました。",
          answer: [
            "仕事の ページの「この 仕事の ことを 知らせる」か、[ここ](/contact?category=POSTING)に 書いて ください。会社に 聞いて、なおすか 止めます。",
          ],
        },
      ],
    },
    {
      id: "exam",
      title: "日本語の テスト・勉強",
      questions: [
        {
          id: "official",
          question: "JLPTと 同じですか。",
          answer: ["いいえ。わたしたちの 計算です。在留資格などで 紙が いる ときは、JLPTを 受けて ください。"],
        },
        {
          id: "interrupted",
          question: "とちゅうで 画面を とじました。",
          answer: ["時間の 間なら、同じ 問題から つづけることが できます。時計は 止まりません。"],
        },
        {
          id: "refund",
          question: "お金は もどりますか。",
          answer: ["8日の 間で、1回も 使って いない ときは、ぜんぶ もどります。[ここ](/law)を 見て ください。"],
        },
      ],
    },
    {
      id: "privacy",
      title: "やめる・あなたの 情報",
      questions: [
        {
          id: "leave",
          question: "やめたいです。",
          answer: ["[ここ](/user/cancel)から やめることが できます。30日の 間は もどれます。その あと、名前や 書類を 消します。"],
        },
        {
          id: "disclosure",
          question: "わたしの 情報を 見たい、消したいです。",
          answer: ["[ここ](/contact?category=PERSONAL_DATA)に 書いて ください。2週間ぐらいで 返事を します。無料です。"],
        },
        {
          id: "phishing",
          question: "あやしい メールが 来ました。",
          answer: ["わたしたちは パスワードを 聞きません。リンクを 開かないで、[教えて](/contact) ください。"],
        },
      ],
    },
    {
      id: "companies",
      title: "会社の 人",
      questions: [
        {
          id: "price",
          question: "いくらですか。",
          answer: ["フリープランは 無料です。ほかの プランは [ここ](/about_for_company#plans)です。"],
        },
        {
          id: "review",
          question: "どのくらい 待ちますか。",
          answer: ["会社を たしかめるのに 2日ぐらい、仕事を 見るのに 1日ぐらいです。"],
        },
        {
          id: "edit-open",
          question: "出して いる 仕事を なおすことが できますか。",
          answer: ["はい。大事な ところは もう一度 見ます。その 間は 前の 内容が 出ます。"],
        },
        {
          id: "card-check",
          question: "在留カードを 見て くれますか。",
          answer: ["いいえ。雇う ときに、会社が かならず 見て ください。"],
        },
      ],
    },
  ],
};
