import type { ReaderContent } from "../../site-text.ts";

/** What seekers read about the site, in simplified Chinese. */
export const zhHans: ReaderContent = {
  about: {
    title: "关于 Kotoba Works",
    lead: "本网站把日语能力、工作许可，与法定项目齐全的职位这三者连接在一起。",
    sections: [
      {
        id: "why",
        heading: "为什么创建本网站",
        paragraphs: [
          "在日本工作的外国人已超过250万。即便如此，“需要多高的日语水平”“自己的在留资格能不能从事这份工作”“条件是不是真的”，往往要到应聘之后才能知道。",
          "Kotoba Works 让您在应聘之前就能确认这三点。",
        ],
      },
      {
        id: "three",
        heading: "三大特点",
        items: [
          "测评日语能力：题目难度会随您的作答而变化，水平以概率和误差的形式显示。自我评估、证书和测评结果分开处理。",
          "确认能否工作：登记在留资格和资格外活动许可后，您可以看到每个职位是否可以工作、理由以及所依据规定的日期。我们不询问国籍。",
          "所有职位都符合法定项目：18类必填项目不齐全的职位不能发布。发布前，我们会逐一审核。",
        ],
      },
      {
        id: "language",
        heading: "八种语言",
        paragraphs: [
          "求职者的所有页面都可以用日语、简易日语（やさしい日本語）、英语、越南语、中文、尼泊尔语、印度尼西亚语和葡萄牙语阅读。您可以随时在页面上方切换。",
        ],
      },
      {
        id: "free",
        heading: "求职者永远免费",
        paragraphs: [
          "搜索职位、应聘、与企业互发消息，都不收费。我们也不发放入职奖金，因为我们希望您根据工作内容来选择，而不是为了钱。收费的只有测评次数、证书和学习视频。",
        ],
      },
      {
        id: "order",
        heading: "不出售职位排名",
        paragraphs: ["职位的排列顺序只取决于公开的计算方法和您设置的条件。不能通过付费排在前面。"],
      },
      {
        id: "flow",
        heading: "使用流程",
        items: [
          "[找工作](/japanesejob)：无需注册，即可搜索和浏览。",
          "[注册会员](/register)：只需电子邮箱即可开始。",
          "填写个人资料：填写工作许可、学历、工作经历和求职意向后，应聘会更快。",
          "应聘：确认内容后发送。您可以随时查看进度。",
          "与企业沟通：通过消息确定面试日期，并接收结果。",
        ],
      },
    ],
  },
  faq: [
    {
      id: "start",
      title: "注册、登录",
      questions: [
        {
          id: "free",
          question: "真的可以免费使用吗？",
          answer: [
            "是的。搜索职位、应聘、与企业互发消息，永远免费。收费的只有测评次数、证书和学习视频，不购买也不会影响应聘和选拔。价格请查看[特定商业交易法公示](/law)。",
          ],
        },
        {
          id: "no-mail",
          question: "没有收到注册邮件。",
          answer: [
            "请检查垃圾邮件文件夹，并确认邮箱地址是否有误。手机运营商的邮箱有时需要设置接收权限。",
            "邮件中的链接24小时内有效，只能使用1次。如果已过期，请重新[注册会员](/register)。",
          ],
        },
        {
          id: "password",
          question: "忘记了密码。",
          answer: [
            "您可以在[重置密码](/password/send_reset_email)页面，向注册时使用的邮箱发送链接。链接1小时内有效。企业用户请点击[这里](/company/password)。",
          ],
        },
        {
          id: "nationality",
          question: "需要登记国籍或在留卡吗？",
          answer: ["我们不询问国籍，也不保管在留卡的图片。您只需登记工作许可（在留资格、期限、资格外活动许可）。"],
        },
      ],
    },
    {
      id: "jobs",
      title: "职位、应聘",
      questions: [
        {
          id: "level",
          question: "职位上的“日语N3”是什么意思？",
          answer: ["这是该工作所需日语水平的参考。没有日本语能力测试（JLPT）的合格证书也可以应聘。请在面试时确认实际使用日语的场合。"],
        },
        {
          id: "permission-badge",
          question: "“可以工作”的提示一定准确吗？",
          answer: [
            "这是根据您登记的在留资格和已公布的规定自动生成的参考信息，不保证您一定可以从事该工作。请与企业一起做最终确认，或到出入国在留管理厅（出入国在留管理庁）的窗口确认。",
          ],
        },
        {
          id: "who-sees",
          question: "谁能看到我的个人资料？",
          answer: ["只有您应聘的企业。您没有应聘的企业无法搜索会员。详情请查看[隐私政策](/privacypolicy#third-party)。"],
        },
        {
          id: "no-answer",
          question: "应聘后没有收到回复。",
          answer: ["我们请企业在14天内回复。如已超过14天，请通过消息询问企业，或通过[联系我们](/contact?category=APPLICATION)告诉我们。"],
        },
        {
          id: "withdraw",
          question: "我想撤回应聘。",
          answer: ["请在[应聘进度](/user/entry/now_entry_list)中选择“放弃应聘”。企业会收到通知。"],
        },
        {
          id: "wrong-posting",
          question: "招聘信息与实际情况不符。",
          answer: [
            "请点击职位页面上的“反馈该职位的问题”，或通过[联系我们](/contact?category=POSTING)告诉我们。我们会向企业核实，并更正或停止发布。",
          ],
        },
      ],
    },
    {
      id: "exam",
      title: "日语测评、学习",
      questions: [
        {
          id: "official",
          question: "测评结果可以代替JLPT吗？",
          answer: [
            "不可以。测评结果是本网站的估算，以“相当于N3”等形式显示，并非JLPT的官方成绩。申请在留资格等需要证明时，请参加官方考试。",
          ],
        },
        {
          id: "interrupted",
          question: "测评途中不小心关闭了页面。",
          answer: ["只要还在规定时间内，就可以从同一题继续。计时不会停止。"],
        },
        {
          id: "refund",
          question: "购买的商品可以退款吗？",
          answer: ["购买后8天内且从未使用的，我们将全额退款。具体条件请查看[特定商业交易法公示](/law)。"],
        },
      ],
    },
    {
      id: "privacy",
      title: "注销账号、个人信息",
      questions: [
        {
          id: "leave",
          question: "怎样注销账号？",
          answer: ["您可以随时在[注销账号](/user/cancel)页面办理。30天内登录即可取消注销。此后，姓名、材料等将被删除。"],
        },
        {
          id: "disclosure",
          question: "我想查看或删除自己的信息。",
          answer: ["请在[联系我们](/contact?category=PERSONAL_DATA)中选择“个人信息相关请求”。我们原则上会在2周内免费答复。"],
        },
        {
          id: "phishing",
          question: "收到了可疑的邮件。",
          answer: ["本网站不会通过邮件或电话索取密码或在留卡的图片。请不要打开链接，并通过[联系我们](/contact)告诉我们。"],
        },
      ],
    },
    {
      id: "companies",
      title: "企业用户",
      questions: [
        {
          id: "price",
          question: "发布职位要多少钱？",
          answer: ["免费版无需付费。其他套餐的费用和可发布的职位数量，请查看[企业指南](/about_for_company#plans)。录用成功也不收取佣金。"],
        },
        {
          id: "review",
          question: "审核需要多长时间？",
          answer: ["原则上，企业确认需要2个工作日，职位审核需要1个工作日。退回修改时，我们会逐项告知理由。"],
        },
        {
          id: "edit-open",
          question: "可以修改正在发布的职位吗？",
          answer: ["可以。修改法令规定的必填项目时，需要重新审核，审核期间会继续显示原来的内容。"],
        },
        {
          id: "card-check",
          question: "贵网站会代为确认在留卡吗？",
          answer: [
            "雇佣时确认在留卡是企业的义务。请使用出入国在留管理厅的在留卡号码失效信息查询（在留カード等番号失効情報照会）和读取应用。",
          ],
        },
      ],
    },
  ],
};
