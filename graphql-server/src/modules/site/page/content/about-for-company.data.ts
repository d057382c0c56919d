import type { SitePageText } from "../site-text.ts";

export const aboutForCompanyText: SitePageText = {
  updatedOn: "2026-11-01",
  texts: {
    ja: {
      title: "求人掲載をお考えの企業様へ",
      lead: "日本語の力と就労の許可が分かる応募者に、法令の項目がそろった求人で出会えます。フリープランなら無料で始められます。",
      sections: [
        {
          id: "merits",
          heading: "選ばれる理由",
          items: [
            "応募者の日本語レベルが、自己申告・資格・測定の三つに分かれて届きます。測定には誤差も示されます。",
            "応募者は、在留資格と求人の内容が合うかの目安を、応募の前に画面で見られます。雇い入れのときの在留カードの確認は、企業が行ってください。",
            "八つの段階の入力フォームが、ハローワークの順番で必須項目を案内します。足りない項目や避けるべき表現は、その場で分かります。",
            "やさしい日本語と英語の画面で、より多くの人に読まれます。",
          ],
        },
        {
          id: "flow",
          heading: "掲載までの流れ",
          items: [
            "お申し込み：会社と担当者の情報を登録します。",
            "確認：法人番号と連絡先を確認します（原則2営業日）。確認の間も下書きを作れます。",
            "求人の作成と審査：提出から原則1営業日で審査します。直す所があるときは、項目ごとに理由をお知らせします。",
            "公開と応募の管理：一覧とボードで選考を進め、メッセージで連絡します。応募から14日を過ぎる前にお返事ください。",
          ],
        },
        {
          id: "rules",
          heading: "料金・期間・解約",
          items: [
            "契約の期間は1か月で、解約のお申し出がないときは、同じ条件で1か月ずつ更新します。",
            "上位のプランへは、残りの日数に応じた差額で、すぐに変更できます。下位のプランへは、次の更新日から変わります。",
            "解約はいつでもできます。更新日の前日までにお申し出いただくと、次の月の料金はかかりません。違約金はありません。",
            "採用が決まっても、成功報酬や追加の料金はいただきません。",
            "お支払いは、クレジットカードまたは銀行振込（適格請求書を発行します）です。",
          ],
        },
        {
          id: "promise",
          heading: "掲載者の皆様との約束",
          paragraphs: [
            "当社は特定募集情報等提供事業者（届出受理番号：{notificationNumber}）として、的確な表示の義務を負っています。求人の内容が変わったとき、募集が終わったときは、速やかに更新してください。詳しくは[利用規約](/terms)と[運営会社](/company_info)をご覧ください。",
          ],
        },
      ],
    },
    en: {
      title: "For companies",
      lead: "Meet applicants whose Japanese and work permission are known, with postings that are legally complete. The Free plan costs nothing.",
      sections: [
        {
          id: "merits",
          heading: "Why companies choose us",
          items: [
            "Applicants’ Japanese comes as three separate facts: self-declared, certified, measured — the last with its error.",
            "Applicants see on the page, before they apply, a hint whether their status fits your posting. Checking the residence card when hiring remains yours.",
            "An eight-step form in the order of Hello Work leads you through the required items and points out what is missing or must not be said.",
            "Plain Japanese and English screens reach more readers.",
          ],
        },
        {
          id: "flow",
          heading: "From sign-up to publication",
          items: [
            "Sign up: register the company and the person in charge.",
            "Check: we verify corporate number and contact (2 working days as a rule). You can write drafts meanwhile.",
            "Write and submit: we review within 1 working day as a rule and give a reason for each item to correct.",
            "Publish and select: move applicants on a list or a board and write messages. Please answer before 14 days have passed.",
          ],
        },
        {
          id: "rules",
          heading: "Price, term, cancellation",
          items: [
            "The term is one month and renews by a month on the same conditions unless you cancel.",
            "Upgrades take effect at once for the difference of the remaining days; downgrades from the next renewal.",
            "Cancel at any time. Until the day before renewal, nothing more is charged. There is no penalty.",
            "No success fee and nothing extra when you hire.",
            "Pay by credit card or bank transfer (with a qualified invoice).",
          ],
        },
        {
          id: "promise",
          heading: "What we ask of you",
          paragraphs: [
            "As a notified provider of recruitment information (notification number {notificationNumber}) we are bound to keep postings true. Please update them without delay when facts change or hiring ends. See the [terms](/terms) and the [operator](/company_info).",
          ],
        },
      ],
    },
    "ja-x-easy": {
      title: "人を さがして いる 会社の 人へ",
      lead: "日本語の 力と 働く 許可が わかる 人に 会うことが できます。フリープランは 無料です。",
      sections: [
        {
          id: "merits",
          heading: "いい ところ",
          items: [
            "応募する 人の 日本語の 力が、3つに 分かれて わかります。",
            "応募する 人は、在留資格が 合うかの めやすを、先に 画面で 見ることが できます。在留カードは、会社が かならず 見て ください。",
            "書く 順番は ハローワークと 同じです。足りない ことが すぐ わかります。",
            "やさしい 日本語と 英語でも 読むことが できます。",
          ],
        },
        {
          id: "flow",
          heading: "仕事を 出すまで",
          items: [
            "申し込む：会社の ことを 書きます。",
            "たしかめる：わたしたちが 会社を たしかめます（2日ぐらい）。",
            "仕事を 書く：わたしたちが 見ます（1日ぐらい）。なおす 所は 教えます。",
            "出す：応募した 人に、14日までに 返事を して ください。",
          ],
        },
        {
          id: "rules",
          heading: "お金と やめる とき",
          items: [
            "1か月ごとです。やめると 言わない ときは、つづきます。",
            "上の プランには すぐ 変わります。下の プランには 次の 月から 変わります。",
            "いつでも やめることが できます。やめる ときの お金は いりません。",
            "人が 決まっても、ほかの お金は いりません。",
            "カードか 銀行で はらいます。",
          ],
        },
        {
          id: "promise",
          heading: "おねがい",
          paragraphs: [
            "内容が 変わったら、すぐに なおして ください。募集が 終わったら、すぐに 終わりに して ください。[利用規約](/terms)を 読んで ください。届けの 番号は {notificationNumber} です。",
          ],
        },
      ],
    },
  },
};
