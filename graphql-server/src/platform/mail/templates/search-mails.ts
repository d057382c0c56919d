import type { MailTemplate } from "../mail-template.ts";

/** The works that a mail tells of: one line each with title, company and id, tabs between. */
function worksOf(works: string, url: (path: string) => string): string[] {
  return works.split("\n").map((line) => {
    const [title = "", company = "", id = ""] = line.split("\t");
    return `${title}\n${company}\n${url(`/japanesejob/${id}`)}`;
  });
}

const settings = "/user/member/edit?section=searches";

/** To a seeker who wants to be told of new works: is it really them? (double opt-in) */
export const searchAlertConfirmMail: MailTemplate<{ name: string; token: string; hours: number }> = (
  { name, token, hours },
  locale,
  url,
) => {
  const link = url(`${settings}&confirm=${token}`);
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] Turn on mails about new works?",
      paragraphs: [
        `New works for “${name}” shall be mailed to this address.`,
        `Open the address below within ${hours} hours to turn that on. If it was not you, do nothing.`,
      ],
      action: { label: "Turn the mails on", url: link },
    };
  }
  if (locale === "ja-x-easy") {
    return {
      subject: "【ことばワークス】新しい 仕事の メール",
      paragraphs: [
        `「${name}」の 新しい 仕事を、この メールアドレスに 送ります。`,
        `${hours}時間の 間に 下の ページを 開くと、始まります。知らない ときは 何も しないで ください。`,
      ],
      action: { label: "メールを 始める", url: link },
    };
  }
  return {
    subject: "【ことばワークス】新着求人のお知らせの確認",
    paragraphs: [
      `「${name}」に合う新しい求人を、このメールアドレスにお知らせします。`,
      `${hours}時間以内に次のページを開くと、お知らせが始まります。お心当たりがない場合は何もしないでください。`,
    ],
    action: { label: "お知らせを始める", url: link },
  };
};

/** The new works of a saved search; `unsubscribe` is the token of its link. */
type AlertParams = { name: string; total: number; works: string; unsubscribe: string };

/** New works of a saved search. */
export const searchAlertMail: MailTemplate<AlertParams> = (params, locale, url) => {
  const { name, total } = params;
  const unsubscribeUrl = url(`/api/unsubscribe?token=${encodeURIComponent(params.unsubscribe)}`);
  const works = worksOf(params.works, url);
  const action = { label: "", url: url(settings) };
  if (locale === "en") {
    const paragraphs = [`New works for “${name}”: ${total}`, ...works];
    return {
      subject: `[Kotoba Works] ${total} new: ${name}`,
      paragraphs,
      action: { ...action, label: "My saved searches" },
      unsubscribeUrl,
    };
  }
  if (locale === "ja-x-easy") {
    const paragraphs = [`「${name}」の 新しい 仕事が ${total}つ あります。`, ...works];
    return {
      subject: `【ことばワークス】新しい 仕事 ${total}つ：${name}`,
      paragraphs,
      action: { ...action, label: "保存した 検索を 見る" },
      unsubscribeUrl,
    };
  }
  const paragraphs = [`「${name}」に合う新しい求人が${total}件あります。`, ...works];
  return {
    subject: `【ことばワークス】新着${total}件：${name}`,
    paragraphs,
    action: { ...action, label: "保存した検索を見る" },
    unsubscribeUrl,
  };
};

/** Liked works that close within days. */
export const closingLikesMail: MailTemplate<{ works: string }> = (params, locale, url) => {
  const works = worksOf(params.works, url);
  const link = url("/user/job/likeit");
  if (locale === "en") {
    const paragraphs = ["Works you like close within three days.", ...works];
    return { subject: "[Kotoba Works] Works you like close soon", paragraphs, action: { label: "See the works I like", url: link } };
  }
  if (locale === "ja-x-easy") {
    const paragraphs = ["気になる 仕事が、もうすぐ おわります（3日の 間）。", ...works];
    return {
      subject: "【ことばワークス】気になる 仕事が もうすぐ おわります",
      paragraphs,
      action: { label: "気になる 仕事を 見る", url: link },
    };
  }
  const paragraphs = ["気になる求人が、3日以内に締め切られます。", ...works];
  return {
    subject: "【ことばワークス】気になる求人がもうすぐ締め切りです",
    paragraphs,
    action: { label: "気になる求人を見る", url: link },
  };
};
