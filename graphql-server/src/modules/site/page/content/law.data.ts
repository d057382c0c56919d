import type { SitePageText } from "../site-text.ts";

/** 特定商取引法に基づく表示: what 11条 asks of distance selling to seekers, and that companies' plans are outside of it. */
export const lawText: SitePageText = {
  updatedOn: "2026-11-01",
  texts: {
    ja: {
      title: "特定商取引法に基づく表示",
      lead: "求職者向けの有料商品（試験の受験回数、証明書、学習動画）についての表示です。求人の検索・応募・メッセージは無料です。",
      sections: [
        {
          id: "items",
          heading: "表示事項",
          facts: [
            ["販売事業者", "{name}"],
            ["運営統括責任者", "{manager}"],
            ["所在地", "〒{postalCode} {address}"],
            ["電話番号", "{phone}\n受付：{phoneHours}"],
            ["メールアドレス", "{email}\n[お問い合わせフォーム](/contact)もご利用ください。"],
            ["販売価格", "{licencePrices}"],
            ["価格のほかに必要な料金", "本サービスに接続するための通信料は、お客様のご負担です。送料や手数料はかかりません。"],
            ["支払方法", "クレジットカード（3Dセキュア2.0に対応したカード）"],
            ["支払時期", "購入を確定したときに1回だけ決済します。自動で更新されることはなく、追加の請求はありません。"],
            ["商品の提供時期", "決済が完了したら、すぐに利用できます。"],
            ["申込みの有効期限", "購入画面に表示した価格で、決済が完了するまで有効です。"],
            [
              "返品・キャンセル",
              "デジタル商品のため、利用を始めた後のお客様の都合による返金はできません。購入から8日以内で一度も利用していないときは、[お問い合わせ](/contact)からのお申し出により全額を返金します。二重の決済や、当社の責任で利用できないときは、期限にかかわらず返金します。",
            ],
            ["動作環境", "最新版のChrome、Edge、Safari、Firefox。動画と聴解の試験には、音の出る機器と1Mbps以上の通信が必要です。"],
            ["適格請求書発行事業者の登録番号", "{invoiceNumber}"],
          ],
        },
        {
          id: "free",
          heading: "無料で利用できるもの",
          paragraphs: [
            "求人の検索、閲覧、保存、応募、企業とのメッセージは無料です（職業安定法第43条の3）。有料商品を買わなくても、応募や選考に影響はありません。",
          ],
        },
        {
          id: "companies",
          heading: "企業の皆様へ",
          paragraphs: [
            "求人掲載のプランは事業者の間の取引のため、特定商取引法の通信販売の対象ではありません。価格、期間、更新、解約の条件は[企業向けのご案内](/about_for_company)とお申し込みの画面に表示します。",
          ],
        },
      ],
    },
    en: {
      title: "Commercial disclosure",
      lead: "What the Act on Specified Commercial Transactions asks us to show about paid goods for seekers: test attempts, certificates, videos. Searching, applying and messaging are free.",
      sections: [
        {
          id: "items",
          heading: "Disclosure",
          facts: [
            ["Seller", "{name}"],
            ["Person responsible", "{manager}"],
            ["Address", "{postalCode} {address}"],
            ["Phone", "{phone}\n{phoneHours}"],
            ["Mail", "{email}\nYou can also use the [contact form](/contact)."],
            ["Prices", "{licencePrices}"],
            ["Other costs", "You pay for your own internet connection. There are no shipping costs or fees."],
            ["Payment", "Credit card (with 3-D Secure 2)"],
            ["When you pay", "Once, when you confirm the purchase. Nothing renews by itself and nothing more is charged."],
            ["Delivery", "Usable at once when the payment is complete."],
            ["Offer valid", "At the price on the purchase screen, until the payment is complete."],
            [
              "Returns",
              "As these are digital goods we cannot refund what you have started to use. Within 8 days, if unused, we refund the full price when you ask through [contact](/contact). Double charges, and goods you cannot use through our fault, are refunded at any time.",
            ],
            ["System requirements", "A current Chrome, Edge, Safari or Firefox. Videos and listening tests need sound and 1 Mbps."],
            ["Invoice registration number", "{invoiceNumber}"],
          ],
        },
        {
          id: "free",
          heading: "What is free",
          paragraphs: [
            "Searching, reading, saving, applying and messaging are free (Employment Security Act, article 43-3). Not buying anything has no effect on applications or selection.",
          ],
        },
        {
          id: "companies",
          heading: "For companies",
          paragraphs: [
            "Posting plans are business-to-business and outside this Act. Price, term, renewal and cancellation are shown under [for companies](/about_for_company) and on the order screen.",
          ],
        },
      ],
    },
    "ja-x-easy": {
      title: "売って いる ものの こと（特定商取引法）",
      lead: "お金を はらう もの（テスト、証明書、動画）の 説明です。仕事を さがす・応募する・メッセージは 無料です。",
      sections: [
        {
          id: "items",
          heading: "説明",
          facts: [
            ["売る 会社", "{name}"],
            ["責任者", "{manager}"],
            ["住所", "〒{postalCode} {address}"],
            ["電話", "{phone}\n{phoneHours}"],
            ["メール", "{email}\n[ここ](/contact)からも 聞くことが できます。"],
            ["値段", "{licencePrices}"],
            ["ほかに いる お金", "インターネットの お金だけです。"],
            ["はらい方", "クレジットカード"],
            ["いつ はらいますか", "買う ときに 1回だけです。あとから はらう ことは ありません。"],
            ["いつから 使えますか", "はらったら、すぐ 使えます。"],
            ["いつまで この 値段ですか", "買う 画面の 値段で、はらい終わるまで です。"],
            [
              "お金を かえす こと",
              "使った あとは、かえすことが できません。8日の 間で、1回も 使って いない ときは、[ここ](/contact)に 書けば ぜんぶ かえします。2回 はらった とき、わたしたちが 悪くて 使えない ときは、いつでも かえします。",
            ],
            ["使える もの", "新しい Chrome、Edge、Safari、Firefox。音が 出る スマホや パソコン。"],
            ["インボイスの 番号", "{invoiceNumber}"],
          ],
        },
        {
          id: "free",
          heading: "無料の もの",
          paragraphs: ["仕事を さがす、見る、応募する、メッセージを おくるのは 無料です。買わなくても、選考は 変わりません。"],
        },
        {
          id: "companies",
          heading: "会社の 人へ",
          paragraphs: ["会社が 使う プランの 値段は、[ここ](/about_for_company)に あります。"],
        },
      ],
    },
  },
};
