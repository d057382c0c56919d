import type { ReaderWords } from "./mail-words.ts";

/** Mails to seekers and visitors in やさしい日本語. */
export const jaEasy: ReaderWords = {
  sender: "【ことばワークス】",
  signature: "Kotoba Works\nこのメールに 返事は できません。知らない メールの ときは 消して ください。",
  answerable:
    "Kotoba Works\nこのメールに 返事を すると、Kotoba Worksの 画面に とどきます。このメールが とどいた アドレスから 送って ください。",
  stop: "この メールを 止める：",
  unsubscribe: {
    title: "新しい 仕事の メールを 止める",
    ask: "この メールを 止めますか。",
    button: "メールを 止める",
    done: "メールを 止めました。また 使う ときは、マイページの 設定で できます。",
  },
  inquirySubjects: {
    SERVICE: "サイトの 使いかた",
    APPLICATION: "応募の こと",
    POSTING: "仕事の ページの こと・こまった こと",
    EXAM: "日本語の テスト・べんきょう・買いもの",
    PERSONAL_DATA: "あなたの データの こと",
    COMPANY: "会社が 仕事を 出す こと",
    OTHER: "ほかの こと",
  },
  entryFacts: ({ title, company, seeker, status }) => [
    `仕事：${title}`,
    `会社：${company}`,
    `応募した 人：${seeker} さん`,
    `今の ようす：${status}`,
  ],
  offerCondition: {
    title: "条件の ある 内定",
    CHANGE_OF_STATUS: (status) => `在留資格（ビザ）を「${status}」に 変えてから 入社できます。`,
    FEWER_HOURS: (hours) => `1週間に ${hours}時間までの 仕事です。`,
    LATER_START: (day) => `${day}より 前には 入社できません。`,
    card: "入社の 前に、会社が 在留カードと 番号を 確かめます。",
  },
  interviewWays: { ONSITE: "会って 話す", ONLINE: "インターネットで 話す", PHONE: "電話で 話す" },
  inJapan: (moment) => moment,
  interviewFacts: ({ time, minutes, way, place, company, seeker }) => [
    `日と 時間：${time}（${minutes}分）`,
    `話しかた：${way}`,
    `場所・れんらく：${place}`,
    `会社：${company}`,
    `応募した 人：${seeker} さん`,
  ],
  appointment: (title) => `面接：${title}`,
  mails: {
    "new-device": ({ device, at }) => ({
      subject: "新しい 端末から ログインが ありました",
      paragraphs: [
        "はじめての 端末か ブラウザから あなたの アカウントに ログインが ありました。",
        `時間：${at}\n端末：${device || "わかりません"}`,
        "あなたなら、何も しなくて いいです。あなたで ないときは、すぐに パスワードを 変えて ください。",
      ],
      label: "パスワードを 変える",
    }),
    "passkey-added": () => ({
      subject: "パスキーを 入れました",
      paragraphs: [
        "あなたの アカウントに パスキーを 入れました。パスワードの かわりに 使えます。",
        "あなたが していない ときは、設定で 消して、パスワードを 変えて ください。",
      ],
      label: "設定を ひらく",
    }),
    "passkey-removed": () => ({
      subject: "パスキーを 消しました",
      paragraphs: [
        "あなたの アカウントから パスキーを 1つ 消しました。",
        "あなたが していない ときは、すぐに パスワードを 変えて ください。",
      ],
      label: "設定を ひらく",
    }),
    "identity-linked": ({ provider }) => ({
      subject: "ログインの 方法を 入れました",
      paragraphs: [
        `${provider}で あなたの アカウントに ログインできます。`,
        "あなたが していない ときは、設定で 消して、パスワードを 変えて ください。",
      ],
      label: "設定を ひらく",
    }),
    "identity-unlinked": ({ provider }) => ({
      subject: "ログインの 方法を 消しました",
      paragraphs: [`${provider}では もう ログインできません。`, "あなたが していない ときは、すぐに パスワードを 変えて ください。"],
      label: "設定を ひらく",
    }),
    "email-change-asked": ({ days }) => ({
      subject: "メールアドレスを 変えたいと 言われました",
      paragraphs: [
        "あなたの アカウントの メールアドレスを 変える 申し込みが ありました。新しい アドレスで たしかめると 変わります。",
        `あなたなら、何も しなくて いいです。あなたで ないときは、次の ページで やめて ください。変わった あとでも ${days}日は もとに もどせます。`,
      ],
      label: "やめる・もどす",
    }),
    "email-change-confirm": () => ({
      subject: "新しい メールアドレスを たしかめて ください",
      paragraphs: [
        "この アドレスを ことばワークスの アカウントで 使う 申し込みが ありました。",
        "24時間の うちに 次の ページを 開いて ください。あなたで ないときは、この メールを 消して ください。",
      ],
      label: "たしかめる",
    }),
    "email-change-taken": () => ({
      subject: "この メールアドレスの アカウントが あります",
      paragraphs: [
        "ほかの アカウントで この アドレスを 使いたいと 言われました。もう アカウントが あるので、何も 変えて いません。",
        "あなたで ないときは、この メールを 消して ください。",
      ],
      label: "ログインする",
    }),
    "email-changed": () => ({
      subject: "メールアドレスが 変わりました",
      paragraphs: [
        "あなたの アカウントの メールアドレスが 変わりました。これからは 新しい アドレスに 届きます。",
        "あなたが していない ときは、前の アドレスに 届いた メールの リンクで もどして ください。",
      ],
      label: "設定を ひらく",
    }),
    "account-cancelled": ({ until, days }) => ({
      subject: "退会しました",
      paragraphs: [
        "ことばワークスを やめました。応募は おわりました。会社にも 伝えました。",
        `${until}（${days}日）を すぎると、あなたの データを 消します。その前に ログインすると、もどる ことが できます。応募は もどりません。`,
        "あなたが していない ときは、すぐに ログインして、パスワードを 変えて ください。",
      ],
      label: "ログインして もどる",
    }),
    "account-suspended": ({ reason }) => ({
      subject: "アカウントを 止めました",
      paragraphs: [
        "あなたの アカウントを 止めました。いまは ログインできません。応募は そのままです。",
        `理由：${reason}`,
        "説明したい ときや、まちがいだと 思う ときは、わたしたちに 言って ください。",
      ],
      label: "質問する",
    }),
    "account-unsuspended": () => ({
      subject: "また 使うことが できます",
      paragraphs: ["アカウントを また 使うことが できます。ログインして ください。"],
      label: "ログイン",
    }),
    "already-registered": ({ passwordPage }) => ({
      subject: "もう 登録して います",
      paragraphs: [
        "このメールアドレスは もう 登録して います。ログインして ください。",
        `パスワードを 忘れた ときは、ここで 新しく して ください：${passwordPage}`,
      ],
      label: "ログインする",
    }),
    "scout-received": ({ company }) => ({
      subject: "会社から スカウトが 来ました",
      paragraphs: [
        `${company}から スカウトが 来ました。応募するまで、会社は あなたの 名前が わかりません。`,
        "この メールは、つぎの ページで 止められます。",
      ],
      label: "スカウトを 読む",
    }),
    "practice-due": ({ items }) => ({
      subject: `今日 もう一度 する 問題が ${items} あります`,
      paragraphs: [`今日 もう一度 する 問題が ${items} あります。1日 5分 しましょう。`, "この メールは、つぎの ページで 止められます。"],
      label: "問題を する",
    }),
    "closing-likes": () => ({
      subject: "気になる 仕事が もうすぐ おわります",
      paragraphs: ["気になる 仕事が、もうすぐ おわります（3日の 間）。"],
      label: "気になる 仕事を 見る",
    }),
    "entry-moved": ({ title }) => ({
      subject: `応募が かわりました：${title}`,
      paragraphs: ["応募の ようすが かわりました。"],
      label: "応募を 見る",
    }),
    "entry-rejected": ({ title }) => ({
      subject: `応募の けっか：${title}`,
      paragraphs: ["応募の けっかです。こんどは いっしょに 働く ことが できません。会社の ことばを、下に 書きます。"],
      label: "ほかの 仕事を 見る",
    }),
    "entry-sent": ({ title }) => ({
      subject: `応募しました：${title}`,
      paragraphs: ["応募を 会社に おくりました。返事が 来たら、メールで おしらせします。"],
      label: "応募を 見る",
    }),
    "inquiry-accepted": ({ ticket, category, phone }) => ({
      subject: `質問を うけとりました（${ticket}）`,
      paragraphs: [
        "質問を うけとりました。ありがとうございます。",
        `番号：${ticket}\n何の こと：${jaEasy.inquirySubjects[category]}`,
        `3日の 間（土日・休みの 日は 入れません）に 返事を します。急ぐ ときは、${phone} に 電話して、番号を 言って ください。`,
        "書いて いない ときは、この メールを 消して ください。",
      ],
      label: "よく ある 質問",
    }),
    "inquiry-answer": ({ ticket, body }) => ({
      subject: `質問への 返事（${ticket}）`,
      paragraphs: [
        "あなたの 質問への 返事です。",
        body,
        "もっと 聞きたい ときは、番号を 書いて、もう一度 送って ください。この メールに 返事を しても、とどきません。",
      ],
      label: "質問を 送る",
    }),
    "interview-cancelled": ({ title }) => ({
      subject: `面接の 日が なくなりました：${title}`,
      paragraphs: ["会社が 面接の 日を やめました。新しい 日は 会社が おしらせします。"],
      label: "応募を 見る",
    }),
    "interview-ended": ({ title }) => ({
      subject: `面接は ありません：${title}`,
      paragraphs: ["選考が 終わりました。次の 面接は ありません。"],
      label: "見る",
    }),
    "interview-offered": ({ title }) => ({
      subject: `面接の 日を えらんで ください：${title}`,
      paragraphs: ["会社から 面接の 日が 来ました。早く えらんで ください。"],
      label: "日を えらぶ",
    }),
    "interview-picked": ({ title }) => ({
      subject: `面接の 日が 決まりました：${title}`,
      paragraphs: ["面接の 日が 決まりました。カレンダーの ファイルが あります。"],
      label: "見る",
    }),
    "licence-paid": ({ product, yen, receipt }) => ({
      subject: `お金を はらいました：${product}`,
      paragraphs: [
        "お金を はらいました。ありがとうございます。",
        `${product}\n${yen}円（税金も 入って います）\n領収書の 番号：${receipt}`,
        "今から 使うことが できます。仕事を さがすこと、応募することは、いつも 無料です。",
      ],
      label: "領収書を 見る",
    }),
    "licence-refunded": ({ product, yen, number, isWhole }) => ({
      subject: `お金を 返しました：${product}`,
      paragraphs: [
        "はらった カードに お金を 返しました。カードの 会社から もどるまで 何日か かかります。",
        `${product}\n返した お金：${yen}円（税金も 入って います）\n適格返還請求書の 番号：${number}`,
        ...(isWhole ? ["この ライセンスは もう 使えません。"] : []),
      ],
      label: "買った ものを 見る",
    }),
    "message-received": ({ from }) => ({
      subject: `${from}さんから メッセージが 来ました`,
      paragraphs: ["新しい メッセージが あります。サイトで 読んで ください。"],
      label: "メッセージを 読む",
    }),
    "password-changed": () => ({
      subject: "パスワードが 変わりました",
      paragraphs: [
        "パスワードが 変わりました。ほかの 場所では ログアウトしました。",
        "あなたが していない ときは、すぐに 新しい パスワードを 決めて ください。",
      ],
      label: "新しい パスワードを 決める",
    }),
    register: () => ({
      subject: "登録の つづき",
      paragraphs: ["登録を 始めて くださって、ありがとうございます。", "24時間の 間に、下の ページを 開いて ください。1回だけ 使えます。"],
      label: "登録を つづける",
    }),
    "reset-password": () => ({
      subject: "新しい パスワード",
      paragraphs: [
        "1時間の 間に 下の ページを 開いて、新しい パスワードを 決めて ください。1回だけ 使えます。",
        "知らない メールの ときは、何も しないで ください。パスワードは 変わりません。",
      ],
      label: "パスワードを 決める",
    }),
    "reset-unknown": () => ({
      subject: "登録が ありません",
      paragraphs: ["このメールアドレスの 登録は ありません。ほかの メールアドレスで 登録したかもしれません。"],
      label: "ことばワークス",
    }),
    "search-alert": ({ name, total }) => ({
      subject: `新しい 仕事 ${total}つ：${name}`,
      paragraphs: [`「${name}」の 新しい 仕事が ${total}つ あります。`],
      label: "保存した 検索を 見る",
    }),
    "search-alert-confirm": ({ name, hours }) => ({
      subject: "新しい 仕事の メール",
      paragraphs: [
        `「${name}」の 新しい 仕事を、この メールアドレスに 送ります。`,
        `${hours}時間の 間に 下の ページを 開くと、始まります。知らない ときは 何も しないで ください。`,
      ],
      label: "メールを 始める",
    }),
  },
};
