/** Making, building, driving, carrying, cleaning, growing: in the form of the care terms. */
export const worksTerms = `
工場 製造 組立 製造工 ライン作業 | こうじょう, せいぞう, くみたて | factory, factory work, manufacturing, production line, plant, factory worker, assembly line | nhà máy, xưởng, công xưởng, công nhân, sản xuất, 工厂, 工人, 制造, 生产, 流水线, कारखाना, फ्याक्ट्री, pabrik, buruh pabrik, manufaktur, produksi, fábrica, operário, indústria, produção
食品工場 惣菜 弁当 食料品製造 食品製造 食品加工 | しょくひんこうじょう, そうざい, べんとう, しょくひんせいぞう | food factory, food processing, food manufacturing, bento, lunch box, food production | chế biến thực phẩm, nhà máy thực phẩm, cơm hộp, 食品工厂, 食品加工, 便当, 食品厂, खाद्य कारखाना, pabrik makanan, pengolahan makanan, fábrica de alimentos, alimentos, marmita | 工場
パン ベーカリー パン屋 製パン | ぱん, ぱんや | bakery, baker, bread | tiệm bánh, làm bánh, bánh mì, 面包, 面包店, 烘焙, बेकरी, toko roti, roti, padaria, padeiro | 洋菓子
洋菓子 菓子 ケーキ パティシエ スイーツ 和菓子 | ようがし, かし, わがし, けーき | pastry, confectionery, cake, sweets, patissier, pastry chef | bánh ngọt, 蛋糕, 甜点, 点心, kue, confeitaria, confeiteiro, doces | パン
水産加工 | すいさんかこう | seafood processing, fish processing | chế biến thủy sản, 水产加工, pengolahan ikan, processamento de peixe | 食品工場
食肉 精肉 肉 | しょくにく, せいにく | meat, butcher, meat processing | thịt, 肉类, daging, açougue | 食品工場
機械オペレーター 機械組立 マシンオペレーター 製造オペレーター 機械操作 | きかいおぺれーたー, きかい, きかいくみたて | machine operator, machine, machinery, operator | vận hành máy, máy móc, cơ khí, 机械, 机械操作, 操作工, मेसिन अपरेटर, operator mesin, mesin, operador de máquina, máquinas | 工場
検査 検品 品質検査 | けんさ, けんぴん | inspection, inspector, quality inspection, checking | kiểm tra, kiểm hàng, 检查, 检验, 质检, निरीक्षण, inspeksi, pemeriksaan, inspeção, inspetor | 工場
組立 組み立て | くみたて | assembly, assembler, assembling | lắp ráp, 组装, 装配, perakitan, montagem, montador | 工場
自動車部品 自動車工場 | じどうしゃぶひん | auto parts, car parts, automobile factory, car factory, automotive | linh kiện ô tô, phụ tùng ô tô, 汽车零件, 汽车厂, 汽车零部件, suku cadang mobil, autopeças, peças de automóveis | 工場
電子部品 精密部品 | でんしぶひん, せいみつぶひん | electronic parts, electronic components, precision parts | linh kiện điện tử, 电子零件, 电子厂, komponen elektronik, eletrônicos | 工場
溶接 | ようせつ | welder, welding | hàn, thợ hàn, 焊接, 焊工, 电焊, वेल्डिङ, वेल्डर, las, tukang las, soldador, solda | 金属加工
金属加工 板金 鉄工 プレス加工 | きんぞくかこう, ばんきん, てっこう | metal work, metalworking, sheet metal, metal processing | gia công kim loại, 金属加工, 钣金, logam, metalúrgica, metalúrgico | 工場
旋盤 NC マシニング フライス | せんばん | lathe, nc, cnc, machining, machinist | tiện, phay, 车床, 数控, bubut, torneiro | 金属加工
鋳造 鍛造 | ちゅうぞう, たんぞう | casting, forging, foundry | đúc, 铸造, 锻造, pengecoran, fundição | 金属加工
塗装 ペンキ | とそう | painter, painting, paint | sơn, thợ sơn, 油漆, 喷漆, 涂装, रंगरोगन, pengecatan, tukang cat, pintor, pintura
プラスチック 樹脂 成形 | ぷらすちっく, じゅし | plastic, molding, plastics | nhựa, ép nhựa, 塑料, 注塑, plastik, plástico | 工場
印刷 製本 | いんさつ | printing, printer | in ấn, 印刷, percetakan, gráfica, impressão | 工場
縫製 ミシン 裁縫 | ほうせい, みしん | sewing, sewing machine, tailor, garment | may mặc, may, thợ may, 缝纫, 缝制, 服装厂, सिलाई, menjahit, jahit, penjahit, costura, costureira | 工場
繊維 織物 | せんい | textile, fabric | dệt, 纺织, tekstil, têxtil | 工場
木工 家具 | もっこう, かぐ | woodworking, furniture, carpentry shop | gỗ, nội thất, 木工, 家具, mebel, kayu, marcenaria, móveis | 工場
化学工場 プラント | ぷらんと | chemical plant, plant operator | 化工厂 | 工場
梱包 包装 箱詰め 袋詰め | こんぽう, ほうそう, はこづめ | packing, packaging, packer | đóng gói, 包装, 打包, प्याकिङ, pengemasan, pengepakan, embalagem, empacotador | 倉庫
整備 自動車整備 整備士 メカニック | せいび, じどうしゃせいび, せいびし | mechanic, car mechanic, auto mechanic, maintenance, automobile maintenance | sửa ô tô, thợ máy, bảo dưỡng, 汽车维修, 修车, 机修, मेकानिक, montir, mekanik, bengkel, mecânico, oficina, manutenção
設備保全 保全 メンテナンス 保守 | せつびほぜん, めんてなんす | maintenance technician, equipment maintenance, facility maintenance | bảo trì, 设备维护, 维修, pemeliharaan, perawatan mesin, manutenção | 整備
修理 | しゅうり | repair, repairs | sửa chữa, 修理, मर्मत, reparasi, perbaikan, reparo, conserto | 整備
ドライバー 運転手 運転 配送 | どらいばー, うんてんしゅ, うんてん, はいそう | driver, driving, delivery driver, chauffeur | lái xe, tài xế, 司机, 驾驶员, 开车, ड्राइभर, चालक, sopir, supir, pengemudi, motorista
トラック 貨物自動車 トラックドライバー | とらっく, とらっくどらいばー | truck, truck driver, lorry driver, lorry | xe tải, lái xe tải, 卡车, 货车, 卡车司机, 货车司机, ट्रक, ट्रक ड्राइभर, truk, sopir truk, caminhão, caminhoneiro, motorista de caminhão | ドライバー
配送 配達 ルート配送 宅配便 | はいそう, はいたつ | delivery, courier, parcel delivery, delivery staff | giao hàng, shipper, 配送, 送货, 快递, डेलिभरी, pengiriman, kurir, entrega, entregador | ドライバー
タクシー ハイヤー | たくしー | taxi, taxi driver, cab | taxi, lái taxi, 出租车, ट्याक्सी, taksi, táxi, taxista | ドライバー
バス バス運転 | ばす | bus, bus driver, coach | xe buýt, lái xe buýt, 公交, 巴士, 大巴司机, बस, bis, sopir bus, ônibus, motorista de ônibus | ドライバー
鉄道 電車 駅員 車掌 | てつどう, えきいん, しゃしょう | railway, train, station staff, conductor | đường sắt, tàu điện, 铁路, 电车, 站务员, kereta api, ferrovia, trem
空港 グランドハンドリング 航空 航空貨物 グランドスタッフ | くうこう, こうくう, ぐらんどはんどりんぐ | airport, ground handling, ground staff, airline, aviation, airport staff | sân bay, hàng không, 机场, 航空, 地勤, एयरपोर्ट, विमानस्थल, bandara, penerbangan, aeroporto, aviação
客室乗務員 パイロット | きゃくしつじょうむいん | cabin attendant, flight attendant, pilot | tiếp viên hàng không, 空乘, 飞行员, pramugari, comissário de bordo | 空港
船 船員 港湾 海運 | ふね, せんいん, こうわん | ship, sailor, seafarer, port, shipping | tàu biển, thủy thủ, 船员, 港口, 海运, pelaut, pelabuhan, navio, marinheiro
フォークリフト リフト | ふぉーくりふと | forklift, fork lift, forklift operator | xe nâng, 叉车, फोर्कलिफ्ट, forklift, empilhadeira | 倉庫
クレーン 玉掛け | くれーん, たまかけ | crane, crane operator | cần cẩu, 吊车, 起重机, derek, guindaste | 建設
重機 建設機械 | じゅうき | heavy equipment, heavy machinery, excavator | máy xúc, 挖掘机, 重型机械, alat berat, máquinas pesadas | 建設
倉庫 ピッキング 仕分け 物流 倉庫作業 | そうこ, ぴっきんぐ, しわけ, ぶつりゅう | warehouse, warehouse worker, picking, sorting, warehouse staff, distribution center, logistics | kho, kho hàng, nhân viên kho, phân loại, bốc xếp, 仓库, 分拣, 拣货, 物流, 仓储, गोदाम, वेयरहाउस, gudang, pekerja gudang, sortir, armazém, depósito, estoque, almoxarifado, separação
ピッキング | ぴっきんぐ | picking, order picking, picker | nhặt hàng, 拣货, 配货 | 倉庫
仕分け | しわけ | sorting | phân loại, 分拣, sortir, triagem | 倉庫
荷役 積み下ろし 運搬 搬入 | にやく, うんぱん | loading, unloading, carrying, cargo handling, loader | bốc vác, bốc xếp, 搬运, 装卸, कुल्ली, bongkar muat, kuli, carregador, carga | 倉庫
引越 引っ越し | ひっこし | moving, movers, moving company | chuyển nhà, 搬家, pindahan, mudança | 荷役
軽作業 | けいさぎょう | light work, light duty work | việc nhẹ, 轻作业, 轻松的工作, pekerjaan ringan, trabalho leve | 倉庫 工場
郵便 | ゆうびん | postal, post office, mail delivery | bưu điện, 邮局, 邮政, kantor pos, correio | 配送
清掃 ビル清掃 掃除 ハウスクリーニング | せいそう, そうじ | cleaning, cleaner, janitor, building cleaning, cleaning staff, house cleaning | dọn dẹp, dọn vệ sinh, vệ sinh, lao công, 清洁, 保洁, 清扫, 打扫, 保洁员, सफाई, सरसफाई, kebersihan, bersih-bersih, petugas kebersihan, cleaning service, limpeza, faxina, faxineira
ごみ 廃棄物 リサイクル | ごみ, はいきぶつ, りさいくる | garbage, waste, recycling, waste collection | rác, tái chế, 垃圾, 回收, sampah, daur ulang, lixo, reciclagem | 清掃
ビル管理 設備管理 ビルメンテナンス | びるかんり, せつびかんり | building maintenance, facility management | quản lý tòa nhà, 楼宇管理, manutenção predial | 整備
建設 建築 建設作業 施工 | けんせつ, けんちく, こうじ, せこう | construction, construction worker, building, builder, building site, construction site | xây dựng, công trình, thợ xây, 建筑, 建设, 工地, 建筑工人, 施工, निर्माण, कन्स्ट्रक्सन, konstruksi, bangunan, pekerja konstruksi, kuli bangunan, construção, construção civil, pedreiro, obra
土木 土木工事 道路工事 | どぼく | civil engineering, public works | công trình dân dụng, 土木, teknik sipil, engenharia civil | 建設
鉄筋 | てっきん | rebar, reinforcing steel, steel fixer | sắt thép, buộc thép, 钢筋, 钢筋工, besi beton, armador | 建設
型枠 | かたわく | formwork | cốp pha, 模板工, 木模, bekisting, fôrma | 建設
とび 足場 | とび, あしば | scaffolding, scaffolder, tobi | giàn giáo, 脚手架, 架子工, perancah, andaime | 建設
大工 | だいく | carpenter, carpentry | thợ mộc, 木匠, सिकर्मी, tukang kayu, carpinteiro | 建設
左官 | さかん | plasterer, plastering | thợ trát, 抹灰工, 泥瓦匠, tukang plester, gesseiro | 建設
内装 クロス 内装工事 | ないそう | interior, interior finishing, interior work, wallpaper | nội thất, trang trí nội thất, 装修, 内装, interior, acabamento | 建設
屋根 防水 | やね, ぼうすい | roofing, roofer, waterproofing | mái nhà, chống thấm, 屋顶, 防水, atap, telhado | 建設
解体 | かいたい | demolition, dismantling | phá dỡ, 拆除, 拆迁, pembongkaran, demolição | 建設
配管 水道 設備工事 | はいかん, すいどう | plumber, plumbing, pipe fitting, piping | ống nước, thợ ống nước, 水管, 管道工, 配管, प्लम्बर, plambing, tukang ledeng, encanador | 建設
電気工事 電気工事士 電工 | でんきこうじ, でんきこうじし | electrician, electrical work, electric, electrical construction | thợ điện, điện, 电工, 电气工程, इलेक्ट्रिसियन, बिजुली, tukang listrik, listrik, eletricista | 建設
太陽光 ソーラー | たいようこう | solar, solar panel | năng lượng mặt trời, 太阳能, tenaga surya, energia solar | 電気工事
空調 エアコン 冷暖房 | くうちょう, えあこん | air conditioning, hvac, air conditioner | điều hòa, 空调, pendingin ruangan, ar condicionado | 電気工事
通信工事 電気通信 | つうしんこうじ | telecommunication, telecom | viễn thông, 通信, telekomunikasi, telecomunicações | 電気工事
造園 植木 庭 | ぞうえん, うえき | gardening, gardener, landscaping | làm vườn, 园艺, 园林, tukang kebun, jardineiro
農業 農園 農家 栽培 農作業 収穫 | のうぎょう, のうえん, のうか, さいばい, のうさぎょう | farm, farming, agriculture, farmer, farm work, farm worker, harvest, picking fruit | nông nghiệp, trang trại, làm vườn, nông trại, 农业, 农场, 种植, 农民, 农活, खेती, कृषि, किसान, pertanian, petani, ladang, kebun, agricultura, fazenda, agrícola, lavoura | 養殖
野菜 | やさい | vegetable, vegetables | rau, 蔬菜, तरकारी, sayur, verduras, legumes | 農業
果物 果樹 いちご みかん りんご | くだもの, いちご | fruit, strawberry, orchard | trái cây, dâu tây, 水果, 草莓, फलफूल, buah, stroberi, frutas, morango | 農業
酪農 畜産 牛舎 養豚 養鶏 牧場 | らくのう, ちくさん, ようとん, ようけい, ぼくじょう | dairy, dairy farm, livestock, cattle, pig farm, poultry, ranch | chăn nuôi, bò sữa, trại heo, 畜牧, 奶牛, 养猪, 养鸡, 牧场, पशुपालन, गाई, peternakan, sapi perah, pecuária, gado, granja | 農業
林業 伐採 | りんぎょう | forestry, logging | lâm nghiệp, 林业, 伐木, kehutanan, silvicultura | 農業
漁業 漁師 漁 | ぎょぎょう, りょうし | fishery, fisherman, fishing | đánh cá, ngư nghiệp, thủy sản, ngư dân, 渔业, 捕鱼, 渔民, माछा मार्ने, perikanan, nelayan, pesca, pescador | 養殖
養殖 水産 カキ | ようしょく, すいさん, かきようしょく | aquaculture, fish farm, oyster, fish farming | nuôi trồng thủy sản, nuôi cá, 养殖, 水产, 水产养殖, माछापालन, budidaya ikan, tambak, aquicultura, piscicultura | 漁業
造船 | ぞうせん | shipbuilding, shipyard | đóng tàu, 造船, galangan kapal, estaleiro | 金属加工
鉱業 採石 | こうぎょう, さいせき | mining, quarry | khai thác mỏ, 采矿, pertambangan, mineração
ガス 電力 発電 | がす, でんりょく, はつでん | gas, power plant, energy, electric power | điện lực, 电力, 发电, energi, energia
環境 | かんきょう | environment, environmental | môi trường, 环保, lingkungan, meio ambiente
`;
