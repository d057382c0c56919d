import type { SitePageText } from "../site-text.ts";

/** The operator, its 届出, and how it keeps postings true (的確表示) and hears complaints. */
export const companyInfoText: SitePageText = {
  updatedOn: "2026-11-01",
  texts: {
    ja: {
      title: "運営会社",
      lead: "ことばワークスを運営する会社と、特定募集情報等提供事業の届出、求人情報を正しく保つ取り組み、苦情の窓口をお知らせします。",
      sections: [
        {
          id: "company",
          heading: "会社の情報",
          facts: [
            ["会社名", "{name}"],
            ["代表者", "{representative}"],
            ["設立", "{establishedOn}"],
            ["所在地", "〒{postalCode} {address}"],
            ["電話番号", "{phone}（{phoneHours}）"],
            ["メールアドレス", "{email}"],
            ["法人番号", "{corporateNumber}"],
            ["適格請求書発行事業者の登録番号", "{invoiceNumber}"],
            ["電気通信事業の届出番号", "{telecomNumber}"],
          ],
        },
        {
          id: "notification",
          heading: "特定募集情報等提供事業の届出",
          facts: [
            ["届出受理番号", "{notificationNumber}"],
            ["届出の受理日", "{notificationDate}"],
          ],
          paragraphs: [
            "当社は職業安定法第43条の2に基づく届出をした特定募集情報等提供事業者です。職業紹介事業者ではなく、求職者から報酬を受け取りません。",
          ],
        },
        {
          id: "accuracy",
          heading: "求人情報を正しく保つために（的確表示）",
          items: [
            "すべての求人を公開の前に審査します。業務内容と変更の範囲、契約期間、就業場所、労働時間、賃金、固定残業代、保険、受動喫煙防止措置など、法令が定める項目がそろわない求人は公開できません。",
            "求人には、募集者の名称、住所、連絡先、業務内容、就業場所、賃金を必ず載せます。",
            "年齢・性別・国籍による差別的な表現と、最低賃金を下回る賃金は、公開の前に止めます。",
            "求人には情報の時点（掲載日と更新日）を表示し、募集が終わった求人は速やかに終了します。",
            "誤りや終了した求人のご指摘を受けたときは、掲載者に確認し、訂正または掲載を停止します。",
          ],
        },
        {
          id: "ranking",
          heading: "求人の並び順",
          paragraphs: [
            "求人は、新着、賃金、締切、言葉との一致、または求職者が自分で設定した条件との一致の順に並びます。順位を有料で上げること、当社の判断で特定の求人をすすめることはありません。",
          ],
        },
        {
          id: "data",
          heading: "個人情報の取り扱い",
          paragraphs: ["利用目的、提供の範囲、保存の期間、開示などの請求の方法は[プライバシーポリシー](/privacypolicy)に示しています。"],
        },
        {
          id: "complaints",
          heading: "苦情・相談の窓口",
          facts: [
            ["窓口", "{complaintDesk}"],
            ["責任者", "{complaintPerson}"],
            ["電話", "{phone}（{phoneHours}）"],
            ["フォーム", "[お問い合わせ](/contact?category=POSTING)"],
          ],
          paragraphs: [
            "求人の内容が実際と違うときは、求人のページの「この求人について知らせる」またはお問い合わせからお知らせください。受け付けから3営業日以内に、確認の状況をお答えします。",
          ],
        },
      ],
    },
    en: {
      title: "Operator",
      lead: "Who runs Kotoba Works, our notification as a provider of recruitment information, how we keep postings true, and where complaints go.",
      sections: [
        {
          id: "company",
          heading: "The company",
          facts: [
            ["Name", "{name}"],
            ["Representative", "{representative}"],
            ["Established", "{establishedOn}"],
            ["Address", "{postalCode} {address}"],
            ["Phone", "{phone} ({phoneHours})"],
            ["Mail", "{email}"],
            ["Corporate number", "{corporateNumber}"],
            ["Invoice registration number", "{invoiceNumber}"],
            ["Telecommunications business notification number (電気通信事業の届出番号)", "{telecomNumber}"],
          ],
        },
        {
          id: "notification",
          heading: "Notification",
          facts: [
            ["Notification number (届出受理番号)", "{notificationNumber}"],
            ["Accepted on", "{notificationDate}"],
          ],
          paragraphs: [
            "We are a notified provider of recruitment information under article 43-2 of the Employment Security Act. We are not an employment placement business and take no fee from seekers.",
          ],
        },
        {
          id: "accuracy",
          heading: "Keeping postings true",
          items: [
            "Every posting is reviewed before it is published. Without all items the law requires — duties and their scope of change, term, place, hours, pay, fixed overtime pay, insurance, smoking measures and more — it cannot be published.",
            "Every posting names the employer, its address and contact, the duties, the place and the pay.",
            "Discrimination by age, sex or nationality, and pay below the minimum wage, are stopped before publication.",
            "Every posting shows when it was published and updated; ended ones are closed without delay.",
            "When somebody points out an error or an ended posting, we ask the employer and correct or stop it.",
          ],
        },
        {
          id: "ranking",
          heading: "Order of postings",
          paragraphs: [
            "Postings are ordered by date, pay, deadline, match with your words, or match with the conditions you set yourself. Nobody can pay for a better place, and we do not push particular postings.",
          ],
        },
        {
          id: "data",
          heading: "Personal data",
          paragraphs: ["Purposes, disclosure, retention and how to make requests are in the [privacy policy](/privacypolicy)."],
        },
        {
          id: "complaints",
          heading: "Complaints",
          facts: [
            ["Desk", "{complaintDesk}"],
            ["In charge", "{complaintPerson}"],
            ["Phone", "{phone} ({phoneHours})"],
            ["Form", "[Contact](/contact?category=POSTING)"],
          ],
          paragraphs: [
            "If a posting differs from reality, tell us by “Report this posting” on its page or through contact. We answer within 3 working days how the check stands.",
          ],
        },
      ],
    },
    "ja-x-easy": {
      title: "この サイトの 会社",
      lead: "ことばワークスの 会社の こと、国への 届け、正しい 仕事だけを 出す やり方、こまった ときの 窓口です。",
      sections: [
        {
          id: "company",
          heading: "会社の こと",
          facts: [
            ["会社の 名前", "{name}"],
            ["代表", "{representative}"],
            ["できた 日", "{establishedOn}"],
            ["住所", "〒{postalCode} {address}"],
            ["電話", "{phone}（{phoneHours}）"],
            ["メール", "{email}"],
            ["法人番号", "{corporateNumber}"],
            ["インボイスの 番号", "{invoiceNumber}"],
            ["電気通信事業（インターネットで ことばを おくる 仕事）の 届けの 番号", "{telecomNumber}"],
          ],
        },
        {
          id: "notification",
          heading: "国への 届け",
          facts: [
            ["届けの 番号（届出受理番号）", "{notificationNumber}"],
            ["届けた 日", "{notificationDate}"],
          ],
          paragraphs: ["わたしたちは、法律の とおり 国に 届けを 出しています。仕事を さがす 人から お金を もらいません。"],
        },
        {
          id: "accuracy",
          heading: "正しい 仕事だけを 出す ために",
          items: [
            "出す 前に、ぜんぶの 仕事を 見ます。法律で 決まった ことが 書いて いない 仕事は 出せません。",
            "会社の 名前、住所、連絡先、仕事の 内容、場所、給料を かならず 書きます。",
            "年れい、男か 女か、国で 人を 分ける 文は 出せません。最低賃金より 安い 仕事も 出せません。",
            "いつの 情報か 書きます。終わった 仕事は すぐに 終わりに します。",
            "まちがいを 教えて もらったら、会社に 聞いて、なおすか、止めます。",
          ],
        },
        {
          id: "ranking",
          heading: "仕事の 順番",
          paragraphs: [
            "新しい 順、給料の 順、しめきりの 順、ことばと 合う 順、あなたの 条件と 合う 順です。お金を はらって 上に することは できません。",
          ],
        },
        { id: "data", heading: "あなたの 情報", paragraphs: ["[プライバシーポリシー](/privacypolicy)を 見て ください。"] },
        {
          id: "complaints",
          heading: "こまった ときの 窓口",
          facts: [
            ["窓口", "{complaintDesk}"],
            ["責任者", "{complaintPerson}"],
            ["電話", "{phone}（{phoneHours}）"],
            ["書く 所", "[質問を 書く](/contact?category=POSTING)"],
          ],
          paragraphs: ["仕事の 内容が ほんとうと ちがう ときは、教えて ください。会社が 休みの 日を のぞいて、3日の 間に 返事を します。"],
        },
      ],
    },
  },
};
