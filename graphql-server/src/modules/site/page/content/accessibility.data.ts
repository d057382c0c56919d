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
            ["規格", "JIS X 8341-3:2016（WCAG 2.0と同じ基準）。WCAG 2.1と2.2のレベルAAも目標にします"],
            ["目標とする適合レベル", "レベルAAに準拠"],
            ["確認の方法", "おもな画面の自動検査（axe）、画面の幅390ピクセルと1280ピクセルでの表示"],
          ],
          paragraphs: ["規格に基づく試験と、第三者による試験は行っていません。行ったときは、この方針に結果を書きます。"],
        },
        {
          id: "done",
          heading: "していること",
          items: [
            "キーボードだけで操作できるように作り、今いる場所を枠で示します。",
            "文字と背景のコントラスト比が4.5以上になる色を使います。明るい画面と暗い画面を選べます。",
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
            "すべての画面をキーボードと読み上げソフトだけで確認することは、まだ終わっていません。",
            "応募書類と請求書のPDFには、見出しや表の構造を読み上げソフトに伝える情報がありません。同じ内容は画面で読めます。",
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
            ["Standard", "JIS X 8341-3:2016, which has the criteria of WCAG 2.0; we also aim at level AA of WCAG 2.1 and 2.2"],
            ["Level aimed at", "In line with level AA"],
            ["How we check", "Automatic checks (axe) of the main screens, display at 390 and 1280 pixels"],
          ],
          paragraphs: [
            "The site has not been tested as the standard describes, nor by a third party. When it is, the result will stand here.",
          ],
        },
        {
          id: "done",
          heading: "What we do",
          items: [
            "We build everything to work by keyboard alone, and a frame shows where you are.",
            "We use colours that give text a contrast of at least 4.5 to its background. You can choose a light or a dark screen.",
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
            "Not every screen has been tried with a keyboard and a screen reader alone.",
            "The PDFs of application papers and bills do not tell screen readers which parts are headings and tables. The same facts can be read on the screen.",
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
            ["どうやって たしかめるか", "大切な ページを コンピューターで しらべます。小さい 画面でも 見ます。"],
          ],
          paragraphs: ["きまりの とおりの 試験は まだ して いません。したら、ここに けっかを 書きます。"],
        },
        {
          id: "done",
          heading: "して いること",
          items: [
            "キーボードだけで つかえる ように つくって います。",
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
            "ぜんぶの ページを キーボードと 声で 読む きかいだけで ためす ことは、まだ おわって いません。",
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
