import type { Locale } from "../../shared/locale.ts";
import type { AppScope } from "../../shared/viewer/app-scopes.ts";

/** What the page says on which people let an app act for them. */
interface OAuthWords {
  title: string;
  /** Which app asks, in place of {app}. */
  lead: string;
  recipient: string;
  purpose: string;
  country: string;
  may: string;
  scopes: Record<AppScope, string>;
  end: string;
  allow: string;
  deny: string;
  signIn: string;
  signInLink: string;
  again: string;
  over: string;
}

export const oauthWords: Readonly<Record<Locale, OAuthWords>> = {
  ja: {
    title: "アプリとの連携",
    lead: "「{app}」が、あなたの代わりに次のことをする許可を求めています。",
    recipient: "情報を受け取る人",
    purpose: "使う目的",
    country: "情報を保管する国",
    may: "許可されること",
    scopes: {
      profile: "プロフィールを見る・書きかえる",
      apply: "応募を準備する・送る・見る（送るたびに、あなたが送信を押します）",
      messages: "メッセージを読む・送る",
      "works:read": "会社の求人を見る",
      "works:write": "会社の求人を作る・直す",
    },
    end: "許可は、設定の「ログイン中の端末」からいつでもやめられます。",
    allow: "許可する",
    deny: "許可しない",
    signIn: "先にログインしてください。ログインしたら、このページにもどって続けてください。",
    signInLink: "ログインする（新しいタブ）",
    again: "ログインしました",
    over: "この手続きは終わったか、正しくありません。アプリからもう一度始めてください。",
  },
  "ja-x-easy": {
    title: "アプリを つかう",
    lead: "「{app}」が、あなたの かわりに、下の ことを したいと いっています。",
    recipient: "じょうほうを もらう 人",
    purpose: "つかう りゆう",
    country: "じょうほうを おく 国",
    may: "アプリが できる こと",
    scopes: {
      profile: "プロフィールを 見る・かえる",
      apply: "応募を 作る・送る・見る（送る とき、いつも あなたが ボタンを おします）",
      messages: "メッセージを 読む・送る",
      "works:read": "会社の 求人を 見る",
      "works:write": "会社の 求人を 作る・なおす",
    },
    end: "せっていの「ログイン中の 端末」で、いつでも やめる ことが できます。",
    allow: "いいです",
    deny: "だめです",
    signIn: "さきに ログインして ください。それから この ページに もどって ください。",
    signInLink: "ログインする（新しい タブ）",
    again: "ログインしました",
    over: "もう 終わったか、まちがって います。アプリで もう いちど はじめて ください。",
  },
  en: {
    title: "Connect an app",
    lead: "“{app}” asks to do the following for you.",
    recipient: "Who receives the data",
    purpose: "What for",
    country: "Country where it is kept",
    may: "What it may do",
    scopes: {
      profile: "See and change your profile",
      apply: "Prepare, send and see applications (each is sent only when you press send)",
      messages: "Read and send messages",
      "works:read": "See your company’s postings",
      "works:write": "Create and change your company’s postings",
    },
    end: "You can end this at any time in the settings, under the devices that are signed in.",
    allow: "Allow",
    deny: "Do not allow",
    signIn: "Sign in first. Then come back to this page.",
    signInLink: "Sign in (new tab)",
    again: "I have signed in",
    over: "This is over, or not right. Start again in the app.",
  },
  vi: {
    title: "Kết nối ứng dụng",
    lead: "“{app}” xin phép làm những việc sau thay bạn.",
    recipient: "Bên nhận thông tin",
    purpose: "Mục đích",
    country: "Quốc gia lưu giữ thông tin",
    may: "Ứng dụng được phép",
    scopes: {
      profile: "Xem và sửa hồ sơ của bạn",
      apply: "Chuẩn bị, gửi và xem đơn ứng tuyển (mỗi đơn chỉ được gửi khi bạn bấm gửi)",
      messages: "Đọc và gửi tin nhắn",
      "works:read": "Xem tin tuyển dụng của công ty",
      "works:write": "Tạo và sửa tin tuyển dụng của công ty",
    },
    end: "Bạn có thể dừng bất cứ lúc nào trong phần cài đặt, mục thiết bị đang đăng nhập.",
    allow: "Cho phép",
    deny: "Không cho phép",
    signIn: "Hãy đăng nhập trước, rồi quay lại trang này.",
    signInLink: "Đăng nhập (tab mới)",
    again: "Tôi đã đăng nhập",
    over: "Thủ tục này đã kết thúc hoặc không đúng. Hãy bắt đầu lại từ ứng dụng.",
  },
  "zh-Hans": {
    title: "连接应用",
    lead: "“{app}”请求代您进行以下操作。",
    recipient: "信息接收方",
    purpose: "使用目的",
    country: "信息保存的国家",
    may: "允许的操作",
    scopes: {
      profile: "查看和修改您的个人资料",
      apply: "准备、发送和查看应聘（每次都由您按下发送）",
      messages: "阅读和发送消息",
      "works:read": "查看公司的招聘信息",
      "works:write": "创建和修改公司的招聘信息",
    },
    end: "您可以随时在设置的“已登录设备”中取消。",
    allow: "允许",
    deny: "不允许",
    signIn: "请先登录，然后回到本页继续。",
    signInLink: "登录（新标签页）",
    again: "我已登录",
    over: "此操作已结束或无效。请从应用重新开始。",
  },
  ne: {
    title: "एप जोड्ने",
    lead: "“{app}” ले तपाईंको सट्टामा तलका काम गर्न अनुमति मागेको छ।",
    recipient: "जानकारी पाउने पक्ष",
    purpose: "उद्देश्य",
    country: "जानकारी राखिने देश",
    may: "एपले गर्न सक्ने काम",
    scopes: {
      profile: "तपाईंको प्रोफाइल हेर्ने र बदल्ने",
      apply: "आवेदन तयार गर्ने, पठाउने र हेर्ने (तपाईंले थिचेपछि मात्र पठाइन्छ)",
      messages: "सन्देश पढ्ने र पठाउने",
      "works:read": "कम्पनीको जागिर सूचना हेर्ने",
      "works:write": "कम्पनीको जागिर सूचना बनाउने र सच्याउने",
    },
    end: "सेटिङको लग इन भएका यन्त्रबाट जुनसुकै बेला रोक्न सकिन्छ।",
    allow: "अनुमति दिने",
    deny: "अनुमति नदिने",
    signIn: "पहिले लग इन गर्नुहोस्, अनि यो पृष्ठमा फर्कनुहोस्।",
    signInLink: "लग इन (नयाँ ट्याब)",
    again: "मैले लग इन गरेँ",
    over: "यो काम सकियो वा ठीक छैन। एपबाट फेरि सुरु गर्नुहोस्।",
  },
  id: {
    title: "Hubungkan aplikasi",
    lead: "“{app}” meminta izin melakukan hal berikut untuk Anda.",
    recipient: "Penerima data",
    purpose: "Tujuan",
    country: "Negara tempat data disimpan",
    may: "Yang boleh dilakukan",
    scopes: {
      profile: "Melihat dan mengubah profil Anda",
      apply: "Menyiapkan, mengirim, dan melihat lamaran (dikirim hanya bila Anda menekan kirim)",
      messages: "Membaca dan mengirim pesan",
      "works:read": "Melihat lowongan perusahaan",
      "works:write": "Membuat dan mengubah lowongan perusahaan",
    },
    end: "Anda dapat menghentikannya kapan saja di pengaturan, pada perangkat yang masuk.",
    allow: "Izinkan",
    deny: "Jangan izinkan",
    signIn: "Masuk dahulu, lalu kembali ke halaman ini.",
    signInLink: "Masuk (tab baru)",
    again: "Saya sudah masuk",
    over: "Proses ini sudah selesai atau tidak benar. Mulai lagi dari aplikasi.",
  },
  "pt-BR": {
    title: "Conectar um aplicativo",
    lead: "“{app}” pede permissão para fazer o seguinte por você.",
    recipient: "Quem recebe os dados",
    purpose: "Finalidade",
    country: "País onde os dados ficam",
    may: "O que ele poderá fazer",
    scopes: {
      profile: "Ver e alterar seu perfil",
      apply: "Preparar, enviar e ver candidaturas (só são enviadas quando você aperta enviar)",
      messages: "Ler e enviar mensagens",
      "works:read": "Ver as vagas da empresa",
      "works:write": "Criar e alterar vagas da empresa",
    },
    end: "Você pode encerrar a qualquer momento nas configurações, em dispositivos conectados.",
    allow: "Permitir",
    deny: "Não permitir",
    signIn: "Entre primeiro e depois volte a esta página.",
    signInLink: "Entrar (nova aba)",
    again: "Já entrei",
    over: "Este processo terminou ou não está certo. Comece de novo no aplicativo.",
  },
};
