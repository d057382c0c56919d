import type { SitePageText } from "../site-text.ts";

/** 利用規約. Change `updatedOn` and the version that members agree to together with the text. */
export const termsText: SitePageText = {
  updatedOn: "2026-11-01",
  texts: {
    ja: {
      title: "利用規約",
      lead: "ことばワークスを使うときの約束です。求職者の方は、求人の検索・応募・メッセージをずっと無料で利用できます。",
      sections: [
        {
          id: "scope",
          heading: "第1条（適用）",
          paragraphs: [
            "この規約は、{name}（以下「当社」）が運営する求人サイト「ことばワークス」（以下「本サービス」）を利用するすべての方と当社との間に適用されます。",
            "本サービスに会員登録をした方を「求職者」、企業アカウントを登録した事業者とその担当者を「企業」といいます。",
          ],
        },
        {
          id: "service",
          heading: "第2条（サービスの内容）",
          paragraphs: [
            "本サービスは、求人情報の提供、応募とメッセージの送受信、日本語レベルの判定テスト、学習のための動画を提供します。当社は職業安定法に定める特定募集情報等提供事業者です（届出受理番号：{notificationNumber}）。",
            "本サービスは職業紹介ではありません。求人の並び順は、公開している計算式と、求職者が自分で設定した条件だけで決まり、当社が個別に選んだり加工したりすることはありません。採用を決めるのは企業です。",
          ],
        },
        {
          id: "registration",
          heading: "第3条（会員登録）",
          items: [
            "登録は、メールアドレスの確認の後、必要な項目を入力し、この規約と[プライバシーポリシー](/privacypolicy)に同意することで完了します。",
            "1人が持てる求職者アカウントは1つです。事実と違う内容や、ほかの人の情報で登録することはできません。",
            "企業の登録は、法人番号などを当社が確認した後に有効になります。確認が終わるまで求人を公開することはできません。",
          ],
        },
        {
          id: "account",
          heading: "第4条（アカウントの管理）",
          items: [
            "パスワードは自分で管理し、ほかの人に使わせないでください。",
            "不正に使われたおそれがあるときは、すぐにパスワードを変更し、[お問い合わせ](/contact)から当社にお知らせください。",
            "当社の担当者が、電話やメールでパスワードを尋ねることはありません。",
          ],
        },
        {
          id: "fees",
          heading: "第5条（求職者の利用料金）",
          paragraphs: [
            "求人の検索、閲覧、気になる求人の保存、応募、企業とのメッセージは、名目を問わず無料です。",
            "有料の商品は、試験の受験回数、証明書、学習動画などの学習・試験に関するものだけです。購入の有無は、求人の表示、応募、選考に影響しません。内容と価格は[特定商取引法に基づく表示](/law)のとおりです。",
          ],
        },
        {
          id: "posting",
          heading: "第6条（求人の掲載）",
          items: [
            "企業は、業務内容、就業場所、賃金、労働時間、契約期間、変更の範囲など法令が定める項目を、正確に、最新の内容で記載します。",
            "年齢、性別、国籍などを理由とする、法令に反する条件を記載することはできません。",
            "当社は、公開の前に求人を審査し、足りない項目や法令に反する表現があるときは差し戻します。公開の後も、掲載を止めることがあります。",
            "募集が終わったとき、または内容が変わったときは、企業は速やかに求人を終了または更新します。",
          ],
        },
        {
          id: "application",
          heading: "第7条（応募とやりとり）",
          items: [
            "求職者が応募すると、応募の画面に示したプロフィール、回答、書類が、その企業にだけ提供されます。",
            "企業は、受け取った情報をその求人の選考のためだけに使い、応募から14日以内を目安に返事をします。",
            "企業は、選考に必要のない本籍、家族、宗教、思想などを尋ねてはなりません。",
            "労働条件は、労働契約を結ぶ前に、書面などで必ず企業に確認してください。",
          ],
        },
        {
          id: "exam",
          heading: "第8条（日本語レベルの判定）",
          paragraphs: [
            "判定テストの結果は、当社の計算方法による推定で、「N3（N3以上 84%）」のように確率で示します。日本語能力試験（JLPT）の公式の結果ではありません。問題の難しさを各レベル200人以上の解答で確かめるまで、結果は「暫定」と表示し、証明書を販売しません。その間に有料で受けた受験には、無料の再受験が1回つきます。回答のしかたに疑わしい点があるとされた受験は、無料でもう一度受けられます。",
            "ほかの人に受けてもらうこと、問題を記録して公開することは禁止します。",
          ],
        },
        {
          id: "permission",
          heading: "第9条（在留資格についての表示）",
          paragraphs: [
            "求人ごとの「在留資格とこの仕事」の表示（働けます、条件つきで働けます、確認が必要です、いまの許可では働けません）は、登録された情報と公開されている規則から自動で作られる参考情報で、就労の可否を保証するものではありません。表示を理由に応募が断られることはありません。",
            "最終的な確認は、本人と企業が、在留カードの確認や出入国在留管理庁への問い合わせによって行ってください。",
          ],
        },
        {
          id: "gift",
          heading: "第10条（お祝い金の禁止）",
          paragraphs: [
            "当社は、応募や入社を理由に、求職者へ金銭やギフト券などを提供しません。企業も、本サービスを通じてそのような提供を約束してはなりません。",
          ],
        },
        {
          id: "prohibited",
          heading: "第11条（禁止事項）",
          items: [
            "法令や公序良俗に反する行為、犯罪や違法な労働に誘う行為",
            "虚偽の求人、実在しない求人、ほかの事業者になりすました求人の掲載",
            "本サービスで知った個人情報を、選考以外の目的に使うこと、第三者に渡すこと",
            "ほかの利用者への嫌がらせ、差別、勧誘、営業、宗教や政治の活動",
            "情報を自動的に大量に集めること、サービスに過度な負担をかけること、不正に接続すること",
          ],
        },
        {
          id: "suspension",
          heading: "第12条（利用の停止）",
          paragraphs: [
            "この規約に反したとき、または反したと疑う合理的な理由があるとき、当社は、求人の掲載やアカウントの利用を停止することがあります。停止するときは、緊急の場合を除き、理由をお知らせし、説明の機会を設けます。",
          ],
        },
        {
          id: "leaving",
          heading: "第13条（退会）",
          paragraphs: [
            "求職者は、いつでも退会できます。申し込みから30日間は、ログインすると取り消せます。30日を過ぎると、氏名、連絡先、プロフィール、書類は消去されます。",
            "企業は、公開中の求人と進行中の応募を終了し、応募者に知らせた後に退会できます。",
          ],
        },
        {
          id: "rights",
          heading: "第14条（権利）",
          paragraphs: [
            "本サービスの文章、問題、動画、画像、プログラムの権利は、当社または権利を持つ方に帰属します。利用者が書いた文章や登録した書類の権利は、利用者に残ります。当社は、それらを本サービスを提供するために必要な範囲でだけ利用します。",
          ],
        },
        {
          id: "liability",
          heading: "第15条（責任）",
          items: [
            "当社は、求人の審査と情報の更新に努めますが、採用されること、求人の内容がすべて正確であることを保証するものではありません。",
            "当社の責任で利用者に損害が生じたとき、当社は、通常生ずべき直接の損害について、有料の商品の代金（企業は直近12か月の利用料）を上限として賠償します。",
            "前の項は、当社の故意または重大な過失による場合、および法令により責任を制限できない場合には適用しません。",
          ],
        },
        {
          id: "change",
          heading: "第16条（サービスと規約の変更）",
          paragraphs: [
            "保守や災害のために、本サービスを一時的に止めることがあります。予定された停止は、[お知らせ](/news)で事前に知らせます。",
            "この規約を変えるときは、変更の内容と効力が生じる日を、原則として14日前までに本サービスの中とメールで知らせます。利用者に不利な変更は、合理的な理由があるときに限ります。",
          ],
        },
        {
          id: "antisocial",
          heading: "第17条（反社会的勢力の排除）",
          paragraphs: [
            "利用者は、自らが反社会的勢力でなく、これと関係がないことを表明します。反したことが分かったとき、当社は直ちに契約を解除できます。",
          ],
        },
        {
          id: "court",
          heading: "第18条（準拠法と裁判所）",
          paragraphs: [
            "この規約は日本法に従います。紛争は、東京地方裁判所または東京簡易裁判所を第一審の合意管轄裁判所とします。ただし、求職者が消費者として法律上利用できる裁判所に訴えることを妨げません。",
            "翻訳ややさしい日本語の文は理解を助けるためのもので、内容が異なるときは日本語の規約に従います。",
          ],
        },
        {
          id: "contact",
          heading: "第19条（お問い合わせ）",
          paragraphs: [
            "この規約と求人についての質問や苦情は、[お問い合わせ](/contact)、または{complaintDesk}（電話 {phone}、{phoneHours}）へお寄せください。",
          ],
        },
      ],
    },
    en: {
      title: "Terms of use",
      lead: "The rules for using Kotoba Works. For people looking for work, searching, applying and messaging are free for ever.",
      sections: [
        {
          id: "scope",
          heading: "1. Scope",
          paragraphs: [
            "These terms apply between {name} (“we”), who run the job site Kotoba Works (“the service”), and everyone who uses it.",
            "A person who has registered as a member is a “seeker”; a business that has registered, and its staff, is a “company”.",
          ],
        },
        {
          id: "service",
          heading: "2. What the service is",
          paragraphs: [
            "The service offers job postings, applications and messages, a test of Japanese level, and learning videos. We are a notified provider of recruitment information (特定募集情報等提供事業者) under the Employment Security Act, notification number {notificationNumber}.",
            "The service is not employment placement. The order of postings follows only a published formula and the conditions that seekers set themselves; we neither pick nor edit what an individual sees. Companies decide whom they hire.",
          ],
        },
        {
          id: "registration",
          heading: "3. Registration",
          items: [
            "Registration is complete when the mail address is confirmed, the required fields are filled in, and these terms and the [privacy policy](/privacypolicy) are accepted.",
            "One person may hold one seeker account. False details, or somebody else’s, are not allowed.",
            "A company account becomes active after we have checked its corporate number and other facts. Until then it cannot publish postings.",
          ],
        },
        {
          id: "account",
          heading: "4. Your account",
          items: [
            "Keep your password to yourself and let nobody else use your account.",
            "If you suspect misuse, change the password at once and [tell us](/contact).",
            "Our staff never ask for a password by phone or mail.",
          ],
        },
        {
          id: "fees",
          heading: "5. What seekers pay",
          paragraphs: [
            "Searching, reading, saving, applying and messaging are free, under any name.",
            "Only learning and examination goods cost money: test attempts, certificates and learning videos. Buying them or not has no effect on what postings you see, on applying or on selection. Contents and prices are under [commercial disclosure](/law).",
          ],
        },
        {
          id: "posting",
          heading: "6. Postings",
          items: [
            "Companies state duties, place of work, pay, hours, contract term, scope of change and whatever else the law requires, correctly and up to date.",
            "Unlawful conditions by age, sex, nationality and the like must not be stated.",
            "We review every posting before it is published and return it when something is missing or unlawful. We may stop a posting later too.",
            "When hiring has ended or facts have changed, the company closes or updates the posting without delay.",
          ],
        },
        {
          id: "application",
          heading: "7. Applications and messages",
          items: [
            "When a seeker applies, the profile, answers and documents shown on the application screen go to that company only.",
            "The company uses them only to select for that posting, and aims to answer within 14 days.",
            "Companies must not ask for what selection does not need: registered domicile, family, religion, beliefs and so on.",
            "Always confirm the working conditions in writing with the company before you sign an employment contract.",
          ],
        },
        {
          id: "exam",
          heading: "8. Japanese level",
          paragraphs: [
            "A test result is an estimate by our own method, shown as probabilities such as “N3 (84% for N3 or above)”. It is not an official result of the Japanese-Language Proficiency Test (JLPT). Until the difficulty of the items has been checked against the answers of at least 200 people a level, results are marked provisional and no certificates are sold. A sitting paid for in that time comes with one free retake. A sitting that is flagged as doubtful may be repeated free of charge.",
            "Letting somebody else take the test, and recording or publishing items, is forbidden.",
          ],
        },
        {
          id: "permission",
          heading: "9. Work permission",
          paragraphs: [
            "“Residence status and this work” on each posting is made automatically from what you registered and from published rules. It informs; it does not guarantee, and nobody’s application is refused because of it.",
            "You and the company make the final check, by the residence card or by asking the Immigration Services Agency.",
          ],
        },
        {
          id: "gift",
          heading: "10. No gifts for hires",
          paragraphs: [
            "We give seekers no money or gift codes for applying or being hired, and companies must not promise any through the service.",
          ],
        },
        {
          id: "prohibited",
          heading: "11. What is forbidden",
          items: [
            "Acts against the law or public order; drawing people into crime or illegal work",
            "False postings, postings that do not exist, or posing as another business",
            "Using personal data learned here for anything but selection, or passing it on",
            "Harassment, discrimination, solicitation, advertising, religious or political campaigning",
            "Automated mass collection, overloading the service, and unauthorised access",
          ],
        },
        {
          id: "suspension",
          heading: "12. Suspension",
          paragraphs: [
            "Where these terms are broken, or there is good reason to think so, we may stop a posting or an account. Except in an emergency we give the reason and an opportunity to explain.",
          ],
        },
        {
          id: "leaving",
          heading: "13. Leaving",
          paragraphs: [
            "Seekers may leave at any time. For 30 days signing in undoes it. After that, names, contact details, profile and documents are erased.",
            "A company may leave after closing its postings and open applications and telling the applicants.",
          ],
        },
        {
          id: "rights",
          heading: "14. Rights",
          paragraphs: [
            "Texts, test items, videos, images and programs of the service belong to us or their owners. What users write and upload stays theirs; we use it only as far as running the service needs.",
          ],
        },
        {
          id: "liability",
          heading: "15. Liability",
          items: [
            "We review postings and keep information current, but guarantee neither that you are hired nor that every posting is right in every point.",
            "If we are liable for damage, we compensate ordinary direct damage up to the price of the paid goods (for companies: the fees of the last 12 months).",
            "That limit does not apply to intent or gross negligence on our part, nor where the law does not allow it.",
          ],
        },
        {
          id: "change",
          heading: "16. Changes",
          paragraphs: [
            "The service may pause for maintenance or disasters. Planned pauses are announced in the [news](/news).",
            "When these terms change, we say what changes and from when, as a rule 14 days ahead, on the site and by mail. Changes to users’ disadvantage need a reasonable cause.",
          ],
        },
        {
          id: "antisocial",
          heading: "17. Antisocial forces",
          paragraphs: [
            "Users declare that they are not antisocial forces (反社会的勢力) and have no ties with them. Otherwise we may end the contract at once.",
          ],
        },
        {
          id: "court",
          heading: "18. Law and court",
          paragraphs: [
            "Japanese law applies. The Tokyo District Court or the Tokyo Summary Court has agreed jurisdiction in the first instance; seekers may also go to any court open to them as consumers by law.",
            "Translations and the plain-Japanese text help understanding. Where they differ, the Japanese terms hold.",
          ],
        },
        {
          id: "contact",
          heading: "19. Contact",
          paragraphs: [
            "Send questions and complaints about these terms or a posting through [contact](/contact), or to {complaintDesk} (phone {phone}, {phoneHours}).",
          ],
        },
      ],
    },
    "ja-x-easy": {
      title: "利用規約（つかう ときの やくそく）",
      lead: "ことばワークスを 使う ときの やくそくです。仕事を さがす 人は、さがす・応募する・メッセージを おくるのが ずっと 無料です。",
      sections: [
        {
          id: "scope",
          heading: "1. だれの やくそくですか",
          paragraphs: [
            "{name}（この ページでは「わたしたち」と 言います）と、ことばワークスを 使う 人との やくそくです。",
            "仕事を さがす ために 登録した 人を「会員」、人を さがして いる 会社を「会社」と 言います。",
          ],
        },
        {
          id: "service",
          heading: "2. 何が できますか",
          paragraphs: [
            "仕事を さがすこと、応募すること、会社と メッセージを すること、日本語の テスト、勉強の 動画が あります。わたしたちは 国に 届けを 出しています（番号：{notificationNumber}）。",
            "わたしたちは、仕事を えらんで すすめません。仕事の 順番は、みんなが 見られる 計算と、あなたが 決めた 条件だけで 決まります。だれを 雇うかは、会社が 決めます。",
          ],
        },
        {
          id: "registration",
          heading: "3. 登録",
          items: [
            "メールアドレスを たしかめて、名前などを 書いて、この やくそくと [プライバシーポリシー](/privacypolicy)に「はい」と 言うと、登録が 終わります。",
            "1人が 1つだけ 登録できます。うそを 書くこと、ほかの 人の 名前を 使うことは できません。",
            "会社は、わたしたちが たしかめた あとで、仕事を 出すことが できます。",
          ],
        },
        {
          id: "account",
          heading: "4. パスワード",
          items: [
            "パスワードを ほかの 人に 教えないで ください。",
            "だれかが 使ったかもしれない ときは、すぐに パスワードを 変えて、[わたしたちに 教えて](/contact) ください。",
            "わたしたちは、電話や メールで パスワードを 聞きません。",
          ],
        },
        {
          id: "fees",
          heading: "5. お金",
          paragraphs: [
            "仕事を さがす、見る、応募する、メッセージを おくる。ぜんぶ 無料です。",
            "お金が いるのは、テスト、証明書、勉強の 動画だけです。買わなくても、応募や 選考は 変わりません。値段は [ここ](/law)に あります。",
          ],
        },
        {
          id: "posting",
          heading: "6. 会社が 出す 仕事",
          items: [
            "会社は、仕事の 内容、場所、給料、時間などを 正しく 書きます。",
            "年れい、男か 女か、国などで 人を 分ける 条件は、書いては いけません。",
            "わたしたちは、出す 前に ぜんぶ 見ます。法律と ちがう ものは 出しません。",
            "募集が 終わったら、会社は すぐに 終わりに します。",
          ],
        },
        {
          id: "application",
          heading: "7. 応募",
          items: [
            "応募すると、応募の 画面に ある あなたの ことが、その 会社だけに わたります。",
            "会社は、その 仕事の 選考だけに 使います。14日までに 返事を するように します。",
            "会社は、家族、宗教、生まれた 所など、仕事に いらない ことを 聞いては いけません。",
            "働く 前に、給料や 時間などの 条件を、紙などで かならず たしかめて ください。",
          ],
        },
        {
          id: "exam",
          heading: "8. 日本語の テスト",
          paragraphs: [
            "テストの けっかは、わたしたちの 計算です。「N3（N3か それより 上 84%）」のように 出ます。JLPTの けっかでは ありません。問題の むずかしさを レベルごとに 200人の 答えで たしかめるまで、けっかは「暫定（まだ たしかではない）」です。証明書は 売りません。その 間に お金を はらって うけた テストは、1回 お金を はらわないで もう一度 うけられます。うたがわしい ところが あると 言われた テストも、もう一度 うけられます。",
            "ほかの 人に 受けて もらうこと、問題を 人に 見せることは できません。",
          ],
        },
        {
          id: "permission",
          heading: "9. 在留資格",
          paragraphs: [
            "「在留資格と この 仕事」は、登録した ことと ルールから、コンピューターが 出します。ほんとうに 働けると いう やくそくでは ありません。これで 応募を ことわられることは ありません。",
            "さいごは、あなたと 会社が、在留カードや 入管で たしかめて ください。",
          ],
        },
        {
          id: "gift",
          heading: "10. おいわいの お金",
          paragraphs: ["応募や 入社で、お金や ギフトカードを あげることは ありません。法律で だめに なっています。"],
        },
        {
          id: "prohibited",
          heading: "11. しては いけない こと",
          items: [
            "法律を やぶること、悪い 仕事に さそうこと",
            "うその 仕事を 出すこと、ほかの 会社の ふりを すること",
            "ここで 知った 人の ことを、ほかの ことに 使うこと",
            "いやな ことを 言うこと、差別、物を 売ること",
            "プログラムで たくさん 集めること、サイトを こわすこと",
          ],
        },
        {
          id: "suspension",
          heading: "12. 使えなく なる とき",
          paragraphs: [
            "やくそくを やぶった とき、使えなく することが あります。急ぐ とき でなければ、理由を 言います。あなたの 話も 聞きます。",
          ],
        },
        {
          id: "leaving",
          heading: "13. やめる とき",
          paragraphs: [
            "いつでも やめることが できます。30日の 間は、ログインすると もどれます。30日の あと、名前、連絡先、プロフィール、書類を 消します。",
            "会社は、仕事と 応募を ぜんぶ 終わりに して、応募した 人に 知らせてから、やめることが できます。",
          ],
        },
        {
          id: "rights",
          heading: "14. 文や 動画",
          paragraphs: ["サイトの 文、問題、動画は、わたしたちの ものです。あなたが 書いた 文は、あなたの ものです。"],
        },
        {
          id: "liability",
          heading: "15. わたしたちの 責任",
          items: [
            "かならず 仕事が 見つかるとは、やくそく できません。",
            "わたしたちが 悪くて あなたが 損を した とき、買った ものの 値段までの お金を はらいます。",
            "わたしたちが わざと した とき、とても 悪い ときは、この 上限は ありません。",
          ],
        },
        {
          id: "change",
          heading: "16. 変わる とき",
          paragraphs: [
            "サイトが 休む ときは、[お知らせ](/news)で 言います。この やくそくを 変える ときは、14日ぐらい 前に、サイトと メールで 言います。",
          ],
        },
        {
          id: "antisocial",
          heading: "17. ぼうりょくだん など",
          paragraphs: ["ぼうりょくだんなど、悪い グループと 関係が ある 人は、使うことが できません。"],
        },
        {
          id: "court",
          heading: "18. 法律",
          paragraphs: [
            "日本の 法律を 使います。さいばんは 東京の さいばん所です。会員は、法律で 使える ほかの さいばん所も 使えます。",
            "この やさしい 日本語と ふつうの 日本語の 意味が ちがう ときは、ふつうの 日本語が 正しいです。",
          ],
        },
        {
          id: "contact",
          heading: "19. 聞きたい とき",
          paragraphs: ["わからない こと、こまった ことは、[ここ](/contact)に 書いて ください。電話は {phone}（{phoneHours}）です。"],
        },
      ],
    },
  },
};
