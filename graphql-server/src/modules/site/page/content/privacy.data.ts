import type { SitePageText } from "../site-text.ts";

/** プライバシーポリシー. Change `updatedOn` and the version that members agree to together with the text. */
export const privacyText: SitePageText = {
  updatedOn: "2026-11-01",
  texts: {
    ja: {
      title: "プライバシーポリシー",
      lead: "お預かりする個人情報の使い道と守り方を説明します。プロフィールが企業に渡るのは、あなたがその企業に応募したときだけです。",
      sections: [
        {
          id: "who",
          heading: "1. 取り扱う事業者",
          paragraphs: ["個人情報保護法と職業安定法に従い、次の事業者が責任を持って取り扱います。"],
          facts: [
            ["事業者", "{name}\n代表者 {representative}"],
            ["住所", "〒{postalCode} {address}"],
            ["個人情報保護管理者", "{privacyOfficer}"],
          ],
        },
        {
          id: "what",
          heading: "2. お預かりする情報",
          items: [
            "会員登録：氏名、フリガナ、ローマ字氏名、メールアドレス、パスワード（元に戻せない形で保存します）",
            "プロフィール：生年月日、連絡先、住所、学歴・職歴、希望条件、就労の許可（在留資格、期限、資格外活動許可）、日本語の資格と自己申告のレベル、写真、履歴書などのファイル",
            "利用の記録：気になる求人、応募、選考の経過、メッセージ、試験の回答と結果、学習の進み具合、購入の記録",
            "技術的な記録：ログインの記録、操作の記録、IPアドレス、ブラウザーの種類",
          ],
          paragraphs: [
            "本籍・出生地、家族、宗教、思想、支持政党、労働組合、病歴など、選考に必要のない情報は集めません。国籍を聞くことはなく、在留カードの画像もお預かりしません。情報はご本人から直接お預かりします。",
          ],
        },
        {
          id: "purpose",
          heading: "3. 使う目的",
          items: [
            "会員登録、本人の確認、ログインの保護",
            "求人の検索、設定した条件との一致の表示、就労の許可についての参考表示",
            "応募した企業への情報の提供と、選考のやりとり",
            "日本語レベルの判定、証明書の発行、学習動画の提供",
            "有料の商品の代金の請求、領収書の発行",
            "お知らせ、新着求人のメール（希望した方だけ）、お問い合わせへの回答、苦情の処理",
            "不正な利用の防止と、サービスの改善のための統計（個人が分からない形にします）",
            "法令に基づく報告（毎年6月1日現在の事業概況報告は件数だけです）",
          ],
          paragraphs: ["これ以外の目的に使うときは、あらためて同意をいただきます。広告のための追跡や、個人情報の販売は行いません。"],
        },
        {
          id: "third-party",
          heading: "4. 第三者への提供",
          paragraphs: [
            "個人情報を企業に提供するのは、あなたがその企業の求人に応募し、提供する内容を確認して同意したときだけです。応募していない企業が、会員を検索したり、プロフィールを見たりすることはできません。",
            "そのほかに提供するのは、法令に基づくとき、または人の生命・身体・財産を守るために必要で同意を得ることが難しいときに限ります。",
          ],
        },
        {
          id: "entrust",
          heading: "5. 業務の委託",
          paragraphs: [
            "カード決済は、決済代行会社の入力欄で行います。当社はカード番号を受け取らず、保存するのは、ブランド、下4桁、有効期限だけです。メールの配信やサーバーの運用を委託するときは、契約を結び、監督します。",
          ],
        },
        {
          id: "retention",
          heading: "6. 保存する期間",
          facts: [
            ["会員の情報", "退会のお申し込みから30日後に消去します（30日間は取り消せます）。"],
            ["応募と選考の記録", "退会による消去のとき、氏名・連絡先・書類など本人が分かる情報を消します。件数などの統計は残ります。"],
            ["応募の下書き", "応募したとき、または退会による消去のときに消します。"],
            ["お問い合わせ", "受け付けから1年後に消去します。"],
            ["購入・領収書の記録", "税に関する法令が定める期間（7年間）保存します。"],
            ["ログインの情報", "期限が切れたものから消去します。"],
            ["操作の記録", "不正の調査のため、日時、操作の種類、会員の番号、IPアドレスを保存します。氏名や連絡先は含みません。"],
          ],
        },
        {
          id: "security",
          heading: "7. 安全のための措置",
          items: [
            "通信はすべて暗号化します。メールの本文など秘密の内容は暗号化して保存します。",
            "パスワードは元に戻せない形（Argon2id）で保存し、続けて間違えると一時的に受け付けません。",
            "求職者、企業、管理者のアカウントを分け、見られる範囲をサーバーで制限し、操作を記録します。",
            "アップロードされた写真は作り直し、撮影場所などの情報を取り除きます。ファイルは本人と応募先の企業だけが見られます。",
            "漏えいなどが起きたときは、法令に従って個人情報保護委員会に報告し（速報は3〜5日以内、確報は30日以内、不正の場合は60日以内）、ご本人にお知らせします。",
          ],
        },
        {
          id: "cookies",
          heading: "8. Cookieとブラウザーへの保存",
          paragraphs: [
            "ログインを続けるためのCookieと、選んだ言語、書きかけのお問い合わせをこのブラウザーに保存する仕組みだけを使います。広告やほかのサイトと共有する計測のCookieは使いません。",
          ],
        },
        {
          id: "requests",
          heading: "9. 開示・訂正・利用停止・消去の請求",
          paragraphs: [
            "プロフィールの確認と訂正は[プロフィール](/user/member/view)から、退会は[退会の手続き](/user/cancel)から、いつでもご自分でできます。",
            "そのほかの開示、訂正、追加、利用停止、消去、第三者提供の停止と提供記録の開示は、[お問い合わせ](/contact?category=PERSONAL_DATA)の「個人情報の請求」からお申し込みください。本人であることを登録メールアドレスで確認し、原則として2週間以内にお答えします。手数料はかかりません。",
          ],
        },
        {
          id: "age",
          heading: "10. 未成年の方",
          paragraphs: ["15歳になって最初の3月31日までの方は登録できません。18歳未満の方は、保護者の同意を得てから利用してください。"],
        },
        {
          id: "change",
          heading: "11. 変更",
          paragraphs: [
            "この方針を変えるときは、変更の内容と日付を、原則として14日前までに本サービスの中とメールで知らせます。使う目的を広げるときは、同意をいただきます。",
          ],
        },
        {
          id: "contact",
          heading: "12. 窓口",
          paragraphs: ["個人情報についての質問や苦情は、次の窓口へお寄せください。"],
          facts: [
            ["窓口", "{complaintDesk}（責任者 {complaintPerson}）"],
            ["電話", "{phone}（{phoneHours}）"],
            ["フォーム", "[お問い合わせ](/contact?category=PERSONAL_DATA)"],
          ],
        },
      ],
    },
    en: {
      title: "Privacy policy",
      lead: "What we do with personal data and how we protect it. Your profile reaches a company only when you apply to that company.",
      sections: [
        {
          id: "who",
          heading: "1. Who is responsible",
          paragraphs: [
            "The following business handles personal data under the Act on the Protection of Personal Information and the Employment Security Act.",
          ],
          facts: [
            ["Business", "{name}\nRepresentative: {representative}"],
            ["Address", "{postalCode} {address}"],
            ["Personal data officer", "{privacyOfficer}"],
          ],
        },
        {
          id: "what",
          heading: "2. What we hold",
          items: [
            "Registration: name, reading, name in Latin letters, mail address, password (stored so that it cannot be read back)",
            "Profile: date of birth, contact, address, education and work history, wishes, work permission (status, expiry, permission for other activities), Japanese certificates and self-declared level, photo, résumé and other files",
            "Use: saved postings, applications and how they went, messages, test answers and results, learning progress, purchases",
            "Technical records: sign-ins, operations, IP address, kind of browser",
          ],
          paragraphs: [
            "We do not collect what selection does not need: registered domicile or birthplace, family, religion, beliefs, party, union membership, medical history. We do not ask for nationality and take no pictures of residence cards. Data comes from you directly.",
          ],
        },
        {
          id: "purpose",
          heading: "3. What it is used for",
          items: [
            "Registration, identification and protecting sign-in",
            "Searching postings, showing how they fit the conditions you set, hints on work permission",
            "Passing your application to the company you apply to, and the exchange about it",
            "Measuring Japanese level, certificates, learning videos",
            "Charging for paid goods and issuing receipts",
            "Notices, mails about new postings (only if you asked), answering inquiries and complaints",
            "Preventing misuse, and statistics to improve the service (in a form that names nobody)",
            "Reports the law requires (the yearly report as of 1 June holds counts only)",
          ],
          paragraphs: ["For any other purpose we ask your consent first. We do not track for advertising and do not sell personal data."],
        },
        {
          id: "third-party",
          heading: "4. Passing data on",
          paragraphs: [
            "A company receives your data only when you apply to its posting, having seen what is sent and agreed. Companies you have not applied to can neither search members nor see profiles.",
            "Otherwise data is passed on only where the law requires it, or to protect life, body or property when consent is hard to obtain.",
          ],
        },
        {
          id: "entrust",
          heading: "5. Processors",
          paragraphs: [
            "Cards are entered in the payment provider’s own field. We never receive the number and keep only brand, last four digits and expiry. Whoever sends mail or runs servers for us does so under contract and our supervision.",
          ],
        },
        {
          id: "retention",
          heading: "6. How long we keep it",
          facts: [
            ["Member data", "Erased 30 days after you ask to leave (you can undo it until then)."],
            ["Applications", "When a member is erased, whatever names the person (name, contact, documents) is erased. Counts remain."],
            ["Application drafts", "Deleted when you apply, or when the member is erased."],
            ["Inquiries", "Deleted one year after we received them."],
            ["Purchases and receipts", "Kept for the period tax law sets (7 years)."],
            ["Sign-in data", "Deleted as it expires."],
            [
              "Operation records",
              "To investigate misuse we keep time, kind of operation, member number and IP address, without names or contact details.",
            ],
          ],
        },
        {
          id: "security",
          heading: "7. Security",
          items: [
            "All traffic is encrypted. Secret contents such as the text of mails are stored encrypted.",
            "Passwords are stored irreversibly (Argon2id); repeated wrong entries are refused for a while.",
            "Seekers, companies and admins have separate accounts; the server limits who sees what, and operations are recorded.",
            "Uploaded photos are re-made and lose data such as the place they were taken. Files are open only to you and the companies you apply to.",
            "After a leak we report to the Personal Information Protection Commission as the law says (first report in 3 to 5 days, full report in 30, or 60 after an attack) and tell the persons concerned.",
          ],
        },
        {
          id: "cookies",
          heading: "8. Cookies and browser storage",
          paragraphs: [
            "We use only cookies that keep you signed in, and storage in your browser for your language and an unsent inquiry. There are no advertising cookies and no measurement shared with other sites.",
          ],
        },
        {
          id: "requests",
          heading: "9. Access, correction, stop of use, erasure",
          paragraphs: [
            "You can see and correct your [profile](/user/member/view) and [leave](/user/cancel) by yourself at any time.",
            "For other requests — access, correction, addition, stop of use, erasure, stop of passing on, and records of it — use [contact](/contact?category=PERSONAL_DATA) and choose “Request about personal data”. We identify you by your registered mail address and answer within two weeks as a rule. It is free.",
          ],
        },
        {
          id: "age",
          heading: "10. Minors",
          paragraphs: [
            "You cannot register before the 31 March that follows your 15th birthday. Under 18, please get a guardian’s consent first.",
          ],
        },
        {
          id: "change",
          heading: "11. Changes",
          paragraphs: [
            "When this policy changes we say what and from when, as a rule 14 days ahead, on the site and by mail. Wider purposes need your consent.",
          ],
        },
        {
          id: "contact",
          heading: "12. Contact",
          paragraphs: ["Send questions and complaints about personal data here."],
          facts: [
            ["Desk", "{complaintDesk} (in charge: {complaintPerson})"],
            ["Phone", "{phone} ({phoneHours})"],
            ["Form", "[Contact](/contact?category=PERSONAL_DATA)"],
          ],
        },
      ],
    },
    "ja-x-easy": {
      title: "プライバシーポリシー（あなたの 情報の こと）",
      lead: "あなたの 情報を、何に 使うか、どう 守るかを 説明します。会社が あなたの プロフィールを 見るのは、あなたが 応募した ときだけです。",
      sections: [
        {
          id: "who",
          heading: "1. だれが 持って いますか",
          paragraphs: ["法律を 守って、この 会社が 責任を 持ちます。"],
          facts: [
            ["会社", "{name}\n代表 {representative}"],
            ["住所", "〒{postalCode} {address}"],
            ["個人情報の 責任者", "{privacyOfficer}"],
          ],
        },
        {
          id: "what",
          heading: "2. どんな 情報ですか",
          items: [
            "登録：名前、メールアドレス、パスワード（だれも 読めない 形で しまいます）",
            "プロフィール：生まれた 日、連絡先、住所、学校と 仕事、希望、在留資格、日本語の 資格、写真、書類",
            "使った 記録：応募、メッセージ、テスト、勉強、買った もの",
            "ログインした 時間、IPアドレスなど",
          ],
          paragraphs: ["家族、宗教、生まれた 所、病気などは 聞きません。国籍も 聞きません。在留カードの 写真も いりません。"],
        },
        {
          id: "purpose",
          heading: "3. 何に 使いますか",
          items: [
            "登録と ログイン",
            "仕事を さがす、あなたの 条件と 合うか 見せる",
            "応募した 会社に わたす、会社と やりとりする",
            "日本語の テスト、証明書、勉強の 動画",
            "お金を はらう、領収書を 出す",
            "お知らせ、質問への 返事",
            "悪い ことを ふせぐ、人数を 数える（名前は わかりません）",
            "国に 数だけを 知らせる",
          ],
          paragraphs: ["ほかの ことには 使いません。使いたい ときは、もう一度 あなたに 聞きます。情報を 売りません。"],
        },
        {
          id: "third-party",
          heading: "4. ほかの 人に わたしますか",
          paragraphs: [
            "あなたが 応募して「はい」と 言った ときだけ、その 会社に わたします。応募して いない 会社は、あなたの ことを 見ることが できません。",
            "ほかに わたすのは、法律で 決まって いる ときと、人の 命などを 守る ときだけです。",
          ],
        },
        {
          id: "entrust",
          heading: "5. カード",
          paragraphs: ["カードの 番号は、カードの 会社の 画面に 書きます。わたしたちは 番号を 見ません。"],
        },
        {
          id: "retention",
          heading: "6. いつまで 持って いますか",
          facts: [
            ["会員の 情報", "やめてから 30日の あと、消します。"],
            ["応募の 記録", "会員の 情報を 消す とき、名前や 書類も 消します。数だけ のこります。"],
            ["書いて いる とちゅうの 応募", "応募した とき、または 会員の 情報を 消す ときに 消します。"],
            ["質問", "1年の あと、消します。"],
            ["買った 記録", "法律の とおり、7年 持って います。"],
            ["ログインの 情報", "古く なったら 消します。"],
            ["操作の 記録", "時間、番号、IPアドレスです。名前は ありません。"],
          ],
        },
        {
          id: "security",
          heading: "7. どう 守りますか",
          items: [
            "通信は ぜんぶ 暗号に します。",
            "パスワードは だれも 読めません。",
            "見ることが できる 人を 決めて、だれが 見たかを 記録します。",
            "写真から、とった 場所などを 消します。",
            "情報が もれた ときは、国と あなたに 知らせます。",
          ],
        },
        {
          id: "cookies",
          heading: "8. Cookie",
          paragraphs: ["ログインと、ことばと、書きかけの 質問の ためだけに 使います。広告には 使いません。"],
        },
        {
          id: "requests",
          heading: "9. 見たい、なおしたい、消したい とき",
          paragraphs: [
            "[プロフィール](/user/member/view)は、いつでも 見ることと なおすことが できます。[やめる](/user/cancel)ことも できます。",
            "ほかの ときは、[ここ](/contact?category=PERSONAL_DATA)に 書いて ください。2週間ぐらいで 返事を します。お金は いりません。",
          ],
        },
        {
          id: "age",
          heading: "10. 子ども",
          paragraphs: [
            "15さいに なって さいしょの 3月31日が すぎるまで、登録できません。18さいより 下の 人は、親に「いいよ」と 言って もらって ください。",
          ],
        },
        { id: "change", heading: "11. 変わる とき", paragraphs: ["変える ときは、14日ぐらい 前に、サイトと メールで 言います。"] },
        {
          id: "contact",
          heading: "12. 聞く 所",
          facts: [
            ["窓口", "{complaintDesk}（{complaintPerson}）"],
            ["電話", "{phone}（{phoneHours}）"],
            ["書く 所", "[質問を 書く](/contact?category=PERSONAL_DATA)"],
          ],
        },
      ],
    },
  },
};
