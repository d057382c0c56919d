import type { Locale } from "../../../../shared/locale.ts";
import type { FaqGroupText } from "../site-text.ts";

/** よくある質問. Ids are addresses (#id): they stay when a text changes. */
export const faqText: Readonly<Record<Locale, readonly FaqGroupText[]>> = {
  ja: [
    {
      id: "start",
      title: "登録・ログイン",
      questions: [
        {
          id: "free",
          question: "本当に無料で使えますか。",
          answer: [
            "はい。求人の検索、応募、企業とのメッセージは、ずっと無料です。有料なのは、試験の受験回数、証明書、学習動画だけで、買わなくても応募や選考に影響はありません。価格は[特定商取引法に基づく表示](/law)をご覧ください。",
          ],
        },
        {
          id: "no-mail",
          question: "登録のメールが届きません。",
          answer: [
            "迷惑メールのフォルダーと、アドレスの間違いを確認してください。携帯電話会社のアドレスでは、受信の設定が必要なことがあります。",
            "メールのリンクは24時間、1回だけ使えます。期限が切れたときは、[会員登録](/register)からもう一度お申し込みください。",
          ],
        },
        {
          id: "password",
          question: "パスワードを忘れました。",
          answer: [
            "[パスワードの再設定](/password/send_reset_email)から、登録したアドレスにリンクを送れます。リンクは1時間使えます。企業の方は[こちら](/company/password)です。",
          ],
        },
        {
          id: "nationality",
          question: "国籍や在留カードの登録は必要ですか。",
          answer: [
            "国籍は聞きません。在留カードの画像もお預かりしません。働くための許可（在留資格、期限、資格外活動許可）だけを登録していただきます。",
          ],
        },
      ],
    },
    {
      id: "jobs",
      title: "求人・応募",
      questions: [
        {
          id: "level",
          question: "求人の「日本語N3」とは何ですか。",
          answer: [
            "その仕事で必要な日本語の力の目安です。日本語能力試験（JLPT）の合格証がなくても応募できます。面接で実際に使う場面を確認してください。",
          ],
        },
        {
          id: "permission-badge",
          question: "「働ける見込み」の表示は確実ですか。",
          answer: [
            "登録した在留資格と公開されている規則から自動で作る参考情報です。就労の可否を保証するものではありません。最終的な確認は、企業と一緒に、または出入国在留管理庁の窓口で行ってください。",
          ],
        },
        {
          id: "who-sees",
          question: "プロフィールはだれに見られますか。",
          answer: [
            "あなたが応募した企業だけです。応募していない企業が会員を検索することはできません。詳しくは[プライバシーポリシー](/privacypolicy#third-party)をご覧ください。",
          ],
        },
        {
          id: "no-answer",
          question: "応募したのに返事がありません。",
          answer: [
            "企業には14日以内の返事をお願いしています。過ぎたときは、メッセージで問い合わせるか、[お問い合わせ](/contact?category=APPLICATION)からお知らせください。",
          ],
        },
        {
          id: "withdraw",
          question: "応募を取り下げたいです。",
          answer: ["[応募の状況](/user/entry/now_entry_list)から「辞退する」を選んでください。企業に知らせが届きます。"],
        },
        {
          id: "wrong-posting",
          question: "求人の内容が実際と違いました。",
          answer: [
            "求人のページの「この求人について知らせる」、または[お問い合わせ](/contact?category=POSTING)からお知らせください。企業に確認し、訂正または掲載を停止します。",
          ],
        },
      ],
    },
    {
      id: "exam",
      title: "日本語の試験・学習",
      questions: [
        {
          id: "official",
          question: "試験の結果はJLPTの代わりになりますか。",
          answer: [
            "いいえ。当サイトの推定で、「N3相当」のように示します。JLPTの公式の結果ではありません。在留資格の申請などで証明が必要なときは、公式の試験を受けてください。",
          ],
        },
        {
          id: "interrupted",
          question: "試験の途中で画面を閉じてしまいました。",
          answer: ["時間の内であれば、同じ問題から続けられます。時計は止まりません。"],
        },
        {
          id: "refund",
          question: "買った商品の返金はできますか。",
          answer: ["購入から8日以内で、一度も利用していないときは全額を返金します。条件は[特定商取引法に基づく表示](/law)をご覧ください。"],
        },
      ],
    },
    {
      id: "privacy",
      title: "退会・個人情報",
      questions: [
        {
          id: "leave",
          question: "退会の方法を教えてください。",
          answer: [
            "[退会の手続き](/user/cancel)からいつでもできます。30日の間はログインすると取り消せます。その後、氏名や書類などは消去されます。",
          ],
        },
        {
          id: "disclosure",
          question: "自分の情報の開示や消去を求めたいです。",
          answer: [
            "[お問い合わせ](/contact?category=PERSONAL_DATA)で「個人情報の請求」を選んでください。原則2週間以内に、無料でお答えします。",
          ],
        },
        {
          id: "phishing",
          question: "あやしいメールが届きました。",
          answer: [
            "当サイトがメールや電話でパスワードや在留カードの画像を求めることはありません。リンクを開かず、[お問い合わせ](/contact)からお知らせください。",
          ],
        },
      ],
    },
    {
      id: "companies",
      title: "企業の方",
      questions: [
        {
          id: "price",
          question: "掲載の料金はいくらですか。",
          answer: [
            "フリープランは無料です。ほかのプランの料金と公開できる求人の数は[企業向けのご案内](/about_for_company#plans)をご覧ください。採用が決まっても成功報酬はありません。",
          ],
        },
        {
          id: "review",
          question: "審査にはどのくらいかかりますか。",
          answer: ["原則として、企業の確認は2営業日、求人の審査は1営業日です。差し戻しのときは、項目ごとに理由をお知らせします。"],
        },
        {
          id: "edit-open",
          question: "公開中の求人を直せますか。",
          answer: ["はい。法令で必須の項目を直すときは再び審査し、その間は元の内容が公開されます。"],
        },
        {
          id: "card-check",
          question: "在留カードの確認はしてもらえますか。",
          answer: [
            "雇い入れるときの在留カードの確認は、企業の義務です。出入国在留管理庁の「在留カード等番号失効情報照会」と読取アプリをご利用ください。",
          ],
        },
      ],
    },
  ],
  en: [
    {
      id: "start",
      title: "Registering and signing in",
      questions: [
        {
          id: "free",
          question: "Is it really free?",
          answer: [
            "Yes. Searching, applying and messaging are free for ever. Only test attempts, certificates and learning videos are for sale, and buying them or not changes nothing about applications. Prices are under [commercial disclosure](/law).",
          ],
        },
        {
          id: "no-mail",
          question: "The registration mail does not arrive.",
          answer: [
            "Look in the spam folder and check the address for typing errors. Addresses of phone companies may need a setting to receive mail.",
            "The link works once, for 24 hours. After that, [register](/register) again.",
          ],
        },
        {
          id: "password",
          question: "I forgot my password.",
          answer: [
            "[Reset it](/password/send_reset_email): we mail you a link that works for an hour. Companies go [here](/company/password).",
          ],
        },
        {
          id: "nationality",
          question: "Do you need my nationality or residence card?",
          answer: [
            "No. We ask only for your permission to work: status, expiry, permission for other activities. We take no pictures of residence cards.",
          ],
        },
      ],
    },
    {
      id: "jobs",
      title: "Postings and applications",
      questions: [
        {
          id: "level",
          question: "What does “Japanese N3” on a posting mean?",
          answer: [
            "About how much Japanese the job needs. You can apply without a JLPT certificate. Ask in the interview where you will use it.",
          ],
        },
        {
          id: "permission-badge",
          question: "Can I rely on the hint that I may work there?",
          answer: [
            "It is made automatically from the status you registered and published rules. It informs and does not guarantee. Make the final check with the company or at the Immigration Services Agency.",
          ],
        },
        {
          id: "who-sees",
          question: "Who sees my profile?",
          answer: ["Only companies you applied to. Others cannot search members. See the [privacy policy](/privacypolicy#third-party)."],
        },
        {
          id: "no-answer",
          question: "I applied and hear nothing.",
          answer: [
            "We ask companies to answer within 14 days. After that, write them a message or [tell us](/contact?category=APPLICATION).",
          ],
        },
        {
          id: "withdraw",
          question: "I want to withdraw an application.",
          answer: ["Choose “withdraw” in [your applications](/user/entry/now_entry_list). The company is told."],
        },
        {
          id: "wrong-posting",
          question: "The posting was not true.",
          answer: [
            "Use “Report this posting” on its page or [contact](/contact?category=POSTING). We ask the company, then correct or stop it.",
          ],
        },
      ],
    },
    {
      id: "exam",
      title: "Japanese test and learning",
      questions: [
        {
          id: "official",
          question: "Does the test replace the JLPT?",
          answer: ["No. It is our estimate, such as “about N3”. For visa applications and the like take the official test."],
        },
        {
          id: "interrupted",
          question: "I closed the window during the test.",
          answer: ["Within the time you go on at the same item. The clock does not stop."],
        },
        {
          id: "refund",
          question: "Can I get a refund?",
          answer: ["Within 8 days, if you have not used it at all, in full. Conditions are under [commercial disclosure](/law)."],
        },
      ],
    },
    {
      id: "privacy",
      title: "Leaving and personal data",
      questions: [
        {
          id: "leave",
          question: "How do I leave?",
          answer: ["[Here](/user/cancel), at any time. For 30 days signing in undoes it; then names, documents and the rest are erased."],
        },
        {
          id: "disclosure",
          question: "I want to see or erase my data.",
          answer: [
            "Use [contact](/contact?category=PERSONAL_DATA) and choose “Request about personal data”. We answer within two weeks as a rule, free of charge.",
          ],
        },
        {
          id: "phishing",
          question: "I received a suspicious mail.",
          answer: ["We never ask for passwords or pictures of residence cards. Do not open its links; [tell us](/contact)."],
        },
      ],
    },
    {
      id: "companies",
      title: "Companies",
      questions: [
        {
          id: "price",
          question: "What does a posting cost?",
          answer: ["The Free plan costs nothing. See [for companies](/about_for_company#plans) for the others. There is no success fee."],
        },
        {
          id: "review",
          question: "How long does a review take?",
          answer: ["As a rule 2 working days for a company and 1 for a posting. If we return it, each item has its reason."],
        },
        {
          id: "edit-open",
          question: "Can I edit a published posting?",
          answer: ["Yes. Legally required items are reviewed again; the old text stays public meanwhile."],
        },
        {
          id: "card-check",
          question: "Do you check residence cards?",
          answer: ["No, the employer must, when hiring. Use the Immigration Services Agency’s number check and reader app."],
        },
      ],
    },
  ],
  "ja-x-easy": [
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
        { id: "review", question: "どのくらい 待ちますか。", answer: ["会社を たしかめるのに 2日ぐらい、仕事を 見るのに 1日ぐらいです。"] },
        {
          id: "edit-open",
          question: "出して いる 仕事を なおすことが できますか。",
          answer: ["はい。大事な ところは もう一度 見ます。その 間は 前の 内容が 出ます。"],
        },
        { id: "card-check", question: "在留カードを 見て くれますか。", answer: ["いいえ。雇う ときに、会社が かならず 見て ください。"] },
      ],
    },
  ],
};
