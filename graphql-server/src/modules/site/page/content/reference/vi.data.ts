import type { ReferencePages } from "../../site-text.ts";

/** The binding pages in Vietnamese, for reference: the Japanese governs. No native speaker has read them yet. */
export const vi: ReferencePages = {
  TERMS: {
    title: "Điều khoản sử dụng",
    lead: "Quy định khi sử dụng Kotoba Works. Với người tìm việc, việc tìm kiếm, ứng tuyển và nhắn tin luôn miễn phí.",
    sections: [
      {
        id: "scope",
        heading: "Điều 1. Phạm vi áp dụng",
        paragraphs: [
          "Điều khoản này áp dụng giữa {name} (sau đây gọi là “chúng tôi”), đơn vị vận hành trang việc làm Kotoba Works (sau đây gọi là “dịch vụ”), và tất cả người sử dụng dịch vụ.",
          "Người đã đăng ký thành viên được gọi là “người tìm việc”; doanh nghiệp đã đăng ký tài khoản và người phụ trách của doanh nghiệp được gọi là “công ty”.",
        ],
      },
      {
        id: "service",
        heading: "Điều 2. Nội dung dịch vụ",
        paragraphs: [
          "Dịch vụ cung cấp tin tuyển dụng, ứng tuyển và nhắn tin, bài kiểm tra trình độ tiếng Nhật và video học tập. Chúng tôi là đơn vị cung cấp thông tin tuyển dụng đã đăng ký theo Luật Ổn định việc làm (特定募集情報等提供事業者), số tiếp nhận {notificationNumber}.",
          "Dịch vụ không phải là giới thiệu việc làm. Thứ tự tin tuyển dụng chỉ theo công thức được công khai và các điều kiện do người tìm việc tự đặt; chúng tôi không chọn lọc hay chỉnh sửa tin cho từng người. Việc tuyển ai do công ty quyết định.",
        ],
      },
      {
        id: "registration",
        heading: "Điều 3. Đăng ký thành viên",
        items: [
          "Việc đăng ký hoàn tất sau khi xác nhận địa chỉ email, nhập các mục bắt buộc và đồng ý với điều khoản này cùng [chính sách bảo mật](/privacypolicy).",
          "Mỗi người chỉ được có một tài khoản người tìm việc. Không được đăng ký bằng thông tin sai hoặc thông tin của người khác.",
          "Tài khoản công ty có hiệu lực sau khi chúng tôi kiểm tra mã số pháp nhân và các thông tin khác. Trước đó công ty không thể đăng tin tuyển dụng.",
        ],
      },
      {
        id: "account",
        heading: "Điều 4. Quản lý tài khoản",
        items: [
          "Bạn tự quản lý mật khẩu và không cho người khác dùng.",
          "Nếu nghi ngờ tài khoản bị dùng trái phép, hãy đổi mật khẩu ngay và [liên hệ với chúng tôi](/contact).",
          "Nhân viên của chúng tôi không bao giờ hỏi mật khẩu qua điện thoại hay email.",
        ],
      },
      {
        id: "fees",
        heading: "Điều 5. Chi phí của người tìm việc",
        paragraphs: [
          "Tìm kiếm, xem, lưu tin, ứng tuyển và nhắn tin với công ty đều miễn phí, dưới mọi danh nghĩa.",
          "Chỉ các sản phẩm học tập và kiểm tra là có phí: lượt thi, chứng nhận và video học tập. Việc mua hay không mua không ảnh hưởng đến tin tuyển dụng bạn thấy, việc ứng tuyển hay kết quả tuyển dụng. Nội dung và giá được ghi tại [thông tin giao dịch](/law).",
        ],
      },
      {
        id: "posting",
        heading: "Điều 6. Đăng tin tuyển dụng",
        items: [
          "Công ty phải ghi chính xác và cập nhật nội dung công việc, nơi làm việc, lương, giờ làm, thời hạn hợp đồng, phạm vi thay đổi và các mục khác do luật quy định.",
          "Không được ghi điều kiện trái luật về tuổi, giới tính, quốc tịch và các điều tương tự.",
          "Chúng tôi xét duyệt mọi tin trước khi đăng và trả lại khi thiếu mục hoặc có nội dung trái luật. Sau khi đăng, chúng tôi vẫn có thể dừng tin.",
          "Khi đã tuyển xong hoặc nội dung thay đổi, công ty phải đóng hoặc cập nhật tin ngay.",
        ],
      },
      {
        id: "application",
        heading: "Điều 7. Ứng tuyển và nhắn tin",
        items: [
          "Khi bạn ứng tuyển, hồ sơ, câu trả lời và tài liệu hiển thị trên màn hình ứng tuyển chỉ được gửi cho công ty đó.",
          "Công ty chỉ dùng thông tin này để xét tuyển cho tin đó và cố gắng trả lời trong vòng 14 ngày.",
          "Công ty không được hỏi những điều không cần cho việc xét tuyển như nguyên quán, gia đình, tôn giáo, tư tưởng.",
          "Trước khi ký hợp đồng lao động, hãy luôn xác nhận điều kiện làm việc bằng văn bản với công ty.",
        ],
      },
      {
        id: "exam",
        heading: "Điều 8. Trình độ tiếng Nhật",
        paragraphs: [
          "Kết quả kiểm tra là ước tính theo phương pháp riêng của chúng tôi, hiển thị dưới dạng xác suất như “N3 (84% đạt N3 trở lên)”. Đây không phải là kết quả chính thức của kỳ thi năng lực tiếng Nhật (JLPT). Cho đến khi độ khó của câu hỏi được kiểm chứng bằng bài làm của ít nhất 200 người mỗi trình độ, kết quả được ghi là tạm thời và chứng nhận chưa được bán. Lượt thi trả phí trong thời gian này được tặng một lượt thi lại. Lượt thi bị đánh dấu nghi vấn có thể thi lại miễn phí.",
          "Nghiêm cấm nhờ người khác thi hộ, ghi lại hoặc công khai câu hỏi.",
        ],
      },
      {
        id: "permission",
        heading: "Điều 9. Quyền làm việc",
        paragraphs: [
          "Mục “Tư cách lưu trú và công việc này” trong mỗi tin được tạo tự động từ thông tin bạn đăng ký và các quy định được công khai. Đây là thông tin tham khảo, không phải sự bảo đảm, và không ai bị từ chối ứng tuyển vì mục này.",
          "Bạn và công ty tự xác nhận lần cuối bằng thẻ lưu trú (在留カード) hoặc bằng cách hỏi Cục Quản lý xuất nhập cảnh và lưu trú.",
        ],
      },
      {
        id: "gift",
        heading: "Điều 10. Không tặng tiền khi trúng tuyển",
        paragraphs: [
          "Chúng tôi không tặng tiền hay mã quà tặng cho người tìm việc vì đã ứng tuyển hoặc trúng tuyển, và công ty không được hứa hẹn điều đó qua dịch vụ.",
        ],
      },
      {
        id: "prohibited",
        heading: "Điều 11. Hành vi bị cấm",
        items: [
          "Hành vi trái pháp luật hoặc trật tự công cộng; lôi kéo người khác vào tội phạm hay công việc bất hợp pháp",
          "Tin sai sự thật, tin không có thật hoặc giả danh doanh nghiệp khác",
          "Dùng dữ liệu cá nhân có được tại đây ngoài mục đích xét tuyển, hoặc chuyển cho người khác",
          "Quấy rối, phân biệt đối xử, chào mời, quảng cáo, vận động tôn giáo hoặc chính trị",
          "Thu thập hàng loạt tự động, gây quá tải cho dịch vụ và truy cập trái phép",
        ],
      },
      {
        id: "suspension",
        heading: "Điều 12. Tạm dừng",
        paragraphs: [
          "Khi có vi phạm điều khoản này hoặc có lý do xác đáng để cho là vi phạm, chúng tôi có thể dừng tin hoặc tài khoản. Trừ trường hợp khẩn cấp, chúng tôi nêu lý do và cho cơ hội giải thích.",
        ],
      },
      {
        id: "leaving",
        heading: "Điều 13. Xóa tài khoản",
        paragraphs: [
          "Người tìm việc có thể xóa tài khoản bất cứ lúc nào. Trong 30 ngày, đăng nhập sẽ khôi phục tài khoản. Sau đó tên, thông tin liên lạc, hồ sơ và tài liệu bị xóa.",
          "Công ty có thể xóa tài khoản sau khi đóng các tin, kết thúc các lượt ứng tuyển đang xử lý và thông báo cho ứng viên.",
        ],
      },
      {
        id: "rights",
        heading: "Điều 14. Quyền sở hữu",
        paragraphs: [
          "Văn bản, câu hỏi, video, hình ảnh và chương trình của dịch vụ thuộc về chúng tôi hoặc chủ sở hữu của chúng. Những gì người dùng viết và tải lên vẫn thuộc về họ; chúng tôi chỉ sử dụng trong phạm vi cần để vận hành dịch vụ.",
        ],
      },
      {
        id: "liability",
        heading: "Điều 15. Trách nhiệm",
        items: [
          "Chúng tôi xét duyệt tin và cố gắng giữ thông tin mới, nhưng không bảo đảm bạn được tuyển hay mọi tin đều đúng ở mọi điểm.",
          "Khi phải chịu trách nhiệm về thiệt hại, chúng tôi bồi thường thiệt hại trực tiếp thông thường trong giới hạn giá sản phẩm đã mua (với công ty: phí của 12 tháng gần nhất).",
          "Giới hạn này không áp dụng khi chúng tôi cố ý hoặc có lỗi nặng, hoặc khi luật không cho phép.",
        ],
      },
      {
        id: "change",
        heading: "Điều 16. Thay đổi",
        paragraphs: [
          "Dịch vụ có thể tạm ngừng để bảo trì hoặc do thiên tai. Việc ngừng có kế hoạch được báo trong mục [tin tức](/news).",
          "Khi thay đổi điều khoản này, chúng tôi thông báo nội dung và thời điểm trên trang và qua email, về nguyên tắc trước 14 ngày. Thay đổi bất lợi cho người dùng phải có lý do hợp lý.",
        ],
      },
      {
        id: "antisocial",
        heading: "Điều 17. Loại trừ thế lực chống đối xã hội",
        paragraphs: [
          "Người dùng cam kết không phải là thế lực chống đối xã hội (反社会的勢力) và không có quan hệ với họ. Nếu trái với cam kết này, chúng tôi có thể chấm dứt hợp đồng ngay.",
        ],
      },
      {
        id: "court",
        heading: "Điều 18. Luật áp dụng và tòa án",
        paragraphs: [
          "Luật Nhật Bản được áp dụng. Tòa án quận Tokyo hoặc Tòa án giản lược Tokyo là tòa sơ thẩm theo thỏa thuận; người tìm việc cũng có thể đến tòa án mà luật cho phép với tư cách người tiêu dùng.",
          "Bản dịch và bản tiếng Nhật dễ hiểu chỉ giúp bạn hiểu nội dung. Khi có khác biệt, bản tiếng Nhật có hiệu lực.",
        ],
      },
      {
        id: "contact",
        heading: "Điều 19. Liên hệ",
        paragraphs: [
          "Câu hỏi và khiếu nại về điều khoản này hoặc tin tuyển dụng: gửi qua [liên hệ](/contact), hoặc đến {complaintDesk} (điện thoại {phone}, {phoneHours}).",
        ],
      },
    ],
  },
  PRIVACY: {
    title: "Chính sách bảo mật",
    lead: "Chúng tôi làm gì với dữ liệu cá nhân và bảo vệ dữ liệu như thế nào. Hồ sơ của bạn chỉ đến công ty khi bạn ứng tuyển vào công ty đó.",
    sections: [
      {
        id: "who",
        heading: "1. Đơn vị chịu trách nhiệm",
        paragraphs: ["Doanh nghiệp sau đây xử lý dữ liệu cá nhân theo Luật Bảo vệ thông tin cá nhân và Luật Ổn định việc làm."],
        facts: [
          ["Doanh nghiệp", "{name}\nNgười đại diện: {representative}"],
          ["Địa chỉ", "{postalCode} {address}"],
          ["Người quản lý dữ liệu cá nhân", "{privacyOfficer}"],
        ],
      },
      {
        id: "what",
        heading: "2. Thông tin chúng tôi có",
        paragraphs: [
          "Chúng tôi không thu thập những điều không cần cho việc xét tuyển: nguyên quán hoặc nơi sinh, gia đình, tôn giáo, tư tưởng, đảng phái, công đoàn, bệnh sử. Chúng tôi không hỏi quốc tịch và không nhận ảnh thẻ lưu trú. Thông tin do chính bạn cung cấp.",
        ],
        items: [
          "Đăng ký: họ tên, cách đọc, họ tên bằng chữ Latinh, địa chỉ email, mật khẩu (lưu dưới dạng không thể đọc lại)",
          "Hồ sơ: ngày sinh, liên lạc, địa chỉ, học vấn và kinh nghiệm, nguyện vọng, quyền làm việc (tư cách, thời hạn, phép hoạt động ngoài tư cách), chứng chỉ tiếng Nhật và trình độ tự đánh giá, ảnh, sơ yếu lý lịch và tệp khác",
          "Sử dụng: tin đã lưu, việc ứng tuyển và diễn biến, tin nhắn, bài thi và kết quả, tiến độ học, giao dịch mua",
          "Nhật ký kỹ thuật: đăng nhập, thao tác, địa chỉ IP, loại trình duyệt",
        ],
      },
      {
        id: "purpose",
        heading: "3. Mục đích sử dụng",
        paragraphs: ["Đăng ký, xác nhận danh tính và bảo vệ đăng nhập"],
        items: [
          "Tìm tin tuyển dụng, hiển thị mức độ phù hợp với điều kiện bạn đặt, thông tin về quyền làm việc",
          "Chuyển hồ sơ ứng tuyển đến công ty bạn chọn và trao đổi về việc đó",
          "Đo trình độ tiếng Nhật, chứng nhận, video học tập",
          "Thanh toán sản phẩm có phí và xuất biên nhận",
          "Thông báo, email về tin mới (chỉ khi bạn yêu cầu), trả lời câu hỏi và khiếu nại",
          "Ngăn sử dụng trái phép và thống kê để cải thiện dịch vụ (không nêu tên ai)",
          "Báo cáo do luật quy định (báo cáo hằng năm tại ngày 1 tháng 6 chỉ gồm số lượng)",
          "Với mục đích khác, chúng tôi xin bạn đồng ý trước. Chúng tôi không theo dõi để quảng cáo và không bán dữ liệu cá nhân.",
        ],
      },
      {
        id: "third-party",
        heading: "4. Cung cấp cho bên thứ ba",
        paragraphs: [
          "Công ty chỉ nhận dữ liệu của bạn khi bạn ứng tuyển vào tin của họ, sau khi bạn xem nội dung được gửi và đồng ý. Công ty bạn chưa ứng tuyển không thể tìm thành viên hay xem hồ sơ.",
          "Ngoài ra, dữ liệu chỉ được cung cấp khi luật yêu cầu, hoặc để bảo vệ tính mạng, thân thể hay tài sản khi khó xin được sự đồng ý.",
        ],
      },
      {
        id: "entrust",
        heading: "5. Đơn vị được ủy thác",
        paragraphs: [
          "Thông tin thẻ được nhập trong ô của nhà cung cấp thanh toán. Chúng tôi không bao giờ nhận số thẻ, chỉ lưu loại thẻ, 4 số cuối và thời hạn. Đơn vị gửi email hoặc vận hành máy chủ cho chúng tôi làm việc theo hợp đồng và dưới sự giám sát của chúng tôi.",
        ],
      },
      {
        id: "retention",
        heading: "6. Thời gian lưu giữ",
        facts: [
          ["Dữ liệu thành viên", "Bị xóa 30 ngày sau khi bạn yêu cầu xóa tài khoản (trước đó có thể hủy yêu cầu)."],
          ["Ứng tuyển", "Khi thành viên bị xóa, thông tin nhận biết cá nhân (tên, liên lạc, tài liệu) bị xóa. Số lượng vẫn được giữ."],
          ["Bản nháp ứng tuyển", "Bị xóa khi bạn ứng tuyển hoặc khi thành viên bị xóa."],
          ["Câu hỏi liên hệ", "Bị xóa một năm sau khi nhận."],
          ["Giao dịch mua và biên nhận", "Lưu theo thời hạn luật thuế quy định (7 năm)."],
          ["Dữ liệu đăng nhập", "Bị xóa khi hết hạn."],
          [
            "Nhật ký thao tác",
            "Để điều tra việc dùng trái phép, chúng tôi lưu thời gian, loại thao tác, số thành viên và địa chỉ IP, không có tên hay liên lạc.",
          ],
        ],
      },
      {
        id: "security",
        heading: "7. Bảo mật",
        items: [
          "Mọi kết nối đều được mã hóa. Nội dung bí mật như nội dung email được lưu dưới dạng mã hóa.",
          "Mật khẩu được lưu không thể khôi phục (Argon2id); nhập sai nhiều lần sẽ bị từ chối một thời gian.",
          "Tài khoản của người tìm việc, công ty và quản trị viên tách biệt; máy chủ giới hạn ai xem được gì và ghi lại thao tác.",
          "Ảnh tải lên được tạo lại, mất các dữ liệu như nơi chụp. Tệp chỉ bạn và công ty bạn ứng tuyển xem được.",
          "Khi rò rỉ, chúng tôi báo cáo Ủy ban Bảo vệ thông tin cá nhân theo luật (báo cáo đầu trong 3 đến 5 ngày, báo cáo đầy đủ trong 30 ngày, hoặc 60 ngày nếu bị tấn công) và thông báo cho người liên quan.",
        ],
      },
      {
        id: "cookies",
        heading: "8. Cookie và bộ nhớ trình duyệt",
        paragraphs: [
          "Chúng tôi chỉ dùng cookie để giữ đăng nhập, và bộ nhớ trình duyệt cho ngôn ngữ và câu hỏi chưa gửi. Không có cookie quảng cáo và không có đo lường chia sẻ với trang khác.",
        ],
      },
      {
        id: "requests",
        heading: "9. Xem, sửa, ngừng sử dụng, xóa",
        paragraphs: [
          "Bạn có thể tự xem và sửa [hồ sơ](/user/member/view) và [xóa tài khoản](/user/cancel) bất cứ lúc nào.",
          "Với yêu cầu khác — xem, sửa, bổ sung, ngừng sử dụng, xóa, ngừng cung cấp và hồ sơ về việc cung cấp — hãy dùng [liên hệ](/contact?category=PERSONAL_DATA) và chọn “Yêu cầu về thông tin cá nhân”. Chúng tôi xác nhận bạn bằng email đã đăng ký và về nguyên tắc trả lời trong hai tuần. Miễn phí.",
        ],
      },
      {
        id: "age",
        heading: "10. Người chưa thành niên",
        paragraphs: [
          "Bạn không thể đăng ký trước ngày 31 tháng 3 đầu tiên sau sinh nhật 15 tuổi. Nếu dưới 18 tuổi, hãy xin người giám hộ đồng ý trước.",
        ],
      },
      {
        id: "change",
        heading: "11. Thay đổi",
        paragraphs: [
          "Khi thay đổi chính sách này, chúng tôi thông báo nội dung và thời điểm trên trang và qua email, về nguyên tắc trước 14 ngày. Mở rộng mục đích cần có sự đồng ý của bạn.",
        ],
      },
      {
        id: "contact",
        heading: "12. Liên hệ",
        paragraphs: ["Gửi câu hỏi và khiếu nại về dữ liệu cá nhân đến đây."],
        facts: [
          ["Nơi tiếp nhận", "{complaintDesk} (phụ trách: {complaintPerson})"],
          ["Điện thoại", "{phone} ({phoneHours})"],
          ["Biểu mẫu", "[Liên hệ](/contact?category=PERSONAL_DATA)"],
        ],
      },
    ],
  },
  LAW: {
    title: "Thông tin giao dịch (特商法)",
    lead: "Thông tin mà Luật giao dịch thương mại đặc định (特定商取引法) yêu cầu về sản phẩm có phí cho người tìm việc: lượt thi, chứng nhận, video. Tìm kiếm, ứng tuyển và nhắn tin đều miễn phí.",
    sections: [
      {
        id: "items",
        heading: "Thông tin",
        facts: [
          ["Người bán", "{name}"],
          ["Người phụ trách", "{manager}"],
          ["Địa chỉ", "{postalCode} {address}"],
          ["Điện thoại", "{phone}\n{phoneHours}"],
          ["Email", "{email}\nBạn cũng có thể dùng [biểu mẫu liên hệ](/contact)."],
          ["Giá bán", "{licencePrices}"],
          ["Chi phí khác", "Bạn tự trả phí kết nối internet. Không có phí vận chuyển hay phí dịch vụ."],
          ["Cách thanh toán", "Thẻ tín dụng (có 3-D Secure 2)"],
          ["Thời điểm thanh toán", "Một lần khi xác nhận mua. Không tự gia hạn và không thu thêm."],
          ["Thời điểm cung cấp", "Dùng được ngay khi thanh toán xong."],
          ["Thời hạn đặt mua", "Theo giá trên màn hình mua, cho đến khi thanh toán xong."],
          [
            "Hoàn tiền và hủy",
            "Vì là sản phẩm số, chúng tôi không hoàn tiền phần bạn đã bắt đầu dùng. Trong 8 ngày, nếu chưa dùng, chúng tôi hoàn đủ tiền khi bạn yêu cầu qua [liên hệ](/contact). Thu tiền trùng và sản phẩm không dùng được do lỗi của chúng tôi được hoàn bất cứ lúc nào.",
          ],
          ["Yêu cầu hệ thống", "Chrome, Edge, Safari hoặc Firefox bản mới. Video và bài nghe cần âm thanh và 1 Mbps."],
          ["Số đăng ký hóa đơn", "{invoiceNumber}"],
        ],
      },
      {
        id: "free",
        heading: "Những gì miễn phí",
        paragraphs: [
          "Tìm kiếm, xem, lưu tin, ứng tuyển và nhắn tin đều miễn phí (Luật Ổn định việc làm, điều 43-3). Không mua gì cũng không ảnh hưởng đến việc ứng tuyển hay xét tuyển.",
        ],
      },
      {
        id: "companies",
        heading: "Dành cho công ty",
        paragraphs: [
          "Gói đăng tin là giao dịch giữa doanh nghiệp, không thuộc luật này. Giá, thời hạn, gia hạn và hủy được ghi tại [dành cho công ty](/about_for_company) và trên màn hình đặt mua.",
        ],
      },
    ],
  },
  ACCESSIBILITY: {
    title: "Khả năng tiếp cận",
    lead: "Mọi người đều có thể tìm việc và ứng tuyển tại đây, bất kể tuổi tác, khuyết tật, quốc tịch hay thiết bị.",
    sections: [
      {
        id: "goal",
        heading: "Mục tiêu",
        paragraphs: [
          "Trang web chưa được kiểm tra đúng như tiêu chuẩn mô tả, cũng chưa được bên thứ ba kiểm tra. Khi có kết quả, chúng tôi sẽ đăng ở đây.",
        ],
        facts: [
          ["Phạm vi", "Mọi màn hình của trang này"],
          ["Tiêu chuẩn", "JIS X 8341-3:2016, có các tiêu chí của WCAG 2.0; chúng tôi cũng hướng đến mức AA của WCAG 2.1 và 2.2"],
          ["Mức hướng đến", "Phù hợp với mức AA"],
          ["Cách kiểm tra", "Kiểm tra tự động (axe) các màn hình chính, hiển thị ở 390 và 1280 pixel"],
        ],
      },
      {
        id: "done",
        heading: "Những gì chúng tôi làm",
        items: [
          "Chúng tôi làm mọi thứ để chỉ cần bàn phím, và có khung cho biết bạn đang ở đâu.",
          "Chúng tôi dùng màu có độ tương phản chữ với nền ít nhất 4,5. Bạn có thể chọn màn hình sáng hoặc tối.",
          "Bạn có thể chọn tiếng Nhật dễ hiểu, cách đọc phía trên chữ Hán và tám ngôn ngữ.",
          "Màu sắc không bao giờ là cách duy nhất truyền đạt ý nghĩa. Thông báo lỗi nói bằng lời cần sửa gì và ở đâu.",
          "Chuyển động dừng trên thiết bị yêu cầu ít chuyển động.",
          "Video có phụ đề. Bạn có thể thi mà không cần phần nghe.",
        ],
      },
      {
        id: "open",
        heading: "Những gì chưa có",
        items: [
          "Chưa phải mọi màn hình đều được thử chỉ bằng bàn phím và trình đọc màn hình.",
          "Tệp PDF hồ sơ ứng tuyển và hóa đơn chưa cho trình đọc màn hình biết phần nào là tiêu đề và bảng. Bạn có thể đọc cùng nội dung trên màn hình.",
          "Tệp mà công ty đính kèm tin nhắn có thể không dùng được với trình đọc màn hình.",
        ],
      },
      {
        id: "contact",
        heading: "Khi bạn thấy khó dùng",
        paragraphs: [
          "Hãy cho chúng tôi biết qua [biểu mẫu liên hệ](/contact) hoặc điện thoại: {phone} ({phoneHours}). Chúng tôi sẽ cung cấp điều bạn cần bằng cách khác.",
        ],
      },
    ],
  },
  DATA_SHARING: {
    title: "Thông tin gửi ra ngoài",
    lead: "Chỉ xem trang này thì không có gì được gửi đến công ty khác. Thông tin chỉ được gửi khi bạn làm một trong những việc dưới đây.",
    sections: [
      {
        id: "none",
        heading: "Khi bạn chỉ xem",
        paragraphs: [
          "Chúng tôi không dùng quảng cáo, công cụ phân tích hay nút mạng xã hội của công ty khác. Hình ảnh, phông chữ và dữ liệu địa điểm đều từ trang này.",
        ],
      },
      {
        id: "card",
        heading: "Khi bạn mở màn hình yêu cầu thẻ",
        paragraphs: [
          "Số thẻ không bao giờ đi qua máy chủ của chúng tôi. Chương trình của công ty này không được tải trước khi mở màn hình có ô nhập thẻ.",
        ],
        facts: [
          ["Gửi đến", "Stripe, Inc., đơn vị xử lý thanh toán cho các công ty thẻ"],
          ["Nội dung", "Thông tin thẻ bạn nhập, địa chỉ IP, thông tin về trình duyệt và thiết bị, và thao tác trên màn hình đó"],
          ["Mục đích", "Thanh toán và ngăn gian lận"],
        ],
      },
      {
        id: "account",
        heading: "Khi bạn đăng nhập bằng tài khoản khác",
        paragraphs: ["Nút này đưa bạn đến trang của công ty đó. Nếu bạn không nhấn thì không có gì được gửi."],
        facts: [
          ["Gửi đến", "Công ty bạn chọn (Google LLC hoặc LY Corporation)"],
          ["Nội dung", "Việc bạn muốn đăng nhập từ trang này, địa chỉ IP, thông tin về trình duyệt"],
          ["Mục đích", "Xác nhận đúng là bạn"],
        ],
      },
      {
        id: "links",
        heading: "Liên kết đến trang khác",
        paragraphs: [
          "Các trang khác theo quy định riêng của họ. Chúng tôi không cho họ biết bạn đến từ trang nào. Cách chúng tôi xử lý dữ liệu cá nhân nằm trong [chính sách bảo mật](/privacypolicy).",
        ],
      },
    ],
  },
  COMPANY_INFO: {
    title: "Đơn vị vận hành",
    lead: "Ai vận hành Kotoba Works, việc đăng ký cung cấp thông tin tuyển dụng, cách giữ tin đúng sự thật và nơi gửi khiếu nại.",
    sections: [
      {
        id: "company",
        heading: "Công ty",
        facts: [
          ["Tên", "{name}"],
          ["Người đại diện", "{representative}"],
          ["Ngày thành lập", "{establishedOn}"],
          ["Địa chỉ", "{postalCode} {address}"],
          ["Điện thoại", "{phone} ({phoneHours})"],
          ["Email", "{email}"],
          ["Mã số pháp nhân", "{corporateNumber}"],
          ["Số đăng ký hóa đơn", "{invoiceNumber}"],
          ["Số đăng ký kinh doanh viễn thông (電気通信事業の届出番号)", "{telecomNumber}"],
        ],
      },
      {
        id: "notification",
        heading: "Đăng ký",
        paragraphs: [
          "Chúng tôi là đơn vị cung cấp thông tin tuyển dụng đã đăng ký theo điều 43-2 Luật Ổn định việc làm. Chúng tôi không phải đơn vị giới thiệu việc làm và không thu phí của người tìm việc.",
        ],
        facts: [
          ["Số tiếp nhận (届出受理番号)", "{notificationNumber}"],
          ["Ngày tiếp nhận", "{notificationDate}"],
        ],
      },
      {
        id: "accuracy",
        heading: "Giữ tin tuyển dụng đúng sự thật",
        items: [
          "Mọi tin được xét duyệt trước khi đăng. Thiếu mục luật yêu cầu — công việc và phạm vi thay đổi, thời hạn, nơi làm, giờ làm, lương, tiền làm thêm cố định, bảo hiểm, biện pháp chống hút thuốc thụ động, v.v. — thì không thể đăng.",
          "Mọi tin ghi rõ bên tuyển dụng, địa chỉ và liên lạc, công việc, nơi làm và lương.",
          "Phân biệt tuổi, giới tính, quốc tịch và lương dưới mức tối thiểu bị chặn trước khi đăng.",
          "Mọi tin ghi ngày đăng và ngày cập nhật; tin đã kết thúc được đóng ngay.",
          "Khi có người báo lỗi hoặc báo tin đã kết thúc, chúng tôi hỏi bên tuyển dụng rồi sửa hoặc dừng tin.",
        ],
      },
      {
        id: "ranking",
        heading: "Thứ tự tin tuyển dụng",
        paragraphs: [
          "Tin được xếp theo ngày, lương, hạn nộp, mức khớp với từ khóa hoặc với điều kiện bạn tự đặt. Không ai có thể trả tiền để có vị trí tốt hơn, và chúng tôi không ưu tiên tin nào.",
        ],
      },
      {
        id: "data",
        heading: "Dữ liệu cá nhân",
        paragraphs: ["Mục đích, việc cung cấp, thời gian lưu và cách gửi yêu cầu nằm trong [chính sách bảo mật](/privacypolicy)."],
      },
      {
        id: "complaints",
        heading: "Khiếu nại",
        paragraphs: [
          "Nếu tin khác với thực tế, hãy báo qua mục “Báo cáo tin này” ở trang của tin hoặc qua liên hệ. Chúng tôi trả lời tình trạng kiểm tra trong vòng 3 ngày làm việc.",
        ],
        facts: [
          ["Nơi tiếp nhận", "{complaintDesk}"],
          ["Phụ trách", "{complaintPerson}"],
          ["Điện thoại", "{phone} ({phoneHours})"],
          ["Biểu mẫu", "[Liên hệ](/contact?category=POSTING)"],
        ],
      },
    ],
  },
};
