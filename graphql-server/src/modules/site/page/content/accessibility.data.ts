import type { SitePageText } from "../site-text.ts";

/** What the site does so that everybody can use it, by JIS X 8341-3:2016, and what is not yet as it should be. */
export const accessibilityText: SitePageText = {
  updatedOn: "2026-11-23",
  texts: {
    ja: {
      title: "ウェブアクセシビリティ方針",
      lead: "年齢、障害、国籍、使う機器にかかわらず、だれもが仕事をさがし、応募できるサイトを目指しています。",
      sections: [
        {
          id: "goal",
          heading: "目標",
          facts: [
            ["対象", "このサイトのすべての画面"],
            ["規格", "JIS X 8341-3:2016（WCAG 2.1のレベルAAの項目を含む）"],
            ["目標とする適合レベル", "レベルAAに準拠"],
            ["確認の方法", "画面ごとの自動検査、キーボードだけの操作、画面の幅390ピクセルでの表示"],
          ],
          paragraphs: ["第三者による試験は受けていません。受けたときは、この方針に結果を書きます。"],
        },
        {
          id: "done",
          heading: "していること",
          items: [
            "すべての操作がキーボードだけでできます。今いる場所は枠で示します。",
            "文字と背景のコントラスト比は4.5以上です。明るい画面と暗い画面を選べます。",
            "やさしい日本語、ふりがな、8つの言語から選べます。",
            "色だけで意味を伝えません。エラーは、どの項目をどう直せばよいかを文で示します。",
            "動きを減らす設定にしている機器では、動きを止めます。",
            "動画には字幕があります。リスニングの問題は、受けないことを選べます。",
          ],
        },
        {
          id: "open",
          heading: "まだできていないこと",
          items: [
            "応募書類のPDFと請求書のPDFには、読み上げのためのタグがありません。同じ内容は画面で読めます。",
            "企業がメッセージに添付したファイルは、読み上げに対応していないことがあります。",
          ],
        },
        {
          id: "contact",
          heading: "使いにくいところがあるとき",
          paragraphs: [
            "[お問い合わせ](/contact)からお知らせください。電話は{phone}（{phoneHours}）です。必要な情報を、ほかの方法でお渡しします。",
          ],
        },
      ],
    },
    en: {
      title: "Accessibility",
      lead: "Everybody should be able to find and apply for work here, whatever their age, disability, nationality or device.",
      sections: [
        {
          id: "goal",
          heading: "Goal",
          facts: [
            ["Scope", "Every screen of this site"],
            ["Standard", "JIS X 8341-3:2016, with the items of WCAG 2.1 level AA"],
            ["Level aimed at", "In line with level AA"],
            ["How we check", "Automatic checks of each screen, use by keyboard alone, display at 390 pixels"],
          ],
          paragraphs: ["No third party has tested the site. When one does, the result will stand here."],
        },
        {
          id: "done",
          heading: "What we do",
          items: [
            "Everything works by keyboard alone, and a frame shows where you are.",
            "Text has a contrast of at least 4.5 to its background. You can choose a light or a dark screen.",
            "You can choose easy Japanese, readings above kanji, and eight languages.",
            "Colour alone never carries a meaning. Errors say in words what to change and where.",
            "Movement stops on devices that ask for less of it.",
            "Films have captions. You may take the exam without listening.",
          ],
        },
        {
          id: "open",
          heading: "What is not there yet",
          items: [
            "The PDFs of application papers and bills have no tags for screen readers. The same facts can be read on the screen.",
            "Files that companies attach to messages may not work with screen readers.",
          ],
        },
        {
          id: "contact",
          heading: "If something is hard to use",
          paragraphs: [
            "Tell us by the [contact form](/contact) or by phone: {phone} ({phoneHours}). We give you what you need in another way.",
          ],
        },
      ],
    },
    "ja-x-easy": {
      title: "だれでも つかえる サイトに するために",
      lead: "年や 体、国、つかう きかいが ちがっても、だれでも 仕事を さがせる サイトに します。",
      sections: [
        {
          id: "goal",
          heading: "目標（なりたい すがた）",
          facts: [
            ["どこ", "この サイトの ぜんぶの ページ"],
            ["きまり", "JIS X 8341-3:2016"],
            ["目標", "レベルAA"],
            ["どうやって たしかめるか", "ページごとに コンピューターで しらべます。キーボードだけで つかって みます。"],
          ],
          paragraphs: ["ほかの 会社の 試験は まだ うけて いません。うけたら、ここに けっかを 書きます。"],
        },
        {
          id: "done",
          heading: "して いること",
          items: [
            "キーボードだけで ぜんぶ つかえます。",
            "文字が 読みやすい 色です。明るい 画面と 暗い 画面を えらべます。",
            "やさしい日本語、ふりがな、8つの ことばを えらべます。",
            "まちがいが ある ときは、どこを どう なおすか、文で 言います。色だけで 言いません。",
            "動きを へらした きかいでは、画面が 動きません。",
            "動画には 字幕（＝文字）が あります。",
          ],
        },
        {
          id: "open",
          heading: "まだ できて いないこと",
          items: [
            "履歴書や 請求書の PDFは、声で 読む きかいに 合わない ことが あります。同じ ことは 画面で 読めます。",
            "会社が おくる ファイルは、声で 読めない ことが あります。",
          ],
        },
        {
          id: "contact",
          heading: "つかいにくい ときは",
          paragraphs: ["[お問い合わせ](/contact)で 教えて ください。電話は {phone}（{phoneHours}）です。"],
        },
      ],
    },
  },
};
