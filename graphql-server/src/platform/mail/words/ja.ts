import type { ReaderWords } from "./mail-words.ts";

/** Mails to seekers and visitors in Japanese. */
export const ja: ReaderWords = {
  sender: "【ことばワークス】",
  signature: "Kotoba Works\nこのメールは送信専用です。お心当たりがない場合は破棄してください。",
  answerable:
    "Kotoba Works\nこのメールに返信すると、Kotoba Worksの画面に届きます。返信は、このメールを受け取ったアドレスから送ってください。",
  stop: "このお知らせを止める（ログインは要りません）：",
  unsubscribe: {
    title: "新着求人のお知らせを止める",
    ask: "この検索のお知らせメールを止めますか。",
    button: "お知らせを止める",
    done: "お知らせメールを止めました。またお使いになるときは、マイページの設定から始められます。",
  },
  inquirySubjects: {
    SERVICE: "サービスの使い方",
    APPLICATION: "応募・選考",
    POSTING: "求人の内容・苦情",
    EXAM: "日本語の試験・学習・購入",
    PERSONAL_DATA: "個人情報の請求",
    COMPANY: "企業の求人掲載",
    OTHER: "その他",
  },
  entryFacts: ({ title, company, seeker, status }) => [`求人：${title}`, `企業：${company}`, `応募者：${seeker} 様`, `状況：${status}`],
  offerCondition: {
    title: "条件つきの内定",
    CHANGE_OF_STATUS: (status) => `在留資格を「${status}」に変更してから入社できます。`,
    FEWER_HOURS: (hours) => `週${hours}時間以内で働く内定です。`,
    LATER_START: (day) => `${day}より前には入社できません。`,
    card: "入社の前に、会社が在留カードと番号の照会で確かめます。",
  },
  interviewWays: { ONSITE: "対面", ONLINE: "オンライン", PHONE: "電話" },
  inJapan: (moment) => moment,
  interviewFacts: ({ time, minutes, way, place, company, seeker }) => [
    `日時：${time}（${minutes}分）`,
    `方法：${way}`,
    `場所・連絡先：${place}`,
    `企業：${company}`,
    `応募者：${seeker} 様`,
  ],
  appointment: (title) => `面接：${title}`,
  mails: {
    "new-device": ({ device, at }) => ({
      subject: "新しい端末からログインがありました",
      paragraphs: [
        "いままで使っていない端末またはブラウザから、あなたのアカウントにログインがありました。",
        `日時：${at}\n端末：${device || "わかりません"}`,
        "ご自身であれば、何もする必要はありません。お心当たりがない場合は、すぐにパスワードを再設定してください。",
      ],
      label: "パスワードを再設定する",
    }),
    "passkey-added": () => ({
      subject: "パスキーを追加しました",
      paragraphs: [
        "あなたのアカウントにパスキーを追加しました。これからは、パスワードのかわりに使えます。",
        "お心当たりがない場合は、設定でそのパスキーを削除し、パスワードを再設定してください。",
      ],
      label: "設定を開く",
    }),
    "passkey-removed": () => ({
      subject: "パスキーを削除しました",
      paragraphs: ["あなたのアカウントからパスキーを1つ削除しました。", "お心当たりがない場合は、すぐにパスワードを再設定してください。"],
      label: "設定を開く",
    }),
    "identity-linked": ({ provider }) => ({
      subject: "ログイン方法を追加しました",
      paragraphs: [
        `${provider}で、あなたのアカウントにログインできるようになりました。`,
        "お心当たりがない場合は、設定で外し、パスワードを再設定してください。",
      ],
      label: "設定を開く",
    }),
    "identity-unlinked": ({ provider }) => ({
      subject: "ログイン方法を外しました",
      paragraphs: [
        `${provider}では、あなたのアカウントにログインできなくなりました。`,
        "お心当たりがない場合は、すぐにパスワードを再設定してください。",
      ],
      label: "設定を開く",
    }),
    "email-change-asked": ({ days }) => ({
      subject: "メールアドレスの変更が申し込まれました",
      paragraphs: [
        "あなたのアカウントのメールアドレスを変更する申し込みがありました。新しいアドレスで確認されると、変更されます。",
        `ご自身であれば、何もする必要はありません。お心当たりがない場合は、次のページで取り消してください。変更されたあとでも、${days}日以内なら元に戻せます。`,
      ],
      label: "変更を取り消す",
    }),
    "email-change-confirm": () => ({
      subject: "新しいメールアドレスの確認",
      paragraphs: [
        "このアドレスを、ことばワークスのアカウントのメールアドレスにする申し込みがありました。",
        "24時間以内に次のページを開いて、確認してください。お心当たりがない場合は、このメールを削除してください。",
      ],
      label: "メールアドレスを確認する",
    }),
    "email-change-taken": () => ({
      subject: "このメールアドレスのアカウントがあります",
      paragraphs: [
        "別のアカウントで、このアドレスを使いたいという申し込みがありました。このアドレスのアカウントがすでにあるため、何も変えていません。",
        "お心当たりがない場合は、このメールを削除してください。",
      ],
      label: "ログインする",
    }),
    "email-changed": () => ({
      subject: "メールアドレスを変更しました",
      paragraphs: [
        "あなたのアカウントのメールアドレスを変更しました。これからのメールは、新しいアドレスに届きます。",
        "お心当たりがない場合は、前のアドレスに届いた「変更が申し込まれました」というメールのリンクから、元に戻してください。",
      ],
      label: "設定を開く",
    }),
    "account-cancelled": ({ until, days }) => ({
      subject: "退会のお手続きが完了しました",
      paragraphs: [
        "ことばワークスを退会されました。ご利用ありがとうございました。選考中の応募は終了し、応募先の企業に連絡しました。",
        `${until}（${days}日間）を過ぎると、個人の情報をすべて消去します。それまでにログインすると、アカウントが元に戻ります（終了した応募は戻りません）。`,
        "お心当たりがない場合は、すぐにログインしてパスワードを変更してください。",
      ],
      label: "ログインして元に戻す",
    }),
    "account-suspended": ({ reason }) => ({
      subject: "アカウントのご利用を停止しました",
      paragraphs: [
        "運営により、アカウントのご利用を停止しました。現在はログインできません。応募中の求人はそのまま残ります。",
        `理由：${reason}`,
        "ご説明のある場合や、お心当たりがない場合は、お問い合わせフォームからご連絡ください。",
      ],
      label: "問い合わせる",
    }),
    "account-unsuspended": () => ({
      subject: "アカウントのご利用を再開しました",
      paragraphs: ["アカウントの停止を解除しました。これまでどおりログインしてご利用いただけます。"],
      label: "ログインする",
    }),
    "already-registered": ({ passwordPage }) => ({
      subject: "すでに登録されています",
      paragraphs: [
        "このメールアドレスで会員登録のお申し込みがありましたが、すでに登録されています。ログインしてご利用ください。",
        `パスワードをお忘れのときは、再設定してください：${passwordPage}`,
      ],
      label: "ログインする",
    }),
    "scout-received": ({ company }) => ({
      subject: "企業からスカウトが届きました",
      paragraphs: [
        `${company}からスカウトが届きました。あなたの名前は、応募するまで企業に伝わりません。`,
        "このお知らせは、次のページで止められます。",
      ],
      label: "スカウトを読む",
    }),
    "practice-due": ({ items }) => ({
      subject: `今日の復習が${items}問あります`,
      paragraphs: [`今日の復習が${items}問あります。1日5分が目標です。`, "このお知らせは、次のページで止められます。"],
      label: "復習を始める",
    }),
    "closing-likes": () => ({
      subject: "気になる求人がもうすぐ締め切りです",
      paragraphs: ["気になる求人が、3日以内に締め切られます。"],
      label: "気になる求人を見る",
    }),
    "entry-moved": ({ title }) => ({
      subject: `選考の状況が変わりました：${title}`,
      paragraphs: ["選考の状況が次のように変わりました。"],
      label: "応募の状況を見る",
    }),
    "entry-rejected": ({ title }) => ({
      subject: `選考結果のお知らせ：${title}`,
      paragraphs: [
        "ご応募いただいた求人の選考結果をお知らせします。誠に残念ながら、今回は採用を見送らせていただくことになりました。企業からの言葉を、下にお伝えします。",
      ],
      label: "ほかの求人を見る",
    }),
    "entry-sent": ({ title }) => ({
      subject: `応募を受け付けました：${title}`,
      paragraphs: ["応募を企業に送りました。返事があるとメールでお知らせします。"],
      label: "応募の状況を見る",
    }),
    "inquiry-accepted": ({ ticket, category, phone }) => ({
      subject: `お問い合わせを受け付けました（${ticket}）`,
      paragraphs: [
        "お問い合わせいただき、ありがとうございます。次のとおり受け付けました。",
        `受付番号：${ticket}\n分類：${ja.inquirySubjects[category]}`,
        `3営業日以内にお返事します。お急ぎのときは、受付番号を添えて ${phone} へお電話ください。`,
        "お心当たりがない場合は、このメールを破棄してください。",
      ],
      label: "よくある質問",
    }),
    "inquiry-answer": ({ ticket, body }) => ({
      subject: `お問い合わせへの回答（${ticket}）`,
      paragraphs: [
        "お問い合わせいただいた件について、次のとおり回答します。",
        body,
        "さらに質問があるときは、受付番号を添えてお問い合わせください。このメールに返信しても届きません。",
      ],
      label: "お問い合わせ",
    }),
    "interview-cancelled": ({ title }) => ({
      subject: `面接の日時が取り消されました：${title}`,
      paragraphs: ["企業の都合により、次の面接の日時が取り消されました。新しい日時は企業からお知らせします。"],
      label: "応募の状況を見る",
    }),
    "interview-ended": ({ title }) => ({
      subject: `面接は行われません：${title}`,
      paragraphs: ["選考が終わったため、次の面接は行われません。"],
      label: "くわしく見る",
    }),
    "interview-offered": ({ title }) => ({
      subject: `面接の日時を選んでください：${title}`,
      paragraphs: ["企業から面接の候補日時が届きました。早く選んだ方から決まります。"],
      label: "日時を選ぶ",
    }),
    "interview-picked": ({ title }) => ({
      subject: `面接の日時が決まりました：${title}`,
      paragraphs: ["面接の日時が決まりました。カレンダーのファイルを添付しています。"],
      label: "くわしく見る",
    }),
    "licence-paid": ({ product, yen, receipt }) => ({
      subject: `ご購入ありがとうございます：${product}`,
      paragraphs: [
        "お支払いが完了しました。ありがとうございます。",
        `${product}\n${yen}円（税込）\n領収書番号：${receipt}`,
        "今からご利用いただけます。求人の検索・応募・連絡は、これまでどおり無料です。",
      ],
      label: "領収書を見る",
    }),
    "licence-refunded": ({ product, yen, number, isWhole }) => ({
      subject: `返金のお知らせ：${product}`,
      paragraphs: [
        "お支払いのカードへ返金しました。カード会社での反映には数日から次回以降の請求までかかることがあります。",
        `${product}\n返金額：${yen}円（税込）\n適格返還請求書番号：${number}`,
        ...(isWhole ? ["このライセンスは終了しました。"] : []),
      ],
      label: "購入の履歴を見る",
    }),
    "message-received": ({ from }) => ({
      subject: `${from}様からメッセージが届きました`,
      paragraphs: ["新しいメッセージが届いています。サイトでご確認ください。"],
      label: "メッセージを読む",
    }),
    "password-changed": () => ({
      subject: "パスワードが変更されました",
      paragraphs: [
        "パスワードが変更され、ほかの端末からはログアウトされました。",
        "お心当たりがない場合は、すぐにパスワードを再設定してください。",
      ],
      label: "パスワードを再設定する",
    }),
    register: () => ({
      subject: "会員登録のご案内",
      paragraphs: [
        "会員登録のお申し込みありがとうございます。",
        "24時間以内に次のページを開いて、登録を完了してください。リンクは1回だけ使えます。",
      ],
      label: "登録を続ける",
    }),
    "reset-password": () => ({
      subject: "パスワードの再設定",
      paragraphs: [
        "1時間以内に次のページを開いて、新しいパスワードを設定してください。リンクは1回だけ使えます。",
        "お心当たりがない場合は何もしないでください。パスワードは変わりません。",
      ],
      label: "パスワードを再設定する",
    }),
    "reset-unknown": () => ({
      subject: "このアドレスの登録はありません",
      paragraphs: [
        "パスワードの再設定のお申し込みがありましたが、このメールアドレスの登録はありません。別のアドレスで登録されていないかご確認ください。",
      ],
      label: "ことばワークス",
    }),
    "search-alert": ({ name, total }) => ({
      subject: `新着${total}件：${name}`,
      paragraphs: [`「${name}」に合う新しい求人が${total}件あります。`],
      label: "保存した検索を見る",
    }),
    "search-alert-confirm": ({ name, hours }) => ({
      subject: "新着求人のお知らせの確認",
      paragraphs: [
        `「${name}」に合う新しい求人を、このメールアドレスにお知らせします。`,
        `${hours}時間以内に次のページを開くと、お知らせが始まります。お心当たりがない場合は何もしないでください。`,
      ],
      label: "お知らせを始める",
    }),
  },
};
