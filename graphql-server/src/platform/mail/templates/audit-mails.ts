import type { HouseMailTemplate } from "../mail-template.ts";

/** To the operator, every day: how far the chain of recorded acts is. Whoever keeps these mails can tell when it was written anew. */
export const auditAnchorMail: HouseMailTemplate<{ day: string; count: number; hash: string; sealedAt: string }> = (
  params,
  _locale,
  url,
) => ({
  subject: `【ことばワークス】操作記録の封印 ${params.day}（${params.count}件）`,
  paragraphs: [
    "操作記録は改ざんが分かるように、1件ずつ順に封印されています。このメールを、サーバーとは別の場所に保管してください。",
    `件数：${params.count}\nハッシュ：${params.hash}\n最後に封印した日時：${params.sealedAt}`,
    `記録がこの時点から書き換えられていないことは、サーバーで次のように確かめます。\nnpm run audit:verify -- --anchor ${params.count}:${params.hash}`,
  ],
  action: { label: "操作記録を見る", url: url("/admin/audit") },
});
