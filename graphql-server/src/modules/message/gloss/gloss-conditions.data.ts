/** Words of pay, hours, contract and insurance. Columns as in gloss-hiring.data.ts. */
export const conditionWords = `
給与|きゅうよ|N2|働いて もらう お金|pay|tiền lương|工资|तलब|gaji|salário
給料|きゅうりょう|N3|働いて もらう お金|pay|tiền lương|工资|तलब|gaji|salário
賃金|ちんぎん|N2|働いて もらう お金|wages|tiền công|工资|ज्याला|upah|salário
時給|じきゅう|N3|1時間の お金|hourly pay|lương giờ|时薪|घण्टाको तलब|upah per jam|salário por hora
日給|にっきゅう|N3|1日の お金|daily pay|lương ngày|日薪|दैनिक तलब|upah harian|diária
月給|げっきゅう|N3|1か月の お金|monthly pay|lương tháng|月薪|मासिक तलब|gaji bulanan|salário mensal
年俸|ねんぽう|N1|1年の お金|yearly pay|lương năm|年薪|वार्षिक तलब|gaji tahunan|salário anual
年収|ねんしゅう|N3|1年に もらう お金|yearly income|thu nhập năm|年收入|वार्षिक आय|penghasilan setahun|renda anual
基本給|きほんきゅう|N2|手当を 入れない 給料|basic pay|lương cơ bản|基本工资|आधारभूत तलब|gaji pokok|salário-base
手当|てあて|N2|給料に 足す お金|allowance|phụ cấp|津贴|भत्ता|tunjangan|adicional, auxílio
通勤手当|つうきんてあて|N2|会社へ 行く 電車や バスの お金|commuting allowance|phụ cấp đi lại|通勤津贴|आउजाउ भत्ता|tunjangan transportasi|auxílio-transporte
住宅手当|じゅうたくてあて|N2|家の ための お金|housing allowance|phụ cấp nhà ở|住房津贴|घर भत्ता|tunjangan perumahan|auxílio-moradia
家族手当|かぞくてあて|N2|家族が いる 人の お金|family allowance|phụ cấp gia đình|家庭津贴|परिवार भत्ता|tunjangan keluarga|auxílio-família
資格手当|しかくてあて|N2|資格が ある 人の お金|allowance for a qualification|phụ cấp bằng cấp|资格津贴|योग्यता भत्ता|tunjangan kualifikasi|adicional por qualificação
夜勤手当|やきんてあて|N2|夜 働く ときの お金|night allowance|phụ cấp ca đêm|夜班津贴|रात्रि भत्ता|tunjangan kerja malam|adicional noturno
深夜割増|しんやわりまし|N1|夜 おそく 働くと ふえる お金|late-night premium|phụ trội làm đêm|深夜加成|रातको थप ज्याला|tambahan upah malam|adicional noturno
残業|ざんぎょう|N3|決まった 時間より 長く 働く こと|overtime|làm thêm giờ|加班|ओभरटाइम|lembur|hora extra
残業代|ざんぎょうだい|N2|残業の お金|overtime pay|tiền làm thêm|加班费|ओभरटाइमको पैसा|uang lembur|pagamento de hora extra
時間外労働|じかんがいろうどう|N1|決まった 時間より 長く 働く こと|overtime work|làm ngoài giờ|加班劳动|अतिरिक्त समयको काम|kerja lembur|trabalho extraordinário
固定残業代|こていざんぎょうだい|N1|はじめから 決まって いる 残業の お金|fixed overtime pay|tiền làm thêm cố định|固定加班费|निश्चित ओभरटाइम रकम|uang lembur tetap|hora extra fixa
賞与|しょうよ|N2|ボーナス|bonus|tiền thưởng|奖金|बोनस|bonus|bônus
昇給|しょうきゅう|N2|給料が 上がる こと|pay rise|tăng lương|加薪|तलब वृद्धि|kenaikan gaji|aumento salarial
退職金|たいしょくきん|N2|会社を やめる ときの お金|retirement pay|trợ cấp thôi việc|退职金|अवकाश रकम|uang pensiun|indenização de aposentadoria
支給|しきゅう|N2|お金や ものを わたす こと|being paid or given|cấp, trả|支付|दिने|pemberian|pagamento
全額支給|ぜんがくしきゅう|N2|ぜんぶ 払う こと|paid in full|trả toàn bộ|全额支付|पूरै दिने|dibayar penuh|pago integralmente
支払|しはらい|N3|お金を 払う こと|payment|thanh toán|支付|भुक्तानी|pembayaran|pagamento
支払日|しはらいび|N2|お金を 払う 日|payday|ngày trả|支付日|भुक्तानी मिति|hari pembayaran|dia de pagamento
給料日|きゅうりょうび|N3|給料が 出る 日|payday|ngày trả lương|发薪日|तलब दिने दिन|hari gajian|dia do pagamento
振込|ふりこみ|N2|銀行に お金を 入れる こと|bank transfer|chuyển khoản|汇款|बैंक ट्रान्सफर|transfer bank|transferência bancária
口座|こうざ|N2|銀行で お金を 入れる ところ|bank account|tài khoản|账户|बैंक खाता|rekening|conta bancária
控除|こうじょ|N1|給料から お金を 引く こと|deduction|khấu trừ|扣除|कट्टी|potongan|desconto
税金|ぜいきん|N3|国や 町に 払う お金|tax|thuế|税款|कर|pajak|imposto
所得税|しょとくぜい|N2|もらう お金に かかる 税金|income tax|thuế thu nhập|所得税|आयकर|pajak penghasilan|imposto de renda
住民税|じゅうみんぜい|N2|住む 町に 払う 税金|resident tax|thuế cư trú|住民税|निवासी कर|pajak penduduk|imposto residencial
手取り|てどり|N2|税金を 引いて もらう お金|take-home pay|lương thực nhận|到手工资|हात लाग्ने तलब|gaji bersih|salário líquido
給与明細|きゅうよめいさい|N2|給料の 中身を 書いた 紙|pay slip|bảng lương|工资单|तलब विवरण|slip gaji|holerite
交通費|こうつうひ|N3|電車や バスの お金|travel costs|tiền đi lại|交通费|यातायात खर्च|biaya transportasi|despesas de transporte
実費|じっぴ|N1|本当に かかった お金|actual cost|chi phí thực tế|实际费用|वास्तविक खर्च|biaya sebenarnya|custo real
上限|じょうげん|N2|いちばん 高い ところ|upper limit|mức tối đa|上限|अधिकतम सीमा|batas atas|limite máximo
金額|きんがく|N2|いくらか|amount|số tiền|金额|रकम|jumlah uang|valor
費用|ひよう|N3|かかる お金|cost|chi phí|费用|खर्च|biaya|custo
自己負担|じこふたん|N1|自分で 払う こと|paid by oneself|tự chi trả|自费|आफैँले तिर्ने|biaya sendiri|por conta própria
無料|むりょう|N3|お金が いらない|free of charge|miễn phí|免费|निःशुल्क|gratis|grátis
勤務|きんむ|N3|働く こと|work, duty|làm việc|上班|काम|bekerja|trabalho
勤務地|きんむち|N3|働く 場所|place of work|nơi làm việc|工作地点|काम गर्ने ठाउँ|tempat kerja|local de trabalho
勤務時間|きんむじかん|N3|働く 時間|working hours|giờ làm việc|工作时间|काम गर्ने समय|jam kerja|horário de trabalho
勤務先|きんむさき|N2|働いて いる 会社|place of employment|nơi đang làm|工作单位|काम गर्ने कम्पनी|tempat bekerja|local de emprego
就業|しゅうぎょう|N1|仕事を する こと|working|làm việc|就业|काम|bekerja|trabalho
就業時間|しゅうぎょうじかん|N1|働く 時間|working hours|giờ làm việc|工作时间|काम गर्ने समय|jam kerja|horário de trabalho
就業場所|しゅうぎょうばしょ|N1|働く 場所|place of work|nơi làm việc|工作地点|काम गर्ने ठाउँ|tempat kerja|local de trabalho
始業|しぎょう|N2|仕事が 始まる こと|start of work|giờ bắt đầu làm|上班|काम सुरु|mulai kerja|início do trabalho
終業|しゅうぎょう|N2|仕事が 終わる こと|end of work|giờ tan làm|下班|काम समाप्त|selesai kerja|fim do trabalho
休憩|きゅうけい|N3|休む こと|break|nghỉ giải lao|休息|विश्राम|istirahat|intervalo
休憩時間|きゅうけいじかん|N3|休む 時間|break time|giờ nghỉ|休息时间|विश्राम समय|waktu istirahat|horário de intervalo
休日|きゅうじつ|N3|休みの 日|day off|ngày nghỉ|休息日|बिदाको दिन|hari libur|dia de folga
祝日|しゅくじつ|N2|国の 休みの 日|public holiday|ngày lễ|节假日|सार्वजनिक बिदा|hari libur nasional|feriado
平日|へいじつ|N3|月曜日から 金曜日|weekday|ngày thường|工作日|हप्ताको दिन|hari kerja|dia útil
休暇|きゅうか|N3|休み|leave, holiday|kỳ nghỉ|休假|बिदा|cuti|férias
有給休暇|ゆうきゅうきゅうか|N2|休んでも 給料が 出る 休み|paid leave|nghỉ phép có lương|带薪休假|तलबी बिदा|cuti berbayar|férias remuneradas
年次有給休暇|ねんじゆうきゅうきゅうか|N1|1年に もらえる 給料の 出る 休み|yearly paid leave|nghỉ phép năm|年带薪休假|वार्षिक तलबी बिदा|cuti tahunan|férias anuais remuneradas
有給|ゆうきゅう|N2|給料が 出る 休み|paid leave|nghỉ có lương|带薪|तलबी बिदा|cuti berbayar|folga remunerada
年末年始|ねんまつねんし|N2|12月の おわりと 1月の はじめ|year-end and New Year|dịp cuối năm và năm mới|年末年初|वर्षको अन्त्य र नयाँ वर्ष|akhir dan awal tahun|fim e início de ano
育休|いくきゅう|N1|子どもを そだてる ための 休み|childcare leave|nghỉ chăm con|育儿假|बालस्याहार बिदा|cuti mengasuh anak|licença parental
産休|さんきゅう|N1|子どもを うむ ときの 休み|maternity leave|nghỉ thai sản|产假|सुत्केरी बिदा|cuti melahirkan|licença-maternidade
完全週休|かんぜんしゅうきゅう|N2|毎週 かならず 休み|full weekly days off|nghỉ trọn hằng tuần|每周固定休息|हरेक हप्ता पूर्ण बिदा|libur penuh setiap minggu|folga semanal garantida
年間休日|ねんかんきゅうじつ|N2|1年の 休みの 数|days off a year|số ngày nghỉ trong năm|全年休息日|वर्षको बिदा|hari libur setahun|folgas por ano
夜勤|やきん|N2|夜の 仕事|night shift|ca đêm|夜班|रात्रि ड्युटी|kerja malam|turno da noite
日勤|にっきん|N2|昼の 仕事|day shift|ca ngày|白班|दिनको ड्युटी|kerja siang|turno do dia
早番|はやばん|N2|朝 早い 仕事の 時間|early shift|ca sớm|早班|बिहानको सिफ्ट|sif pagi|turno da manhã
遅番|おそばん|N2|おそい 仕事の 時間|late shift|ca muộn|晚班|ढिलो सिफ्ट|sif sore|turno da tarde
交替制|こうたいせい|N1|かわりながら 働く こと|shift system|làm theo ca|轮班制|सिफ्ट प्रणाली|sistem sif|sistema de turnos
出勤|しゅっきん|N3|仕事に 行く こと|going to work|đi làm|上班|काममा जाने|masuk kerja|ida ao trabalho
退勤|たいきん|N3|仕事から 帰る こと|leaving work|tan làm|下班|कामबाट फर्कने|pulang kerja|saída do trabalho
欠勤|けっきん|N2|仕事を 休む こと|absence from work|nghỉ làm|缺勤|काममा अनुपस्थिति|tidak masuk kerja|falta ao trabalho
早退|そうたい|N2|早く 帰る こと|leaving early|về sớm|早退|चाँडो जाने|pulang lebih awal|saída antecipada
通勤|つうきん|N3|会社へ 行ったり 帰ったり する こと|commuting|đi làm|通勤|काममा आउजाउ|pulang pergi kerja|trajeto ao trabalho
転勤|てんきん|N2|会社の ほかの 場所へ うつる こと|transfer to another place|chuyển nơi làm|调动|सरुवा|pindah tugas|transferência
出張|しゅっちょう|N2|仕事で 遠くへ 行く こと|business trip|đi công tác|出差|कामको सिलसिलामा यात्रा|perjalanan dinas|viagem a trabalho
在宅|ざいたく|N2|家で する こと|at home|tại nhà|在家|घरमै|di rumah|em casa
雇用|こよう|N2|人を やとう こと|employment|tuyển dụng lao động|雇用|रोजगारी|hubungan kerja|emprego
雇用形態|こようけいたい|N1|どんな 形で 働くか|type of employment|hình thức tuyển dụng|雇用形式|रोजगारीको प्रकार|jenis pekerjaan|tipo de emprego
雇用期間|こようきかん|N2|働く 期間|term of employment|thời hạn làm việc|雇用期间|रोजगारीको अवधि|masa kerja|período de emprego
正社員|せいしゃいん|N3|ずっと 働く 社員|permanent employee|nhân viên chính thức|正式员工|स्थायी कर्मचारी|karyawan tetap|funcionário efetivo
契約社員|けいやくしゃいん|N2|期間が 決まった 社員|contract employee|nhân viên hợp đồng|合同员工|करार कर्मचारी|karyawan kontrak|funcionário contratado
派遣社員|はけんしゃいん|N1|ほかの 会社から 来て 働く 人|agency worker|nhân viên phái cử|派遣员工|एजेन्सीको कर्मचारी|karyawan alih daya|funcionário terceirizado
契約|けいやく|N3|約束|contract|hợp đồng|合同|सम्झौता|kontrak|contrato
契約書|けいやくしょ|N2|約束を 書いた 紙|written contract|bản hợp đồng|合同书|सम्झौतापत्र|surat kontrak|contrato escrito
契約期間|けいやくきかん|N2|約束の 期間|term of the contract|thời hạn hợp đồng|合同期限|सम्झौताको अवधि|masa kontrak|prazo do contrato
契約更新|けいやくこうしん|N2|もう 一度 契約する こと|renewal of the contract|gia hạn hợp đồng|续签合同|सम्झौता नवीकरण|perpanjangan kontrak|renovação do contrato
更新|こうしん|N2|新しく する こと|renewal|gia hạn, cập nhật|更新|नवीकरण|perpanjangan|renovação
試用期間|しようきかん|N2|はじめの ためしの 期間|trial period|thời gian thử việc|试用期|परीक्षणकाल|masa percobaan|período de experiência
労働条件|ろうどうじょうけん|N2|働く 条件|working conditions|điều kiện lao động|劳动条件|कामका सर्त|syarat kerja|condições de trabalho
労働条件通知書|ろうどうじょうけんつうちしょ|N1|働く 条件を 書いた 紙|notice of working conditions|thông báo điều kiện lao động|劳动条件通知书|श्रम सर्तको सूचना|surat pemberitahuan syarat kerja|aviso de condições de trabalho
労働時間|ろうどうじかん|N2|働く 時間|working time|thời gian lao động|劳动时间|काम गर्ने समय|waktu kerja|tempo de trabalho
就業規則|しゅうぎょうきそく|N1|会社の 働く きまり|work rules|nội quy lao động|就业规则|कामका नियम|peraturan perusahaan|regulamento de trabalho
退職|たいしょく|N2|会社を やめる こと|leaving the company|nghỉ việc|离职|जागिर छोड्ने|berhenti kerja|saída da empresa
解雇|かいこ|N2|会社が やめさせる こと|dismissal|sa thải|解雇|बर्खास्ती|pemecatan|demissão
定年|ていねん|N2|年を とって やめる 年|retirement age|tuổi nghỉ hưu|退休年龄|अवकाश उमेर|usia pensiun|idade de aposentadoria
再雇用|さいこよう|N2|もう 一度 やとう こと|re-employment|tuyển dụng lại|再雇用|पुनः रोजगारी|dipekerjakan kembali|recontratação
福利厚生|ふくりこうせい|N2|会社が 社員に する よい こと|benefits|phúc lợi|福利待遇|सुविधाहरू|tunjangan dan fasilitas|benefícios
待遇|たいぐう|N1|会社が くれる 条件|treatment, terms|đãi ngộ|待遇|सुविधा|perlakuan, fasilitas|condições oferecidas
社会保険|しゃかいほけん|N2|病気や 年を とった ときの 保険|social insurance|bảo hiểm xã hội|社会保险|सामाजिक बीमा|asuransi sosial|seguro social
健康保険|けんこうほけん|N2|病気の ときの 保険|health insurance|bảo hiểm y tế|健康保险|स्वास्थ्य बीमा|asuransi kesehatan|seguro de saúde
厚生年金|こうせいねんきん|N1|年を とった ときの お金|employees' pension|lương hưu|厚生年金|कर्मचारी निवृत्तिभरण|pensiun karyawan|pensão dos empregados
雇用保険|こようほけん|N2|仕事が なくなった ときの 保険|employment insurance|bảo hiểm thất nghiệp|雇用保险|रोजगार बीमा|asuransi ketenagakerjaan|seguro-desemprego
労災保険|ろうさいほけん|N1|仕事で けがを した ときの 保険|accident insurance|bảo hiểm tai nạn lao động|工伤保险|कार्य दुर्घटना बीमा|asuransi kecelakaan kerja|seguro de acidente de trabalho
労災|ろうさい|N1|仕事の けがや 病気|accident at work|tai nạn lao động|工伤|काममा दुर्घटना|kecelakaan kerja|acidente de trabalho
加入|かにゅう|N3|入る こと|joining|tham gia|加入|सामेल हुने|ikut serta|adesão
健康診断|けんこうしんだん|N2|体を しらべる こと|health check|khám sức khỏe|体检|स्वास्थ्य जाँच|pemeriksaan kesehatan|exame de saúde
寮|りょう|N1|会社の 人が 住む 家|dormitory|ký túc xá|宿舍|छात्रावास|asrama|alojamento
社宅|しゃたく|N3|会社の 家|company housing|nhà của công ty|公司住房|कम्पनीको घर|rumah dinas|moradia da empresa
家賃|やちん|N3|家の お金|rent|tiền thuê nhà|房租|भाडा|sewa rumah|aluguel
敷金|しききん|N1|家を 借りる ときに あずける お金|deposit|tiền đặt cọc nhà|押金|धरौटी|uang jaminan|caução
光熱費|こうねつひ|N3|電気や ガスの お金|gas and electricity|tiền điện, ga, nước|水电煤气费|बिजुली र ग्यास खर्च|biaya listrik dan gas|luz e gás
制服|せいふく|N3|会社の 服|uniform|đồng phục|制服|पोशाक|seragam|uniforme
貸与|たいよ|N1|貸す こと|lent, provided|cho mượn|借给|उधारो दिने|dipinjamkan|emprestado
社員割引|しゃいんわりびき|N3|社員が 安く 買える こと|staff discount|giảm giá cho nhân viên|员工折扣|कर्मचारी छुट|diskon karyawan|desconto para funcionários
研修|けんしゅう|N2|仕事を おぼえる 勉強|training|đào tạo|培训|तालिम|pelatihan|treinamento
入社|にゅうしゃ|N3|会社に 入る こと|joining a company|vào công ty|入职|कम्पनीमा प्रवेश|masuk perusahaan|entrada na empresa
入社日|にゅうしゃび|N2|会社に 入る 日|first day at the company|ngày vào công ty|入职日|प्रवेश मिति|hari masuk|data de admissão
最低賃金|さいていちんぎん|N1|いちばん 低い 給料の きまり|minimum wage|lương tối thiểu|最低工资|न्यूनतम ज्याला|upah minimum|salário mínimo
在留資格|ざいりゅうしかく|N1|日本に 住む 資格|residence status|tư cách lưu trú|在留资格|रेजिडेन्स स्टाटस|status izin tinggal|status de residência
在留カード|ざいりゅうカード|N3|日本に 住む 外国人の カード|residence card|thẻ lưu trú|在留卡|रेजिडेन्स कार्ड|kartu izin tinggal|cartão de residência
資格外活動許可|しかくがいかつどうきょか|N1|べつの 仕事を しても いいと いう 許可|permission for other activity|giấy phép hoạt động ngoài tư cách|资格外活动许可|अतिरिक्त कामको अनुमति|izin kegiatan lain|permissão para outra atividade
特定技能|とくていぎのう|N1|働く ための 在留資格の 一つ|Specified Skilled Worker|kỹ năng đặc định|特定技能|विशेष सीप|keterampilan khusus|Trabalhador Qualificado Específico
技能実習|ぎのうじっしゅう|N1|日本で 技術を ならう 制度|technical intern training|thực tập kỹ năng|技能实习|प्राविधिक प्रशिक्षण|pemagangan teknis|estágio técnico
留学|りゅうがく|N3|外国の 学校で 勉強する こと|studying abroad|du học|留学|विदेशमा अध्ययन|studi di luar negeri|estudo no exterior
入管|にゅうかん|N1|外国人の 手続きを する 役所|immigration office|cục xuất nhập cảnh|入管局|अध्यागमन|imigrasi|imigração
許可|きょか|N3|していいと いう こと|permission|cho phép|许可|अनुमति|izin|permissão
申請|しんせい|N2|役所に お願いする こと|application to an office|nộp đơn xin|申请|निवेदन|permohonan|solicitação
手続|てつづき|N3|役所や 会社に 書類を 出す こと|procedure|thủ tục|手续|प्रक्रिया|prosedur|procedimento
変更の範囲|へんこうのはんい|N1|変わるかも しれない 内容|what may change|phạm vi có thể thay đổi|可变更范围|परिवर्तन हुन सक्ने दायरा|cakupan perubahan|o que pode mudar
受動喫煙|じゅどうきつえん|N1|ほかの 人の たばこの けむりを すう こと|second-hand smoke|hút thuốc thụ động|被动吸烟|परोक्ष धूम्रपान|perokok pasif|fumo passivo
禁煙|きんえん|N2|たばこを すっては いけない|no smoking|cấm hút thuốc|禁烟|धूम्रपान निषेध|dilarang merokok|proibido fumar
`;
