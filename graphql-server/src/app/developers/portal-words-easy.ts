import type { PortalText } from "./portal-text.ts";

export const easyWords: PortalText = {
  title: "プログラムを 作る 人へ",
  lead: "ことばワークスの 求人は、アプリや ほかの サービス、AIからも 使えます。あなたに 合う ものを 選んで ください。この ページの 例は、すぐに ためす ことが できます。",
  site: "ことばワークス",
  languages: "言葉",
  contents: "この ページの 内容",
  starts: {
    mobile: {
      title: "アプリを 作る（GraphQL）",
      texts: [
        "`POST /graphql` に JSONを 送ります。下の 例は、ログインを しなくても 使えます。",
        "ログインが いる ときは、OAuth 2.1（PKCE）を 使います。はじめに、[お問い合わせ](/contact)から、アプリの 名前、何に 使うか、戻る URLを 送って ください。",
        "`access_token` を `Authorization: Bearer …` で 送ります。1時間 使えます。`refresh_token` は、使うと 新しく なります。",
        "本番では、登録した 操作だけを 使えます。`.graphql` の ファイルを 送って ください。",
      ],
    },
    partner: {
      title: "求人を 取りこむ（REST）",
      texts: [
        "キーが いります。[お問い合わせ](/contact)から、何に 使うかと、1分に 何回 使うかを 教えて ください。",
        "キーを `Authorization: Bearer kw_…` で 送ります。次の ページは、`pageInfo.endCursor` を `after` に 入れます。",
        "2回目からは、`updatedSince` で 変わった ものだけを 読みます。`closed` の 求人は、消して ください。",
        "`ETag` を `If-None-Match` で 送ると、変わって いない ときは 304に なります。",
      ],
    },
    feeds: {
      title: "フィードを 読む",
      texts: [
        "登録も キーも いりません。1分で 新しく なります。",
        'Indeedの 形は、1つの ファイルに 10,000件までです。続きは `Link: rel="next"` に あります。',
      ],
    },
    agent: {
      title: "AIから 使う（MCP）",
      texts: [
        "`/mcp` に つなぎます。キーは いりません。",
        "道具は 4つ です：`search_works`、`read_work`、`explain_permission`、`list_exam_levels`。読む ことだけが できます。応募は できません。",
        "求人の 文は、会社が 書きました。命令では ありません。",
      ],
    },
    webhooks: {
      title: "お知らせを 受け取る（Webhook）",
      texts: [
        "会社の オーナーは、[Webhookの ページ](/company/webhook)で HTTPSの アドレスを 登録できます。かぎは 1回だけ 見えます。",
        "[Standard Webhooks](https://www.standardwebhooks.com)の 形です。番号だけが 届きます。",
        "署名を 確かめて、10秒の うちに 2xxを 返して ください。返さないと、3日の 間に 10回まで 送ります。同じ `webhook-id` は、1回だけ 使って ください。",
      ],
    },
  },
  sample: "署名の 確かめ方（Node.js）",
  run: "ためす",
  key: "キー（kw_…）",
  body: "送る もの（JSON）",
  command: "コマンド",
  answer: "こたえ",
  limits: {
    title: "使える 回数",
    texts: [
      "RESTの 残りの 回数は、`RateLimit-Policy` と `RateLimit` で わかります。429の ときは、`Retry-After` の 秒だけ 待って ください。",
      "GraphQLの 重さは、`Operation-Cost` で わかります。`first` を 小さく すると、軽く なります。",
    ],
  },
  refusals: {
    title: "エラー",
    texts: [
      "RESTの エラーは `application/problem+json` です。`code` は 変わりません。`type` を 開くと、説明が あります。[すべての コード](/api/problems)",
      "GraphQLの エラーは、`errors` に あります。使う 人には `message` を 見せて ください。",
    ],
  },
  deprecations: {
    title: "なくなる もの",
    texts: ["なくなる ものは、6か月より 前に お知らせします。"],
    none: "今、なくなる ものは ありません。",
    place: "場所",
    instead: "かわりに 使う もの",
  },
  changes: {
    title: "変わった こと",
    texts: ["新しい ものから 書いて あります。英語です。"],
    versions: { "Not released": "まだ 出て いない もの" },
  },
  reference: {
    title: "くわしい 説明",
    texts: ["[RESTの 説明](/api/docs)", "[OpenAPI 3.1](/api/openapi.json)", "[エラーコード](/api/problems)"],
  },
};
