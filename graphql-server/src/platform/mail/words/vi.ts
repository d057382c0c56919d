import type { ReaderWords } from "./mail-words.ts";

/** Mails to seekers and visitors in Vietnamese. */
export const vi: ReaderWords = {
  sender: "[Kotoba Works] ",
  signature: "Kotoba Works\nVui lòng không trả lời email này. Nếu email không dành cho bạn, bạn có thể xóa.",
  answerable: "Kotoba Works\nKhi bạn trả lời email này, nội dung sẽ đến Kotoba Works. Vui lòng gửi từ chính địa chỉ đã nhận email này.",
  stop: "Ngừng nhận email loại này (không cần đăng nhập):",
  unsubscribe: {
    title: "Ngừng nhận email về việc làm mới",
    ask: "Bạn có muốn ngừng nhận email của tìm kiếm này không?",
    button: "Ngừng nhận email",
    done: "Đã ngừng gửi email. Bạn có thể bật lại trong phần cài đặt.",
  },
  inquirySubjects: {
    SERVICE: "Cách sử dụng dịch vụ",
    APPLICATION: "Ứng tuyển, tuyển chọn",
    POSTING: "Nội dung việc làm, khiếu nại",
    EXAM: "Bài kiểm tra, học tiếng Nhật, mua gói",
    PERSONAL_DATA: "Yêu cầu về thông tin cá nhân",
    COMPANY: "Đăng tin tuyển dụng",
    OTHER: "Khác",
  },
  entryFacts: ({ title, company, seeker, status }) => [
    `Việc làm: ${title}`,
    `Công ty: ${company}`,
    `Ứng viên: ${seeker}`,
    `Tình trạng: ${status}`,
  ],
  offerCondition: {
    title: "Lời mời làm việc có điều kiện",
    CHANGE_OF_STATUS: (status) => `Chỉ được vào làm sau khi đổi tư cách lưu trú sang “${status}”.`,
    FEWER_HOURS: (hours) => `Lời mời này là làm tối đa ${hours} giờ mỗi tuần.`,
    LATER_START: (day) => `Không thể vào làm trước ${day}.`,
    card: "Trước khi vào làm, công ty kiểm tra thẻ lưu trú (在留カード) và tra cứu số thẻ.",
  },
  interviewWays: { ONSITE: "Gặp trực tiếp", ONLINE: "Trực tuyến", PHONE: "Điện thoại" },
  inJapan: (moment) => `${moment} (giờ Nhật Bản)`,
  interviewFacts: ({ time, minutes, way, place, company, seeker }) => [
    `Thời gian: ${time}, ${minutes} phút`,
    `Hình thức: ${way}`,
    `Địa điểm, liên hệ: ${place}`,
    `Công ty: ${company}`,
    `Ứng viên: ${seeker}`,
  ],
  appointment: (title) => `Phỏng vấn: ${title}`,
  mails: {
    "new-device": ({ device, at }) => ({
      subject: "Đăng nhập từ thiết bị mới",
      paragraphs: [
        "Tài khoản của bạn vừa được đăng nhập trên một thiết bị hoặc trình duyệt chưa từng dùng.",
        `Thời gian: ${at}\nThiết bị: ${device || "không rõ"}`,
        "Nếu là bạn thì không cần làm gì. Nếu không phải bạn, vui lòng đặt lại mật khẩu ngay.",
      ],
      label: "Đặt lại mật khẩu",
    }),
    "passkey-added": () => ({
      subject: "Đã thêm khóa truy cập",
      paragraphs: [
        "Một khóa truy cập đã được thêm vào tài khoản của bạn và có thể dùng thay cho mật khẩu.",
        "Nếu không phải bạn, hãy xóa khóa đó trong phần cài đặt và đặt lại mật khẩu.",
      ],
      label: "Mở phần cài đặt",
    }),
    "passkey-removed": () => ({
      subject: "Đã xóa khóa truy cập",
      paragraphs: ["Một khóa truy cập đã bị xóa khỏi tài khoản của bạn.", "Nếu không phải bạn, vui lòng đặt lại mật khẩu ngay."],
      label: "Mở phần cài đặt",
    }),
    "identity-linked": ({ provider }) => ({
      subject: "Đã thêm cách đăng nhập",
      paragraphs: [
        `Từ nay có thể đăng nhập tài khoản của bạn bằng ${provider}.`,
        "Nếu không phải bạn, hãy bỏ liên kết trong phần cài đặt và đặt lại mật khẩu.",
      ],
      label: "Mở phần cài đặt",
    }),
    "identity-unlinked": ({ provider }) => ({
      subject: "Đã bỏ cách đăng nhập",
      paragraphs: [
        `Không còn đăng nhập tài khoản của bạn bằng ${provider} được nữa.`,
        "Nếu không phải bạn, vui lòng đặt lại mật khẩu ngay.",
      ],
      label: "Mở phần cài đặt",
    }),
    "email-change-asked": ({ days }) => ({
      subject: "Có yêu cầu đổi địa chỉ email",
      paragraphs: [
        "Có yêu cầu đổi địa chỉ email của tài khoản bạn. Địa chỉ sẽ được đổi khi địa chỉ mới xác nhận.",
        `Nếu là bạn thì không cần làm gì. Nếu không phải bạn, hãy hủy ở trang dưới đây. Trong ${days} ngày, bạn vẫn có thể khôi phục kể cả sau khi đã đổi.`,
      ],
      label: "Hủy thay đổi",
    }),
    "email-change-confirm": () => ({
      subject: "Xác nhận địa chỉ email mới",
      paragraphs: [
        "Có yêu cầu dùng địa chỉ này cho một tài khoản Kotoba Works.",
        "Vui lòng mở trang dưới đây trong vòng 24 giờ để xác nhận. Nếu không phải bạn, hãy xóa email này.",
      ],
      label: "Xác nhận địa chỉ",
    }),
    "email-change-taken": () => ({
      subject: "Địa chỉ này đã có tài khoản",
      paragraphs: [
        "Có yêu cầu dùng địa chỉ này cho một tài khoản khác. Vì địa chỉ đã có tài khoản nên không có gì thay đổi.",
        "Nếu không phải bạn, hãy xóa email này.",
      ],
      label: "Đăng nhập",
    }),
    "email-changed": () => ({
      subject: "Đã đổi địa chỉ email",
      paragraphs: [
        "Địa chỉ email của tài khoản bạn đã được đổi. Từ nay email sẽ được gửi đến địa chỉ mới.",
        "Nếu không phải bạn, hãy khôi phục bằng liên kết trong email “Có yêu cầu đổi địa chỉ email” đã gửi đến địa chỉ cũ.",
      ],
      label: "Mở phần cài đặt",
    }),
    "account-cancelled": ({ until, days }) => ({
      subject: "Tài khoản của bạn đã được xóa",
      paragraphs: [
        "Bạn đã rời Kotoba Works. Cảm ơn bạn đã sử dụng. Các đơn ứng tuyển đang xét đã kết thúc và chúng tôi đã báo cho công ty.",
        `Sau ngày ${until} (${days} ngày), toàn bộ thông tin cá nhân sẽ bị xóa. Nếu bạn đăng nhập trước ngày đó, tài khoản sẽ được khôi phục, nhưng các đơn ứng tuyển đã kết thúc thì không.`,
        "Nếu không phải bạn thực hiện, vui lòng đăng nhập ngay và đổi mật khẩu.",
      ],
      label: "Đăng nhập và khôi phục",
    }),
    "account-suspended": ({ reason }) => ({
      subject: "Tài khoản của bạn đã bị tạm dừng",
      paragraphs: [
        "Ban quản trị đã tạm dừng tài khoản của bạn. Hiện bạn không thể đăng nhập. Các đơn ứng tuyển vẫn được giữ nguyên.",
        `Lý do: ${reason}`,
        "Nếu muốn giải thích hoặc cho rằng có nhầm lẫn, vui lòng liên hệ với chúng tôi.",
      ],
      label: "Liên hệ",
    }),
    "account-unsuspended": () => ({
      subject: "Bạn có thể dùng lại tài khoản",
      paragraphs: ["Tài khoản của bạn đã hết bị tạm dừng. Bạn có thể đăng nhập như trước."],
      label: "Đăng nhập",
    }),
    "already-registered": ({ passwordPage }) => ({
      subject: "Bạn đã có tài khoản",
      paragraphs: [
        "Có người, có lẽ là bạn, đã yêu cầu đăng ký bằng địa chỉ này. Địa chỉ này đã có tài khoản: vui lòng đăng nhập.",
        `Nếu quên mật khẩu, vui lòng đặt lại tại: ${passwordPage}`,
      ],
      label: "Đăng nhập",
    }),
    "scout-received": ({ company }) => ({
      subject: "Một công ty đã gửi lời mời cho bạn",
      paragraphs: [
        `${company} hỏi bạn có quan tâm đến một công việc của họ không. Họ không biết tên bạn cho đến khi bạn ứng tuyển.`,
        "Bạn có thể tắt thư này ở trang sau.",
      ],
      label: "Đọc lời mời",
    }),
    "practice-due": ({ items }) => ({
      subject: `Hôm nay có ${items} câu cần ôn`,
      paragraphs: [`Hôm nay bạn có ${items} câu cần ôn. Mục tiêu là 5 phút mỗi ngày.`, "Bạn có thể tắt thư này ở trang dưới đây."],
      label: "Bắt đầu ôn",
    }),
    "closing-likes": () => ({
      subject: "Việc bạn quan tâm sắp hết hạn ứng tuyển",
      paragraphs: ["Những việc bạn quan tâm sẽ hết hạn ứng tuyển trong vòng 3 ngày."],
      label: "Xem việc đang quan tâm",
    }),
    "entry-moved": ({ title }) => ({
      subject: `Tình trạng ứng tuyển đã thay đổi: ${title}`,
      paragraphs: ["Tình trạng ứng tuyển của bạn đã thay đổi như sau."],
      label: "Xem tình trạng ứng tuyển",
    }),
    "entry-rejected": ({ title }) => ({
      subject: `Kết quả ứng tuyển: ${title}`,
      paragraphs: ["Cảm ơn bạn đã ứng tuyển. Rất tiếc, lần này công ty chưa thể nhận bạn. Lời nhắn của công ty ở bên dưới."],
      label: "Xem việc làm khác",
    }),
    "entry-sent": ({ title }) => ({
      subject: `Đã gửi đơn ứng tuyển: ${title}`,
      paragraphs: ["Đơn ứng tuyển của bạn đã đến công ty. Khi có trả lời, chúng tôi sẽ báo qua email."],
      label: "Xem tình trạng ứng tuyển",
    }),
    "inquiry-accepted": ({ ticket, category, phone }) => ({
      subject: `Chúng tôi đã nhận câu hỏi của bạn (${ticket})`,
      paragraphs: [
        "Cảm ơn bạn đã liên hệ với chúng tôi.",
        `Mã tiếp nhận: ${ticket}\nVề: ${vi.inquirySubjects[category]}`,
        `Chúng tôi trả lời trong 3 ngày làm việc. Nếu gấp, vui lòng gọi ${phone} và cho biết mã tiếp nhận.`,
        "Nếu bạn không gửi câu hỏi này, vui lòng bỏ qua email.",
      ],
      label: "Câu hỏi thường gặp",
    }),
    "inquiry-answer": ({ ticket, body }) => ({
      subject: `Trả lời câu hỏi của bạn (${ticket})`,
      paragraphs: [
        "Đây là trả lời cho câu hỏi của bạn.",
        body,
        "Nếu muốn hỏi thêm, vui lòng liên hệ lại và ghi mã tiếp nhận. Chúng tôi không đọc thư trả lời email này.",
      ],
      label: "Liên hệ",
    }),
    "interview-cancelled": ({ title }) => ({
      subject: `Giờ phỏng vấn đã bị hủy: ${title}`,
      paragraphs: ["Công ty đã hủy giờ phỏng vấn dưới đây. Công ty sẽ báo cho bạn giờ mới."],
      label: "Xem tình trạng ứng tuyển",
    }),
    "interview-ended": ({ title }) => ({
      subject: `Buổi phỏng vấn sẽ không diễn ra: ${title}`,
      paragraphs: ["Việc tuyển chọn đã kết thúc nên buổi phỏng vấn dưới đây sẽ không diễn ra."],
      label: "Xem chi tiết",
    }),
    "interview-offered": ({ title }) => ({
      subject: `Vui lòng chọn giờ phỏng vấn: ${title}`,
      paragraphs: ["Công ty đã gửi các giờ phỏng vấn để bạn chọn. Mỗi giờ dành cho người chọn trước."],
      label: "Chọn giờ",
    }),
    "interview-picked": ({ title }) => ({
      subject: `Đã chốt giờ phỏng vấn: ${title}`,
      paragraphs: ["Giờ phỏng vấn đã được chốt. Email có kèm tệp lịch."],
      label: "Xem chi tiết",
    }),
    "licence-paid": ({ product, yen, receipt }) => ({
      subject: `Cảm ơn bạn đã mua: ${product}`,
      paragraphs: [
        "Thanh toán đã hoàn tất.",
        `${product}\n${yen} yên (đã gồm thuế)\nSố biên lai (領収書): ${receipt}`,
        "Bạn có thể dùng ngay. Tìm việc, ứng tuyển và nhắn tin vẫn luôn miễn phí.",
      ],
      label: "Xem biên lai",
    }),
    "licence-refunded": ({ product, yen, number, isWhole }) => ({
      subject: `Thông báo hoàn tiền: ${product}`,
      paragraphs: [
        "Chúng tôi đã hoàn tiền vào thẻ bạn dùng để thanh toán. Công ty thẻ có thể mất vài ngày, hoặc đến kỳ thanh toán sau, mới hiển thị.",
        `${product}\nSố tiền hoàn: ${yen} yên (đã gồm thuế)\nSố chứng từ hoàn tiền (適格返還請求書): ${number}`,
        ...(isWhole ? ["Gói này đã kết thúc."] : []),
      ],
      label: "Xem các gói đã mua",
    }),
    "message-received": ({ from }) => ({
      subject: `Tin nhắn mới từ ${from}`,
      paragraphs: ["Bạn có tin nhắn mới. Vui lòng đọc trên trang web."],
      label: "Đọc tin nhắn",
    }),
    "password-changed": () => ({
      subject: "Mật khẩu của bạn đã được thay đổi",
      paragraphs: [
        "Mật khẩu đã được thay đổi và bạn đã được đăng xuất trên các thiết bị khác.",
        "Nếu không phải bạn thực hiện, vui lòng đặt lại mật khẩu ngay.",
      ],
      label: "Đặt lại mật khẩu",
    }),
    register: () => ({
      subject: "Hoàn tất đăng ký",
      paragraphs: [
        "Cảm ơn bạn đã bắt đầu đăng ký.",
        "Vui lòng mở trang dưới đây trong vòng 24 giờ để hoàn tất. Liên kết chỉ dùng được 1 lần.",
      ],
      label: "Tiếp tục đăng ký",
    }),
    "reset-password": () => ({
      subject: "Đặt lại mật khẩu",
      paragraphs: [
        "Vui lòng mở trang dưới đây trong vòng 1 giờ để đặt mật khẩu mới. Liên kết chỉ dùng được 1 lần.",
        "Nếu bạn không yêu cầu, bạn không cần làm gì. Mật khẩu sẽ không thay đổi.",
      ],
      label: "Đặt lại mật khẩu",
    }),
    "reset-unknown": () => ({
      subject: "Không có tài khoản với địa chỉ này",
      paragraphs: [
        "Có người, có lẽ là bạn, đã yêu cầu đặt lại mật khẩu, nhưng không có tài khoản nào dùng địa chỉ này. Có thể bạn đã đăng ký bằng địa chỉ khác.",
      ],
      label: "Kotoba Works",
    }),
    "search-alert": ({ name, total }) => ({
      subject: `${total} việc mới: ${name}`,
      paragraphs: [`Có ${total} việc làm mới phù hợp với “${name}”.`],
      label: "Xem tìm kiếm đã lưu",
    }),
    "search-alert-confirm": ({ name, hours }) => ({
      subject: "Nhận email về việc làm mới?",
      paragraphs: [
        `Việc làm mới phù hợp với “${name}” sẽ được gửi đến địa chỉ này.`,
        `Vui lòng mở trang dưới đây trong vòng ${hours} giờ để bắt đầu nhận. Nếu không phải bạn yêu cầu, bạn không cần làm gì.`,
      ],
      label: "Bắt đầu nhận email",
    }),
  },
};
