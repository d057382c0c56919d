/** More words that many messages share: coming and going, time, formal wording. Columns as in gloss-hiring.data.ts. */
export const movingWords = `
独身|どくしん|N1|結婚して いない こと|single, unmarried|độc thân|单身|अविवाहित|lajang|solteiro
均等|きんとう|N1|同じに 分ける こと|equal|đồng đều|均等|समान|merata|igual
行政|ぎょうせい|N1|国や 町の 仕事|public administration|hành chính|行政|प्रशासन|pemerintahan|administração pública
法人|ほうじん|N1|会社などの グループ|corporation|pháp nhân|法人|संस्था (कानुनी)|badan hukum|pessoa jurídica
人材|じんざい|N1|仕事が できる 人|human resources|nhân lực|人才|जनशक्ति|tenaga kerja|talentos, pessoal
人員|じんいん|N1|人の 数|number of staff|nhân sự|人员|कर्मचारी सङ्ख्या|jumlah personel|pessoal
欠員|けついん|N1|人が たりない こと|vacancy|thiếu người|缺员|रिक्त पद|kekosongan posisi|vaga em aberto
増員|ぞういん|N1|人を ふやす こと|adding staff|tăng người|增员|कर्मचारी थप्ने|penambahan personel|aumento de pessoal
人手不足|ひとでぶそく|N1|働く 人が たりない こと|shortage of staff|thiếu nhân lực|人手不足|कामदार अभाव|kekurangan tenaga kerja|falta de mão de obra
交通|こうつう|N3|車や 電車などの 動き|traffic, transport|giao thông|交通|यातायात|lalu lintas, transportasi|trânsito, transporte
公共交通機関|こうきょうこうつうきかん|N1|バスや 電車|public transport|phương tiện công cộng|公共交通工具|सार्वजनिक यातायात|angkutan umum|transporte público
最寄駅|もよりえき|N2|いちばん 近い 駅|nearest station|ga gần nhất|最近的车站|नजिकको स्टेसन|stasiun terdekat|estação mais próxima
最寄り|もより|N2|いちばん 近い|nearest|gần nhất|最近的|सबैभन्दा नजिकको|terdekat|mais próximo
改札|かいさつ|N2|駅で きっぷを 見せて 入る ところ|ticket gate|cổng soát vé|检票口|टिकट गेट|gerbang tiket|catraca
改札口|かいさつぐち|N2|駅の 出入り口|ticket gate|cổng soát vé|检票口|टिकट गेट|gerbang tiket|catraca
乗り換え|のりかえ|N3|ほかの 電車や バスに 乗る こと|changing trains|đổi tàu|换乘|गाडी फेर्ने|pindah kereta|baldeação
遅延|ちえん|N1|電車などが おくれる こと|delay|chậm trễ|延误|ढिलाइ|keterlambatan|atraso
遅延証明書|ちえんしょうめいしょ|N1|電車が おくれた ことが わかる 紙|certificate of train delay|giấy chứng nhận tàu trễ|晚点证明|ढिलाइ प्रमाणपत्र|surat keterangan kereta terlambat|comprovante de atraso
運休|うんきゅう|N1|電車などが 走らない こと|service cancelled|ngừng chạy|停运|सेवा बन्द|tidak beroperasi|serviço suspenso
建物|たてもの|N4|家や ビル|building|tòa nhà|建筑物|भवन|gedung|prédio
住所|じゅうしょ|N4|住んで いる ところ|address|địa chỉ|地址|ठेगाना|alamat|endereço
地図|ちず|N4|道を かいた 絵|map|bản đồ|地图|नक्सा|peta|mapa
正門|せいもん|N1|いちばん 大きい 門|main gate|cổng chính|正门|मुख्य ढोका|gerbang utama|portão principal
裏口|うらぐち|N2|後ろの 入り口|back door|cửa sau|后门|पछाडिको ढोका|pintu belakang|porta dos fundos
出入口|でいりぐち|N2|出たり 入ったり する ところ|entrance and exit|lối ra vào|出入口|आउने जाने ढोका|pintu keluar masuk|entrada e saída
出社|しゅっしゃ|N2|会社に 行く こと|going to the office|đến công ty|到公司上班|कार्यालय जाने|masuk kantor|ir à empresa
退社|たいしゃ|N2|会社から 帰る こと、会社を やめる こと|leaving the office or the company|tan làm, nghỉ việc|下班、离职|कार्यालयबाट निस्कने, जागिर छोड्ने|pulang kantor, berhenti kerja|sair da empresa
帰社|きしゃ|N1|会社に もどる こと|returning to the office|quay về công ty|回公司|कार्यालय फर्कने|kembali ke kantor|voltar à empresa
休職|きゅうしょく|N1|会社を やめないで 長く 休む こと|leave of absence|tạm nghỉ việc|停职休假|लामो बिदा|cuti panjang|licença do trabalho
復職|ふくしょく|N1|休んだ あと また 働く こと|returning to work|quay lại làm việc|复职|फेरि काममा फर्कने|kembali bekerja|retorno ao trabalho
復帰|ふっき|N1|もとに もどる こと|return|quay lại|恢复|फर्कने|kembali|retorno
連休|れんきゅう|N2|つづく 休み|holidays in a row|kỳ nghỉ dài|连休|लगातार बिदा|libur berturut-turut|feriado prolongado
土日祝|どにちしゅく|N2|土曜日と 日曜日と 国の 休み|Saturdays, Sundays and holidays|thứ bảy, chủ nhật, ngày lễ|周六日及节假日|शनिबार, आइतबार र सार्वजनिक बिदा|Sabtu, Minggu, dan hari libur|sábados, domingos e feriados
週末|しゅうまつ|N3|土曜日と 日曜日|weekend|cuối tuần|周末|सप्ताहान्त|akhir pekan|fim de semana
午前中|ごぜんちゅう|N3|昼 12時の 前|in the morning|buổi sáng|上午|बिहान|pagi hari|pela manhã
正午|しょうご|N2|昼の 12時|noon|giữa trưa|正午|मध्याह्न १२ बजे|tengah hari|meio-dia
早朝|そうちょう|N1|朝 早い 時間|early morning|sáng sớm|清晨|बिहान सबेरै|pagi buta|de manhã cedo
夕方|ゆうがた|N4|日が しずむ ころ|evening|chiều tối|傍晚|साँझ|sore|fim da tarde
昼間|ひるま|N3|昼の 間|daytime|ban ngày|白天|दिउँसो|siang hari|durante o dia
夜間|やかん|N2|夜の 間|at night|ban đêm|夜间|राति|malam hari|à noite
時間帯|じかんたい|N2|何時から 何時まで|time of day|khung giờ|时间段|समय अवधि|rentang waktu|faixa de horário
延長|えんちょう|N1|長く する こと|extension|kéo dài|延长|लम्ब्याउने|perpanjangan|prorrogação
短縮|たんしゅく|N1|みじかく する こと|shortening|rút ngắn|缩短|छोटो पार्ने|pemendekan|redução
返済|へんさい|N1|借りた お金を かえす こと|paying back|trả nợ|偿还|ऋण तिर्ने|pelunasan|pagamento de dívida
手数料|てすうりょう|N1|手続きの お金|fee|phí thủ tục|手续费|शुल्क|biaya administrasi|taxa
別途|べっと|N1|べつに|separately|riêng, ngoài ra|另外|छुट्टै|terpisah|à parte
一律|いちりつ|N1|みんな 同じ|the same for all|đồng loạt|一律|सबैलाई समान|seragam|igual para todos
相当|そうとう|N1|それに 合う くらい|corresponding to|tương đương|相当于|बराबर|setara|equivalente
概算|がいさん|N1|だいたいの 計算|rough estimate|ước tính|概算|मोटामोटी हिसाब|perkiraan kasar|estimativa
住宅|じゅうたく|N2|住む 家|housing|nhà ở|住宅|आवास|perumahan|moradia
処理|しょり|N1|仕事を きちんと おわらせる こと|handling, processing|xử lý|处理|काम टुङ्ग्याउने|penanganan|processamento
開催|かいさい|N1|会などを する こと|holding an event|tổ chức|举办|आयोजना|penyelenggaraan|realização (evento)
開設|かいせつ|N1|新しく 作って はじめる こと|opening, setting up|mở, thành lập|开设|स्थापना|pembukaan|abertura
口座開設|こうざかいせつ|N1|銀行の 口座を 作る こと|opening a bank account|mở tài khoản|开户|खाता खोल्ने|pembukaan rekening|abertura de conta
養成|ようせい|N1|教えて そだてる こと|training of people|đào tạo|培养|तालिम दिने|pelatihan|formação
通信|つうしん|N2|電話や インターネット|communication|viễn thông|通信|सञ्चार|komunikasi|comunicação
応対|おうたい|N1|人と 会って こたえる こと|answering people|tiếp ứng|应对接待|कुराकानी सम्हाल्ने|melayani orang|atendimento
幅広い|はばひろい|N1|いろいろ ある|wide-ranging|rộng rãi|广泛|फराकिलो|luas, beragam|amplo
加える|くわえる|N2|たす|to add|thêm vào|加上|थप्ने|menambahkan|acrescentar
立ち会う|たちあう|N1|そこに いて 見る|to be present at|chứng kiến|到场见证|उपस्थित रहने|hadir menyaksikan|presenciar
遅い|おそい|N5|早くない|late, slow|muộn, chậm|晚、慢|ढिलो|lambat, terlambat|tarde, lento
短い|みじかい|N5|長くない|short|ngắn|短|छोटो|pendek|curto
整える|ととのえる|N1|きちんと する|to put in order|chuẩn bị, sắp xếp|整理、备好|मिलाउने|menyiapkan, merapikan|organizar, arrumar
締める|しめる|N1|とじる、おわりに する|to fasten, to close|thắt, chốt|系紧、结算|कस्ने, बन्द गर्ने|mengencangkan, menutup|apertar, fechar
賜る|たまわる|N1|もらう（とても ていねい）|to receive (very polite)|được ban (rất lịch sự)|承蒙|पाउने|menerima (sangat sopan)|receber (muito formal)
高配|こうはい|N1|親切な 心づかい|kind consideration|sự quan tâm|关照|दया|perhatian baik|consideração
多忙|たぼう|N1|とても いそがしい|very busy|rất bận|繁忙|धेरै व्यस्त|sangat sibuk|muito ocupado
査収|さしゅう|N1|受け取って たしかめる こと|receiving and checking|nhận và kiểm tra|查收|पाएर जाँच्ने|menerima dan memeriksa|conferir o recebido
容赦|ようしゃ|N1|ゆるす こと|forgiving|tha thứ|原谅|क्षमा|memaafkan|perdoar
健勝|けんしょう|N1|元気な こと|good health|khỏe mạnh|健康|स्वस्थ|sehat|boa saúde
一報|いっぽう|N1|知らせる こと|letting know|báo tin|告知一声|खबर|kabar|aviso
教示|きょうじ|N1|教える こと|telling, teaching|chỉ bảo|赐教|बताउने|memberi tahu|instruir
締結|ていけつ|N1|約束を きちんと する こと|concluding a contract|ký kết|签订|सम्झौता गर्ने|penandatanganan|celebração de contrato
正式|せいしき|N1|きちんと 決まった やり方|formal|chính thức|正式|औपचारिक|resmi|formal
影響|えいきょう|N2|ほかの ものを かえる こと|influence|ảnh hưởng|影响|प्रभाव|pengaruh|influência
一定|いってい|N1|変わらない、決まった|fixed, certain|nhất định|一定|निश्चित|tertentu, tetap|certo, fixo
同様|どうよう|N1|同じ|the same|tương tự|同样|उस्तै|serupa|da mesma forma
各種|かくしゅ|N1|いろいろな 種類|various kinds|các loại|各种|विभिन्न प्रकार|berbagai jenis|vários tipos
主な|おもな|N2|中心の|main|chính|主要的|मुख्य|utama|principal
行事|ぎょうじ|N2|学校や 会社の イベント|event|sự kiện|活动|कार्यक्रम|acara|evento
雨天|うてん|N1|雨の 日|rainy weather|trời mưa|雨天|वर्षाको दिन|cuaca hujan|tempo chuvoso
天候|てんこう|N1|天気|weather|thời tiết|天气|मौसम|cuaca|tempo
再開|さいかい|N1|もう 一度 はじめる こと|starting again|bắt đầu lại|重新开始|फेरि सुरु|mulai lagi|retomada
停止中|ていしちゅう|N2|止まって いる 間|while stopped|đang dừng|停止中|रोकिएको अवस्था|sedang berhenti|parado
担当業務|たんとうぎょうむ|N2|自分が する 仕事|assigned duties|công việc phụ trách|负责的工作|जिम्मेवारीको काम|tugas yang diemban|funções atribuídas
`;
