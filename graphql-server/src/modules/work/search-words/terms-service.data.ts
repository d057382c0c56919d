/** Hotels, food, shops, beauty, safety: in the form of the care terms. */
export const serviceTerms = `
ホテル | ほてる | hotel, hospitality, lodging | khách sạn, 酒店, 宾馆, होटल, hotel, perhotelan, hotelaria | 旅館
フロント フロントスタッフ 宿泊係 | ふろんと | front desk, front desk staff, hotel reception | lễ tân, 前台, फ्रन्ट डेस्क, resepsionis, recepcionista, recepção | 受付
旅館 仲居 温泉 民宿 | りょかん, なかい, おんせん | ryokan, inn, hot spring, onsen, japanese inn | 温泉, 旅馆, 日式旅馆, penginapan, pousada | ホテル
受付 フロント レセプション | うけつけ | receptionist, reception, information desk | tiếp tân, lễ tân, 接待, 前台, रिसेप्सनिस्ट, resepsionis, recepcionista | フロント
コンシェルジュ | こんしぇるじゅ | concierge | 礼宾 | フロント
ベッドメイキング 客室清掃 | べっどめいきんぐ, きゃくしつせいそう | housekeeping, room cleaning, room attendant, hotel cleaning, bed making | dọn phòng, 客房清洁, tata graha, camareira | 清掃
レストラン 飲食店 食堂 ホールスタッフ | れすとらん, いんしょくてん, しょくどう | restaurant, food service, dining | nhà hàng, quán ăn, 餐厅, 餐馆, 饭店, रेस्टुरेन्ट, रेस्टुराँ, restoran, rumah makan, restaurante | キッチン
ホール ウェイター ウェイトレス 飲食店ホール 給仕 配膳 | ほーる, うぇいたー, きゅうじ, はいぜん | waiter, waitress, server, floor staff, hall staff, wait staff | phục vụ, bồi bàn, chạy bàn, 服务员, 端盘子, वेटर, pelayan, pelayan restoran, garçom, garçonete | レストラン
居酒屋 | いざかや | izakaya, japanese pub, pub | quán nhậu, 居酒屋, bar japonês | レストラン
キッチン 調理 厨房 板前 シェフ コック 調理補助 | きっちん, ちょうり, ちゅうぼう, いたまえ, りょうりにん | kitchen, cook, chef, kitchen staff, cooking | đầu bếp, phụ bếp, nấu ăn, bếp, 厨师, 厨房, 做饭, भान्से, कुक, koki, juru masak, dapur, cozinheiro, cozinheira, cozinha | レストラン
調理師 | ちょうりし | licensed cook | 厨师证 | キッチン
皿洗い 洗い場 | さらあらい, あらいば | dishwasher, dish washing, dishwashing | rửa bát, 洗碗, भाँडा माझ्ने, cuci piring, lavador de pratos | キッチン
すし 寿司 回転ずし 鮨 | すし | sushi, sushi restaurant, sushi chef | sushi, 寿司, सुसी | レストラン
和食 日本料理 懐石 | わしょく, にほんりょうり | japanese food, japanese cuisine, japanese restaurant | món nhật, 日本料理, 日料, masakan jepang, comida japonesa | レストラン
ラーメン | らーめん | ramen, noodle shop | mì ramen, 拉面 | レストラン
焼肉 焼き鳥 | やきにく, やきとり | yakiniku, barbecue | 烤肉 | レストラン
中華 中国料理 | ちゅうか, ちゅうかりょうり | chinese food, chinese restaurant | món trung quốc, 中餐, 中华料理, masakan cina | レストラン
カフェ 喫茶 コーヒー バリスタ | かふぇ, きっさてん | cafe, café, coffee shop, barista, coffee | quán cà phê, 咖啡店, 咖啡, कफी, kafe, kedai kopi, cafeteria | レストラン
ファストフード ハンバーガー | ふぁすとふーど | fast food, hamburger | thức ăn nhanh, 快餐, makanan cepat saji | レストラン
バーテンダー | ばーてんだー | bartender | pha chế, 调酒师 | レストラン
給食 | きゅうしょく | school lunch, canteen | 食堂 | キッチン
フードデリバリー 宅配 デリバリー | たくはい, でりばりー | delivery, food delivery | giao hàng, 外卖, 送餐, डेलिभरी, kurir, pengantar, entrega, entregador | ドライバー
接客 サービススタッフ 接遇 | せっきゃく, せつぐう | customer service, hospitality staff, service staff | chăm sóc khách hàng, dịch vụ khách hàng, 服务业, 接待客人, ग्राहक सेवा, layanan pelanggan, atendimento, atendente | ホール 販売
コンビニ コンビニエンス | こんびに | convenience store, konbini, conbini, 7-eleven, lawson, familymart | cửa hàng tiện lợi, 便利店, 便利商店, सुविधा स्टोर, कन्भिनी, minimarket, loja de conveniência, conveniência | 小売 レジ
スーパー スーパーマーケット 食品スーパー | すーぱー | supermarket, grocery store, grocery | siêu thị, 超市, सुपरमार्केट, supermarket, swalayan, supermercado | 小売 レジ
小売 店舗スタッフ 店員 ショップ 売り場 | こうり, てんいん, しょっぷ, うりば | retail, shop staff, store staff, shop, store, shop assistant | bán lẻ, cửa hàng, 零售, 店员, 商店, पसल, toko, penjaga toko, loja, lojista | 販売
販売 販売員 セールス 販売スタッフ | はんばい, はんばいいん | sales staff, shop sales, sales clerk, salesperson, sales | bán hàng, nhân viên bán hàng, 销售, 销售员, 售货员, 营业员, बिक्री, विक्रेता, penjualan, penjual, pramuniaga, vendedor, vendedora, vendas | 小売
レジ キャッシャー | れじ | cashier, register, checkout | thu ngân, 收银, 收银员, क्यासियर, kasir, caixa, operador de caixa | 販売
家電量販 家電 電器店 | かでん | electronics store, electronics shop, appliance | điện máy, 家电, elektronik | 販売
免税 | めんぜい | duty free, tax free | miễn thuế, 免税, 免税店, bebas pajak | 販売
アパレル 衣料品 服飾 | あぱれる | apparel, clothing, fashion, clothes | quần áo, thời trang, 服装, 服饰, pakaian, roupas, moda | 販売
化粧品 コスメ | けしょうひん | cosmetics, beauty advisor | mỹ phẩm, 化妆品, kosmetik, cosméticos | 販売
携帯電話 携帯ショップ | けいたい | mobile phone shop, cell phone | điện thoại, 手机, ponsel, celular | 販売
品出し 陳列 | しなだし | shelf stocking, stocking | xếp hàng, 理货, 上货, penata barang, repositor | 小売
書店 本屋 | しょてん, ほんや | bookstore, book shop | nhà sách, 书店, toko buku, livraria | 小売
花屋 フラワー | はなや | flower shop, florist | hoa, 花店, bunga, floricultura | 小売
ガソリンスタンド | がそりんすたんど | gas station, petrol station | trạm xăng, 加油站, pom bensin, posto de gasolina | 小売
営業 法人営業 ルート営業 | えいぎょう | sales representative, business development, sales rep, account manager, sales executive, sales | kinh doanh, nhân viên kinh doanh, 销售, 业务员, 营业, बजार, tenaga penjual, marketing, representante comercial, comercial | 販売
海外営業 | かいがいえいぎょう | overseas sales, international sales | kinh doanh quốc tế, 海外销售, penjualan luar negeri | 営業
不動産 賃貸 仲介 宅建 | ふどうさん, ちんたい | real estate, estate agent, realtor, rental, property | bất động sản, môi giới, 不动产, 房地产, 房产, 中介, घरजग्गा, properti, real estat, imobiliária, imóveis, corretor | 営業
保険 | ほけん | insurance | bảo hiểm, 保险, बीमा, asuransi, seguros | 営業
銀行 金融 証券 | ぎんこう, きんゆう | bank, finance, banking, securities | ngân hàng, tài chính, 银行, 金融, बैंक, bank, keuangan, banco, finanças
広告 マーケティング 宣伝 | こうこく, まーけてぃんぐ | marketing, advertising, promotion | tiếp thị, quảng cáo, 市场营销, 广告, pemasaran, iklan, publicidade
美容 エステ サロン | びよう, えすて | beauty, beauty salon, salon, esthetician, spa | làm đẹp, thẩm mỹ, 美容, 美容院, ब्युटी, kecantikan, salon, beleza, salão de beleza, esteticista
美容師 美容室 ヘアサロン 理容 | びようし, びようしつ, りよう | hairdresser, hair salon, hair stylist, barber | thợ làm tóc, 理发, 美发, 发型师, penata rambut, tukang cukur, cabeleireiro | 美容
ネイル ネイリスト | ねいる | nail, nail salon, nail artist | làm móng, nail, 美甲, kuku, manicure | 美容
クリーニング 洗濯 リネン | くりーにんぐ, せんたく | laundry, dry cleaning, linen | giặt ủi, 洗衣, लुगा धुने, binatu, lavanderia
観光 ツアー 旅行 ガイド 添乗員 | かんこう, りょこう, てんじょういん | tourism, tour guide, travel, tour conductor, travel agency, guide | du lịch, hướng dẫn viên, 旅游, 导游, 旅行社, पर्यटन, pariwisata, pemandu wisata, turismo, guia
ブライダル 結婚式 | ぶらいだる, けっこんしき | wedding, bridal | đám cưới, 婚礼, pernikahan, casamento
葬儀 | そうぎ | funeral | 殡葬
ゴルフ キャディ | ごるふ | golf, caddie | 高尔夫
スポーツ インストラクター フィットネス ジム | すぽーつ | sports, fitness, gym, instructor | thể thao, phòng gym, 健身, olahraga, academia, esporte
スキー リゾート | すきー, りぞーと | resort, ski, ski resort | khu nghỉ dưỡng, 滑雪, 度假村
遊園地 テーマパーク レジャー アミューズメント | ゆうえんち | theme park, amusement park, leisure | công viên giải trí, 游乐园, taman hiburan, parque
イベント | いべんと | event, events, event staff | sự kiện, 活动, acara, evento
家事 家政婦 家事代行 | かじ | housekeeper, housework, maid, domestic | giúp việc, 家政, 保姆, गृह कामदार, pembantu, empregada doméstica, diarista | 清掃
警備 警備員 ガードマン 保安 | けいび, けいびいん, ほあん | security guard, security, guard | bảo vệ, 保安, 警卫, सुरक्षा गार्ड, सेक्युरिटी, satpam, keamanan, segurança, vigilante, vigia
交通誘導 | こうつうゆうどう | traffic guide, traffic control | 交通疏导 | 警備
施設警備 | しせつけいび | facility security, building security |  | 警備
消防 | しょうぼう | firefighter, fire | lính cứu hỏa, 消防, pemadam kebakaran, bombeiro
管理人 マンション管理 寮管理 | かんりにん | building manager, caretaker, janitor, dormitory manager | quản lý tòa nhà, 物业, zelador
駐車場 | ちゅうしゃじょう | parking, parking attendant | bãi đỗ xe, 停车场, parkir, estacionamento
店長 店舗管理 副店長 支配人 マネージャー | てんちょう, しはいにん, まねーじゃー | store manager, shop manager, manager, hotel manager, restaurant manager | quản lý, quản lý cửa hàng, 店长, 经理, म्यानेजर, प्रबन्धक, manajer, kepala toko, gerente | 管理職
管理職 所長 リーダー 責任者 管理者 | かんりしょく, しょちょう, せきにんしゃ | management, leader, supervisor, director, head | quản lý, 管理, 主管, 领导, pengawas, penyelia, supervisor, chefe | 店長
役員 経営者 | やくいん | executive, board member, ceo | giám đốc, 董事, 总经理, direktur, diretor | 管理職
`;
