import type { ReaderWords } from "./mail-words.ts";

/** Mails to seekers and visitors in simplified Chinese. */
export const zhHans: ReaderWords = {
  sender: "【Kotoba Works】",
  signature: "Kotoba Works\n本邮件无法回复。如果您没有进行相关操作，请直接删除。",
  answerable: "Kotoba Works\n回复本邮件，内容会显示在 Kotoba Works 上。请使用收到本邮件的邮箱回复。",
  stop: "停止接收此类邮件（无需登录）：",
  unsubscribe: {
    title: "停止接收新职位通知",
    ask: "要停止接收此搜索的通知邮件吗？",
    button: "停止接收",
    done: "已停止发送通知邮件。您可以在设置中重新开启。",
  },
  inquirySubjects: {
    SERVICE: "网站使用方法",
    APPLICATION: "应聘、选拔",
    POSTING: "职位内容、投诉",
    EXAM: "日语测评、学习、购买",
    PERSONAL_DATA: "个人信息的请求",
    COMPANY: "企业发布职位",
    OTHER: "其他",
  },
  entryFacts: ({ title, company, seeker, status }) => [`职位：${title}`, `企业：${company}`, `应聘者：${seeker}`, `进度：${status}`],
  offerCondition: {
    title: "附条件的录用",
    CHANGE_OF_STATUS: (status) => `须先将在留资格变更为“${status}”，之后才能入职。`,
    FEWER_HOURS: (hours) => `此录用为每周最多工作${hours}小时。`,
    LATER_START: (day) => `${day}之前不能入职。`,
    card: "入职前，公司会核对在留卡，并查询卡号是否有效。",
  },
  interviewWays: { ONSITE: "现场", ONLINE: "线上", PHONE: "电话" },
  inJapan: (moment) => `${moment}（日本时间）`,
  interviewFacts: ({ time, minutes, way, place, company, seeker }) => [
    `时间：${time}，${minutes}分钟`,
    `方式：${way}`,
    `地点、联系方式：${place}`,
    `企业：${company}`,
    `应聘者：${seeker}`,
  ],
  appointment: (title) => `面试：${title}`,
  mails: {
    "new-device": ({ device, at }) => ({
      subject: "有新设备登录",
      paragraphs: [
        "您的账号在从未使用过的设备或浏览器上登录了。",
        `时间：${at}\n设备：${device || "不明"}`,
        "如果是您本人，无需任何操作。如果不是，请立即重置密码。",
      ],
      label: "重置密码",
    }),
    "passkey-added": () => ({
      subject: "已添加通行密钥",
      paragraphs: ["您的账号添加了通行密钥，今后可代替密码使用。", "如果不是您本人操作，请在设置中删除该通行密钥，并重置密码。"],
      label: "打开设置",
    }),
    "passkey-removed": () => ({
      subject: "已删除通行密钥",
      paragraphs: ["您的账号删除了一个通行密钥。", "如果不是您本人操作，请立即重置密码。"],
      label: "打开设置",
    }),
    "identity-linked": ({ provider }) => ({
      subject: "已添加登录方式",
      paragraphs: [`今后可用${provider}登录您的账号。`, "如果不是您本人操作，请在设置中解除关联，并重置密码。"],
      label: "打开设置",
    }),
    "identity-unlinked": ({ provider }) => ({
      subject: "已解除登录方式",
      paragraphs: [`已无法用${provider}登录您的账号。`, "如果不是您本人操作，请立即重置密码。"],
      label: "打开设置",
    }),
    "email-change-asked": ({ days }) => ({
      subject: "有人申请更改邮箱地址",
      paragraphs: [
        "有人申请更改您账号的邮箱地址。新地址确认后即会更改。",
        `如果是您本人，无需任何操作。如果不是，请在以下页面取消。更改之后${days}天内也可恢复。`,
      ],
      label: "取消更改",
    }),
    "email-change-confirm": () => ({
      subject: "请确认新邮箱地址",
      paragraphs: ["有人申请将此地址用于Kotoba Works的账号。", "请在24小时内打开以下页面确认。如果不是您本人，请删除此邮件。"],
      label: "确认邮箱地址",
    }),
    "email-change-taken": () => ({
      subject: "此邮箱地址已有账号",
      paragraphs: ["有人申请将此地址用于另一个账号。由于此地址已有账号，未作任何更改。", "如果不是您本人，请删除此邮件。"],
      label: "登录",
    }),
    "email-changed": () => ({
      subject: "邮箱地址已更改",
      paragraphs: [
        "您账号的邮箱地址已更改。今后的邮件将发送到新地址。",
        "如果不是您本人操作，请通过发送到旧地址的“有人申请更改邮箱地址”邮件中的链接恢复。",
      ],
      label: "打开设置",
    }),
    "account-cancelled": ({ until, days }) => ({
      subject: "您的账号已注销",
      paragraphs: [
        "您已注销 Kotoba Works 的账号。感谢您的使用。进行中的应聘已结束，我们已通知相关企业。",
        `${until}（${days}天）之后，您的个人信息将全部删除。在此之前登录，即可恢复账号，但已结束的应聘无法恢复。`,
        "如果不是您本人操作，请立即登录并修改密码。",
      ],
      label: "登录并恢复账号",
    }),
    "account-suspended": ({ reason }) => ({
      subject: "您的账号已停用",
      paragraphs: [
        "运营方已停用您的账号，目前无法登录。您的应聘会保留不变。",
        `原因：${reason}`,
        "如果您想说明情况，或认为有误，请联系我们。",
      ],
      label: "联系我们",
    }),
    "account-unsuspended": () => ({
      subject: "您的账号已恢复使用",
      paragraphs: ["账号的停用已解除，您可以照常登录使用。"],
      label: "登录",
    }),
    "already-registered": ({ passwordPage }) => ({
      subject: "您已注册过",
      paragraphs: ["有人（可能是您）用这个邮箱申请了注册，但该邮箱已有账号。请直接登录。", `如果忘记密码，请重新设置：${passwordPage}`],
      label: "登录",
    }),
    "scout-received": ({ company }) => ({
      subject: "有企业向您发来了邀请",
      paragraphs: [`${company}询问您是否对其职位感兴趣。在您应聘之前，企业不会知道您的姓名。`, "您可以在以下页面停止此类邮件。"],
      label: "阅读邀请",
    }),
    "practice-due": ({ items }) => ({
      subject: `今天有${items}题要复习`,
      paragraphs: [`今天有${items}题要复习。目标是每天5分钟。`, "可以在下面的页面关闭此邮件。"],
      label: "开始复习",
    }),
    "closing-likes": () => ({
      subject: "您收藏的职位即将截止",
      paragraphs: ["您收藏的职位将在3天内截止应聘。"],
      label: "查看收藏的职位",
    }),
    "entry-moved": ({ title }) => ({
      subject: `应聘进度有更新：${title}`,
      paragraphs: ["您的应聘进度已更新如下。"],
      label: "查看应聘进度",
    }),
    "entry-rejected": ({ title }) => ({
      subject: `应聘结果通知：${title}`,
      paragraphs: ["感谢您的应聘。很遗憾，企业这次未能录用您。企业的留言如下。"],
      label: "查看其他职位",
    }),
    "entry-sent": ({ title }) => ({
      subject: `应聘已提交：${title}`,
      paragraphs: ["您的应聘已发送给企业。企业回复后，我们会发邮件通知您。"],
      label: "查看应聘进度",
    }),
    "inquiry-accepted": ({ ticket, category, phone }) => ({
      subject: `已收到您的咨询（${ticket}）`,
      paragraphs: [
        "感谢您联系我们。您的咨询已受理。",
        `受理编号：${ticket}\n类别：${zhHans.inquirySubjects[category]}`,
        `我们会在3个工作日内答复。如有急事，请致电 ${phone} 并告知受理编号。`,
        "如果您没有咨询过，请忽略本邮件。",
      ],
      label: "常见问题",
    }),
    "inquiry-answer": ({ ticket, body }) => ({
      subject: `对您咨询的答复（${ticket}）`,
      paragraphs: ["对您的咨询，我们答复如下。", body, "如果还有问题，请注明受理编号再次联系我们。直接回复本邮件我们无法收到。"],
      label: "联系我们",
    }),
    "interview-cancelled": ({ title }) => ({
      subject: `面试时间已取消：${title}`,
      paragraphs: ["企业取消了以下面试时间。新的时间将由企业通知您。"],
      label: "查看应聘进度",
    }),
    "interview-ended": ({ title }) => ({
      subject: `面试不再进行：${title}`,
      paragraphs: ["由于选拔已结束，以下面试不再进行。"],
      label: "查看详情",
    }),
    "interview-offered": ({ title }) => ({
      subject: `请选择面试时间：${title}`,
      paragraphs: ["企业发来了可选的面试时间。每个时间由先选择的人获得。"],
      label: "选择时间",
    }),
    "interview-picked": ({ title }) => ({
      subject: `面试时间已确定：${title}`,
      paragraphs: ["面试时间已确定。邮件附有日历文件。"],
      label: "查看详情",
    }),
    "licence-paid": ({ product, yen, receipt }) => ({
      subject: `感谢您的购买：${product}`,
      paragraphs: [
        "付款已完成，谢谢。",
        `${product}\n${yen}日元（含税）\n收据（領収書）编号：${receipt}`,
        "现在即可使用。找工作、应聘和沟通一直免费。",
      ],
      label: "查看收据",
    }),
    "licence-refunded": ({ product, yen, number, isWhole }) => ({
      subject: `退款通知：${product}`,
      paragraphs: [
        "我们已退款到您付款时使用的卡。发卡公司可能需要几天，或到之后的账单才会显示。",
        `${product}\n退款金额：${yen}日元（含税）\n退款凭证（適格返還請求書）编号：${number}`,
        ...(isWhole ? ["该权益已终止。"] : []),
      ],
      label: "查看购买记录",
    }),
    "message-received": ({ from }) => ({
      subject: `${from}给您发来消息`,
      paragraphs: ["您有一条新消息，请在网站上查看。"],
      label: "查看消息",
    }),
    "password-changed": () => ({
      subject: "您的密码已更改",
      paragraphs: ["您的密码已更改，其他设备已退出登录。", "如果不是您本人操作，请立即重新设置密码。"],
      label: "重新设置密码",
    }),
    register: () => ({
      subject: "请完成会员注册",
      paragraphs: ["感谢您申请注册会员。", "请在24小时内打开以下页面完成注册。链接只能使用1次。"],
      label: "继续注册",
    }),
    "reset-password": () => ({
      subject: "重新设置密码",
      paragraphs: ["请在1小时内打开以下页面设置新密码。链接只能使用1次。", "如果您没有申请，无需任何操作，密码不会改变。"],
      label: "重新设置密码",
    }),
    "reset-unknown": () => ({
      subject: "该邮箱没有注册",
      paragraphs: ["有人（可能是您）申请了重新设置密码，但该邮箱没有对应的账号。您可能是用其他邮箱注册的。"],
      label: "Kotoba Works",
    }),
    "search-alert": ({ name, total }) => ({
      subject: `${total}个新职位：${name}`,
      paragraphs: [`有${total}个符合“${name}”的新职位。`],
      label: "查看已保存的搜索",
    }),
    "search-alert-confirm": ({ name, hours }) => ({
      subject: "确认接收新职位通知",
      paragraphs: [`符合“${name}”的新职位将发送到这个邮箱。`, `请在${hours}小时内打开以下页面开始接收。如果不是您本人申请，无需任何操作。`],
      label: "开始接收",
    }),
  },
};
