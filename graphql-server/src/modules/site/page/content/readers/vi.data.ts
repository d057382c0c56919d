import type { ReaderContent } from "../../site-text.ts";

/** What seekers read about the site, in Vietnamese. */
export const vi: ReaderContent = {
  about: {
    title: "Giới thiệu Kotoba Works",
    lead: "Năng lực tiếng Nhật, quyền làm việc và tin tuyển dụng đủ các mục luật yêu cầu: trang việc làm kết nối cả ba tại một nơi.",
    sections: [
      {
        id: "why",
        heading: "Vì sao chúng tôi lập trang này",
        paragraphs: [
          "Hơn 2,5 triệu người nước ngoài đang làm việc tại Nhật. Vậy mà “cần tiếng Nhật đến mức nào”, “tư cách lưu trú của mình có làm được không”, “điều kiện có đúng thật không” thường phải ứng tuyển rồi mới biết.",
          "Kotoba Works giúp bạn kiểm tra cả ba điều đó trước khi ứng tuyển.",
        ],
      },
      {
        id: "three",
        heading: "Ba điểm nổi bật",
        items: [
          "Đánh giá tiếng Nhật: bài kiểm tra có độ khó thay đổi theo trình độ của bạn, cho biết trình độ kèm xác suất và sai số. Mức tự đánh giá, chứng chỉ và kết quả kiểm tra được ghi riêng.",
          "Kiểm tra quyền làm việc: khi bạn đăng ký tư cách lưu trú (在留資格) và giấy phép hoạt động ngoài tư cách (資格外活動許可), mỗi tin sẽ cho biết bạn có thể làm việc đó hay không, vì sao và theo quy định ngày nào. Chúng tôi không hỏi quốc tịch.",
          "Mọi tin đều đủ các mục luật yêu cầu: tin thiếu mục bắt buộc trong 18 nhóm thì không đăng được. Chúng tôi duyệt từng tin trước khi đăng.",
        ],
      },
      {
        id: "language",
        heading: "Tám ngôn ngữ",
        paragraphs: [
          "Mọi màn hình dành cho người tìm việc đều đọc được bằng tiếng Nhật, tiếng Nhật dễ hiểu (やさしい日本語), tiếng Anh, tiếng Việt, tiếng Trung, tiếng Nepal, tiếng Indonesia và tiếng Bồ Đào Nha. Bạn có thể đổi ngôn ngữ ở đầu trang bất cứ lúc nào.",
        ],
      },
      {
        id: "free",
        heading: "Luôn miễn phí cho người tìm việc",
        paragraphs: [
          "Tìm việc, ứng tuyển và nhắn tin với công ty không mất tiền. Chúng tôi cũng không tặng tiền mừng khi bạn được nhận, để bạn chọn việc theo nội dung công việc chứ không vì tiền thưởng. Chỉ lượt thi, giấy chứng nhận và video học tiếng Nhật là có phí.",
        ],
      },
      {
        id: "order",
        heading: "Không bán thứ tự hiển thị",
        paragraphs: [
          "Thứ tự việc làm chỉ do cách tính đã công khai và điều kiện bạn chọn quyết định. Không ai có thể trả tiền để được hiển thị cao hơn.",
        ],
      },
      {
        id: "flow",
        heading: "Cách sử dụng",
        items: [
          "[Tìm việc](/japanesejob): tìm và xem được mà không cần đăng ký.",
          "[Đăng ký](/register): chỉ cần địa chỉ email là bắt đầu được.",
          "Điền hồ sơ: ghi quyền làm việc, học vấn, kinh nghiệm và nguyện vọng để ứng tuyển nhanh hơn.",
          "Ứng tuyển: kiểm tra nội dung rồi gửi. Bạn xem được tình trạng bất cứ lúc nào.",
          "Trao đổi với công ty: hẹn ngày phỏng vấn qua tin nhắn và nhận kết quả.",
        ],
      },
    ],
  },
  faq: [
    {
      id: "start",
      title: "Đăng ký, đăng nhập",
      questions: [
        {
          id: "free",
          question: "Có thật là miễn phí không?",
          answer: [
            "Có. Tìm việc, ứng tuyển và nhắn tin với công ty luôn miễn phí. Chỉ lượt thi, giấy chứng nhận và video học tiếng Nhật là có phí; bạn không mua cũng không ảnh hưởng gì đến việc ứng tuyển hay tuyển dụng. Xem giá tại [Thông tin giao dịch (特商法)](/law).",
          ],
        },
        {
          id: "no-mail",
          question: "Tôi không nhận được email đăng ký.",
          answer: [
            "Hãy xem thư mục thư rác và kiểm tra lại địa chỉ. Với địa chỉ email của nhà mạng di động, có thể bạn cần cài đặt để nhận được email.",
            "Liên kết trong email có hiệu lực 24 giờ và chỉ dùng được 1 lần. Nếu đã hết hạn, hãy [đăng ký](/register) lại.",
          ],
        },
        {
          id: "password",
          question: "Tôi quên mật khẩu.",
          answer: [
            "Tại trang [đặt lại mật khẩu](/password/send_reset_email), bạn có thể gửi liên kết đến địa chỉ đã đăng ký. Liên kết dùng được trong 1 giờ. Công ty vui lòng vào [đây](/company/password).",
          ],
        },
        {
          id: "nationality",
          question: "Có cần đăng ký quốc tịch hay thẻ lưu trú (在留カード) không?",
          answer: [
            "Chúng tôi không hỏi quốc tịch và không nhận ảnh thẻ lưu trú. Bạn chỉ cần đăng ký quyền làm việc: tư cách lưu trú (在留資格), thời hạn và giấy phép hoạt động ngoài tư cách (資格外活動許可).",
          ],
        },
      ],
    },
    {
      id: "jobs",
      title: "Việc làm, ứng tuyển",
      questions: [
        {
          id: "level",
          question: "“Tiếng Nhật N3” ở tin tuyển dụng nghĩa là gì?",
          answer: [
            "Đó là trình độ tiếng Nhật cần cho công việc, mang tính tham khảo. Bạn không có chứng chỉ JLPT (日本語能力試験) vẫn ứng tuyển được. Khi phỏng vấn, hãy hỏi tiếng Nhật được dùng trong những tình huống nào.",
          ],
        },
        {
          id: "permission-badge",
          question: "Nhãn cho biết tôi được làm việc có chắc chắn không?",
          answer: [
            "Đây là thông tin tham khảo, được tạo tự động từ tư cách lưu trú bạn đăng ký và các quy định đã công bố. Nhãn không bảo đảm rằng bạn được phép làm việc. Hãy kiểm tra lần cuối cùng với công ty hoặc tại quầy của Cục Quản lý xuất nhập cảnh và lưu trú (出入国在留管理庁).",
          ],
        },
        {
          id: "who-sees",
          question: "Ai xem được hồ sơ của tôi?",
          answer: [
            "Chỉ những công ty bạn đã ứng tuyển. Các công ty khác không thể tìm kiếm thành viên. Xem chi tiết tại [chính sách bảo mật](/privacypolicy#third-party).",
          ],
        },
        {
          id: "no-answer",
          question: "Tôi đã ứng tuyển nhưng chưa thấy trả lời.",
          answer: [
            "Chúng tôi đề nghị công ty trả lời trong vòng 14 ngày. Nếu quá thời gian đó, bạn hãy nhắn tin hỏi công ty hoặc báo cho chúng tôi tại trang [liên hệ](/contact?category=APPLICATION).",
          ],
        },
        {
          id: "withdraw",
          question: "Tôi muốn rút đơn ứng tuyển.",
          answer: ["Hãy chọn “Rút đơn” ở trang [tình trạng ứng tuyển](/user/entry/now_entry_list). Công ty sẽ được báo."],
        },
        {
          id: "wrong-posting",
          question: "Nội dung tin tuyển dụng khác với thực tế.",
          answer: [
            "Hãy dùng “Báo cáo tin này” ở trang của tin hoặc báo cho chúng tôi tại trang [liên hệ](/contact?category=POSTING). Chúng tôi sẽ xác minh với công ty rồi sửa hoặc ngừng đăng tin.",
          ],
        },
      ],
    },
    {
      id: "exam",
      title: "Kiểm tra và học tiếng Nhật",
      questions: [
        {
          id: "official",
          question: "Kết quả kiểm tra có thay được JLPT không?",
          answer: [
            "Không. Đây là ước tính của trang, ví dụ “tương đương N3”, không phải kết quả chính thức của JLPT. Khi cần giấy tờ chứng minh để xin tư cách lưu trú (在留資格)…, hãy dự kỳ thi chính thức.",
          ],
        },
        {
          id: "interrupted",
          question: "Tôi lỡ đóng trang khi đang làm bài.",
          answer: ["Nếu vẫn còn thời gian, bạn làm tiếp được từ câu đó. Đồng hồ không dừng."],
        },
        {
          id: "refund",
          question: "Tôi có được hoàn tiền sản phẩm đã mua không?",
          answer: [
            "Trong vòng 8 ngày kể từ ngày mua, nếu bạn chưa dùng lần nào, chúng tôi hoàn lại toàn bộ số tiền. Xem điều kiện tại [Thông tin giao dịch (特商法)](/law).",
          ],
        },
      ],
    },
    {
      id: "privacy",
      title: "Xóa tài khoản, thông tin cá nhân",
      questions: [
        {
          id: "leave",
          question: "Xóa tài khoản như thế nào?",
          answer: [
            "Bạn có thể [xóa tài khoản](/user/cancel) bất cứ lúc nào. Trong vòng 30 ngày, chỉ cần đăng nhập là khôi phục được. Sau đó, họ tên, giấy tờ… sẽ bị xóa.",
          ],
        },
        {
          id: "disclosure",
          question: "Tôi muốn xem hoặc xóa thông tin của mình.",
          answer: [
            "Tại trang [liên hệ](/contact?category=PERSONAL_DATA), hãy chọn “Yêu cầu về thông tin cá nhân”. Theo nguyên tắc, chúng tôi trả lời miễn phí trong vòng 2 tuần.",
          ],
        },
        {
          id: "phishing",
          question: "Tôi nhận được email đáng ngờ.",
          answer: [
            "Chúng tôi không bao giờ hỏi mật khẩu hay ảnh thẻ lưu trú (在留カード) qua email hoặc điện thoại. Đừng mở liên kết trong email đó và hãy [báo cho chúng tôi](/contact).",
          ],
        },
      ],
    },
    {
      id: "companies",
      title: "Dành cho công ty",
      questions: [
        {
          id: "price",
          question: "Phí đăng tin là bao nhiêu?",
          answer: [
            "Gói Miễn phí không mất tiền. Xem giá của các gói khác và số tin được đăng tại [trang dành cho công ty](/about_for_company#plans). Khi tuyển được người, chúng tôi không thu phí thành công.",
          ],
        },
        {
          id: "review",
          question: "Thời gian duyệt là bao lâu?",
          answer: [
            "Theo nguyên tắc, xác minh công ty mất 2 ngày làm việc, duyệt tin tuyển dụng mất 1 ngày làm việc. Nếu trả lại tin, chúng tôi cho biết lý do của từng mục.",
          ],
        },
        {
          id: "edit-open",
          question: "Có sửa được tin đang đăng không?",
          answer: ["Có. Khi sửa các mục luật bắt buộc, tin sẽ được duyệt lại và nội dung cũ vẫn hiển thị trong thời gian đó."],
        },
        {
          id: "card-check",
          question: "Kotoba Works có kiểm tra thẻ lưu trú giúp không?",
          answer: [
            "Kiểm tra thẻ lưu trú (在留カード) khi tuyển người là nghĩa vụ của công ty. Hãy dùng trang tra cứu hiệu lực số thẻ (在留カード等番号失効情報照会) và ứng dụng đọc thẻ của Cục Quản lý xuất nhập cảnh và lưu trú (出入国在留管理庁).",
          ],
        },
      ],
    },
  ],
};
