/** Words of applying and being hired: word, reading, level, then what it means in easy Japanese, English, Vietnamese, Chinese, Nepali, Indonesian and Portuguese. */
export const hiringWords = `
面接|めんせつ|N3|会社の 人と 会って 話す こと|interview|phỏng vấn|面试|अन्तर्वार्ता|wawancara|entrevista
応募|おうぼ|N2|「この 仕事を したい」と 言う こと|application|ứng tuyển|应聘|आवेदन|lamaran|candidatura
応募者|おうぼしゃ|N2|仕事に 応募した 人|applicant|người ứng tuyển|应聘者|आवेदक|pelamar|candidato
求人|きゅうじん|N2|働く 人を さがす こと|job offer, vacancy|tin tuyển dụng|招聘|कामको विज्ञापन|lowongan kerja|vaga de emprego
求職者|きゅうしょくしゃ|N2|仕事を さがす 人|job seeker|người tìm việc|求职者|काम खोज्ने व्यक्ति|pencari kerja|pessoa à procura de emprego
募集|ぼしゅう|N2|人を さがす こと|recruitment|tuyển người|招募|भर्ना|perekrutan|recrutamento
採用|さいよう|N2|会社が 人を 決めて 働いて もらう こと|hiring|tuyển dụng|录用|छनोट गरी काममा राख्ने|penerimaan kerja|contratação
採用担当|さいようたんとう|N2|会社で 人を えらぶ 仕事の 人|person in charge of hiring|người phụ trách tuyển dụng|招聘负责人|भर्ना हेर्ने व्यक्ति|penanggung jawab perekrutan|responsável pela contratação
選考|せんこう|N1|だれを 採用するか えらぶ こと|selection|xét tuyển|选拔|छनोट प्रक्रिया|seleksi|seleção
書類選考|しょるいせんこう|N1|書類を 見て えらぶ こと|screening of documents|xét hồ sơ|材料筛选|कागजातबाट छनोट|seleksi dokumen|análise de documentos
不採用|ふさいよう|N2|採用しない こと|not hired|không được nhận|不录用|छनोट नभएको|tidak diterima|não contratado
内定|ないてい|N1|「採用します」と いう 約束|job offer|thông báo nhận việc|内定（录用）|जागिरको प्रस्ताव|tawaran kerja|oferta de emprego
内定者|ないていしゃ|N1|内定を もらった 人|person with a job offer|người đã được nhận|被录用者|प्रस्ताव पाएको व्यक्ति|orang yang mendapat tawaran kerja|pessoa com oferta de emprego
辞退|じたい|N1|ことわる こと|declining, withdrawing|từ chối, rút lui|辞退|अस्वीकार|mengundurkan diri|desistência
履歴書|りれきしょ|N3|学校や 仕事を 書いた 紙|CV, résumé|sơ yếu lý lịch|简历|बायोडाटा|riwayat hidup|currículo
職務経歴書|しょくむけいれきしょ|N1|今までの 仕事を くわしく 書いた 紙|work history|bản kê kinh nghiệm làm việc|工作经历书|कामको अनुभव विवरण|riwayat pekerjaan|histórico profissional
志望動機|しぼうどうき|N1|この 仕事を したい 理由|reason for applying|lý do ứng tuyển|应聘理由|आवेदन गर्नुको कारण|alasan melamar|motivo da candidatura
自己紹介|じこしょうかい|N1|自分の ことを 話す こと|introducing oneself|tự giới thiệu|自我介绍|आफ्नो परिचय|perkenalan diri|apresentação pessoal
持ち物|もちもの|N3|持って いく もの|things to bring|đồ cần mang theo|携带物品|ल्याउनुपर्ने सामान|barang bawaan|o que levar
日程|にってい|N2|いつ するかの 予定|schedule, dates|lịch|日程|समयतालिका|jadwal|datas, agenda
日時|にちじ|N3|日と 時間|date and time|ngày giờ|日期和时间|मिति र समय|tanggal dan waktu|data e hora
当日|とうじつ|N2|その 日|on the day|vào ngày đó|当天|त्यही दिन|pada hari itu|no dia
翌日|よくじつ|N2|次の 日|the next day|ngày hôm sau|第二天|भोलिपल्ट|hari berikutnya|no dia seguinte
本日|ほんじつ|N2|今日|today|hôm nay|今天|आज|hari ini|hoje
明日|あした|N4|あした|tomorrow|ngày mai|明天|भोलि|besok|amanhã
後日|ごじつ|N2|あとの 日|at a later date|hôm khác|改天|पछि कुनै दिन|di kemudian hari|em outra data
先日|せんじつ|N3|何日か 前|the other day|hôm trước|前几天|अस्ति|beberapa hari lalu|outro dia
至急|しきゅう|N1|すぐに|urgently|gấp|紧急|तुरुन्तै|segera|com urgência
期限|きげん|N3|いつまでか|deadline|thời hạn|期限|अन्तिम मिति|batas waktu|prazo
締切|しめきり|N2|いつまでか|deadline|hạn chót|截止日期|अन्तिम मिति|batas akhir|prazo final
必着|ひっちゃく|N1|その 日までに とどく こと|must arrive by|phải đến nơi trước hạn|必须送达|त्यो मितिसम्म पुग्नैपर्ने|harus sampai|deve chegar até
都合|つごう|N3|時間が あるか、ないか|whether a time suits|sự thuận tiện về thời gian|方便与否|समय मिल्ने नमिल्ने|keleluasaan waktu|disponibilidade
希望|きぼう|N3|「こう したい」と 思う こと|wish|nguyện vọng|希望|चाहना|harapan, keinginan|desejo
変更|へんこう|N3|変える こと|change|thay đổi|变更|परिवर्तन|perubahan|mudança
調整|ちょうせい|N2|ちょうど いい ように 変える こと|arranging, adjusting|điều chỉnh|调整|मिलाउने काम|penyesuaian|ajuste
延期|えんき|N3|あとの 日に する こと|postponement|hoãn lại|延期|पछि सार्ने|penundaan|adiamento
中止|ちゅうし|N3|やめる こと|cancellation|hủy bỏ|取消|रद्द|pembatalan|cancelamento
確認|かくにん|N3|まちがいが ないか 見る こと|checking, confirming|xác nhận|确认|जाँच, पुष्टि|pemeriksaan, konfirmasi|confirmação
連絡|れんらく|N3|電話や メッセージで 伝える こと|contact, telling|liên lạc|联系|सम्पर्क|kabar, kontak|contato
連絡先|れんらくさき|N3|電話番号や メール|contact details|thông tin liên lạc|联系方式|सम्पर्क ठेगाना|kontak|dados de contato
返信|へんしん|N2|返事を 送る こと|reply|trả lời|回复|जवाफ|balasan|resposta
返事|へんじ|N3|答える こと|answer|câu trả lời|答复|जवाफ|jawaban|resposta
回答|かいとう|N2|答える こと|answer|câu trả lời|回答|उत्तर|jawaban|resposta
通知|つうち|N2|知らせる こと|notice|thông báo|通知|सूचना|pemberitahuan|aviso
結果|けっか|N3|どう なったか|result|kết quả|结果|नतिजा|hasil|resultado
合格|ごうかく|N3|試験に とおる こと|passing|đậu|合格|उत्तीर्ण|lulus|aprovação
提出|ていしゅつ|N2|書類を 出す こと|handing in|nộp|提交|पेश गर्ने|penyerahan|entrega
添付|てんぷ|N2|メッセージに ファイルを つける こと|attaching a file|đính kèm|添加附件|संलग्न|lampiran|anexo
持参|じさん|N2|持って いく こと|bringing along|mang theo|带来|साथमा ल्याउने|membawa|levar consigo
郵送|ゆうそう|N2|手紙で 送る こと|sending by post|gửi bưu điện|邮寄|हुलाकबाट पठाउने|kirim lewat pos|envio pelo correio
記入|きにゅう|N2|紙に 書く こと|filling in|điền vào|填写|भर्ने|pengisian|preenchimento
記載|きさい|N1|書いて ある こと|written down|ghi|记载|लेखिएको|tertulis|constar por escrito
署名|しょめい|N2|自分の 名前を 書く こと|signature|ký tên|签名|हस्ताक्षर|tanda tangan|assinatura
印鑑|いんかん|N1|はんこ|seal, stamp|con dấu|印章|छाप|stempel|carimbo
原本|げんぽん|N1|コピーでは ない 本物|the original|bản gốc|原件|सक्कल|dokumen asli|original
証明書|しょうめいしょ|N2|本当だと わかる 書類|certificate|giấy chứng nhận|证明书|प्रमाणपत्र|surat keterangan|certificado
身分証|みぶんしょう|N2|だれか わかる カード|proof of identity|giấy tờ tùy thân|身份证件|परिचयपत्र|kartu identitas|documento de identidade
書類|しょるい|N3|仕事や 手続きの 紙|documents|giấy tờ|材料、文件|कागजात|dokumen|documentos
資格|しかく|N3|仕事が できる しるし|qualification|chứng chỉ, tư cách|资格|योग्यता|kualifikasi|qualificação
免許|めんきょ|N3|していいと いう しるし|licence|giấy phép|执照|अनुमतिपत्र|lisensi|licença
経験|けいけん|N3|前に した こと|experience|kinh nghiệm|经验|अनुभव|pengalaman|experiência
未経験|みけいけん|N3|した ことが ない|without experience|chưa có kinh nghiệm|无经验|अनुभव नभएको|belum berpengalaman|sem experiência
経験者|けいけんしゃ|N3|した ことが ある 人|experienced person|người có kinh nghiệm|有经验者|अनुभवी|yang berpengalaman|pessoa com experiência
学歴|がくれき|N2|どの 学校を 出たか|schooling|trình độ học vấn|学历|शैक्षिक योग्यता|pendidikan|escolaridade
職歴|しょくれき|N2|今までの 仕事|work history|quá trình làm việc|工作经历|कामको इतिहास|riwayat kerja|histórico de trabalho
応募資格|おうぼしかく|N2|応募できる 条件|who may apply|điều kiện ứng tuyển|应聘资格|आवेदन दिन चाहिने योग्यता|syarat melamar|requisitos
条件|じょうけん|N3|決まり、約束|condition|điều kiện|条件|सर्त|syarat|condição
歓迎|かんげい|N3|よろこんで むかえる こと|welcome|hoan nghênh|欢迎|स्वागत|disambut|bem-vindo
不問|ふもん|N2|なくても いい|not required|không yêu cầu|不限|आवश्यक छैन|tidak disyaratkan|não exigido
優遇|ゆうぐう|N1|よく する こと|preferred treatment|ưu tiên|优待|प्राथमिकता|diutamakan|preferência
書面|しょめん|N1|紙に 書いた もの|in writing|văn bản|书面|लिखित|tertulis|por escrito
説明|せつめい|N3|わかる ように 話す こと|explanation|giải thích|说明|व्याख्या|penjelasan|explicação
説明会|せつめいかい|N3|説明を 聞く 会|briefing|buổi giới thiệu|说明会|जानकारी सभा|sesi penjelasan|palestra de apresentação
見学|けんがく|N3|見て 勉強する こと|visiting to look|tham quan|参观|अवलोकन|kunjungan|visita
受付|うけつけ|N3|会社や 店に 入って はじめに 話す ところ|reception|quầy lễ tân|前台|रिसेप्सन|resepsionis|recepção
担当|たんとう|N3|その 仕事を する こと|being in charge|phụ trách|负责|जिम्मेवारी|penanggung jawab|responsável
担当者|たんとうしゃ|N3|その 仕事を する 人|person in charge|người phụ trách|负责人|जिम्मेवार व्यक्ति|penanggung jawab|responsável
検討|けんとう|N2|よく 考える こと|consideration|xem xét|考虑|विचार|pertimbangan|análise
承知|しょうち|N2|わかる こと|understood|đã rõ|知道、明白|थाहा पाएँ|mengerti|ciente
了承|りょうしょう|N2|「いい」と 言う こと|consent|đồng ý|同意|स्वीकृति|persetujuan|consentimento
遠慮|えんりょ|N3|しないように する こと|holding back|ngại, giữ ý|客气、谢绝|संकोच|sungkan|cerimônia, evitar
恐縮|きょうしゅく|N1|すみませんと 思う こと|being sorry to trouble|áy náy|不好意思|क्षमा|mohon maaf|desculpas pelo incômodo
手数|てすう|N3|時間が かかる こと|trouble|sự phiền phức|麻烦|झन्झट|repot|trabalho, incômodo
不明|ふめい|N4|わからない こと|unclear|không rõ|不清楚|अस्पष्ट|tidak jelas|pouco claro
不在|ふざい|N3|いない こと|absence|vắng mặt|不在|अनुपस्थित|tidak di tempat|ausência
欠席|けっせき|N3|来ない こと|absence|vắng mặt|缺席|अनुपस्थिति|ketidakhadiran|falta
遅刻|ちこく|N3|おくれて 来る こと|being late|đến muộn|迟到|ढिलो आउने|terlambat|atraso
体調|たいちょう|N3|体の 調子|physical condition|tình trạng sức khỏe|身体状况|स्वास्थ्य अवस्था|kondisi badan|estado de saúde
体調不良|たいちょうふりょう|N2|体の 調子が 悪い こと|feeling unwell|không khỏe|身体不适|अस्वस्थता|kurang sehat|indisposição
誠実|せいじつ|N1|うそが なく、まじめ|sincere|thành thật|诚实|इमानदार|jujur|sincero
慎重|しんちょう|N3|よく 注意する こと|careful|thận trọng|慎重|सावधान|hati-hati|cuidadoso
円満|えんまん|N1|けんかが なく、よい|on good terms|êm đẹp|圆满|मिलेर|baik-baik|amigável
服装|ふくそう|N3|着る 服|clothing|trang phục|服装|पोशाक|pakaian|roupa
所要時間|しょようじかん|N2|かかる 時間|time it takes|thời gian cần thiết|所需时间|लाग्ने समय|waktu yang diperlukan|duração
最寄り駅|もよりえき|N2|いちばん 近い 駅|nearest station|ga gần nhất|最近的车站|नजिकको स्टेसन|stasiun terdekat|estação mais próxima
徒歩|とほ|N2|歩いて|on foot|đi bộ|步行|पैदल|jalan kaki|a pé
弊社|へいしゃ|N1|わたしたちの 会社|our company|công ty chúng tôi|我们公司|हाम्रो कम्पनी|perusahaan kami|nossa empresa
当社|とうしゃ|N2|わたしたちの 会社|our company|công ty chúng tôi|本公司|हाम्रो कम्पनी|perusahaan kami|nossa empresa
貴社|きしゃ|N1|あなたの 会社|your company|quý công ty|贵公司|तपाईंको कम्पनी|perusahaan Anda|sua empresa
御社|おんしゃ|N2|あなたの 会社|your company|quý công ty|贵公司|तपाईंको कम्पनी|perusahaan Anda|sua empresa
本社|ほんしゃ|N4|会社の 中心の ところ|head office|trụ sở chính|总公司|मुख्य कार्यालय|kantor pusat|sede
支店|してん|N3|会社の ほかの ところ|branch|chi nhánh|分店|शाखा|cabang|filial
人事|じんじ|N2|会社で 人の ことを する 仕事|personnel|nhân sự|人事|मानव संसाधन|personalia|recursos humanos
伺う|うかがう|N2|行く、聞く|to visit, to ask (polite)|đến thăm, hỏi|拜访、请问|आउने, सोध्ने|datang, bertanya|visitar, perguntar
承る|うけたまわる|N1|聞く、もらう|to receive (polite)|tiếp nhận|接受|स्वीकार गर्ने|menerima|receber
存じる|ぞんじる|N1|知る、思う|to know, to think (polite)|biết, nghĩ|知道、认为|थाहा हुने|tahu, berpikir|saber, pensar
差し上げる|さしあげる|N2|あげる|to give (polite)|biếu, gửi|给您|दिने|memberi|dar
申し上げる|もうしあげる|N2|言う|to say (polite)|thưa|说|भन्ने|menyampaikan|dizer
拝見|はいけん|N2|見る こと|looking (polite)|xem|拜读、看|हेर्ने|melihat|ver
控える|ひかえる|N1|しないように する|to refrain from|hạn chế|避免|नगर्ने|menghindari|evitar
改める|あらためる|N2|もう 一度 する、変える|to do again, to change|làm lại, thay đổi|重新、更改|फेरि गर्ने|mengulang, mengubah|refazer, mudar
見送る|みおくる|N1|今回は しない|not to do this time|lần này không|这次不采取|यसपटक नगर्ने|tidak melakukan kali ini|não fazer desta vez
設ける|もうける|N2|作る|to set up|lập ra|设立|राख्ने|menyediakan|estabelecer
異なる|ことなる|N1|ちがう|to differ|khác|不同|फरक हुने|berbeda|ser diferente
`;
