/** Words that many postings and messages share, whatever the work. Columns as in gloss-hiring.data.ts. */
export const generalWords = `
交流|こうりゅう|N2|いろいろな 人と 会って 話す こと|exchange, meeting people|giao lưu|交流|मेलमिलाप|pertukaran, pergaulan|intercâmbio, convívio
補助|ほじょ|N1|手伝う こと、たすける こと|assistance|hỗ trợ, phụ|辅助|सहायता|bantuan|auxílio
好き|すき|N5|いいと 思う こと|liking|thích|喜欢|मन पर्ने|suka|gostar
受ける|うける|N3|もらう、試験などに 出る|to receive, to take|nhận, dự (thi)|接受、参加|पाउने, लिने|menerima, mengikuti|receber, fazer (exame)
丁寧|ていねい|N2|きちんと していて やさしい|polite, careful|lịch sự, cẩn thận|礼貌、认真|नम्र, होसियार|sopan, teliti|educado, cuidadoso
医療|いりょう|N1|病気を なおす 仕事|medical care|y tế|医疗|चिकित्सा|medis|assistência médica
落ち着く|おちつく|N2|しずかに なる|to be calm|bình tĩnh, yên ổn|平静、沉稳|शान्त हुने|tenang|acalmar-se
応援|おうえん|N2|がんばれと 言って 助ける こと|support, cheering|ủng hộ, cổ vũ|支持、应援|हौसला|dukungan|apoio, torcida
関心|かんしん|N2|知りたいと 思う こと|interest|sự quan tâm|关心、兴趣|चासो|minat|interesse
中型|ちゅうがた|N1|大きくも 小さくも ない|medium-sized|cỡ trung|中型|मध्यम आकार|ukuran sedang|médio porte
大型|おおがた|N2|大きい 形|large|cỡ lớn|大型|ठूलो आकार|ukuran besar|grande porte
小型|こがた|N2|小さい 形|small|cỡ nhỏ|小型|सानो आकार|ukuran kecil|pequeno porte
守る|まもる|N3|きまりの とおりに する、大切に する|to keep, to protect|giữ, bảo vệ|遵守、保护|पालना गर्ने, जोगाउने|mematuhi, melindungi|cumprir, proteger
守れる|まもれる|N3|守る ことが できる|can keep|giữ được|能遵守|पालना गर्न सक्ने|bisa mematuhi|conseguir cumprir
国際|こくさい|N2|国と 国の|international|quốc tế|国际|अन्तर्राष्ट्रिय|internasional|internacional
診療|しんりょう|N1|医者が みて なおす こと|medical treatment|khám chữa bệnh|诊疗|उपचार|pemeriksaan dan pengobatan|atendimento médico
両方|りょうほう|N2|二つとも|both|cả hai|双方|दुवै|keduanya|ambos
簿記|ぼき|N1|会社の お金を 書く 方法|bookkeeping|kế toán sổ sách|簿记|बहीखाता|pembukuan|escrituração contábil
知識|ちしき|N2|知って いる こと|knowledge|kiến thức|知识|ज्ञान|pengetahuan|conhecimento
課程|かてい|N1|学校で 習う ことの まとまり|course of study|khóa học|课程|पाठ्यक्रम|program studi|curso
修了|しゅうりょう|N1|勉強を ぜんぶ おわる こと|completion of a course|hoàn thành khóa học|修完|तालिम पूरा|tamat kursus|conclusão do curso
登録|とうろく|N2|名前などを 入れて おく こと|registration|đăng ký|登记|दर्ता|pendaftaran|cadastro
目指す|めざす|N1|そう なりたいと がんばる|to aim at|hướng tới|以…为目标|लक्ष्य राख्ने|menargetkan|almejar
文章|ぶんしょう|N3|書いた 文|text, writing|bài văn|文章|लेख|tulisan|texto
言葉|ことば|N4|話したり 書いたり する もの|word, language|từ ngữ, lời nói|语言、词语|शब्द, भाषा|kata, bahasa|palavra, língua
違う|ちがう|N4|同じでは ない|to be different|khác|不同|फरक हुने|berbeda|ser diferente
牛舎|ぎゅうしゃ|N1|牛の 家|cowshed|chuồng bò|牛棚|गाई गोठ|kandang sapi|estábulo
美容|びよう|N2|きれいに する こと|beauty care|làm đẹp|美容|सौन्दर्य|kecantikan|beleza
社内|しゃない|N2|会社の 中|inside the company|trong công ty|公司内部|कम्पनीभित्र|di dalam perusahaan|interno da empresa
商業|しょうぎょう|N2|ものを 売る 仕事|commerce|thương mại|商业|व्यापार|perdagangan|comércio
空港|くうこう|N3|飛行機に 乗る ところ|airport|sân bay|机场|विमानस्थल|bandara|aeroporto
太陽光|たいようこう|N2|日の 光|sunlight|ánh sáng mặt trời|阳光|सूर्यको प्रकाश|sinar matahari|luz solar
普通|ふつう|N3|とくべつでは ない|ordinary|bình thường|普通|सामान्य|biasa|comum
数字|すうじ|N3|1、2、3など|figure, number|con số|数字|अङ्क|angka|número
賃貸|ちんたい|N1|お金を もらって かす こと|renting out|cho thuê|租赁|भाडामा दिने|sewa-menyewa|aluguel
相手|あいて|N2|いっしょに 話したり する 人|the other person|đối phương|对方|अर्को व्यक्ति|lawan bicara|a outra pessoa
宅地|たくち|N1|家を たてる 土地|housing land|đất ở|住宅用地|घडेरी|tanah perumahan|terreno residencial
取引|とりひき|N1|売ったり 買ったり する こと|dealings, trade|giao dịch|交易|कारोबार|transaksi|transação
笑顔|えがお|N2|わらった 顔|smile|nụ cười|笑容|हाँसिलो अनुहार|senyum|sorriso
迎える|むかえる|N2|来る 人を 待って 会う|to welcome, to pick up|đón|迎接|स्वागत गर्ने, लिन जाने|menyambut, menjemput|receber, buscar
住み込み|すみこみ|N1|働く ところに 住む こと|living in|ở lại nơi làm việc|包住（住在工作处）|काम गर्ने ठाउँमै बस्ने|tinggal di tempat kerja|morar no emprego
決める|きめる|N3|これに すると 言う|to decide|quyết định|决定|निर्णय गर्ने|memutuskan|decidir
決まる|きまる|N3|これだと わかる|to be decided|được quyết định|决定好|तय हुने|diputuskan|ser decidido
洋菓子|ようがし|N1|ケーキなどの おかし|Western sweets|bánh ngọt kiểu Tây|西式糕点|पश्चिमी मिठाई|kue ala Barat|doces ocidentais
精密|せいみつ|N1|とても こまかい|precise|chính xác|精密|सूक्ष्म|presisi|de precisão
細かい|こまかい|N2|とても 小さい|fine, detailed|nhỏ, chi tiết|细小、细致|मसिनो|rinci, kecil|miúdo, detalhado
取れる|とれる|N3|とる ことが できる|can take|lấy được|能取得|लिन सकिने|bisa diambil|poder tirar
基本|きほん|N2|もとに なる 大切な こと|basics|cơ bản|基本|आधारभूत|dasar|básico
基本的|きほんてき|N2|もとに なる|basic|cơ bản|基本上|आधारभूत|pada dasarnya|básico
設定|せってい|N1|決めて 使えるように する こと|setting|thiết lập|设定|सेटिङ|pengaturan|configuração
拠点|きょてん|N1|仕事の 中心の 場所|base|cơ sở|据点|केन्द्र|pusat kegiatan|base
計算|けいさん|N3|数を たしたり ひいたり する こと|calculation|tính toán|计算|हिसाब|perhitungan|cálculo
貿易|ぼうえき|N2|外国と 売ったり 買ったり する こと|foreign trade|ngoại thương|贸易|वैदेशिक व्यापार|perdagangan luar negeri|comércio exterior
住民|じゅうみん|N2|そこに 住む 人|resident|cư dân|居民|बासिन्दा|penduduk|morador
教師|きょうし|N2|教える 人|teacher|giáo viên|教师|शिक्षक|guru|professor
講師|こうし|N1|教える 人|instructor|giảng viên|讲师|प्रशिक्षक|pengajar|instrutor
常勤|じょうきん|N1|毎日 働く こと|working full days|làm toàn thời gian|全职|पूर्णकालीन|kerja penuh waktu|tempo integral
非常勤|ひじょうきん|N1|毎日では なく 働く こと|part-time post|làm không thường xuyên|兼职|आंशिक समय|tidak penuh waktu|tempo parcial
教務|きょうむ|N1|学校の 授業の 事務|school administration|giáo vụ|教务|विद्यालय प्रशासन|administrasi sekolah|secretaria acadêmica
企画|きかく|N1|新しい ことを 考える 仕事|planning|lên kế hoạch|企划|योजना निर्माण|perencanaan|planejamento
計画|けいかく|N3|する ことを 前に 考えた もの|plan|kế hoạch|计划|योजना|rencana|plano
所長|しょちょう|N1|事務所などの 長|head of the office|trưởng văn phòng|所长|कार्यालय प्रमुख|kepala kantor|chefe do escritório
航空|こうくう|N1|飛行機の|aviation|hàng không|航空|हवाई|penerbangan|aviação
貨物|かもつ|N1|運ぶ 荷物|freight|hàng hóa vận chuyển|货物|मालसामान|kargo|carga
不動産|ふどうさん|N1|家や 土地|real estate|bất động sản|房地产|घरजग्गा|properti|imóveis
施術|しじゅつ|N1|体を なおす ための 手の 仕事|treatment given|trị liệu|施术|उपचार कार्य|tindakan perawatan|procedimento
認定|にんてい|N1|よいと 決める こと|certification|công nhận|认定|मान्यता|pengakuan|certificação
運営|うんえい|N1|会や 店を する こと|running, operation|điều hành|运营|सञ्चालन|pengelolaan|gestão
女性|じょせい|N3|女の 人|woman|phụ nữ|女性|महिला|perempuan|mulher
男性|だんせい|N3|男の 人|man|nam giới|男性|पुरुष|laki-laki|homem
働く|はたらく|N5|仕事を する|to work|làm việc|工作|काम गर्ने|bekerja|trabalhar
働ける|はたらける|N4|働く ことが できる|can work|làm việc được|能工作|काम गर्न सक्ने|bisa bekerja|poder trabalhar
調査|ちょうさ|N2|しらべる こと|survey|khảo sát, điều tra|调查|सर्वेक्षण|survei|pesquisa
提案|ていあん|N1|「こう しませんか」と 言う こと|suggestion|đề xuất|提案|प्रस्ताव|usulan|proposta
限定|げんてい|N1|それだけに 決める こと|limited to|giới hạn|限定|सीमित|terbatas|limitado
手続き|てつづき|N3|役所や 会社に 書類を 出す こと|procedure|thủ tục|手续|प्रक्रिया|prosedur|procedimento
扱う|あつかう|N1|使う、売る、仕事に する|to handle|xử lý, sử dụng|处理、经营|चलाउने, सम्हाल्ने|menangani|lidar com
活躍|かつやく|N1|よく 働く こと|doing well at work|phát huy năng lực|活跃|सक्रिय काम|berkiprah|atuar com destaque
編集|へんしゅう|N2|本や ビデオを まとめて 作る こと|editing|biên tập|编辑|सम्पादन|penyuntingan|edição
宗教|しゅうきょう|N1|神や 仏を 信じる こと|religion|tôn giáo|宗教|धर्म|agama|religião
生活|せいかつ|N3|毎日の くらし|life, living|cuộc sống|生活|जीवनयापन|kehidupan|vida diária
在籍|ざいせき|N1|その 会社や 学校に いる こと|being a member of|đang thuộc về|在籍|आबद्ध|terdaftar|estar vinculado
出産|しゅっさん|N1|子どもを うむ こと|childbirth|sinh con|生育|बच्चा जन्माउने|melahirkan|parto
妊娠|にんしん|N1|おなかに 子どもが いる こと|pregnancy|mang thai|怀孕|गर्भावस्था|kehamilan|gravidez
結婚|けっこん|N4|夫と 妻に なる こと|marriage|kết hôn|结婚|विवाह|pernikahan|casamento
自由|じゆう|N3|したい とおりに できる こと|freedom|tự do|自由|स्वतन्त्र|bebas|livre
専用|せんよう|N1|その ためだけに 使う こと|only for|dùng riêng|专用|खास प्रयोजनका लागि मात्र|khusus|exclusivo
家庭|かてい|N2|家族の くらし|home, family|gia đình|家庭|घरपरिवार|keluarga, rumah tangga|lar, família
自宅|じたく|N2|自分の 家|one's own home|nhà riêng|自己家|आफ्नो घर|rumah sendiri|própria casa
主婦|しゅふ|N1|家の 仕事を する 女の 人|housewife|bà nội trợ|主妇|गृहिणी|ibu rumah tangga|dona de casa
活かす|いかす|N1|よく 使う|to make use of|phát huy|发挥|प्रयोग गर्ने|memanfaatkan|aproveitar
生かす|いかす|N2|よく 使う|to make use of|phát huy|发挥|प्रयोग गर्ने|memanfaatkan|aproveitar
授業|じゅぎょう|N3|学校で 習う 時間|lesson|giờ học|课|कक्षा|pelajaran|aula
制度|せいど|N2|きまりや しくみ|system|chế độ|制度|व्यवस्था|sistem|sistema
固定|こてい|N1|変わらない こと|fixed|cố định|固定|निश्चित|tetap|fixo
完全|かんぜん|N2|ぜんぶ|complete|hoàn toàn|完全|पूर्ण|penuh|completo
受け付ける|うけつける|N2|話や 書類を もらう|to accept, to take in|tiếp nhận|受理|स्वीकार गर्ने|menerima|aceitar, receber
深夜|しんや|N2|夜 おそい 時間|late at night|đêm khuya|深夜|मध्यरात|larut malam|madrugada
乗務|じょうむ|N1|バスや 電車に 乗る 仕事|duty on a vehicle|làm việc trên xe|乘务|सवारीमा काम|bertugas di kendaraan|serviço a bordo
選ぶ|えらぶ|N3|いくつかの 中から 決める|to choose|chọn|选择|छान्ने|memilih|escolher
選べる|えらべる|N3|えらぶ ことが できる|can choose|có thể chọn|可以选|छान्न सकिने|bisa memilih|poder escolher
受け入れ|うけいれ|N2|入って もらう こと|accepting|tiếp nhận|接收|स्वीकार|penerimaan|acolhimento
若手|わかて|N1|若い 人|younger people|người trẻ|年轻人|युवा|orang muda|jovens
分析|ぶんせき|N1|くわしく しらべる こと|analysis|phân tích|分析|विश्लेषण|analisis|análise
悩み|なやみ|N1|こまって いる こと|worry|lo lắng, băn khoăn|烦恼|चिन्ता|masalah, kegelisahan|preocupação
整理|せいり|N1|きれいに ならべて まとめる こと|putting in order|sắp xếp|整理|मिलाउने|merapikan|organização
企業|きぎょう|N1|会社|company|doanh nghiệp|企业|कम्पनी|perusahaan|empresa
会社|かいしゃ|N5|働く ところ|company|công ty|公司|कम्पनी|perusahaan|empresa
長期|ちょうき|N1|長い 期間|long term|dài hạn|长期|लामो अवधि|jangka panjang|longo prazo
短期|たんき|N1|みじかい 期間|short term|ngắn hạn|短期|छोटो अवधि|jangka pendek|curto prazo
勤続|きんぞく|N1|同じ 会社で 働きつづける こと|years of service|làm việc liên tục|连续工作|निरन्तर सेवा|masa kerja|tempo de casa
場合|ばあい|N3|その とき、もし そうなら|case|trường hợp|情况、时候|अवस्था|jika, dalam hal|caso
お願い|おねがい|N4|たのむ こと|request|nhờ, đề nghị|请求|अनुरोध|permohonan|pedido
場所|ばしょ|N3|ところ|place|nơi, địa điểm|地方|ठाउँ|tempat|lugar
残念|ざんねん|N3|そう ならなくて かなしい|sorry, a pity|đáng tiếc|遗憾|दुःखलाग्दो|sayang sekali|infelizmente
今回|こんかい|N3|この とき|this time|lần này|这次|यसपटक|kali ini|desta vez
次回|じかい|N2|次の とき|next time|lần sau|下次|अर्को पटक|kali berikutnya|próxima vez
前回|ぜんかい|N2|前の とき|last time|lần trước|上次|अघिल्लो पटक|kali sebelumnya|última vez
断る|ことわる|N2|「いいえ」と 言う|to decline|từ chối|拒绝|अस्वीकार गर्ने|menolak|recusar
お断り|おことわり|N2|「だめです」と 言う こと|not accepted|từ chối|谢绝|अस्वीकार|penolakan|recusa
防ぐ|ふせぐ|N1|おきないように する|to prevent|ngăn ngừa|防止|रोक्ने|mencegah|prevenir
期間|きかん|N2|いつから いつまで|period|khoảng thời gian|期间|अवधि|jangka waktu|período
申し出る|もうしでる|N1|自分から 言う|to say, to apply|trình bày, đề nghị|提出|आफैँ भन्ने|mengajukan|solicitar, informar
押す|おす|N2|手で 強く さわる|to press, to push|ấn, đẩy|按、推|थिच्ने|menekan, mendorong|apertar, empurrar
件|けん|N2|その こと|matter|việc|事情|विषय|hal|assunto
理由|りゆう|N3|どうしてか|reason|lý do|理由|कारण|alasan|motivo
関係|かんけい|N3|つながり|relation|quan hệ|关系|सम्बन्ध|hubungan|relação
経営|けいえい|N2|会社や 店を する こと|management of a business|kinh doanh, quản lý|经营|व्यवसाय सञ्चालन|mengelola usaha|gestão de empresa
地域|ちいき|N2|その あたりの 町|area|khu vực|地区|क्षेत्र|daerah|região
環境|かんきょう|N2|まわりの ようす|environment|môi trường|环境|वातावरण|lingkungan|ambiente
雰囲気|ふんいき|N1|その 場所の 感じ|atmosphere|bầu không khí|气氛|माहोल|suasana|clima, ambiente
充実|じゅうじつ|N1|たくさん あって よい こと|plenty and good|đầy đủ|充实|भरिपूर्ण|lengkap|completo, rico
安心|あんしん|N3|心配が ない こと|peace of mind|yên tâm|安心|ढुक्क|tenang|tranquilidade
心配|しんぱい|N3|だいじょうぶかと 思う こと|worry|lo lắng|担心|चिन्ता|khawatir|preocupação
簡単|かんたん|N3|むずかしくない|easy|đơn giản|简单|सजिलो|mudah|fácil
特別|とくべつ|N3|ほかと ちがう|special|đặc biệt|特别|विशेष|khusus|especial
大切|たいせつ|N3|とても 必要|important|quan trọng|重要|महत्त्वपूर्ण|penting|importante
重要|じゅうよう|N2|とても 大切|important|quan trọng|重要|महत्त्वपूर्ण|penting|importante
専門|せんもん|N2|とくに くわしい こと|speciality|chuyên môn|专业|विशेषज्ञता|keahlian|especialidade
増える|ふえる|N2|多く なる|to increase|tăng|增加|बढ्ने|bertambah|aumentar
減る|へる|N2|少なく なる|to decrease|giảm|减少|घट्ने|berkurang|diminuir
続ける|つづける|N3|やめないで する|to continue|tiếp tục|继续|जारी राख्ने|melanjutkan|continuar
届く|とどく|N2|送った ものが つく|to arrive|đến nơi|送到|आइपुग्ने|sampai|chegar
届ける|とどける|N2|持って 行って わたす|to deliver|giao đến|送交|पुर्‍याउने|mengantarkan|entregar
伝える|つたえる|N2|ことばで 知らせる|to tell|truyền đạt|传达|भन्ने|menyampaikan|comunicar
支払う|しはらう|N2|お金を 払う|to pay|chi trả|支付|तिर्ने|membayar|pagar
教える|おしえる|N4|知らない 人に 話す|to teach, to tell|dạy, chỉ|教、告诉|सिकाउने|mengajar, memberi tahu|ensinar, informar
`;
