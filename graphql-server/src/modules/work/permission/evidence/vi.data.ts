import type { Evidence } from "./english.data.ts";

/** The evidence of the shipped rules in Vietnamese; names of papers stay in Japanese beside their translation. */
export const vietnameseEvidence: Readonly<Record<Evidence, string>> = {
  CARD_NO_LIMIT: "Kiểm tra tư cách lưu trú và thời hạn trên thẻ lưu trú (在留カード). Không giới hạn loại việc và thời gian.",
  SPECIAL_PERMANENT: "Kiểm tra bằng giấy chứng nhận vĩnh trú đặc biệt (特別永住者証明書). Không giới hạn loại việc và thời gian.",
  DIPLOMAT: "Tư cách “Ngoại giao” chỉ cho phép hoạt động của cơ quan đã cử sang. Muốn làm ở nơi khác phải đổi tư cách lưu trú.",
  OFFICIAL: "Tư cách “Công vụ” chỉ cho phép hoạt động của cơ quan đã cử sang. Muốn làm ở nơi khác phải đổi tư cách lưu trú.",
  PROFESSOR_CHECK: "Xem nội dung công việc có phải là nghiên cứu hoặc giảng dạy ở đại học, trường cao đẳng kỹ thuật hay không.",
  ARTIST_CHECK: "Xem nội dung công việc có phải là hoạt động nghệ thuật có thu nhập hay không.",
  RELIGIOUS_CHECK: "Xem nội dung công việc có phải là hoạt động tôn giáo cho tổ chức đã cử sang hay không.",
  JOURNALIST_CHECK: "Xem nội dung công việc có phải là lấy tin theo hợp đồng với cơ quan báo chí nước ngoài hay không.",
  HIGHLY_SKILLED:
    "Loại 1 phải được phép đổi tư cách lưu trú trước khi đổi nơi làm việc; loại 2 chỉ cần thông báo. Xem loại trong giấy chỉ định (指定書).",
  MANAGER_CHECK:
    "Xem có phải là kinh doanh hoặc quản lý doanh nghiệp hay không. Từ 2025-10-16, người nộp đơn hoặc một nhân viên toàn thời gian phải có tiếng Nhật tương đương B2.",
  LICENCE_LAW: "Chỉ những việc mà luật đòi hỏi có chứng chỉ, như luật sư, kiểm toán viên. Kiểm tra chứng chỉ.",
  LICENCE_MEDICAL: "Chỉ những việc y tế mà luật đòi hỏi có giấy phép, như bác sĩ, y tá. Kiểm tra giấy phép.",
  RESEARCHER_CHECK: "Xem nội dung công việc có phải là nghiên cứu theo hợp đồng hay không.",
  INSTRUCTOR_CHECK: "Xem nội dung công việc có phải là dạy ngoại ngữ hoặc dạy học ở trường phổ thông hay không.",
  CERTIFIED_CARE: "Công việc chăm sóc hoặc hướng dẫn chăm sóc với chứng chỉ 介護福祉士. Kiểm tra giấy đăng ký.",
  ENTERTAINER_CHECK: "Xem nội dung công việc có phải là biểu diễn hoặc thể thao chuyên nghiệp hay không.",
  SKILLED_CHECK: "Xem nội dung công việc có phải là tay nghề đã được cấp phép, ví dụ nấu món ăn nước ngoài, hay không.",
  OUTSIDE_OR_PERMISSION:
    "Nằm ngoài hoạt động mà tư cách lưu trú này cho phép. Phải đổi tư cách lưu trú hoặc xin phép hoạt động ngoài tư cách (資格外活動許可).",
  DEGREE: "Nộp bằng tốt nghiệp hoặc giấy xác nhận kinh nghiệm, và tài liệu cho thấy liên quan tới công việc.",
  DEGREE_LANGUAGE:
    "Ngoài bằng tốt nghiệp hoặc kinh nghiệm: ở công ty loại 3 hoặc 4, việc tiếp khách, giao dịch bằng một ngôn ngữ cần trình độ CEFR B2 của ngôn ngữ đó (không chỉ tiếng Nhật).",
  EXPERT_DEGREE:
    "Xem công việc có cần kiến thức chuyên môn hoặc văn hóa nước ngoài, không phải chỉ là việc bán hàng hay hiện trường. Nộp bằng tốt nghiệp hoặc kinh nghiệm và tài liệu cho thấy liên quan tới công việc.",
  EXPERT_DEGREE_LANGUAGE:
    "Xem công việc có cần kiến thức chuyên môn hoặc văn hóa nước ngoài, không phải chỉ là việc bán hàng hay hiện trường. Ngoài bằng tốt nghiệp hoặc kinh nghiệm: ở công ty loại 3 hoặc 4, việc tiếp khách, giao dịch bằng một ngôn ngữ cần trình độ CEFR B2 của ngôn ngữ đó (không chỉ tiếng Nhật).",
  TRANSFER: "Chỉ được làm ở công ty đã điều chuyển sang. Muốn làm ở nơi khác phải đổi tư cách lưu trú.",
  SPECIFIED_SKILL:
    "Dù cùng ngành, phải được phép đổi tư cách lưu trú (giấy chỉ định) trước khi đổi nơi làm việc. Loại 1 cần JLPT N4 hoặc JFT-Basic (A2) và đỗ kỳ thi kỹ năng; phải được tuyển trực tiếp, trừ nông nghiệp và ngư nghiệp.",
  TRAINING: "Chỉ được làm ở nơi thực tập trong kế hoạch thực tập kỹ năng. Không thể tự ứng tuyển để đổi nơi làm.",
  SKILL_DEVELOPMENT_SOON:
    "Từ 2027-04-01 chuyển thành 育成就労. Hỏi tổ chức hỗ trợ giám sát về điều kiện chuyển nơi làm và quy định chuyển tiếp.",
  CULTURAL: "“Hoạt động văn hóa” không được làm việc có thu nhập. Cần giấy phép riêng.",
  VISITOR: "Với tư cách “Lưu trú ngắn hạn” không được đi làm.",
  TRAINEE: "Với tư cách “Tu nghiệp” không được đi làm.",
  STUDENT_HOURS:
    "Xem giấy phép hoạt động ngoài tư cách ở mặt sau thẻ lưu trú. Cộng tất cả nơi làm, không quá 28 giờ trong bất kỳ 7 ngày nào; kỳ nghỉ dài của trường thì 8 giờ một ngày. Chỉ khi còn đang học; không được làm ở cơ sở giải trí người lớn (風俗営業).",
  OTHER_HOURS:
    "Xem giấy phép hoạt động ngoài tư cách ở mặt sau thẻ lưu trú. Cộng tất cả nơi làm, không quá 28 giờ trong bất kỳ 7 ngày nào; không được làm ở cơ sở giải trí người lớn (風俗営業).",
  DESIGNATION:
    "Giấy chỉ định (指定書, kẹp trong hộ chiếu) ghi có được đi làm không, việc gì và bao lâu: working holiday, số 46 (tốt nghiệp đại học Nhật và N1), tìm việc… đều khác nhau.",
  NO_PERMISSION: "Không cần giấy phép làm việc.",
  ADD_STATUS: "Bạn ghi tư cách lưu trú vào hồ sơ thì trang web kiểm tra được.",
  CARD_HOURS: "Xem giấy phép hoạt động ngoài tư cách ở mặt sau thẻ lưu trú. Cộng tất cả nơi làm, không quá 28 giờ trong bất kỳ 7 ngày nào.",
  NOT_NOW: "Hiện không được làm việc có thu nhập. Phải đổi tư cách lưu trú hoặc xin phép hoạt động ngoài tư cách.",
  UNIVERSITY: "Nghiên cứu, hướng dẫn nghiên cứu hoặc giảng dạy ở đại học. Xem hợp đồng lao động.",
  OUTSIDE: "Nằm ngoài hoạt động mà tư cách lưu trú này cho phép. Muốn làm phải đổi tư cách lưu trú.",
  SCHOOL: "Dạy học ở trường tiểu học hoặc trung học. Xem hợp đồng lao động.",
  SPECIALIST:
    "Nghề này nằm ngoài tư cách lưu trú. Việc dùng chuyên môn đã học ở đại học thì có thể được phép; hỏi cục xuất nhập cảnh (入管) về nội dung và tỷ lệ công việc.",
  TEACHING_ELSEWHERE: "Dạy ở trường phổ thông thuộc tư cách “Giáo dục”, ở đại học thuộc “Giáo sư”. Phải đổi tư cách lưu trú.",
  PART_TIME: "Hỏi cục xuất nhập cảnh (入管) xem hợp đồng ít giờ có giữ được tư cách không: lương đủ sống và không thấp hơn người Nhật.",
  SERVICES: "Hỏi cục xuất nhập cảnh (入管) xem hợp đồng khoán việc (業務委託) có được coi là hợp đồng lâu dài với tổ chức ở Nhật không.",
  DISPATCH: "Khi làm phái cử, dùng giấy tờ chứng minh việc ở nơi được cử tới hợp với tư cách lưu trú, và thời gian phái cử.",
  DIRECT: "Chỉ tuyển trực tiếp (phái cử chỉ có ở nông nghiệp và ngư nghiệp).",
  EMPLOYMENT: "Cần hợp đồng lao động. Hợp đồng khoán việc (業務委託) thì không được.",
  FULL_TIME: "Chỉ làm toàn thời gian: từ 5 ngày một tuần, 217 ngày một năm và 30 giờ một tuần trở lên.",
  AMUSEMENT: "Ở cơ sở giải trí người lớn (風俗営業等) không được làm bất cứ việc gì.",
  NEW_FIELD: "Ngành mới quyết định ngày 2026-01-23; dự kiến tiếp nhận từ tháng 4/2027. Xem thông báo của bộ phụ trách về ngày bắt đầu.",
  BEGINS_2027: "Tư cách 育成就労 bắt đầu từ ngày 1/4/2027.",
  MOVING:
    "Hỏi cơ quan 外国人育成就労機構 về điều kiện chuyển nơi làm: cùng ngành, đã làm 1–2 năm, thi kỹ năng và tiếng Nhật, kế hoạch được công nhận.",
  HOURS_VERIFIED: "Hợp đồng khoán việc (業務委託) chỉ được khi xác nhận được số giờ đã làm; nếu không thì cần giấy phép riêng.",
  DESIGNATED_SCOPE: "Xem giấy chỉ định (指定書) về phạm vi được làm (tên nơi làm, số giờ) và thời hạn lưu trú.",
  DESIGNATED_NO_WORK: "Với hoạt động đặc định này không được đi làm.",
  NAMED_EMPLOYER: "Chỉ được làm ở tổ chức ghi trong giấy chỉ định (指定書). Muốn làm nơi khác phải xin phép.",
  CARD_HOURS_WEEK: "Xem giấy phép hoạt động ngoài tư cách ở mặt sau thẻ lưu trú. Cộng tất cả các việc, không quá 28 giờ một tuần.",
  NUMBER_46:
    "Làm toàn thời gian, tuyển trực tiếp, công việc có giao tiếp bằng tiếng Nhật. Nếu nơi làm khác với giấy chỉ định (指定書) thì phải xin phép đổi trước.",
  RESERVED_DUTIES: "Không được làm việc mà luật dành riêng cho người có chứng chỉ.",
  NUMBER_46_CHECK:
    "Hỏi cục xuất nhập cảnh (入管) xem công việc có cần giao tiếp tiếng Nhật và dùng điều đã học ở đại học không; chỉ làm việc đơn giản thì không được.",
  NO_DISPATCH: "Không được làm phái cử. Chỉ tuyển trực tiếp.",
  FULL_TIME_ONLY: "Chỉ tuyển toàn thời gian; việc bán thời gian không được tính.",
  GRADUATION:
    "Bắt đầu làm sau khi tốt nghiệp và được phép đổi sang tư cách hợp với công việc. Vào làm tháng 4 thì nộp đơn được từ tháng 12 năm trước.",
  ENROLLED: "Giấy phép hoạt động ngoài tư cách của du học sinh chỉ có hiệu lực khi còn đang học, không dùng được sau khi tốt nghiệp.",
  VACATION:
    "Chỉ trong kỳ nghỉ dài theo quy định của trường, tối đa 8 giờ một ngày. Kiểm tra xem toàn bộ thời gian làm có nằm trong kỳ nghỉ không.",
  EXPIRED: "Đã quá hạn lưu trú. Nếu đã nộp đơn trước hạn, xem dấu nhận đơn hoặc email xác nhận; nếu chưa thì không được đi làm.",
  CARD_EXPIRED: "Cái hết hạn là thẻ, không phải tư cách lưu trú. Kiểm tra bằng thẻ mới.",
  PENDING:
    "Nếu đã nộp đơn trước hạn, được làm với điều kiện cũ tới khi có kết quả, lâu nhất là 2 tháng sau ngày hết hạn. Xem dấu nhận đơn hoặc email xác nhận.",
  EXTENSION: "Phải gia hạn thời gian lưu trú trước khi bắt đầu làm. Nộp đơn được từ 3 tháng trước.",
  ELIGIBILITY: "Công ty xin giấy chứng nhận đủ tư cách lưu trú (在留資格認定証明書); người lao động lấy visa, nhập cảnh rồi mới làm.",
  AGE_15: "Không được tuyển người chưa qua ngày 31/3 đầu tiên sau khi tròn 15 tuổi.",
  NIGHT_18: "Người dưới 18 tuổi không được làm từ 22:00 đến 5:00.",
  HOURS_18: "Dưới 18 tuổi: 8 giờ một ngày, 40 giờ một tuần, không làm thêm giờ.",
  MINOR: "Người chưa thành niên tự ký hợp đồng; cha mẹ đồng ý bằng văn bản, và giấy chứng minh tuổi được giữ ở nơi làm việc.",
};
