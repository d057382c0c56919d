/** Words of building sites and installation. Columns as in gloss-hiring.data.ts. */
export const constructionWords = `
建設|けんせつ|N2|大きい 建物などを 作る こと|construction|xây dựng|建设|निर्माण|pembangunan|construção
建設業|けんせつぎょう|N2|建物や 道を 作る 仕事|construction industry|ngành xây dựng|建筑业|निर्माण उद्योग|industri konstruksi|construção civil
建築|けんちく|N2|建物を 作る こと|building|kiến trúc, xây dựng|建筑|भवन निर्माण|bangunan|construção de edifícios
土木|どぼく|N1|道や 橋などを 作る 仕事|civil engineering|công trình dân dụng|土木|सिभिल निर्माण|teknik sipil|obras civis
工事|こうじ|N3|作ったり なおしたり する 仕事|construction work|công trình|施工|निर्माण काम|pekerjaan konstruksi|obra
施工|せこう|N1|工事を する こと|carrying out of works|thi công|施工|निर्माण कार्य गर्ने|pelaksanaan konstruksi|execução da obra
現場|げんば|N2|仕事を する 場所|work site|công trường|现场|काम हुने ठाउँ|lapangan kerja|local da obra
現場監督|げんばかんとく|N1|工事の 場所の 長|site manager|giám sát công trường|现场监督|निर्माणस्थल सुपरभाइजर|pengawas lapangan|mestre de obras
監督|かんとく|N2|仕事を 見て 指示する 人|supervisor|giám sát|监督|सुपरभाइजर|pengawas|supervisor
職人|しょくにん|N1|手で ものを 作る 人|craftsman|thợ lành nghề|工匠|कालिगढ|tukang ahli|artesão, oficial
大工|だいく|N2|木で 家を 作る 人|carpenter|thợ mộc|木匠|सिकर्मी|tukang kayu|carpinteiro
左官|さかん|N1|かべを ぬる 人|plasterer|thợ trát|抹灰工|प्लास्टर गर्ने|tukang plester|estucador
鉄筋|てっきん|N1|コンクリートの 中の 鉄の 棒|reinforcing bar|cốt thép|钢筋|फलामे डन्डी|besi beton|vergalhão
鉄骨|てっこつ|N1|建物の 鉄の ほね|steel frame|khung thép|钢架|फलामे ढाँचा|rangka baja|estrutura de aço
型枠|かたわく|N1|コンクリートを 入れる 型|formwork|cốp pha|模板|फर्मा|bekisting|fôrma de concreto
足場|あしば|N1|高い ところで 働く ための 台|scaffolding|giàn giáo|脚手架|मचान|perancah|andaime
高所作業|こうしょさぎょう|N1|高い ところの 仕事|work at height|làm việc trên cao|高空作业|उचाइमा काम|kerja di ketinggian|trabalho em altura
配管|はいかん|N1|水や ガスの 管を つける こと|piping|lắp đường ống|管道安装|पाइप जडान|pemasangan pipa|tubulação
配線|はいせん|N1|電気の 線を つける こと|wiring|đi dây điện|布线|तार जडान|pemasangan kabel|fiação
電気工事|でんきこうじ|N2|電気の 線などを つける 仕事|electrical work|thi công điện|电气工程|बिजुली जडान काम|pekerjaan listrik|instalação elétrica
電気工事士|でんきこうじし|N1|電気の 工事の 資格が ある 人|licensed electrician|thợ điện có chứng chỉ|电工（持证）|प्रमाणित बिजुली मिस्त्री|teknisi listrik berlisensi|eletricista licenciado
水道|すいどう|N3|水を 運ぶ 設備|water supply|nước máy|自来水|धारा|air ledeng|água encanada
内装|ないそう|N1|建物の 中の かべや ゆか|interior finishing|nội thất|室内装修|भित्री सजावट|interior|acabamento interno
外装|がいそう|N1|建物の 外がわ|exterior finishing|ngoại thất|外部装修|बाहिरी सजावट|eksterior|acabamento externo
解体|かいたい|N1|建物を こわす こと|demolition|tháo dỡ|拆除|भत्काउने|pembongkaran|demolição
防水|ぼうすい|N1|水が 入らない ように する こと|waterproofing|chống thấm|防水|पानी नछिर्ने बनाउने|kedap air|impermeabilização
断熱|だんねつ|N1|熱を 通さない こと|heat insulation|cách nhiệt|隔热|ताप रोक्ने|isolasi panas|isolamento térmico
舗装|ほそう|N1|道を かたく する こと|paving|trải nhựa đường|铺路|सडक पिच|pengaspalan|pavimentação
基礎|きそ|N2|建物の いちばん 下、はじめに 習う こと|foundation, basics|nền móng, cơ bản|基础|जग, आधारभूत|fondasi, dasar|fundação, base
掘削|くっさく|N1|土を ほる こと|digging|đào|挖掘|खन्ने|penggalian|escavação
測量|そくりょう|N1|土地を はかる こと|surveying|đo đạc|测量|जग्गा नाप|pengukuran tanah|topografia
重機|じゅうき|N1|工事の 大きい 機械|heavy machinery|máy xây dựng hạng nặng|重型机械|ठूलो मेसिन|alat berat|máquinas pesadas
建設機械|けんせつきかい|N2|工事の 機械|construction machinery|máy xây dựng|建筑机械|निर्माण मेसिन|mesin konstruksi|máquinas de construção
玉掛け|たまかけ|N1|クレーンに 荷物を かける 仕事|slinging of loads|móc cẩu|挂钩作业|क्रेनमा सामान बाँध्ने|pengikatan beban derek|amarração de cargas
クレーン|くれーん|N2|重い ものを 上げる 機械|crane|cần cẩu|起重机|क्रेन|derek|guindaste
ショベルカー|しょべるかー|N2|土を ほる 車|excavator|máy xúc|挖掘机|खन्ने मेसिन|ekskavator|escavadeira
ダンプ|だんぷ|N2|土を 運ぶ 車|dump truck|xe ben|自卸车|टिपर|truk jungkit|caminhão basculante
ヘルメット|へるめっと|N2|頭を 守る かたい 帽子|helmet|mũ bảo hộ|安全帽|हेल्मेट|helm|capacete
安全靴|あんぜんぐつ|N1|足を 守る くつ|safety shoes|giày bảo hộ|安全鞋|सुरक्षा जुत्ता|sepatu keselamatan|calçado de segurança
安全帯|あんぜんたい|N1|落ちない ための ベルト|safety belt|dây an toàn|安全带|सुरक्षा पेटी|sabuk pengaman kerja|cinto de segurança
フルハーネス|ふるはーねす|N1|体に つける 落ちない ための ベルト|full-body harness|dây đai toàn thân|全身式安全带|पूरा शरीरको सुरक्षा बेल्ट|sabuk pengaman tubuh|cinto tipo paraquedista
保護具|ほごぐ|N1|体を 守る もの|protective equipment|đồ bảo hộ|防护用品|सुरक्षा सामग्री|alat pelindung|equipamento de proteção
工具|こうぐ|N2|作ったり なおしたり する 道具|tool|dụng cụ|工具|औजार|perkakas|ferramenta
電動工具|でんどうこうぐ|N1|電気で 動く 道具|power tool|dụng cụ điện|电动工具|बिजुली औजार|perkakas listrik|ferramenta elétrica
資材|しざい|N1|工事に 使う もの|materials|vật tư|材料|निर्माण सामग्री|material bangunan|materiais
廃材|はいざい|N1|いらなく なった 木など|waste material|phế liệu|废料|काम नलाग्ने सामग्री|limbah bahan|entulho
産業廃棄物|さんぎょうはいきぶつ|N1|仕事で 出る ごみ|industrial waste|chất thải công nghiệp|工业废弃物|औद्योगिक फोहोर|limbah industri|resíduos industriais
養生|ようじょう|N1|きずが つかない ように つつむ こと|protective covering|che chắn bảo vệ|施工保护|ढाकेर जोगाउने|pelindungan permukaan|proteção de superfícies
納まり|おさまり|N1|ものが きれいに 入る こと|fit of parts|sự khớp|收口|मिलान|kecocokan|encaixe
工期|こうき|N1|工事の 期間|period of works|thời hạn thi công|工期|निर्माण अवधि|masa konstruksi|prazo da obra
着工|ちゃっこう|N1|工事を はじめる こと|start of works|khởi công|开工|निर्माण सुरु|mulai konstruksi|início da obra
完成|かんせい|N2|ぜんぶ できる こと|completion|hoàn thành|完成|पूरा हुने|selesai|conclusão
安全第一|あんぜんだいいち|N2|安全が いちばん 大切|safety first|an toàn là trên hết|安全第一|सुरक्षा पहिलो|utamakan keselamatan|segurança em primeiro lugar
朝礼|ちょうれい|N1|朝 みんなで 集まって 話す こと|morning meeting|họp đầu giờ sáng|早会|बिहानको भेला|apel pagi|reunião da manhã
終礼|しゅうれい|N1|仕事の おわりに 集まる こと|closing meeting|họp cuối giờ|晚会、收工会|काम सकिँदा भेला|apel sore|reunião de encerramento
直行直帰|ちょっこうちょっき|N1|会社に 行かないで 現場へ 行って 帰る こと|going straight to the site and home|đi thẳng đến chỗ làm và về thẳng nhà|直接去现场并直接回家|सिधै कामस्थल गई घर फर्कने|langsung ke lokasi dan pulang|ir e voltar direto do local
直行|ちょっこう|N1|会社に 行かないで すぐ 行く こと|going straight there|đi thẳng|直接前往|सिधै जाने|langsung ke lokasi|ir direto
直帰|ちょっき|N1|会社に もどらないで 家に 帰る こと|going straight home|về thẳng nhà|直接回家|सिधै घर फर्कने|langsung pulang|voltar direto
夜間工事|やかんこうじ|N1|夜の 工事|night works|thi công ban đêm|夜间施工|रातको निर्माण|konstruksi malam|obra noturna
交通誘導|こうつうゆうどう|N1|車や 人に 道を 教える こと|traffic control|hướng dẫn giao thông|交通引导|ट्राफिक निर्देशन|pengaturan lalu lintas|controle de trânsito
警備|けいび|N1|あぶなくない ように 守る こと|security guarding|bảo vệ|警卫|सुरक्षा पहरा|penjagaan|vigilância
警備員|けいびいん|N1|あぶなくない ように 守る 人|security guard|nhân viên bảo vệ|保安|सुरक्षा गार्ड|satpam|vigilante
設置|せっち|N2|ものを おいて 使える ように する こと|installation|lắp đặt|安装|जडान|pemasangan|instalação
取り付け|とりつけ|N2|ものを つける こと|fitting|lắp|安装|जडान|pemasangan|instalação
取り外し|とりはずし|N2|ものを はずす こと|removal|tháo|拆下|निकाल्ने|pelepasan|remoção
補修|ほしゅう|N1|こわれた ところを なおす こと|repair|sửa chữa|修补|मर्मत|perbaikan|reparo
改修|かいしゅう|N1|建物などを なおす こと|renovation|cải tạo|翻修|पुनर्निर्माण|renovasi|reforma
造園|ぞうえん|N1|庭を 作る こと|landscape gardening|làm vườn cảnh|园林|बगैँचा बनाउने|pertamanan|jardinagem
農業|のうぎょう|N2|米や 野菜を 作る 仕事|farming|nông nghiệp|农业|कृषि|pertanian|agricultura
農家|のうか|N2|米や 野菜を 作る 家|farm household|nhà nông|农户|किसान परिवार|keluarga petani|agricultor
収穫|しゅうかく|N1|できた 野菜などを とる こと|harvest|thu hoạch|收获|बाली भित्र्याउने|panen|colheita
栽培|さいばい|N1|野菜や 花を そだてる こと|growing of plants|trồng trọt|栽培|खेती|budidaya tanaman|cultivo
種まき|たねまき|N2|種を 土に 入れる こと|sowing|gieo hạt|播种|बीउ छर्ने|menabur benih|semeadura
草取り|くさとり|N2|いらない 草を とる こと|weeding|nhổ cỏ|除草|झार गोड्ने|mencabut rumput|capina
畜産|ちくさん|N1|牛や 豚を そだてる 仕事|livestock farming|chăn nuôi|畜牧|पशुपालन|peternakan|pecuária
酪農|らくのう|N1|牛の ミルクを とる 仕事|dairy farming|chăn nuôi bò sữa|奶牛养殖|दुग्ध पालन|peternakan sapi perah|pecuária leiteira
搾乳|さくにゅう|N1|牛の ミルクを しぼる こと|milking|vắt sữa|挤奶|दूध दुहुने|memerah susu|ordenha
漁業|ぎょぎょう|N1|魚を とる 仕事|fishing industry|ngư nghiệp|渔业|माछा मार्ने काम|perikanan|pesca
養殖|ようしょく|N1|魚などを そだてる こと|fish farming|nuôi trồng thủy sản|养殖|माछापालन|budidaya ikan|aquicultura
水産加工|すいさんかこう|N1|魚などから 食べ物を 作る こと|seafood processing|chế biến thủy sản|水产加工|माछा प्रशोधन|pengolahan hasil laut|processamento de pescado
造船|ぞうせん|N1|船を 作る こと|shipbuilding|đóng tàu|造船|जहाज निर्माण|pembuatan kapal|construção naval
自動車整備|じどうしゃせいび|N2|車を なおす 仕事|car maintenance|sửa chữa ô tô|汽车维修|गाडी मर्मत|perawatan mobil|mecânica de automóveis
整備士|せいびし|N2|車などを なおす 人|mechanic|thợ sửa xe|维修技师|मेकानिक|mekanik|mecânico
板金|ばんきん|N1|うすい 金属の 板を 曲げる 仕事|sheet metal work|gò hàn|钣金|पाता धातुको काम|kerja pelat logam|funilaria
林業|りんぎょう|N1|山の 木を そだてて 切る 仕事|forestry|lâm nghiệp|林业|वन व्यवसाय|kehutanan|silvicultura
伐採|ばっさい|N1|木を 切る こと|felling trees|đốn cây|砍伐|रुख काट्ने|penebangan|corte de árvores
空調|くうちょう|N1|部屋の 空気を すずしく したり する こと|air conditioning|điều hòa không khí|空调|वातानुकूलन|pengatur udara|ar-condicionado
`;
