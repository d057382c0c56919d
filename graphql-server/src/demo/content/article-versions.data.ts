import type { VersionLocale } from "../../modules/site/version/language-version.entity.ts";

/** Title, summary and paragraphs of an article in another language. */
export type ArticleVersion = readonly [title: string, summary: string, ...paragraphs: string[]];

/** Articles in one other language, by their Japanese title. */
export type ArticleVersions = Readonly<Record<string, ArticleVersion>>;

/** The demo's articles in other languages, by their Japanese title. */
export const articleVersions: Readonly<Record<string, Partial<Record<VersionLocale, ArticleVersion>>>> = {
  ことばワークスを公開しました: {
    en: [
      "Kotoba Works is open",
      "Kotoba Works, a site for jobs that use Japanese, is now open.",
      "Your Japanese, your permission to work, and job postings that state everything the law asks for: this site brings the three together.",
      "Searching for jobs, applying and messaging companies are always free for job seekers.",
    ],
    vi: [
      "Kotoba Works đã ra mắt",
      "Kotoba Works, trang việc làm dùng tiếng Nhật, đã chính thức ra mắt.",
      "Trình độ tiếng Nhật, giấy phép làm việc và tin tuyển dụng có đủ các mục luật quy định: trang này kết nối cả ba ở một nơi.",
      "Tìm việc, ứng tuyển và nhắn tin với công ty luôn miễn phí cho người tìm việc.",
    ],
    "zh-Hans": [
      "Kotoba Works 正式上线",
      "使用日语工作的招聘网站 Kotoba Works 已正式上线。",
      "日语能力、工作许可、写明法律规定事项的招聘信息：本网站把这三者连接在一起。",
      "找工作、应聘、与企业联系，求职者始终免费。",
    ],
    ne: [
      "कोतोबा वर्क्स सुरु भयो",
      "जापानी भाषा प्रयोग हुने कामको जागिर साइट कोतोबा वर्क्स सुरु भएको छ।",
      "जापानी भाषाको सीप, काम गर्ने अनुमति, र कानुनले तोकेका सबै विवरण भएको जागिर: यो साइटले तीनवटैलाई एकै ठाउँमा जोड्छ।",
      "जागिर खोज्न, आवेदन दिन र कम्पनीसँग सन्देश आदानप्रदान गर्न सधैँ निःशुल्क छ।",
    ],
    id: [
      "Kotoba Works resmi dibuka",
      "Kotoba Works, situs lowongan kerja yang memakai bahasa Jepang, kini sudah dibuka.",
      "Kemampuan bahasa Jepang, izin bekerja, dan lowongan yang memuat semua hal yang diwajibkan hukum: situs ini menghubungkan ketiganya.",
      "Mencari lowongan, melamar, dan berkirim pesan dengan perusahaan selalu gratis bagi pencari kerja.",
    ],
    "pt-BR": [
      "O Kotoba Works está no ar",
      "O Kotoba Works, site de vagas que usam o japonês, já está no ar.",
      "Seu japonês, sua permissão de trabalho e vagas com tudo o que a lei exige: o site reúne os três em um só lugar.",
      "Buscar vagas, candidatar-se e conversar com as empresas é sempre gratuito para quem procura trabalho.",
    ],
    "ja-x-easy": [
      "ことばワークスが 始まりました",
      "日本語を 使う 仕事を さがす サイトです。",
      "日本語の 力、働く ための 許可、くわしく 書いて ある 求人。この 3つを 1つの 場所で つなぎます。",
      "仕事を さがす 人は、いつも お金が かかりません。",
    ],
  },
  やさしい日本語で読めるようになりました: {
    en: [
      "You can now read the site in easy Japanese",
      "Choose easy Japanese from the language menu at the top of the page.",
      "The site is then shown in short sentences and simple words. Please tell us if anything is hard to read.",
    ],
    vi: [
      "Bạn có thể đọc trang bằng tiếng Nhật dễ hiểu",
      "Hãy chọn “やさしい日本語” trong mục ngôn ngữ ở đầu trang.",
      "Trang sẽ hiển thị bằng câu ngắn và từ dễ hiểu. Nếu có chỗ nào khó đọc, hãy cho chúng tôi biết.",
    ],
  },
  求人の審査の基準について: {
    en: [
      "How we review job postings",
      "Every job is reviewed before it is published.",
      "We check 18 groups of items, such as the duties, what may change, pay, working hours and renewal of the contract.",
      "A posting that lacks an item is not published, whichever company it comes from.",
    ],
  },
  最低賃金の改定に対応しました: {
    en: [
      "The new minimum wages are in place",
      "We check the minimum wage of each prefecture together with the day it takes effect.",
      "From that day, jobs that pay less than the minimum wage cannot be published. Monthly and yearly pay are converted to an hourly rate for the check.",
    ],
    vi: [
      "Đã cập nhật mức lương tối thiểu mới",
      "Chúng tôi kiểm tra lương tối thiểu của từng tỉnh cùng với ngày có hiệu lực.",
      "Từ ngày có hiệu lực, việc làm trả thấp hơn lương tối thiểu không được đăng. Lương tháng và lương năm cũng được quy đổi ra lương giờ để kiểm tra.",
    ],
  },
  履歴書のファイルを保存できます: {
    en: [
      "You can store résumé files",
      "Store PDF and image files of up to 10 MB each.",
      "Data in photos such as the place they were taken is removed when they are stored. Only companies you apply to can see the files.",
    ],
  },
  メッセージに既読の表示が付きました: {
    en: [
      "Messages now show when they were read",
      "Messages the other side has read are marked “Read”.",
      "The number of unread messages is kept up to date on every page.",
    ],
  },
  下書きの自動保存について: {
    en: [
      "Drafts are saved automatically",
      "Your application is saved while you write it.",
      "If you close the page, open the application for the same job again to continue.",
    ],
  },
  お問い合わせの多い質問をまとめました: {
    en: [
      "Answers to the most common questions",
      "Many of you ask about registering, applying and closing an account.",
      "If the registration email does not arrive, please check your spam folder. The link expires after 24 hours.",
    ],
  },
  夏の採用について: {
    en: ["Summer hiring", "More and more jobs start in summer.", "Check the first day of work of each job, and apply early."],
  },
  なりすましのメールに注意してください: {
    en: [
      "Beware of fake emails",
      "We never ask by email for your password or a picture of your residence card.",
      "If anything seems suspicious, do not open the link. Go to the site and sign in to check.",
    ],
    vi: [
      "Hãy cẩn thận với email giả mạo",
      "Chúng tôi không bao giờ hỏi mật khẩu hay ảnh thẻ lưu trú qua email.",
      "Nếu thấy đáng ngờ, đừng mở đường dẫn. Hãy vào trang và đăng nhập để kiểm tra.",
    ],
    "zh-Hans": ["请警惕冒充本站的邮件", "本站绝不会通过邮件索要密码或在留卡照片。", "如有可疑之处，请不要打开链接，直接从网站登录确认。"],
    ne: [
      "नक्कली इमेलबाट सावधान रहनुहोस्",
      "हामी इमेलबाट पासवर्ड वा रेसिडेन्स कार्डको तस्बिर कहिल्यै माग्दैनौँ।",
      "शङ्का लागेमा लिङ्क नखोल्नुहोस्। साइटमै लग इन गरेर जाँच्नुहोस्।",
    ],
    id: [
      "Waspadai email palsu",
      "Kami tidak pernah meminta kata sandi atau foto kartu izin tinggal melalui email.",
      "Jika ada yang mencurigakan, jangan buka tautannya. Masuklah melalui situs ini untuk memeriksa.",
    ],
    "pt-BR": [
      "Cuidado com e-mails falsos",
      "Nunca pedimos por e-mail a sua senha ou uma foto do cartão de residência.",
      "Se algo parecer suspeito, não abra o link. Entre pelo site para conferir.",
    ],
  },
  特定技能の分野を選べるようになりました: {
    en: [
      "You can choose your Specified Skilled Worker field",
      "Register your own field among the 16 fields.",
      "Before you apply, check that it matches the field stated in the job.",
    ],
  },
  年末年始の審査について: {
    en: [
      "Reviews over the New Year holidays",
      "We do not review jobs from 29 December to 3 January.",
      "Jobs submitted during this time are reviewed in order from 4 January. Applications and messages work as usual.",
    ],
  },
  "履歴書の書き方：最初に迷うところ": {
    en: [
      "Writing a Japanese résumé: where people get stuck first",
      "Photo, education, dates: what is often unclear in a Japanese résumé, one by one.",
      "For education, write entering and graduating on one line each. Use either the Western or the Japanese calendar throughout.",
      "For your motivation, read the company's website and say in one sentence why this company. Linking it to your own experience says more than length.",
      "There are forms without a field for gender. You do not need to write about family or religion.",
    ],
  },
  "面接のマナー：五分前からお礼まで": {
    en: [
      "Interview manners: from five minutes before to the thank-you",
      "How an interview in Japan usually goes, in order.",
      "Arrive five minutes early and give your name and the time at the reception. For an online interview, check sound and camera first.",
      "Answer each question in one sentence first, then give the reason. It is fine to ask for a word to be repeated.",
      "Send a short thank-you message the same day.",
    ],
  },
  資格外活動許可と週28時間: {
    en: [
      "Permission for part-time work and the 28 hours a week",
      "An important rule for students and dependents who work part-time.",
      "With the general permission you may work up to 28 hours in any seven days. Hours at two workplaces are added together.",
      "Students may work up to eight hours a day only during the long vacations set by their school.",
      "The permission is written on the back of your residence card. Check it before you apply.",
    ],
    vi: [
      "Giấy phép hoạt động ngoài tư cách và 28 giờ mỗi tuần",
      "Quy định quan trọng khi du học sinh và người theo diện gia đình đi làm thêm.",
      "Với giấy phép chung, bạn được làm tối đa 28 giờ trong bất kỳ 7 ngày nào. Nếu làm ở hai nơi, số giờ được cộng lại.",
      "Du học sinh chỉ được làm tối đa 8 giờ mỗi ngày trong kỳ nghỉ dài do trường quy định.",
      "Giấy phép được ghi ở mặt sau thẻ lưu trú. Hãy kiểm tra trước khi ứng tuyển.",
    ],
    ne: [
      "पार्ट-टाइम कामको अनुमति र हप्ताको २८ घण्टा",
      "विद्यार्थी र आश्रितले पार्ट-टाइम काम गर्दाको महत्त्वपूर्ण नियम।",
      "सामान्य अनुमतिमा जुनसुकै ७ दिनमा २८ घण्टासम्म मात्र काम गर्न पाइन्छ। दुई ठाउँमा काम गर्दा घण्टा जोडिन्छ।",
      "विद्यार्थीले विद्यालयले तोकेको लामो बिदामा मात्र दिनको ८ घण्टासम्म काम गर्न पाउँछन्।",
      "अनुमति रेसिडेन्स कार्डको पछाडि लेखिएको हुन्छ। आवेदन दिनुअघि जाँच्नुहोस्।",
    ],
  },
  やさしい日本語を書く五つのこつ: {
    en: [
      "Five tips for writing easy Japanese",
      "Short, clear, no double negatives: tips you can use at work.",
      "Say one thing in one sentence. Avoid double negatives.",
      "Add furigana to kanji and use few katakana words. Write times in digits, such as 午後3時.",
    ],
  },
  社会保険を知ろう: {
    en: [
      "Get to know social insurance",
      "Health, pension, accident and employment insurance: how the four differ.",
      "With health insurance you pay 30% of medical costs. The employees' pension is for old age, or when an injury keeps you from working.",
      "Workers' accident insurance covers everybody who works. The company pays for it.",
      "When you return to your country, you may be able to claim a lump-sum withdrawal payment.",
    ],
  },
  "「変更の範囲」とは何か": {
    en: [
      "What “scope of change” means",
      "Since April 2024, job postings have had to state more.",
      "The scope of change says how far your duties and your workplace may change in the future.",
      "If it says only “duties set by the company”, ask about it at the interview.",
    ],
  },
  固定残業代の三つの数字: {
    en: [
      "The three numbers of fixed overtime pay",
      "What to look at in any job with fixed overtime pay.",
      "First, the base pay without it. Second, how much it is for how many hours. Third, whether overtime beyond that is paid separately.",
      "Jobs that do not state all three are not published on this site.",
    ],
  },
  JLPTと仕事の日本語: {
    en: [
      "The JLPT and Japanese at work",
      "A test level and the Japanese you use at work are not quite the same.",
      "Many people with N3 find telephone calls hard. On the other hand, some people with N4 are very good with customers.",
      "Read when Japanese is used in the job, and compare it with what you are good at.",
    ],
  },
  "技術・人文知識・国際業務の仕事": {
    en: [
      "Work for Engineers, Specialists in Humanities and International Services",
      "Examples of work that this status allows, and does not allow.",
      "Interpreting, design, accounting and trade administration are typical. What you studied must be connected to the work.",
      "If you are unsure, ask a specialist or the immigration office. What this site shows is information to help you decide.",
    ],
  },
  退職するときにすること: {
    en: [
      "What to do when you leave a job",
      "How to leave on good terms, step by step.",
      "First tell your supervisor in person, then hand in a letter of resignation. Check the notice period in the work rules.",
      "Some statuses of residence require a notification to Immigration within 14 days.",
    ],
  },
  給与明細の読み方: {
    en: [
      "How to read your payslip",
      "Earnings, deductions and net pay: read it in three parts.",
      "Deductions are health insurance, pension, employment insurance, income tax and resident tax. Resident tax often rises from the second year.",
      "Make it a habit to check your overtime hours every month.",
    ],
  },
  部屋探しで使う日本語: {
    en: [
      "Japanese for finding a room",
      "敷金, 礼金, 保証会社: words to know before you sign.",
      "敷金 is a deposit that may be returned when you move out. 礼金 is money that is not returned.",
      "Keep asking about the contract until you understand it.",
    ],
  },
};
