/** Words of kitchens, restaurants and food. Columns as in gloss-hiring.data.ts. */
export const kitchenWords = `
調理|ちょうり|N2|料理を 作る こと|cooking|nấu ăn, chế biến|烹调|खाना पकाउने|memasak|preparo de comida
調理師|ちょうりし|N2|料理を 作る 資格が ある 人|licensed cook|đầu bếp có chứng chỉ|厨师|प्रमाणित भान्से|juru masak berlisensi|cozinheiro licenciado
調理補助|ちょうりほじょ|N2|料理を 作る 手伝い|kitchen help|phụ bếp|厨房帮工|भान्सामा सहयोग|asisten dapur|ajudante de cozinha
調理場|ちょうりば|N2|料理を 作る ところ|kitchen|khu bếp|厨房|भान्सा|dapur|cozinha
厨房|ちゅうぼう|N1|店の 料理を 作る ところ|kitchen of a shop|nhà bếp|厨房|भान्सा|dapur restoran|cozinha do restaurante
仕込み|しこみ|N1|料理の 準備|preparation of food|chuẩn bị nguyên liệu|备料|खानाको तयारी|persiapan bahan|pré-preparo
下ごしらえ|したごしらえ|N1|料理の 前の 準備|preparing ingredients|sơ chế|预先准备|काँचो सामानको तयारी|persiapan memasak|preparo dos ingredientes
盛り付け|もりつけ|N1|料理を 皿に のせる こと|arranging on plates|bày đĩa|装盘|थालमा सजाउने|menata di piring|montagem do prato
盛付|もりつけ|N1|料理を 皿に のせる こと|arranging on plates|bày đĩa|装盘|थालमा सजाउने|menata di piring|montagem do prato
配膳|はいぜん|N1|料理を 運んで ならべる こと|serving meals|dọn món|上菜|खाना पस्किने|menghidangkan|servir as refeições
下膳|げぜん|N1|食べた 皿を 片づける こと|clearing tables|dọn bát đĩa|收餐具|भाँडा उठाउने|mengangkat piring kotor|recolher os pratos
皿洗い|さらあらい|N3|皿を 洗う こと|dishwashing|rửa bát|洗碗|भाँडा माझ्ने|cuci piring|lavar pratos
食器|しょっき|N2|皿や コップ|dishes|bát đĩa|餐具|भाँडाकुँडा|peralatan makan|louça
食器洗浄機|しょっきせんじょうき|N1|皿を 洗う 機械|dishwasher|máy rửa bát|洗碗机|भाँडा माझ्ने मेसिन|mesin cuci piring|lava-louças
洗い場|あらいば|N2|皿などを 洗う ところ|washing-up area|khu rửa|洗碗处|माझ्ने ठाउँ|tempat cuci|área de lavagem
洗い物|あらいもの|N3|皿などを 洗う こと|washing-up|rửa bát đĩa|洗碗|माझ्ने काम|cucian piring|louça para lavar
接客|せっきゃく|N2|お客さんに サービスする こと|serving customers|tiếp khách|接待客人|ग्राहक सेवा|melayani pelanggan|atendimento ao cliente
配達|はいたつ|N2|家や 店に とどける こと|delivery|giao hàng|配送|पुर्‍याइदिने|pengantaran|entrega
出前|でまえ|N1|店の 料理を 家に とどける こと|food delivery|giao đồ ăn|外卖|खाना घरमा पुर्‍याउने|pesan antar makanan|entrega de comida
注文|ちゅうもん|N3|「これを ください」と 言う こと|order|đặt món, đặt hàng|点单、订购|अर्डर|pesanan|pedido
会計|かいけい|N2|お金を 払う こと、その 計算|bill, paying|thanh toán|结账|बिल तिर्ने|pembayaran|conta, pagamento
注文受付|ちゅうもんうけつけ|N2|注文を 聞く こと|taking orders|nhận đặt món|接受点单|अर्डर लिने|menerima pesanan|anotar pedidos
ホール|ほーる|N2|店で お客さんが いる ところ|dining area|khu phục vụ khách|大厅|ग्राहक बस्ने ठाउँ|ruang tamu restoran|salão
ホールスタッフ|ほーるすたっふ|N2|店で 料理を 運ぶ 人|floor staff|nhân viên phục vụ bàn|大厅服务员|वेटर|pramusaji|garçom
キッチン|きっちん|N3|料理を 作る ところ|kitchen|nhà bếp|厨房|भान्सा|dapur|cozinha
キッチンスタッフ|きっちんすたっふ|N2|料理を 作る 人|kitchen staff|nhân viên bếp|厨房员工|भान्सा कर्मचारी|staf dapur|equipe de cozinha
飲食店|いんしょくてん|N2|食べたり 飲んだり する 店|restaurant, bar|quán ăn uống|餐饮店|खाना र पेय पसल|rumah makan|restaurante
外食|がいしょく|N2|店で 食べる こと|eating out|ăn ngoài|在外就餐|बाहिर खाने|makan di luar|comer fora
外食業|がいしょくぎょう|N1|店で 食べ物を 出す 仕事|food service industry|ngành nhà hàng|餐饮业|खाद्य सेवा उद्योग|industri jasa makanan|setor de restaurantes
居酒屋|いざかや|N2|お酒を 飲む 店|Japanese pub|quán nhậu|居酒屋|मदिरा र खाना पसल|kedai minum Jepang|bar japonês
食堂|しょくどう|N4|ごはんを 食べる ところ|dining hall|nhà ăn|食堂|भोजनालय|kantin|refeitório
弁当|べんとう|N4|箱に 入れた ごはん|boxed meal|cơm hộp|盒饭|खाजा बट्टा|nasi kotak|marmita
惣菜|そうざい|N1|おかず|side dishes|món ăn chế biến sẵn|熟食|तरकारी परिकार|lauk siap saji|pratos prontos
食材|しょくざい|N2|料理に 使う もの|ingredients|nguyên liệu|食材|खाद्य सामग्री|bahan makanan|ingredientes
食品|しょくひん|N2|食べ物|food|thực phẩm|食品|खाद्य पदार्थ|makanan|alimentos
冷蔵|れいぞう|N2|冷たい ところに おく こと|keeping cool|làm lạnh|冷藏|चिसोमा राख्ने|pendinginan|refrigeração
冷凍|れいとう|N2|こおらせる こと|freezing|đông lạnh|冷冻|जमाउने|pembekuan|congelamento
解凍|かいとう|N1|こおった ものを もとに もどす こと|thawing|rã đông|解冻|पगाल्ने|pencairan makanan beku|descongelamento
加熱|かねつ|N2|火などで 熱く する こと|heating|làm nóng|加热|तताउने|pemanasan|aquecimento
揚げ物|あげもの|N2|油で あげた 料理|fried food|món chiên|油炸食品|तारेको खाना|gorengan|fritura
焼き場|やきば|N1|肉や 魚を 焼く ところ|grill|khu nướng|烧烤区|सेकाउने ठाउँ|bagian panggang|chapa, grelha
包丁|ほうちょう|N2|料理の ナイフ|kitchen knife|dao bếp|菜刀|चक्कु|pisau dapur|faca de cozinha
まな板|まないた|N2|食べ物を 切る ときの 板|cutting board|thớt|砧板|चपिङ बोर्ड|talenan|tábua de corte
鍋|なべ|N2|料理を にる 道具|pot|nồi|锅|भाँडो|panci|panela
味見|あじみ|N2|少し 食べて 味を みる こと|tasting|nếm thử|尝味|चाख्ने|mencicipi|provar
味付け|あじつけ|N2|味を つける こと|seasoning|nêm gia vị|调味|स्वाद मिलाउने|pembumbuan|tempero
調味料|ちょうみりょう|N2|塩や しょうゆなど|seasoning|gia vị|调味料|मसला|bumbu|condimento
賞味期限|しょうみきげん|N2|おいしく 食べられる 日まで|best-before date|hạn dùng ngon nhất|保质期|स्वाद राम्रो रहने मिति|tanggal baik digunakan|data de validade (qualidade)
消費期限|しょうひきげん|N2|食べても いい 日まで|use-by date|hạn sử dụng|食用期限|खान मिल्ने अन्तिम मिति|tanggal kedaluwarsa|prazo de consumo
期限切れ|きげんぎれ|N2|決まった 日を すぎて いる こと|expired|hết hạn|过期|म्याद सकिएको|kedaluwarsa|vencido
食中毒|しょくちゅうどく|N1|悪い ものを 食べて なる 病気|food poisoning|ngộ độc thực phẩm|食物中毒|खाद्य विषाक्तता|keracunan makanan|intoxicação alimentar
アレルギー|あれるぎー|N2|食べると 体が 悪く なる こと|allergy|dị ứng|过敏|एलर्जी|alergi|alergia
手洗い|てあらい|N3|手を 洗う こと|washing hands|rửa tay|洗手|हात धुने|cuci tangan|lavar as mãos
手袋|てぶくろ|N3|手に はめる もの|gloves|găng tay|手套|पन्जा|sarung tangan|luvas
マスク|ますく|N3|口と はなに つける もの|mask|khẩu trang|口罩|मास्क|masker|máscara
帽子|ぼうし|N4|頭に かぶる もの|hat|mũ|帽子|टोपी|topi|chapéu
前掛け|まえかけ|N1|服が よごれない ように つける もの|apron|tạp dề|围裙|एप्रोन|celemek|avental
身だしなみ|みだしなみ|N1|きちんと した 服や かみ|personal appearance|diện mạo gọn gàng|仪表|सफा पहिरन र रूप|kerapian diri|boa apresentação
衛生管理|えいせいかんり|N1|きれいに して 病気を ふせぐ こと|hygiene control|quản lý vệ sinh|卫生管理|सरसफाइ व्यवस्थापन|pengelolaan kebersihan|controle de higiene
食品衛生責任者|しょくひんえいせいせきにんしゃ|N1|店の 食べ物の 安全を みる 人|food hygiene supervisor|người phụ trách vệ sinh thực phẩm|食品卫生负责人|खाद्य सरसफाइ जिम्मेवार|penanggung jawab kebersihan makanan|responsável pela higiene alimentar
検便|けんべん|N1|便を しらべる こと|stool test|xét nghiệm phân|大便检查|दिसा जाँच|pemeriksaan tinja|exame de fezes
まかない|まかない|N1|店で 働く 人の ごはん|staff meal|bữa ăn nhân viên|员工餐|कर्मचारी खाना|makan karyawan|refeição da equipe
賄い|まかない|N1|店で 働く 人の ごはん|staff meal|bữa ăn nhân viên|员工餐|कर्मचारी खाना|makan karyawan|refeição da equipe
食事補助|しょくじほじょ|N1|ごはんの お金を 助ける こと|meal allowance|hỗ trợ tiền ăn|餐补|खानाको सहयोग|bantuan makan|auxílio-refeição
社員食堂|しゃいんしょくどう|N3|社員が 食べる ところ|staff canteen|nhà ăn nhân viên|员工食堂|कर्मचारी भोजनालय|kantin karyawan|refeitório da empresa
開店|かいてん|N2|店を あける こと|opening|mở cửa hàng|开店|पसल खोल्ने|buka toko|abertura da loja
閉店|へいてん|N2|店を しめる こと|closing|đóng cửa hàng|关店|पसल बन्द|tutup toko|fechamento da loja
開店準備|かいてんじゅんび|N2|店を あける 準備|preparing to open|chuẩn bị mở cửa|开店准备|पसल खोल्ने तयारी|persiapan buka toko|preparação para abrir
閉店作業|へいてんさぎょう|N2|店を しめる ときの 仕事|closing work|công việc đóng cửa|关店工作|पसल बन्द गर्ने काम|pekerjaan tutup toko|tarefas de fechamento
営業時間|えいぎょうじかん|N2|店が あいて いる 時間|business hours|giờ mở cửa|营业时间|खुल्ने समय|jam buka|horário de funcionamento
定休日|ていきゅうび|N2|店が いつも 休む 日|regular closing day|ngày nghỉ cố định|固定休息日|नियमित बन्द दिन|hari tutup tetap|dia fixo de folga da loja
予約|よやく|N3|前に 決めて おく こと|booking|đặt trước|预约|बुकिङ|pemesanan|reserva
満席|まんせき|N2|席が ぜんぶ うまって いる こと|full|hết chỗ|满座|सिट भरिएको|penuh|lotado
団体客|だんたいきゃく|N2|おおぜいで 来る お客さん|group of guests|khách đoàn|团体客人|समूहका ग्राहक|tamu rombongan|grupo de clientes
常連|じょうれん|N1|いつも 来る お客さん|regular customer|khách quen|常客|नियमित ग्राहक|pelanggan tetap|cliente habitual
お通し|おとおし|N1|はじめに 出る 小さい 料理|small starter dish|món khai vị|小菜|सुरुको सानो परिकार|hidangan pembuka kecil|petisco de entrada
伝票|でんぴょう|N1|注文や お金を 書いた 紙|slip|phiếu|单据|पर्ची|nota|comanda
売上|うりあげ|N2|売って もらった お金|sales|doanh thu|销售额|बिक्री रकम|penjualan|vendas
原価|げんか|N1|作る ために かかった お金|cost price|giá gốc|成本|लागत मूल्य|harga pokok|custo
廃棄|はいき|N1|すてる こと|disposal|vứt bỏ|废弃|फाल्ने|pembuangan|descarte
生ごみ|なまごみ|N2|食べ物の ごみ|kitchen waste|rác thực phẩm|厨余垃圾|भान्साको फोहोर|sampah dapur|lixo orgânico
製パン|せいぱん|N1|パンを 作る こと|bread making|làm bánh mì|制作面包|पाउरोटी बनाउने|pembuatan roti|panificação
製菓|せいか|N1|おかしを 作る こと|confectionery|làm bánh kẹo|制作点心|मिठाई बनाउने|pembuatan kue|confeitaria
給食|きゅうしょく|N2|学校などで みんなに 出す ごはん|school or staff meals|bữa ăn tập thể|供餐|सामूहिक खाना|makan bersama (sekolah)|merenda
飲料|いんりょう|N2|飲み物|beverage|đồ uống|饮料|पेय|minuman|bebida
酒類|しゅるい|N1|お酒|alcoholic drinks|đồ uống có cồn|酒类|मदिरा|minuman beralkohol|bebidas alcoólicas
ランチタイム|らんちたいむ|N2|昼ごはんの 時間|lunchtime|giờ ăn trưa|午餐时间|दिउँसोको खाना समय|jam makan siang|horário de almoço
ピーク時|ぴーくじ|N2|いちばん いそがしい とき|peak time|giờ cao điểm|高峰时段|सबैभन्दा व्यस्त समय|jam sibuk|horário de pico
繁忙期|はんぼうき|N1|いそがしい 時期|busy season|mùa bận rộn|繁忙期|व्यस्त मौसम|musim sibuk|alta temporada
閑散期|かんさんき|N1|ひまな 時期|quiet season|mùa vắng khách|淡季|कम व्यस्त मौसम|musim sepi|baixa temporada
`;
