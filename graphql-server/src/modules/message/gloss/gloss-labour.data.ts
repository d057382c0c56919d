/** More words of pay, contracts, insurance and the law of work. Columns as in gloss-hiring.data.ts. */
export const labourWords = `
労働|ろうどう|N2|働く こと|labour|lao động|劳动|श्रम|kerja|trabalho
労働者|ろうどうしゃ|N2|働く 人|worker|người lao động|劳动者|श्रमिक|pekerja|trabalhador
労働基準法|ろうどうきじゅんほう|N1|働く 人を 守る 法律|Labour Standards Act|luật tiêu chuẩn lao động|劳动基准法|श्रम मापदण्ड ऐन|undang-undang standar kerja|Lei de Normas Trabalhistas
労働基準監督署|ろうどうきじゅんかんとくしょ|N1|働く きまりを 守って いるか 見る 役所|Labour Standards Inspection Office|sở giám sát tiêu chuẩn lao động|劳动基准监督署|श्रम मापदण्ड निरीक्षण कार्यालय|kantor pengawas ketenagakerjaan|inspetoria do trabalho
労働契約|ろうどうけいやく|N2|働く 約束|employment contract|hợp đồng lao động|劳动合同|श्रम सम्झौता|kontrak kerja|contrato de trabalho
雇用契約|こようけいやく|N2|働く 約束|employment contract|hợp đồng lao động|雇用合同|रोजगार सम्झौता|kontrak kerja|contrato de trabalho
雇用契約書|こようけいやくしょ|N1|働く 約束を 書いた 紙|written employment contract|bản hợp đồng lao động|雇用合同书|रोजगार सम्झौतापत्र|surat kontrak kerja|contrato de trabalho escrito
雇用主|こようぬし|N1|人を やとう 会社や 人|employer|người sử dụng lao động|雇主|रोजगारदाता|pemberi kerja|empregador
事業主|じぎょうぬし|N1|会社や 店を する 人|business owner, employer|chủ doanh nghiệp|业主|व्यवसायी|pemilik usaha|empregador, dono do negócio
事業所|じぎょうしょ|N1|仕事を する 会社の 場所|place of business|cơ sở kinh doanh|营业场所|कार्यस्थल|tempat usaha|estabelecimento
無期雇用|むきこよう|N1|おわりが 決まって いない 仕事の 約束|open-ended employment|hợp đồng không thời hạn|无固定期限雇用|अवधि नतोकिएको रोजगारी|kerja tanpa batas waktu|emprego por prazo indeterminado
有期雇用|ゆうきこよう|N1|おわりが 決まって いる 仕事の 約束|fixed-term employment|hợp đồng có thời hạn|固定期限雇用|निश्चित अवधिको रोजगारी|kerja waktu tertentu|emprego por prazo determinado
期間の定め|きかんのさだめ|N1|いつまでと 決まって いる こと|fixed term|thời hạn ấn định|期限规定|अवधि तोकिएको|ketentuan jangka waktu|prazo determinado
定め|さだめ|N1|決めた こと|what is laid down|quy định|规定|तोकिएको कुरा|ketentuan|determinação
満了|まんりょう|N1|期間が おわる こと|end of a term|hết hạn|期满|अवधि समाप्त|berakhirnya masa|término do prazo
更新の有無|こうしんのうむ|N1|もう 一度 契約するか、しないか|whether it is renewed|có gia hạn hay không|是否续签|नवीकरण हुने नहुने|ada tidaknya perpanjangan|se há renovação
有無|うむ|N1|あるか、ないか|whether there is or not|có hay không|有无|छ कि छैन|ada atau tidak|se há ou não
上限年数|じょうげんねんすう|N1|いちばん 長くて 何年か|maximum years|số năm tối đa|年限上限|अधिकतम वर्ष|batas tahun|máximo de anos
雇い止め|やといどめ|N1|契約を つづけない こと|not renewing a contract|không gia hạn hợp đồng|不续签合同|सम्झौता ननवीकरण|tidak memperpanjang kontrak|não renovação do contrato
自己都合|じこつごう|N1|自分の 理由|own reasons|lý do cá nhân|个人原因|आफ्नै कारण|alasan pribadi|motivo próprio
会社都合|かいしゃつごう|N1|会社の 理由|the company's reasons|lý do phía công ty|公司原因|कम्पनीको कारण|alasan perusahaan|motivo da empresa
退職届|たいしょくとどけ|N1|会社を やめると 書いた 紙|notice of leaving|đơn xin nghỉ việc|离职申请|राजीनामा पत्र|surat pengunduran diri|pedido de demissão
退職願|たいしょくねがい|N1|会社を やめたいと 書いた 紙|request to leave|đơn xin thôi việc|辞职申请|राजीनामा निवेदन|surat permohonan berhenti|pedido de desligamento
離職票|りしょくひょう|N1|会社を やめた しるしの 紙|certificate of leaving a job|giấy chứng nhận thôi việc|离职票|जागिर छोडेको पत्र|surat keterangan berhenti kerja|certificado de desligamento
源泉徴収票|げんせんちょうしゅうひょう|N1|1年の 給料と 税金を 書いた 紙|yearly pay and tax statement|giấy chứng nhận thuế thu nhập|源泉征收票|वार्षिक तलब र कर विवरण|bukti potong pajak|informe de rendimentos
年末調整|ねんまつちょうせい|N1|12月に 税金を 計算しなおす こと|year-end tax adjustment|quyết toán thuế cuối năm|年末调整|वर्षान्त कर मिलान|penyesuaian pajak akhir tahun|ajuste anual do imposto
確定申告|かくていしんこく|N1|自分で 税金を 計算して 出す こと|tax return|khai thuế|报税申报|कर विवरण दाखिला|lapor pajak tahunan|declaração de imposto de renda
扶養|ふよう|N1|家族の 生活の お金を 出す こと|supporting dependants|nuôi dưỡng, phụ thuộc|抚养|पालनपोषण|tanggungan|sustento de dependentes
扶養家族|ふようかぞく|N1|お金を 出して くらす 家族|dependants|người phụ thuộc|被抚养家属|आश्रित परिवार|keluarga tanggungan|dependentes
扶養控除|ふようこうじょ|N1|家族が いると 税金が 安く なる こと|deduction for dependants|khấu trừ người phụ thuộc|抚养扣除|आश्रित कर छुट|potongan tanggungan|dedução por dependentes
社会保険料|しゃかいほけんりょう|N2|社会保険の お金|social insurance premium|phí bảo hiểm xã hội|社会保险费|सामाजिक बीमा शुल्क|iuran asuransi sosial|contribuição ao seguro social
保険料|ほけんりょう|N2|保険の ために 払う お金|insurance premium|phí bảo hiểm|保险费|बीमा शुल्क|iuran asuransi|valor do seguro
保険|ほけん|N3|病気や 事故の ときの お金の しくみ|insurance|bảo hiểm|保险|बीमा|asuransi|seguro
保険証|ほけんしょう|N2|病院で 見せる 保険の カード|insurance card|thẻ bảo hiểm|保险证|बीमा कार्ड|kartu asuransi|cartão do seguro
年金|ねんきん|N2|年を とったら もらう お金|pension|lương hưu|养老金|निवृत्तिभरण|pensiun|aposentadoria
国民年金|こくみんねんきん|N2|みんなが 入る 年金|national pension|lương hưu quốc dân|国民年金|राष्ट्रिय निवृत्तिभरण|pensiun nasional|previdência nacional
国民健康保険|こくみんけんこうほけん|N1|会社の 保険に 入らない 人の 病気の 保険|national health insurance|bảo hiểm y tế quốc dân|国民健康保险|राष्ट्रिय स्वास्थ्य बीमा|asuransi kesehatan nasional|seguro nacional de saúde
基礎年金番号|きそねんきんばんごう|N1|年金の 番号|basic pension number|số lương hưu cơ bản|基础年金号码|निवृत्तिभरण नम्बर|nomor pensiun dasar|número da previdência
年金手帳|ねんきんてちょう|N1|年金の 番号の 手帳|pension book|sổ lương hưu|年金手册|निवृत्तिभरण पुस्तिका|buku pensiun|carteira da previdência
マイナンバー|まいなんばー|N2|日本に 住む 人の 番号|My Number|mã số cá nhân|个人编号|व्यक्तिगत नम्बर|nomor pribadi|número individual
完備|かんび|N1|ぜんぶ ある こと|fully provided|đầy đủ|完备|सबै उपलब्ध|tersedia lengkap|tudo incluso
社会保険完備|しゃかいほけんかんび|N1|会社の 保険に ぜんぶ 入れる こと|full social insurance|đầy đủ bảo hiểm xã hội|社会保险齐全|सबै सामाजिक बीमा|asuransi sosial lengkap|seguro social completo
待機|たいき|N1|準備して 待つ こと|standing by|chờ sẵn|待命|तयार भई पर्खने|siaga|espera
休業|きゅうぎょう|N2|仕事や 店を 休む こと|closing, not working|nghỉ kinh doanh|停业|काम बन्द|libur kerja|suspensão do trabalho
休業手当|きゅうぎょうてあて|N1|会社の 理由で 休む ときの お金|allowance while not working|trợ cấp ngừng việc|停工津贴|काम बन्द भत्ता|tunjangan libur kerja|auxílio por suspensão
傷病手当金|しょうびょうてあてきん|N1|病気や けがで 休む ときの お金|sickness benefit|trợ cấp ốm đau|伤病津贴|बिरामी भत्ता|tunjangan sakit|auxílio-doença
失業|しつぎょう|N2|仕事が なくなる こと|unemployment|thất nghiệp|失业|बेरोजगारी|pengangguran|desemprego
失業保険|しつぎょうほけん|N1|仕事が なくなった ときの お金|unemployment benefit|bảo hiểm thất nghiệp|失业保险|बेरोजगार बीमा|asuransi pengangguran|seguro-desemprego
育児休業|いくじきゅうぎょう|N1|子どもを そだてる ための 休み|childcare leave|nghỉ chăm con|育儿休假|बालस्याहार बिदा|cuti mengasuh anak|licença parental
産前産後休業|さんぜんさんごきゅうぎょう|N1|子どもを うむ 前と あとの 休み|leave before and after birth|nghỉ thai sản|产前产后休假|सुत्केरी बिदा|cuti melahirkan|licença-maternidade
介護休業|かいごきゅうぎょう|N1|家族の 介護の ための 休み|leave to care for family|nghỉ chăm sóc người thân|护理休假|हेरचाह बिदा|cuti merawat keluarga|licença para cuidar da família
慶弔休暇|けいちょうきゅうか|N1|結婚や 家族が なくなった ときの 休み|leave for weddings and funerals|nghỉ hiếu hỷ|婚丧假|विवाह र मृत्यु बिदा|cuti pernikahan dan duka|licença por casamento ou luto
特別休暇|とくべつきゅうか|N2|とくべつな 休み|special leave|nghỉ phép đặc biệt|特别休假|विशेष बिदा|cuti khusus|licença especial
夏季休暇|かききゅうか|N1|夏の 休み|summer holiday|nghỉ hè|暑假|गर्मी बिदा|libur musim panas|férias de verão
冬季休暇|とうききゅうか|N1|冬の 休み|winter holiday|nghỉ đông|寒假|जाडो बिदा|libur musim dingin|férias de inverno
代休|だいきゅう|N1|休みの 日に 働いた かわりの 休み|day off in lieu|nghỉ bù|补休|सट्टा बिदा|libur pengganti|folga compensatória
振替休日|ふりかえきゅうじつ|N1|かわりの 休みの 日|substitute holiday|ngày nghỉ thay thế|调休日|सट्टा बिदाको दिन|hari libur pengganti|folga transferida
週休二日|しゅうきゅうふつか|N2|1週間に 2日 休み|two days off a week|nghỉ 2 ngày mỗi tuần|每周双休|हप्तामा दुई दिन बिदा|libur dua hari seminggu|duas folgas por semana
週休2日制|しゅうきゅうふつかせい|N2|1週間に 2日 休みの 月が ある きまり|two days off in some weeks|chế độ nghỉ 2 ngày/tuần (không phải tuần nào cũng có)|双休制（非每周）|हप्तामा दुई दिन बिदा (सधैँ होइन)|sistem libur dua hari (tidak setiap minggu)|duas folgas em algumas semanas
完全週休2日制|かんぜんしゅうきゅうふつかせい|N1|毎週 かならず 2日 休み|two days off every week|nghỉ 2 ngày mỗi tuần cố định|每周固定双休制|हरेक हप्ता दुई दिन बिदा|libur dua hari setiap minggu|duas folgas toda semana
隔週|かくしゅう|N1|1週間おき|every other week|cách tuần|隔周|एक हप्ता बिराएर|dua minggu sekali|semana sim, semana não
シフト制|しふとせい|N2|働く 日や 時間が かわる きまり|shift system|chế độ ca|轮班制|सिफ्ट प्रणाली|sistem sif|sistema de turnos
シフト|しふと|N3|働く 日と 時間の 予定|shift|ca làm|排班|सिफ्ट|jadwal sif|turno, escala
変形労働時間制|へんけいろうどうじかんせい|N1|日に よって 働く 時間が かわる きまり|variable working hours|chế độ giờ làm biến đổi|变形劳动时间制|परिवर्तनशील काम समय|jam kerja fleksibel berkala|jornada variável
裁量労働制|さいりょうろうどうせい|N1|働く 時間を 自分で 決める きまり|discretionary work system|chế độ làm việc tự chủ|裁量劳动制|स्वविवेक काम प्रणाली|sistem kerja mandiri|jornada a critério próprio
固定時間制|こていじかんせい|N1|時間が いつも 同じ きまり|fixed hours|giờ làm cố định|固定时间制|निश्चित समय|jam kerja tetap|horário fixo
フレックスタイム|ふれっくすたいむ|N2|はじまりと おわりを 自分で 決める きまり|flexible hours|giờ làm linh hoạt|弹性工作时间|लचिलो समय|jam kerja fleksibel|horário flexível
時短勤務|じたんきんむ|N1|働く 時間が みじかい こと|shorter working hours|làm giờ rút ngắn|缩短工时|छोटो समय काम|jam kerja singkat|jornada reduzida
所定労働時間|しょていろうどうじかん|N1|会社で 決まった 働く 時間|agreed working hours|giờ làm quy định|规定劳动时间|तोकिएको काम समय|jam kerja yang ditetapkan|jornada estabelecida
所定|しょてい|N1|決められた|fixed, agreed|đã quy định|规定的|तोकिएको|yang ditetapkan|determinado
実働|じつどう|N1|本当に 働く 時間|hours really worked|giờ làm thực tế|实际工作|वास्तविक काम|kerja efektif|trabalho efetivo
拘束時間|こうそくじかん|N1|休みも 入れて 会社に いる 時間|hours on duty, breaks included|thời gian có mặt kể cả nghỉ|在岗时间（含休息）|विश्रामसहित जम्मा समय|jam hadir termasuk istirahat|tempo à disposição, com intervalos
法定休日|ほうていきゅうじつ|N1|法律で 決まった 休み|day off by law|ngày nghỉ theo luật|法定休息日|कानुनी बिदा|hari libur menurut hukum|folga legal
法定|ほうてい|N1|法律で 決まった|laid down by law|theo luật định|法定|कानुनले तोकेको|menurut hukum|previsto em lei
割増賃金|わりましちんぎん|N1|ふやして 払う お金|premium pay|tiền lương phụ trội|加班工资|थप ज्याला|upah tambahan|adicional de salário
割増|わりまし|N1|ふやす こと|extra rate|phụ trội|加成|थप|tambahan|acréscimo
時間外手当|じかんがいてあて|N1|残業の お金|overtime allowance|phụ cấp làm thêm|加班津贴|ओभरटाइम भत्ता|tunjangan lembur|adicional de hora extra
時間外|じかんがい|N2|決まった 時間の 外|outside working hours|ngoài giờ|工作时间外|समयबाहिर|di luar jam kerja|fora do horário
役職手当|やくしょくてあて|N1|上の 仕事の 人の お金|position allowance|phụ cấp chức vụ|职务津贴|पद भत्ता|tunjangan jabatan|adicional de cargo
皆勤手当|かいきんてあて|N1|休まない 人の お金|perfect attendance allowance|phụ cấp chuyên cần|全勤津贴|नियमित हाजिरी भत्ता|tunjangan kehadiran penuh|adicional de assiduidade
処遇改善手当|しょぐうかいぜんてあて|N1|介護などの 仕事の 給料を よく する お金|allowance to improve care workers' pay|phụ cấp cải thiện đãi ngộ|待遇改善津贴|सेवा सुधार भत्ता|tunjangan perbaikan upah|adicional de melhoria salarial
危険手当|きけんてあて|N2|あぶない 仕事の お金|danger allowance|phụ cấp nguy hiểm|危险津贴|जोखिम भत्ता|tunjangan bahaya|adicional de periculosidade
赴任手当|ふにんてあて|N1|遠くへ 引っこす ときの お金|relocation allowance|phụ cấp chuyển nơi làm|赴任津贴|सरुवा भत्ता|tunjangan pindah tugas|auxílio-mudança
歩合|ぶあい|N1|売った 数で 決まる お金|commission|hoa hồng|提成|कमिसन|komisi|comissão
歩合給|ぶあいきゅう|N1|売った 数で 決まる 給料|commission pay|lương theo hoa hồng|提成工资|कमिसन तलब|upah komisi|salário por comissão
日払い|にちばらい|N2|その 日に お金を もらう こと|paid daily|trả theo ngày|日结|दैनिक भुक्तानी|bayar harian|pagamento diário
週払い|しゅうばらい|N2|1週間ごとに お金を もらう こと|paid weekly|trả theo tuần|周结|साप्ताहिक भुक्तानी|bayar mingguan|pagamento semanal
前払い|まえばらい|N2|先に お金を 払う こと|paid in advance|trả trước|预付|अग्रिम भुक्तानी|bayar di muka|pagamento adiantado
締め日|しめび|N1|給料を 計算する 最後の 日|closing day for pay|ngày chốt lương|结算日|हिसाब बन्द दिन|tanggal tutup hitungan|dia de fechamento
末日|まつじつ|N1|月の 最後の 日|last day of the month|ngày cuối tháng|月末最后一天|महिनाको अन्तिम दिन|hari terakhir bulan|último dia do mês
翌月|よくげつ|N1|次の 月|the next month|tháng sau|下个月|अर्को महिना|bulan berikutnya|mês seguinte
当月|とうげつ|N1|その 月|that month|tháng đó|当月|त्यही महिना|bulan itu|mês em questão
総支給額|そうしきゅうがく|N1|もらう お金の ぜんぶ|gross pay|tổng lương|应发总额|जम्मा तलब|total gaji kotor|salário bruto
支給額|しきゅうがく|N1|もらう お金|amount paid|số tiền chi trả|支付额|दिइने रकम|jumlah yang dibayar|valor pago
振り込む|ふりこむ|N2|銀行に お金を 入れる|to pay into a bank account|chuyển khoản|转账|बैंकमा पैसा हाल्ने|mentransfer|depositar em conta
口座番号|こうざばんごう|N2|銀行の 番号|account number|số tài khoản|账号|खाता नम्बर|nomor rekening|número da conta
通帳|つうちょう|N1|銀行の お金を 書いた 小さい 本|bank book|sổ ngân hàng|存折|बैंक पासबुक|buku tabungan|caderneta bancária
試用|しよう|N2|ためしに 使う こと|trial|thử việc, dùng thử|试用|परीक्षण|percobaan|teste
本採用|ほんさいよう|N1|ためしの あと ちゃんと やとう こと|hired after the trial|tuyển chính thức|正式录用|स्थायी नियुक्ति|pengangkatan tetap|contratação definitiva
登用|とうよう|N1|上の 仕事や 社員に する こと|promotion to a post|bổ nhiệm, nâng bậc|提拔|नियुक्ति|pengangkatan|promoção a efetivo
正社員登用|せいしゃいんとうよう|N1|アルバイトなどから 正社員に する こと|becoming a permanent employee|lên nhân viên chính thức|转为正式员工|स्थायी कर्मचारी बनाउने|pengangkatan karyawan tetap|efetivação
業務委託|ぎょうむいたく|N1|会社の 社員では なく 仕事を たのまれる こと|work as a contractor, not employed|hợp đồng ủy thác công việc|业务委托|ठेक्का काम|kerja alih kontrak|prestação de serviços
パート|ぱーと|N3|みじかい 時間 働く こと|part-time work|làm bán thời gian|计时工|पार्टटाइम|kerja paruh waktu|meio período
アルバイト|あるばいと|N4|みじかい 時間 働く こと|part-time job|làm thêm|打工|पार्टटाइम काम|kerja sambilan|bico, trabalho parcial
扶養範囲内|ふようはんいない|N1|家族の 税金が かわらない 働き方|within the limit for dependants|trong mức phụ thuộc|抚养范围内|आश्रित सीमाभित्र|dalam batas tanggungan|dentro do limite de dependente
副業|ふくぎょう|N1|ほかにも する 仕事|side job|việc làm thêm|副业|अर्को काम|kerja sampingan|segundo emprego
兼業|けんぎょう|N1|二つの 仕事を する こと|having two jobs|làm hai việc|兼业|दुई काम गर्ने|kerja rangkap|dois empregos
競業|きょうぎょう|N1|同じ 仕事で きそう こと|competing business|kinh doanh cạnh tranh|竞业|प्रतिस्पर्धी काम|usaha pesaing|concorrência
懲戒|ちょうかい|N1|きまりを やぶった ときの ばつ|discipline|kỷ luật|惩戒|अनुशासन कारबाही|sanksi disiplin|punição disciplinar
懲戒解雇|ちょうかいかいこ|N1|悪い ことを して やめさせられる こと|dismissal for misconduct|sa thải kỷ luật|惩戒解雇|अनुशासनहीनताले बर्खास्त|pemecatan disipliner|demissão por justa causa
無断欠勤|むだんけっきん|N1|言わないで 休む こと|absence without notice|nghỉ không báo|旷工|नभनी काममा अनुपस्थित|mangkir|falta sem aviso
無断|むだん|N1|言わないで する こと|without permission or notice|không xin phép|擅自|नसोधी|tanpa izin|sem aviso
差別|さべつ|N2|人を わるく 分ける こと|discrimination|phân biệt đối xử|歧视|भेदभाव|diskriminasi|discriminação
ハラスメント|はらすめんと|N2|いやな ことを して 人を こまらせる こと|harassment|quấy rối|骚扰|उत्पीडन|pelecehan|assédio
労働組合|ろうどうくみあい|N1|働く 人の グループ|trade union|công đoàn|工会|श्रमिक सङ्घ|serikat pekerja|sindicato
規則|きそく|N2|きまり|rule|quy tắc|规则|नियम|peraturan|regra
規定|きてい|N1|きまり|regulation|quy định|规定|नियम|ketentuan|regulamento
義務|ぎむ|N2|しなければ ならない こと|duty|nghĩa vụ|义务|कर्तव्य|kewajiban|obrigação
権利|けんり|N2|して いい、もらって いいと いう こと|right|quyền|权利|अधिकार|hak|direito
違約金|いやくきん|N1|約束を やぶった ときの お金|penalty for breach|tiền phạt vi phạm|违约金|सम्झौता तोडेको जरिवाना|denda pelanggaran kontrak|multa contratual
罰金|ばっきん|N1|ばつで 払う お金|fine|tiền phạt|罚款|जरिवाना|denda|multa
保証人|ほしょうにん|N1|その 人の かわりに 責任を もつ 人|guarantor|người bảo lãnh|保证人|जमानी बस्ने व्यक्ति|penjamin|fiador
身元保証書|みもとほしょうしょ|N1|だれかが あなたの ことを 約束する 紙|letter of guarantee|giấy bảo lãnh|身份保证书|जमानी पत्र|surat jaminan|termo de fiança pessoal
誓約書|せいやくしょ|N1|約束しますと 書く 紙|written pledge|giấy cam kết|誓约书|प्रतिज्ञापत्र|surat pernyataan|termo de compromisso
同意書|どういしょ|N1|「いいです」と 書く 紙|consent form|giấy đồng ý|同意书|मन्जुरीनामा|surat persetujuan|termo de consentimento
承諾書|しょうだくしょ|N1|「わかりました、します」と 書く 紙|letter of acceptance|giấy chấp thuận|承诺书|स्वीकृति पत्र|surat penerimaan|carta de aceite
`;
