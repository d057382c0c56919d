import type { SitePageText } from "../site-text.ts";

/** 外部送信規律 (電気通信事業法27条の12): what the browser of a visitor is made to send to others, to whom and what for. */
export const dataSharingText: SitePageText = {
  updatedOn: "2026-11-23",
  texts: {
    ja: {
      title: "外部送信について",
      lead: "このサイトを見ただけで、ほかの会社へ情報が送られることはありません。送られるのは、次の操作をしたときだけです。",
      sections: [
        {
          id: "none",
          heading: "見ているだけのとき",
          paragraphs: [
            "広告、アクセス解析、SNSのボタンなど、ほかの会社のプログラムは使っていません。画像、文字、地図の情報も、すべてこのサイトから送ります。",
          ],
        },
        {
          id: "card",
          heading: "カード番号を入力する画面を開いたとき",
          facts: [
            ["送り先", "Stripe, Inc.（カード会社の決済を代行する会社）"],
            ["送られる情報", "カード番号などの入力内容、IPアドレス、ブラウザーと端末の情報、画面の操作"],
            ["目的", "支払い、不正な利用の防止"],
          ],
          paragraphs: [
            "カード番号は当社のサーバーを通りません。カードの入力欄がある画面を開くまで、この会社のプログラムは読み込みません。",
          ],
        },
        {
          id: "account",
          heading: "ほかのアカウントでログインするとき",
          facts: [
            ["送り先", "選んだ会社（Google LLC、またはLINEヤフー株式会社）"],
            ["送られる情報", "このサイトからログインしようとしていること、IPアドレス、ブラウザーの情報"],
            ["目的", "本人の確認"],
          ],
          paragraphs: ["ボタンを押すと、その会社の画面へ移ります。押さなければ何も送りません。"],
        },
        {
          id: "links",
          heading: "ほかのサイトへのリンク",
          paragraphs: [
            "リンク先では、そのサイトの決まりによります。このサイトのどの画面から来たかは、リンク先に伝えません。個人情報の扱いは[プライバシーポリシー](/privacypolicy)をご覧ください。",
          ],
        },
      ],
    },
    en: {
      title: "What your browser sends to others",
      lead: "Looking at this site sends nothing to any other company. Something is sent only when you do one of the things below.",
      sections: [
        {
          id: "none",
          heading: "While you only look",
          paragraphs: [
            "We use no advertising, no analytics and no social buttons of other companies. Pictures, fonts and data about places all come from this site.",
          ],
        },
        {
          id: "card",
          heading: "When you open a screen that asks for a card",
          facts: [
            ["Sent to", "Stripe, Inc., which handles payments for the card companies"],
            ["What", "The card details you type, your IP address, facts about browser and device, and what you do on that screen"],
            ["What for", "Payment, and stopping fraud"],
          ],
          paragraphs: [
            "Card numbers never pass our servers. This company's program is not loaded before a screen with a card field is opened.",
          ],
        },
        {
          id: "account",
          heading: "When you sign in with another account",
          facts: [
            ["Sent to", "The company you choose (Google LLC or LY Corporation)"],
            ["What", "That you want to sign in from this site, your IP address, facts about the browser"],
            ["What for", "Confirming that it is you"],
          ],
          paragraphs: ["The button takes you to that company's page. Nothing is sent unless you press it."],
        },
        {
          id: "links",
          heading: "Links to other sites",
          paragraphs: [
            "Other sites follow their own rules. We do not tell them which page you came from. How we handle personal data is in the [privacy policy](/privacypolicy).",
          ],
        },
      ],
    },
    "ja-x-easy": {
      title: "ほかの 会社に おくる 情報",
      lead: "この サイトを 見るだけでは、ほかの 会社に 何も おくりません。下の ことを した ときだけ おくります。",
      sections: [
        {
          id: "none",
          heading: "見て いるだけの とき",
          paragraphs: ["広告や、ほかの 会社の プログラムは ありません。何も おくりません。"],
        },
        {
          id: "card",
          heading: "カードの 番号を 書く 画面を ひらいた とき",
          facts: [
            ["どこへ", "Stripe（カードで はらう しごとを する 会社）"],
            ["何を", "カードの 番号、つかって いる きかいの 情報、IPアドレス（＝インターネットの 住所）"],
            ["なぜ", "お金を はらうため。悪い 人が つかわない ように するため。"],
          ],
          paragraphs: ["カードの 番号は、わたしたちの コンピューターを 通りません。"],
        },
        {
          id: "account",
          heading: "Googleや LINEで ログインする とき",
          facts: [
            ["どこへ", "えらんだ 会社（Google、LINE）"],
            ["何を", "この サイトに ログインしたい こと、IPアドレス、ブラウザーの 情報"],
            ["なぜ", "あなたか どうか たしかめるため"],
          ],
          paragraphs: ["ボタンを おさなければ、何も おくりません。"],
        },
        {
          id: "links",
          heading: "ほかの サイトへの リンク",
          paragraphs: [
            "ほかの サイトには、その サイトの きまりが あります。くわしくは [プライバシーポリシー](/privacypolicy)を 見て ください。",
          ],
        },
      ],
    },
  },
};
