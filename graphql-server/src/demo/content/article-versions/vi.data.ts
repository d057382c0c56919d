import type { ArticleVersions } from "../article-versions.data.ts";

export const vietnameseArticles: ArticleVersions = {
  求人の審査の基準について: [
    "Chúng tôi kiểm duyệt tin tuyển dụng như thế nào",
    "Mọi tin tuyển dụng đều được kiểm duyệt trước khi đăng.",
    "Chúng tôi kiểm tra 18 nhóm mục, như nội dung công việc, phạm vi thay đổi, tiền lương, giờ làm và việc gia hạn hợp đồng.",
    "Tin thiếu mục nào thì không được đăng, dù là của công ty nào.",
  ],
  履歴書のファイルを保存できます: [
    "Bạn có thể lưu tệp sơ yếu lý lịch",
    "Lưu được tệp PDF và ảnh, mỗi tệp tối đa 10 MB.",
    "Thông tin trong ảnh như nơi chụp được xóa khi lưu. Chỉ công ty bạn ứng tuyển mới xem được tệp.",
  ],
  メッセージに既読の表示が付きました: [
    "Tin nhắn đã đọc nay có dấu hiệu",
    "Tin nhắn mà bên kia đã đọc có chữ “Đã đọc”.",
    "Số tin chưa đọc được cập nhật trên mọi trang.",
  ],
  下書きの自動保存について: [
    "Bản nháp được lưu tự động",
    "Đơn ứng tuyển được lưu trong lúc bạn viết.",
    "Nếu đã đóng trang, hãy mở lại đơn của cùng việc làm đó để viết tiếp.",
  ],
  お問い合わせの多い質問をまとめました: [
    "Tổng hợp các câu hỏi thường gặp",
    "Nhiều bạn hỏi về việc đăng ký, ứng tuyển và xóa tài khoản.",
    "Nếu không nhận được email đăng ký, hãy xem thư mục thư rác. Liên kết hết hạn sau 24 giờ.",
  ],
  夏の採用について: [
    "Tuyển dụng mùa hè",
    "Ngày càng nhiều việc bắt đầu vào mùa hè.",
    "Hãy xem ngày bắt đầu của từng việc và ứng tuyển sớm.",
  ],
  特定技能の分野を選べるようになりました: [
    "Đã chọn được ngành Kỹ năng đặc định",
    "Hãy đăng ký ngành của bạn trong 16 ngành.",
    "Trước khi ứng tuyển, hãy kiểm tra xem có khớp với ngành ghi trong tin không.",
  ],
  年末年始の審査について: [
    "Kiểm duyệt dịp cuối năm và năm mới",
    "Từ 29/12 đến 3/1 chúng tôi không kiểm duyệt tin tuyển dụng.",
    "Tin gửi trong thời gian này được kiểm duyệt lần lượt từ 4/1. Ứng tuyển và nhắn tin vẫn như thường.",
  ],
  "履歴書の書き方：最初に迷うところ": [
    "Viết sơ yếu lý lịch Nhật: những chỗ hay lúng túng đầu tiên",
    "Ảnh, học vấn, ngày tháng: giải thích từng điểm hay gây khó.",
    "Phần học vấn, ghi năm nhập học và năm tốt nghiệp mỗi dòng một mục. Dùng thống nhất năm dương lịch hoặc niên hiệu Nhật.",
    "Phần lý do ứng tuyển, hãy đọc trang web của công ty và viết một câu vì sao chọn công ty này. Gắn với kinh nghiệm của bạn có ích hơn viết dài.",
    "Có mẫu không có ô giới tính. Không cần viết về gia đình hay tôn giáo.",
  ],
  "面接のマナー：五分前からお礼まで": [
    "Phép lịch sự khi phỏng vấn: từ 5 phút trước đến lời cảm ơn",
    "Một buổi phỏng vấn ở Nhật thường diễn ra theo thứ tự như sau.",
    "Đến trước 5 phút, báo tên và giờ hẹn ở quầy lễ tân. Nếu phỏng vấn trực tuyến, hãy kiểm tra âm thanh và camera trước.",
    "Trả lời mỗi câu hỏi bằng một câu trước, rồi nói lý do. Có thể xin nhắc lại từ chưa hiểu.",
    "Gửi lời cảm ơn ngắn ngay trong ngày.",
  ],
  やさしい日本語を書く五つのこつ: [
    "Năm mẹo viết tiếng Nhật dễ hiểu",
    "Ngắn, rõ, không phủ định hai lần: những mẹo dùng được ở nơi làm việc.",
    "Mỗi câu chỉ nói một điều. Tránh phủ định hai lần.",
    "Thêm furigana cho chữ Hán và dùng ít từ katakana. Viết giờ bằng số, như 午後3時.",
  ],
  社会保険を知ろう: [
    "Tìm hiểu bảo hiểm xã hội",
    "Y tế, hưu trí, tai nạn lao động, thất nghiệp: bốn loại khác nhau thế nào.",
    "Với bảo hiểm y tế, bạn trả 30% chi phí khám chữa bệnh. Bảo hiểm hưu trí dành cho tuổi già hoặc khi không làm việc được vì thương tật.",
    "Bảo hiểm tai nạn lao động dành cho tất cả người lao động. Công ty trả phí.",
    "Khi về nước, có thể bạn được nhận khoản trợ cấp rút một lần.",
  ],
  "「変更の範囲」とは何か": [
    "“Phạm vi thay đổi” là gì",
    "Từ tháng 4 năm 2024, tin tuyển dụng phải ghi nhiều mục hơn.",
    "Phạm vi thay đổi cho biết sau này công việc và nơi làm việc có thể đổi đến đâu.",
    "Nếu chỉ ghi “công việc do công ty quy định”, hãy hỏi khi phỏng vấn.",
  ],
  固定残業代の三つの数字: [
    "Ba con số của tiền làm thêm cố định",
    "Những điều cần xem ở việc có tiền làm thêm cố định.",
    "Một là lương cơ bản chưa gồm khoản này. Hai là bao nhiêu tiền cho bao nhiêu giờ. Ba là phần vượt quá có được trả riêng không.",
    "Việc không ghi đủ cả ba thì không được đăng trên trang này.",
  ],
  JLPTと仕事の日本語: [
    "JLPT và tiếng Nhật trong công việc",
    "Cấp độ của kỳ thi và tiếng Nhật dùng khi làm việc không hoàn toàn giống nhau.",
    "Nhiều người có N3 vẫn thấy điện thoại khó. Ngược lại, có người N4 tiếp khách rất giỏi.",
    "Hãy đọc xem công việc dùng tiếng Nhật lúc nào và so với điểm mạnh của bạn.",
  ],
  "技術・人文知識・国際業務の仕事": [
    "Việc làm với tư cách Kỹ thuật, Tri thức nhân văn, Nghiệp vụ quốc tế",
    "Ví dụ về việc được làm và không được làm với tư cách này.",
    "Tiêu biểu là phiên dịch, thiết kế, kế toán và nghiệp vụ xuất nhập khẩu. Điều bạn đã học phải liên quan đến công việc.",
    "Nếu chưa chắc, hãy hỏi chuyên gia hoặc cục quản lý xuất nhập cảnh. Thông tin trên trang này chỉ để giúp bạn cân nhắc.",
  ],
  退職するときにすること: [
    "Những việc cần làm khi nghỉ việc",
    "Cách nghỉ việc êm đẹp, theo từng bước.",
    "Trước hết nói trực tiếp với cấp trên, rồi nộp đơn xin nghỉ. Hãy xem nội quy quy định báo trước bao lâu.",
    "Với một số tư cách lưu trú, phải báo cho cục quản lý xuất nhập cảnh trong vòng 14 ngày.",
  ],
  給与明細の読み方: [
    "Cách đọc bảng lương",
    "Các khoản được trả, khoản bị trừ và số thực nhận: đọc theo ba phần.",
    "Các khoản trừ gồm bảo hiểm y tế, hưu trí, thất nghiệp, thuế thu nhập và thuế cư trú. Thuế cư trú thường tăng từ năm thứ hai.",
    "Hãy tập thói quen kiểm tra số giờ làm thêm mỗi tháng.",
  ],
  部屋探しで使う日本語: [
    "Tiếng Nhật khi tìm phòng",
    "敷金, 礼金, 保証会社: những từ cần biết trước khi ký.",
    "敷金 là tiền đặt cọc, có thể được trả lại khi dọn đi. 礼金 là tiền không được trả lại.",
    "Hãy hỏi về hợp đồng cho đến khi hiểu rõ.",
  ],
};
