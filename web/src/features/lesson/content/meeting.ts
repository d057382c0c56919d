import type { Lesson } from "../lesson.ts";

export const meetingLessons: readonly Lesson[] = [
  {
    id: "meet-intro",
    level: "N4",
    task: "MEETING",
    prop: "people",
    title: ["自分を紹介する", "Introducing yourself"],
    aim: ["初めての会議で、名前と仕事を短く言うことができる。", "Can say one's name and work briefly at a first meeting."],
    roles: { A: ["新人", "newcomer"], B: ["司会", "chair"] },
    turns: [
      ["B", "では、新しい方から一言お願いします。", "Now, a word from our newcomer, please."],
      [
        "A",
        "はじめまして。今月入りましたアンです。工場を担当します。",
        "How do you do. I am Anh, here since this month. I am in charge of the factory.",
      ],
      ["B", "出身はどちらですか。", "Where are you from?"],
      ["A", "ベトナムです。どうぞよろしくお願いいたします。", "Vietnam. I look forward to working with you."],
    ],
    phrases: [
      ["〜を担当します", "I am in charge of …"],
      ["どうぞよろしくお願いいたします", "I look forward to working with you"],
    ],
    tasks: [
      {
        kind: "CHOOSE",
        ask: ["自己紹介の最後に言うのはどれですか。", "What ends a self-introduction?"],
        options: ["よろしくお願いいたします。", "お疲れさまでした。", "さようなら。"],
        right: 0,
        why: ["初めて会った人への決まった言い方です。", "The set phrase for a first meeting."],
      },
      { kind: "ORDER", meaning: "I am in charge of the factory.", pieces: ["工場を", "担当", "します"] },
    ],
  },
  {
    id: "meet-opinion",
    level: "N3",
    task: "MEETING",
    prop: "people",
    title: ["意見を言う", "Giving an opinion"],
    aim: ["理由をつけて、意見を言うことができる。", "Can give an opinion with a reason."],
    roles: { A: ["社員", "staff"], B: ["課長", "section chief"] },
    turns: [
      ["B", "この案について、どう思いますか。", "What do you think of this plan?"],
      ["A", "私は賛成です。待つ時間が短くなるからです。", "I agree, because the wait gets shorter."],
      ["B", "ほかにありますか。", "Anything else?"],
      ["A", "ただ、人が足りるかどうか、少し心配です。", "But I am a little worried whether we have enough people."],
    ],
    phrases: [
      ["私は賛成です。〜からです", "I agree, because …"],
      ["ただ、〜が心配です", "but I worry about …"],
    ],
    tasks: [
      {
        kind: "CHOOSE",
        ask: ["意見の後に何を言うと、よくわかりますか。", "What makes an opinion clear?"],
        options: ["名前", "理由", "天気"],
        right: 1,
        why: ["理由があると、みんなが考えられます。", "With a reason others can think about it."],
      },
      { kind: "ORDER", meaning: "I agree, because it gets quicker.", pieces: ["賛成です", "早く", "なる", "からです"] },
    ],
  },
  {
    id: "meet-disagree",
    level: "N2",
    task: "MEETING",
    prop: "people",
    title: ["やわらかく反対する", "Disagreeing gently"],
    aim: ["相手の意見を受け止めてから、反対の意見を言うことができる。", "Can acknowledge a view and then disagree."],
    roles: { A: ["社員", "staff"], B: ["同僚", "colleague"] },
    turns: [
      ["B", "来月から全部自動にしましょう。", "Let us automate everything from next month."],
      ["A", "早く進めたいというお気持ちはよくわかります。", "I quite understand wanting to move fast."],
      ["B", "では、決まりですね。", "Then it is settled."],
      ["A", "ただ、初めは一つのラインで試してみてはいかがでしょうか。", "But how about trying it on one line first?"],
    ],
    phrases: [
      ["お気持ちはよくわかります", "I quite understand"],
      ["〜てみてはいかがでしょうか", "how about …?"],
    ],
    tasks: [
      {
        kind: "CHOOSE",
        ask: ["反対するとき、初めに何を言うといいですか。", "What is good to say before disagreeing?"],
        options: ["自分が正しいということ", "ほかの人の悪口", "相手の考えを認める言葉"],
        right: 2,
        why: ["認めてから言うと、聞いてもらえます。", "Acknowledged first, people listen."],
      },
      { kind: "ORDER", meaning: "How about trying it on one line?", pieces: ["一つの", "ラインで", "試してみては", "いかがでしょうか"] },
    ],
  },
  {
    id: "meet-check",
    level: "N3",
    task: "MEETING",
    prop: "note",
    title: ["決まったことを確かめる", "Checking what was decided"],
    aim: ["会議の終わりに、だれがいつまでに何をするか確かめることができる。", "Can check who does what by when at the end of a meeting."],
    roles: { A: ["社員", "staff"], B: ["課長", "section chief"] },
    turns: [
      ["A", "すみません、確認させてください。", "Excuse me, let me check."],
      ["B", "どうぞ。", "Go ahead."],
      ["A", "資料は私が、水曜までに作るということでよろしいですか。", "Is it right that I make the document by Wednesday?"],
      ["B", "はい、お願いします。", "Yes, please."],
    ],
    phrases: [
      ["確認させてください", "let me check"],
      ["〜ということでよろしいですか", "is it right that …?"],
    ],
    tasks: [
      {
        kind: "CHOOSE",
        ask: ["会議の終わりに確かめることはどれですか。", "What do you check at the end of a meeting?"],
        options: ["だれが、いつまでに、何をするか", "部屋の広さ", "次の会議の食べ物"],
        right: 0,
        why: ["決まったことを、その場で確かめます。", "Check decisions on the spot."],
      },
      { kind: "ORDER", meaning: "Let me check.", pieces: ["確認", "させて", "ください"] },
    ],
  },
  {
    id: "meet-slow",
    level: "N4",
    task: "MEETING",
    prop: "people",
    title: ["ゆっくり話してもらう", "Asking people to slow down"],
    aim: ["会議で、わからないところをもう一度言ってもらうことができる。", "Can ask to have something said again in a meeting."],
    roles: { A: ["社員", "staff"], B: ["課長", "section chief"] },
    turns: [
      ["A", "すみません、もう少しゆっくりお願いできますか。", "Sorry, could you go a little slower?"],
      ["B", "ああ、速かったですね。どこからですか。", "Oh, that was fast. From where?"],
      ["A", "二番目のところから、もう一度お願いします。", "Once more from the second point, please."],
      ["B", "わかりました。", "All right."],
    ],
    phrases: [
      ["もう少しゆっくりお願いできますか", "could you go a little slower?"],
      ["〜から、もう一度お願いします", "once more from …"],
    ],
    tasks: [
      {
        kind: "CHOOSE",
        ask: [
          "わからないまま会議が終わりそうです。どうしますか。",
          "The meeting is about to end and you did not understand. What do you do?",
        ],
        options: ["後で忘れる。", "その場で、もう一度聞く。", "わかったと言う。"],
        right: 1,
        why: ["聞くのは失礼ではありません。", "Asking is not impolite."],
      },
      { kind: "ORDER", meaning: "Could you go a little slower?", pieces: ["もう少し", "ゆっくり", "お願い", "できますか"] },
    ],
  },
  {
    id: "meet-idea",
    level: "N3",
    task: "MEETING",
    prop: "bulb",
    title: ["改善の案を出す", "Proposing an improvement"],
    aim: ["困っていることと、その直し方を提案することができる。", "Can name a difficulty and propose a remedy."],
    roles: { A: ["社員", "staff"], B: ["課長", "section chief"] },
    turns: [
      ["A", "一つ提案があります。", "I have a proposal."],
      ["B", "何ですか。", "What is it?"],
      [
        "A",
        "道具を探す時間が長いので、棚に写真を貼ってはどうでしょうか。",
        "Finding tools takes long, so how about photos on the shelves?",
      ],
      ["B", "いいですね。まず一つの棚でやってみましょう。", "Good. Let us try one shelf first."],
    ],
    phrases: [
      ["提案があります", "I have a proposal"],
      ["〜てはどうでしょうか", "how about …?"],
    ],
    tasks: [
      {
        kind: "CHOOSE",
        ask: ["提案で、初めに言うのはどれですか。", "What comes first in a proposal?"],
        options: ["値段", "自分の名前", "困っていること"],
        right: 2,
        why: ["困っていることがわかると、案の意味がわかります。", "Knowing the difficulty makes the idea make sense."],
      },
      { kind: "ORDER", meaning: "I have a proposal.", pieces: ["一つ", "提案が", "あります"] },
    ],
  },
];
