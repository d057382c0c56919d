/** The demo's captions in English, by their Japanese text. */
const english: Readonly<Record<string, string>> = {
  "職場で毎日使うあいさつを練習しましょう。": "Let's practise the greetings used every day at work.",
  "朝、会社に来たら「おはようございます」と言います。": "When you arrive in the morning, say “ohayō gozaimasu” (good morning).",
  "午後に始まる仕事でも、店や工場では「おはようございます」をよく使います。":
    "In shops and factories people often say it even when work starts in the afternoon.",
  "先に帰る人は「お先に失礼します」と言います。":
    "If you leave first, say “o-saki ni shitsurei shimasu” (excuse me for leaving before you).",
  "残る人は「お疲れさまでした」と答えます。": "Those who stay answer “o-tsukaresama deshita” (thank you for your work).",
  "手伝ってもらったら「ありがとうございます」と言いましょう。": "When somebody has helped you, say “arigatō gozaimasu” (thank you).",
  "「助かりました」は、とても役に立ったという意味です。": "“Tasukarimashita” means: that was a great help.",
  "まちがえたときは、すぐに「すみません」と言います。": "When you make a mistake, say “sumimasen” (sorry) at once.",
  "聞こえなかったときは「もう一度お願いします」と頼みます。":
    "When you did not hear something, ask “mō ichido onegai shimasu” (once more, please).",
  "大きい声で、相手の顔を見て言いましょう。": "Speak up, and look at the person you are talking to.",

  "シフトの話に必要な、時間と曜日のことばです。": "These are the words for times and days that you need to talk about shifts.",
  "四時は「よじ」です。「よんじ」とは言いません。": "Four o'clock is “yoji”. We do not say “yonji”.",
  "七時は「しちじ」、九時は「くじ」です。": "Seven o'clock is “shichiji”, nine o'clock is “kuji”.",
  "分は「ふん」と「ぷん」に変わります。": "“Minutes” is read “fun” or “pun”, depending on the number.",
  "三十分は「半」とも言います。九時半、と言います。": "Thirty minutes is also called “han” (half): “kuji han” is half past nine.",
  "曜日は、月火水木金土日の順です。": "The days run from Monday to Sunday in this order.",
  "「休みは水曜日です」のように使います。": "For example: “Yasumi wa suiyōbi desu” – my day off is Wednesday.",
  "始まりは「から」、終わりは「まで」です。": "The start takes “kara” (from), the end takes “made” (until).",
  "月曜日から金曜日まで、九時から五時まで働きます。": "I work from Monday to Friday, from nine to five.",
  "この三つの質問ができれば、シフトがわかります。": "With these three questions you can find out about your shifts.",

  "人に頼むときは「〜てください」を使います。": "To ask somebody to do something, use “-te kudasai”.",
  "一つ目のグループは、最後の音で形が変わります。": "In the first group the form depends on the last sound of the verb.",
  "「書く」は「書いて」、「待つ」は「待って」、「読む」は「読んで」です。":
    "“Kaku” (write) becomes “kaite”, “matsu” (wait) “matte”, and “yomu” (read) “yonde”.",
  "二つ目のグループは、「る」を取って「て」を付けます。": "In the second group, take away “ru” and add “te”.",
  "「見せる」は「見せてください」です。": "“Miseru” (show) becomes “misete kudasai”.",
  "三つ目のグループは二つだけです。": "The third group has only two verbs.",
  "「する」は「して」、「来る」は「きて」と読みます。": "“Suru” (do) becomes “shite”, and “kuru” (come) is read “kite”.",
  "仕事でもよく聞きます。「ここに名前を書いてください。」": "You will often hear it at work: “Please write your name here.”",
  "お客さまには「少々お待ちください」と言います。": "To customers say “shōshō o-machi kudasai” (one moment, please).",
  "て形ができれば、いろいろなことが頼めます。": "Once you know the te-form, you can ask for all kinds of things.",

  "許可と禁止の言い方を覚えましょう。": "Let's learn how to say what is allowed and what is not.",
  "してもいいか聞くときは「〜てもいいですか」です。": "To ask whether you may do something, say “-te mo ii desu ka”.",
  "「ここに座ってもいいですか」「はい、どうぞ」。": "“May I sit here?” – “Yes, please.”",
  "上司には「〜てもよろしいでしょうか」のほうがていねいです。": "To your superior, “-te mo yoroshii deshō ka” is more polite.",
  "だめなことは「〜てはいけません」と言います。": "What is not allowed is said with “-te wa ikemasen”.",
  "はり紙では「撮影禁止」のように書きます。": "On a notice it is written like this: “satsuei kinshi” – no photography.",
  "必要がないときは「〜なくてもいい」です。": "When there is no need to do something, say “-nakute mo ii”.",
  "「しなくてもいい」は、だめという意味ではありません。": "“Shinakute mo ii” does not mean that you must not do it.",
  "三つのちがいを、練習問題で確かめてください。": "Check the difference between the three in the practice items.",

  "お店でお客さまに使うことばを練習しましょう。": "Let's practise what to say to customers in a shop.",
  "お客さまが来たら「いらっしゃいませ」と言います。": "When a customer comes in, say “irasshaimase” (welcome).",
  "人数を聞くときは「何名様ですか」です。": "To ask how many people there are, say “nanmei-sama desu ka”.",
  "注文を聞くときは「ご注文はお決まりですか」と言います。":
    "To take an order, say “go-chūmon wa o-kimari desu ka” (have you decided on your order?).",
  "「わかりました」は「かしこまりました」と言いましょう。": "Instead of “wakarimashita” say “kashikomarimashita” (certainly).",
  "待ってもらうときは「少々お待ちください」です。": "When the customer has to wait, say “shōshō o-machi kudasai”.",
  "持っていったら「お待たせしました」と言います。": "When you bring the order, say “o-matase shimashita” (thank you for waiting).",
  "お金を受け取ったら「千円お預かりします」と言います。": "When you receive the money, say “sen-en o-azukari shimasu” (out of 1,000 yen).",
  "おつりは「お返しです」と言ってわたします。": "Hand over the change with “o-kaeshi desu”.",
  "声に出して、場面といっしょに覚えましょう。": "Say them aloud and learn them together with the scene.",

  "敬語は、だれの動作かで使い分けます。": "Which honorific form to use depends on who does the action.",
  "尊敬語は、お客さまや上司の動作に使います。": "Respectful forms are for what customers and superiors do.",
  "「社長がいらっしゃいます」「ご覧になりましたか」のように言います。":
    "For example: “Shachō ga irasshaimasu” (the president is coming), “Goran ni narimashita ka” (have you seen it?).",
  "謙譲語は、自分や自分の会社の人の動作に使います。": "Humble forms are for what you, or people of your own company, do.",
  "「すぐにまいります」「資料を拝見しました」と言います。":
    "Say “Sugu ni mairimasu” (I am coming at once) and “Shiryō o haiken shimashita” (I have seen the material).",
  "「お〜になる」は相手の動作、「お〜する」は自分の動作です。": "“O- … ni naru” is what the other person does, “o- … suru” is what you do.",
  "「お客さまがお待ちになる」「私が入口でお待ちします」。": "“The customer waits.” – “I will wait for you at the entrance.”",
  "社内で部長の話をするときは「おっしゃいました」が正しいです。":
    "When you talk about the department head inside the company, “osshaimashita” is right.",
  "社外の人には「部長の田中が申しました」と言います。": "To people outside, say “buchō no Tanaka ga mōshimashita”.",
  "だれの動作か、いつも考えましょう。": "Always think about whose action it is.",

  "似ている三つの「ように」を整理しましょう。": "Let's sort out three uses of “yō ni” that look alike.",
  "自分で努力することは「ようにする」です。": "What you make an effort to do is “yō ni suru”.",
  "「遅れないようにします」は、注意して努力するという意味です。": "“Okurenai yō ni shimasu” means: I take care and try not to be late.",
  "できなかったことができる、という変化は「ようになる」です。":
    "A change – being able to do what you could not do before – is “yō ni naru”.",
  "可能の形と一緒によく使います。": "It often goes with the potential form.",
  "目的を表す「ように」の前には、自分で決められない動詞が来ます。":
    "Before “yō ni” for a purpose comes a verb that you cannot decide by yourself.",
  "「忘れないようにメモする」のように使います。": "For example: “Wasurenai yō ni memo suru” – make a note so as not to forget.",
  "「ために」の前は、自分の意志でする動詞です。": "Before “tame ni” comes a verb for what you do by your own will.",
  "「ように」の前は、可能の形や、ない形が多いです。": "Before “yō ni” there is often a potential or a negative form.",
  "意味を考えながら、練習問題に進みましょう。": "Think of the meaning as you go on to the practice items.",

  "仕事のメールには決まった型があります。": "Business e-mails follow a fixed pattern.",
  "最初は、あいさつと名乗りです。": "They begin with a greeting and the sender's name.",
  "ここは読み流して、次の用件を探しましょう。": "Skim over this part and look for what it is about.",
  "「さて」の後に用件が始まります。": "After “sate” the actual matter begins.",
  "「つきましては」「恐れ入りますが」の後には、お願いが来ます。": "After “tsukimashite wa” or “osoreirimasu ga” comes a request.",
  "「ご確認のほどお願いいたします」は、確認してくださいという意味です。": "“Go-kakunin no hodo onegai itashimasu” means: please check.",
  "「〜いただけますと幸いです」は、やわらかい依頼です。返信が必要です。":
    "“-itadakemasu to saiwai desu” is a soft request. Here a reply is needed.",
  "期限は必ず確かめましょう。": "Always check the deadline.",
  "「必着」は、その時間までに届かなければならないという意味です。": "“Hitchaku” means: it must have arrived by that time.",
  "用件、お願い、期限。この三つを探して読みましょう。": "The matter, the request, the deadline: look for these three as you read.",

  "四つの「わけ」を、仕事の例で整理します。": "Let's sort out four uses of “wake” with examples from work.",
  "「わけだ」は、理由がわかって納得したときに使います。": "“Wake da” is used when you see the reason: no wonder.",
  "「わけではない」は、全部がそうだとは言えない、という部分の否定です。":
    "“Wake de wa nai” denies a part: one cannot say that it is always so.",
  "「わけがない」は、可能性がまったくないという強い否定です。": "“Wake ga nai” is a strong denial: there is no chance at all.",
  "「わけにはいかない」は、したくても立場や約束のためにできないという意味です。":
    "“Wake ni wa ikanai” means that you cannot, much as you want to, because of your position or a promise.",
  "「休まないわけにはいかない」は、必ず休むという意味になります。":
    "“Yasumanai wake ni wa ikanai” comes to mean that you have to take the day off.",
  "話し手の気持ちを考えて選びましょう。": "Choose by thinking of what the speaker feels.",

  "案内文や通知に使われる硬い表現を学びます。": "Let's learn the stiff expressions used in announcements and notices.",
  "「をもって」には、期限と手段の二つの意味があります。": "“O motte” has two meanings: a point in time, and a means.",
  "「本日をもって」は今日で終わり、「書面をもって」は書面で、です。":
    "“Honjitsu o motte” is: as of today; “shomen o motte” is: in writing.",
  "「に際して」は「〜するときに」の改まった言い方です。": "“Ni saishite” is a formal way to say “when doing”.",
  "「に先立ち」は、大きなことの前に準備としてすることを述べます。":
    "“Ni sakidachi” tells what is done in preparation before something important.",
  "「を踏まえ」は、あることを前提や根拠にして、という意味です。": "“O fumae” means: taking something as a premise or basis.",
  "やさしい言葉に置き換えられれば、通知は怖くありません。": "Once you can put it into plain words, a notice is nothing to be afraid of.",

  "会議で使われる言い回しの、本当の意味を見ていきます。": "Let's look at what phrases used in meetings really mean.",
  "「すり合わせる」は、互いの考えを比べて、ずれをなくすことです。":
    "“Suriawaseru” is to compare views and bring them into line with each other.",
  "「持ち帰る」は、その場では決めずに社内で相談するという意味です。":
    "“Mochikaeru” means not deciding on the spot but consulting inside the company.",
  "返事の期限を聞いておくと安心です。": "It is safer to ask by when you will have an answer.",
  "「たたき台」は、意見を出して良くしていくための最初の案です。":
    "A “tatakidai” is a first draft, meant to be improved by everybody's comments.",
  "「落としどころ」は、双方が納得できる現実的な結論のことです。": "An “otoshidokoro” is a realistic conclusion that both sides can accept.",
  "言葉の裏にある意図まで聞き取りましょう。": "Listen for the intention behind the words.",
};

/** A caption of the demo in English. */
export function englishOf(caption: string): string {
  const text = english[caption];
  if (text === undefined) throw new Error(`No English for the caption: ${caption}`);
  return text;
}
