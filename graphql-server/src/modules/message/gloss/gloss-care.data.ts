/** Words of care and nursing. Columns as in gloss-hiring.data.ts. */
export const careWords = `
介護|かいご|N2|年を とった 人などの 世話|care|chăm sóc, hộ lý|护理|हेरचाह|perawatan lansia|cuidados
介護士|かいごし|N2|介護を する 人|care worker|nhân viên chăm sóc|护理员|हेरचाह कर्मचारी|perawat lansia|cuidador
介護職|かいごしょく|N2|介護の 仕事|care work|nghề chăm sóc|护理工作|हेरचाहको काम|pekerjaan perawatan lansia|trabalho de cuidador
介護福祉士|かいごふくしし|N1|介護の 国の 資格、その 人|certified care worker|điều dưỡng viên có chứng chỉ quốc gia|介护福祉士|प्रमाणित हेरचाह कर्मचारी|perawat lansia bersertifikat|cuidador certificado
初任者研修|しょにんしゃけんしゅう|N1|はじめて 介護を する 人の 研修|beginners' care training|khóa đào tạo chăm sóc cơ bản|初任者培训|सुरुवाती हेरचाह तालिम|pelatihan dasar perawatan|curso inicial de cuidador
実務者研修|じつむしゃけんしゅう|N1|介護の 仕事を もっと くわしく 習う 研修|practitioners' care training|khóa đào tạo chăm sóc nâng cao|实务者培训|व्यावहारिक हेरचाह तालिम|pelatihan lanjutan perawatan|curso avançado de cuidador
ケアマネジャー|けあまねじゃー|N1|介護の 計画を 作る 人|care manager|người lập kế hoạch chăm sóc|护理经理|केयर म्यानेजर|manajer perawatan|gestor de cuidados
利用者|りようしゃ|N2|その サービスを 使う 人|service user|người sử dụng dịch vụ|使用者|सेवा लिने व्यक्ति|pengguna layanan|usuário do serviço
利用者様|りようしゃさま|N2|サービスを 使う 人（ていねい）|service user (polite)|người sử dụng dịch vụ (lịch sự)|使用者（敬称）|सेवाग्राही|pengguna layanan (sopan)|usuário do serviço (formal)
入居者|にゅうきょしゃ|N1|そこに 住んで いる 人|resident|người sống trong cơ sở|入住者|बासिन्दा|penghuni|residente
入所者|にゅうしょしゃ|N1|施設に 住んで いる 人|resident of a facility|người ở trong cơ sở|入住机构者|संस्थामा बस्ने व्यक्ति|penghuni panti|residente da instituição
高齢者|こうれいしゃ|N2|年を とった 人|elderly person|người cao tuổi|老年人|वृद्धवृद्धा|lansia|idoso
施設|しせつ|N2|何かの ために 作った 建物|facility|cơ sở|设施|संस्था, सुविधा|fasilitas|instalação
老人ホーム|ろうじんほーむ|N2|年を とった 人が 住む ところ|home for the elderly|viện dưỡng lão|养老院|वृद्धाश्रम|panti jompo|casa de repouso
特別養護老人ホーム|とくべつようごろうじんほーむ|N1|介護が たくさん いる 人が 住む ところ|nursing home for those needing much care|viện dưỡng lão đặc biệt|特别养护养老院|विशेष नर्सिङ होम|panti perawatan khusus lansia|casa de repouso com cuidados intensivos
特養|とくよう|N1|介護が たくさん いる 人が 住む ところ|nursing home (short form)|viện dưỡng lão đặc biệt|特养|विशेष नर्सिङ होम|panti perawatan khusus|casa de repouso especial
デイサービス|でいさーびす|N2|昼だけ 行く 介護の ところ|day care|dịch vụ chăm sóc ban ngày|日间护理|दिवा सेवा|layanan siang hari|centro-dia
訪問介護|ほうもんかいご|N2|家へ 行って する 介護|home care|chăm sóc tại nhà|上门护理|घरमै हेरचाह|perawatan di rumah|cuidados em domicílio
身体介護|しんたいかいご|N1|体に さわって する 介護|physical care|chăm sóc thân thể|身体护理|शारीरिक हेरचाह|perawatan fisik|cuidados físicos
生活援助|せいかつえんじょ|N1|そうじや 料理の 手伝い|help with daily life|hỗ trợ sinh hoạt|生活援助|दैनिक जीवनमा सहयोग|bantuan hidup sehari-hari|ajuda no dia a dia
介助|かいじょ|N1|体を 動かす ときの 手伝い|physical assistance|trợ giúp|协助|सहायता|bantuan|assistência
食事介助|しょくじかいじょ|N1|食べる ときの 手伝い|help with meals|hỗ trợ ăn uống|进食协助|खाना खुवाउने सहायता|bantuan makan|ajuda nas refeições
入浴介助|にゅうよくかいじょ|N1|おふろに 入る ときの 手伝い|help with bathing|hỗ trợ tắm|洗浴协助|नुहाउने सहायता|bantuan mandi|ajuda no banho
排泄介助|はいせつかいじょ|N1|トイレの 手伝い|help with the toilet|hỗ trợ vệ sinh|排泄协助|शौचालय सहायता|bantuan buang air|ajuda no banheiro
移動介助|いどうかいじょ|N1|動く ときの 手伝い|help with moving|hỗ trợ di chuyển|移动协助|हिँडडुल सहायता|bantuan berpindah|ajuda na locomoção
移乗|いじょう|N1|ベッドから 車いすなどに うつる こと|transfer from bed to wheelchair|chuyển người (giường, xe lăn)|转移（床椅之间）|ओछ्यानबाट सार्ने|pemindahan dari tempat tidur|transferência (cama, cadeira)
入浴|にゅうよく|N2|おふろに 入る こと|bathing|tắm|洗澡|नुहाउने|mandi|banho
排泄|はいせつ|N1|トイレを する こと|going to the toilet|đi vệ sinh|排泄|दिसापिसाब|buang air|evacuação
清拭|せいしき|N1|体を ふく こと|bed bath|lau người|擦身|शरीर पुछ्ने|menyeka badan|banho no leito
着替え|きがえ|N3|服を かえる こと|change of clothes|thay quần áo|换衣服|लुगा फेर्ने|ganti baju|troca de roupa
更衣|こうい|N1|服を かえる こと|changing clothes|thay quần áo|更衣|लुगा फेर्ने|ganti pakaian|troca de roupa
おむつ|おむつ|N2|トイレに 行けない 人が はく もの|diaper|tã, bỉm|尿布|डाइपर|popok|fralda
車いす|くるまいす|N3|歩けない 人が すわって 動く いす|wheelchair|xe lăn|轮椅|ह्वीलचेयर|kursi roda|cadeira de rodas
車椅子|くるまいす|N2|歩けない 人が すわって 動く いす|wheelchair|xe lăn|轮椅|ह्वीलचेयर|kursi roda|cadeira de rodas
歩行|ほこう|N2|歩く こと|walking|đi bộ|步行|हिँडाइ|berjalan|caminhada
杖|つえ|N1|歩く ときに 持つ 棒|walking stick|gậy|拐杖|लौरो|tongkat|bengala
手すり|てすり|N2|手で 持つ 棒|handrail|tay vịn|扶手|रेलिङ|pegangan tangan|corrimão
寝たきり|ねたきり|N1|いつも 寝て いて 起きられない|bedridden|nằm liệt giường|卧床不起|ओछ्यानमा मात्र रहेको|terbaring terus|acamado
認知症|にんちしょう|N1|いろいろな ことを わすれる 病気|dementia|sa sút trí tuệ|痴呆症|बिर्सने रोग (डिमेन्सिया)|demensia|demência
要介護|ようかいご|N1|介護が いる|needing care|cần chăm sóc|需要护理|हेरचाह आवश्यक|perlu perawatan|necessita de cuidados
看護|かんご|N2|病気の 人の 世話|nursing|điều dưỡng|看护|नर्सिङ|keperawatan|enfermagem
看護師|かんごし|N2|病院で 病気の 人の 世話を する 人|nurse|y tá, điều dưỡng|护士|नर्स|perawat|enfermeiro
看護助手|かんごじょしゅ|N1|看護師を 手伝う 人|nursing assistant|trợ lý điều dưỡng|护士助理|नर्स सहायक|asisten perawat|auxiliar de enfermagem
准看護師|じゅんかんごし|N1|県の 資格の 看護師|associate nurse|y tá phụ|准护士|सहायक नर्स|perawat pembantu|técnico de enfermagem
医師|いし|N2|医者|doctor|bác sĩ|医生|डाक्टर|dokter|médico
患者|かんじゃ|N2|病気で 病院に 来る 人|patient|bệnh nhân|患者|बिरामी|pasien|paciente
病棟|びょうとう|N1|病院で 患者が いる 建物|ward|khu bệnh phòng|病房楼|वार्ड|bangsal|ala do hospital
診察|しんさつ|N2|医者が 体を みる こと|medical examination|khám bệnh|诊察|डाक्टरी जाँच|pemeriksaan dokter|consulta médica
診療所|しんりょうじょ|N1|小さい 病院|clinic|phòng khám|诊所|क्लिनिक|klinik|clínica
受診|じゅしん|N1|医者に みて もらう こと|seeing a doctor|đi khám|就诊|डाक्टरलाई देखाउने|berobat|ir ao médico
治療|ちりょう|N2|病気や けがを なおす こと|treatment|điều trị|治疗|उपचार|pengobatan|tratamento
手術|しゅじゅつ|N2|体を 切って なおす こと|operation|phẫu thuật|手术|शल्यक्रिया|operasi|cirurgia
入院|にゅういん|N3|病院に とまる こと|going into hospital|nhập viện|住院|अस्पताल भर्ना|rawat inap|internação
退院|たいいん|N3|病院から 出る こと|leaving hospital|xuất viện|出院|अस्पतालबाट डिस्चार्ज|keluar dari rumah sakit|alta do hospital
通院|つういん|N2|病院に 何回も 行く こと|regular hospital visits|đi khám định kỳ|定期去医院|अस्पताल धाउने|rawat jalan|ir ao hospital regularmente
服薬|ふくやく|N1|薬を 飲む こと|taking medicine|uống thuốc|服药|औषधि खाने|minum obat|tomar remédio
投薬|とうやく|N1|薬を あげる こと|giving medicine|cho thuốc|给药|औषधि दिने|pemberian obat|medicação
薬剤|やくざい|N1|薬|medicine|thuốc|药剂|औषधि|obat|medicamento
薬局|やっきょく|N2|薬の 店|pharmacy|nhà thuốc|药店|औषधि पसल|apotek|farmácia
注射|ちゅうしゃ|N2|はりで 薬を 体に 入れる こと|injection|tiêm|打针|सुई|suntikan|injeção
点滴|てんてき|N1|薬を 少しずつ 体に 入れる こと|drip infusion|truyền dịch|输液|स्लाइन|infus|soro
血圧|けつあつ|N2|血の 力の 強さ|blood pressure|huyết áp|血压|रक्तचाप|tekanan darah|pressão arterial
脈拍|みゃくはく|N1|心臓の 動く 回数|pulse|mạch|脉搏|नाडी|denyut nadi|pulso
検温|けんおん|N1|熱を はかる こと|taking the temperature|đo nhiệt độ|量体温|ज्वरो नाप्ने|mengukur suhu badan|medir a temperatura
体温|たいおん|N2|体の 熱|body temperature|nhiệt độ cơ thể|体温|शरीरको तापक्रम|suhu badan|temperatura do corpo
発熱|はつねつ|N2|熱が 出る こと|fever|sốt|发烧|ज्वरो|demam|febre
症状|しょうじょう|N2|病気の ときの 体の ようす|symptom|triệu chứng|症状|लक्षण|gejala|sintoma
感染|かんせん|N2|病気が うつる こと|infection|lây nhiễm|感染|संक्रमण|penularan|infecção
感染症|かんせんしょう|N1|うつる 病気|infectious disease|bệnh truyền nhiễm|传染病|सरुवा रोग|penyakit menular|doença infecciosa
感染対策|かんせんたいさく|N1|病気が うつらない ように する こと|infection control|phòng lây nhiễm|防感染措施|संक्रमण रोकथाम|pencegahan penularan|prevenção de infecções
予防接種|よぼうせっしゅ|N1|病気に ならない ための 注射|vaccination|tiêm chủng|预防接种|खोप|vaksinasi|vacinação
消毒|しょうどく|N2|悪い 菌を ころす こと|disinfection|khử trùng|消毒|कीटाणु मार्ने|disinfeksi|desinfecção
衛生|えいせい|N2|きれいに して 病気を ふせぐ こと|hygiene|vệ sinh|卫生|सरसफाइ|kebersihan|higiene
誤嚥|ごえん|N1|食べ物が まちがえて のどの 別の 道に 入る こと|food going down the wrong way|hít sặc|误咽|सर्किने|tersedak|engasgo (aspiração)
嚥下|えんげ|N1|食べ物を のみこむ こと|swallowing|nuốt|吞咽|निल्ने|menelan|deglutição
転倒|てんとう|N1|ころぶ こと|falling over|ngã|跌倒|लड्ने|jatuh|queda
床ずれ|とこずれ|N1|ずっと 寝て いて できる きず|bedsore|loét do nằm lâu|褥疮|ओछ्यान घाउ|luka baring|escara
見守り|みまもり|N2|あぶなくないか 近くで 見る こと|watching over|trông coi|看护、照看|हेरिरहने|pengawasan|acompanhamento
巡回|じゅんかい|N1|見て まわる こと|making rounds|đi kiểm tra vòng|巡视|घुमेर हेर्ने|keliling memeriksa|ronda
巡視|じゅんし|N1|見て まわる こと|patrol|đi tuần|巡视|गस्ती|patroli|ronda
夜間巡回|やかんじゅんかい|N1|夜 見て まわる こと|night rounds|đi kiểm tra ban đêm|夜间巡视|रातको गस्ती|keliling malam|ronda noturna
申し送り|もうしおくり|N1|次の 人に 伝える こと|handover|bàn giao ca|交接班|काम हस्तान्तरण जानकारी|serah terima tugas|passagem de turno
引き継ぎ|ひきつぎ|N2|次の 人に 仕事を わたす こと|handing over work|bàn giao|交接|काम हस्तान्तरण|serah terima|passagem do serviço
介護記録|かいごきろく|N1|介護で した ことを 書いた もの|care record|hồ sơ chăm sóc|护理记录|हेरचाहको अभिलेख|catatan perawatan|registro de cuidados
記録|きろく|N2|あとで 見る ために 書く こと|record|ghi chép|记录|अभिलेख|catatan|registro
機能訓練|きのうくんれん|N1|体を 動かす 練習|functional training|tập phục hồi chức năng|功能训练|शारीरिक अभ्यास|latihan fungsi tubuh|exercícios funcionais
リハビリ|りはびり|N2|体を もとに もどす 練習|rehabilitation|phục hồi chức năng|康复训练|पुनर्स्थापना अभ्यास|rehabilitasi|reabilitação
理学療法士|りがくりょうほうし|N1|体を 動かす 練習を 手伝う 人|physiotherapist|chuyên viên vật lý trị liệu|理疗师|फिजियोथेरापिस्ट|fisioterapis|fisioterapeuta
作業療法士|さぎょうりょうほうし|N1|手を 使う 練習などを 手伝う 人|occupational therapist|chuyên viên hoạt động trị liệu|作业治疗师|अकुपेसनल थेरापिस्ट|terapis okupasi|terapeuta ocupacional
言語聴覚士|げんごちょうかくし|N1|話す 練習などを 手伝う 人|speech therapist|chuyên viên ngôn ngữ trị liệu|言语治疗师|वाक् थेरापिस्ट|terapis wicara|fonoaudiólogo
レクリエーション|れくりえーしょん|N2|みんなで 遊ぶ 時間|recreation|hoạt động giải trí|娱乐活动|मनोरञ्जन|rekreasi|recreação
レク|れく|N1|みんなで 遊ぶ 時間|recreation|hoạt động giải trí|娱乐活动|मनोरञ्जन|rekreasi|recreação
体操|たいそう|N2|体を 動かす こと|exercises|thể dục|体操|व्यायाम|senam|ginástica
送迎|そうげい|N1|車で つれて 行く こと、帰る こと|picking up and taking home|đưa đón|接送|लिन र पुर्‍याउन जाने|antar jemput|transporte de ida e volta
付き添い|つきそい|N2|いっしょに 行く こと|accompanying|đi cùng|陪同|साथ जाने|pendampingan|acompanhamento
家族対応|かぞくたいおう|N2|家族と 話す こと|dealing with families|làm việc với gia đình|接待家属|परिवारसँग कुराकानी|melayani keluarga|atendimento à família
福祉|ふくし|N2|人を 助ける しくみ|welfare|phúc lợi xã hội|福利|समाज कल्याण|kesejahteraan sosial|assistência social
障害|しょうがい|N2|体や 心に 不自由な ところが ある こと|disability|khuyết tật|残疾|अपाङ्गता|disabilitas|deficiência
障がい者|しょうがいしゃ|N2|障害が ある 人|disabled person|người khuyết tật|残疾人|अपाङ्गता भएको व्यक्ति|penyandang disabilitas|pessoa com deficiência
障害者|しょうがいしゃ|N2|障害が ある 人|disabled person|người khuyết tật|残疾人|अपाङ्गता भएको व्यक्ति|penyandang disabilitas|pessoa com deficiência
自立支援|じりつしえん|N1|自分で できる ように 手伝う こと|support for independence|hỗ trợ tự lập|自立支援|आत्मनिर्भरता सहयोग|dukungan kemandirian|apoio à autonomia
尊厳|そんげん|N1|人を 大切に する こと|dignity|phẩm giá|尊严|मर्यादा|martabat|dignidade
虐待|ぎゃくたい|N1|ひどい ことを する こと|abuse|ngược đãi|虐待|दुर्व्यवहार|kekerasan|maus-tratos
緊急時|きんきゅうじ|N2|急に たいへんな ことが あった とき|emergency|trường hợp khẩn cấp|紧急情况|आपतकालमा|keadaan darurat|emergência
救急車|きゅうきゅうしゃ|N3|病気や けがの 人を 運ぶ 車|ambulance|xe cấp cứu|救护车|एम्बुलेन्स|ambulans|ambulância
応急手当|おうきゅうてあて|N1|すぐに する けがの 手当て|first aid|sơ cứu|急救|प्राथमिक उपचार|pertolongan pertama|primeiros socorros
保育|ほいく|N2|小さい 子どもの 世話|childcare|chăm sóc trẻ|保育|बालस्याहार|pengasuhan anak|cuidado de crianças
保育士|ほいくし|N2|小さい 子どもの 世話を する 人|nursery teacher|giáo viên mầm non|保育员|बालस्याहार शिक्षक|guru penitipan anak|educador infantil
保育園|ほいくえん|N3|小さい 子どもを あずける ところ|nursery|nhà trẻ|托儿所|शिशु स्याहार केन्द्र|penitipan anak|creche
託児所|たくじしょ|N1|働く 間 子どもを あずける ところ|crèche|nơi gửi trẻ|托儿所|बाल हेरचाह केन्द्र|tempat penitipan anak|berçário
園児|えんじ|N1|保育園などの 子ども|nursery child|trẻ mẫu giáo|幼儿园孩子|शिशु|murid TK|criança da creche
保護者|ほごしゃ|N2|子どもの 父や 母など|parent or guardian|phụ huynh|家长|अभिभावक|orang tua atau wali|responsável pela criança
栄養|えいよう|N2|体に いい 食べ物の 力|nutrition|dinh dưỡng|营养|पोषण|gizi|nutrição
栄養士|えいようし|N1|食事の 計画を 作る 人|nutritionist|chuyên viên dinh dưỡng|营养师|पोषणविद्|ahli gizi|nutricionista
献立|こんだて|N1|食事の 計画|menu plan|thực đơn|菜单|भोजन तालिका|susunan menu|cardápio
口腔ケア|こうくうけあ|N1|口の 中を きれいに する こと|oral care|chăm sóc răng miệng|口腔护理|मुखको सफाइ|perawatan mulut|higiene bucal
入れ歯|いれば|N2|作った 歯|false teeth|răng giả|假牙|नक्कली दाँत|gigi palsu|dentadura
補聴器|ほちょうき|N1|耳が よく 聞こえる ための 道具|hearing aid|máy trợ thính|助听器|श्रवणयन्त्र|alat bantu dengar|aparelho auditivo
体位変換|たいいへんかん|N1|寝て いる 人の 体の むきを かえる こと|changing position in bed|đổi tư thế nằm|翻身|शरीर फर्काइदिने|mengubah posisi badan|mudança de posição
看取り|みとり|N1|なくなるまで そばに いる こと|end-of-life care|chăm sóc cuối đời|临终关怀|अन्तिम समयको हेरचाह|perawatan menjelang ajal|cuidados no fim da vida
夜勤専従|やきんせんじゅう|N1|夜の 仕事だけ する こと|night shifts only|chỉ làm ca đêm|专职夜班|रात्रि ड्युटी मात्र|khusus kerja malam|só turno da noite
オンコール|おんこーる|N1|電話が あったら 行く 当番|on call|trực gọi|待命|फोन आए जानुपर्ने|siaga panggilan|sobreaviso
`;
