/** Rarer trades, each beside a wider one: in the form of the care terms. */
export const tradeTerms = `
歯科医師 | しかいし | dentist | nha sĩ, 牙医, dokter gigi, dentista | 歯科
歯科技工士 | しかぎこうし | dental technician | 牙科技师 | 歯科
視能訓練士 | しのうくんれんし | orthoptist |  | 病院
診療情報管理 | しんりょうじょうほう | health information manager |  | 医療事務
登録販売者 | とうろくはんばいしゃ | registered salesperson of medicines |  | 薬局
児童指導員 放課後等デイ | じどうしどういん, ほうかごとうでい | child instructor, after-school day service |  | 学童
寮母 寮長 | りょうぼ, りょうちょう | dormitory matron, house parent | quản lý ký túc xá, 宿管, ibu asrama | 管理人
手話 | しゅわ | sign language | ngôn ngữ ký hiệu, 手语, bahasa isyarat, libras | 通訳
学芸員 博物館 美術館 | がくげいいん, はくぶつかん, びじゅつかん | curator, museum, art museum | bảo tàng, 博物馆, 美术馆, museum, museu
宗教 僧侶 | しゅうきょう | religion, priest, monk | tôn giáo, 宗教, agama, religião
調律 | ちょうりつ | piano tuner |  | 音楽
ダンス ダンサー | だんす | dance, dancer | vũ công, 舞蹈, penari, dançarino
アナウンサー | あなうんさー | announcer | phát thanh viên, 播音员
プロデューサー ディレクター 演出 | ぷろでゅーさー, でぃれくたー | producer, director | nhà sản xuất, 制片人, 导演, produser, produtor | 写真
放送 テレビ ラジオ | ほうそう | broadcast, television, radio, tv | truyền hình, 电视台, televisi, televisão
陶芸 工芸 伝統工芸 | とうげい, こうげい | pottery, craft, crafts | thủ công, 陶艺, 工艺, kerajinan, artesanato
宝石 ジュエリー | ほうせき | jewelry, jewellery | trang sức, 珠宝, perhiasan, joias | 販売
時計 | とけい | watch, clock | đồng hồ, 钟表, jam tangan, relógio | 組立
眼鏡 メガネ レンズ | めがね | glasses, optician, lens | kính, 眼镜, kacamata, óculos | 販売
自転車 | じてんしゃ | bicycle, bike | xe đạp, 自行车, sepeda, bicicleta | 整備
中古車 自動車販売 車販売 | ちゅうこしゃ, じどうしゃはんばい | used cars, car sales, car dealer | bán ô tô, 二手车, 卖车, mobil bekas, carros | 販売
タイヤ | たいや | tire, tyre | lốp xe, 轮胎, ban, pneu | 整備
百貨店 デパート | ひゃっかてん, でぱーと | department store | trung tâm thương mại, 百货, 百货商店, toko serba ada, loja de departamentos | 販売
土産 みやげ | みやげ, おみやげ | souvenir, gift shop | quà lưu niệm, 特产, 礼品店, oleh-oleh, lembranças | 販売
魚屋 鮮魚 | さかなや, せんぎょ | fishmonger, fish counter | cá, 鱼, ikan, peixaria | 小売
青果 八百屋 | せいか, やおや | greengrocer, produce | rau quả, 蔬果, sayuran | 小売
リユース リサイクルショップ 買取 | りゆーす, かいとり | second-hand shop, reuse, thrift | đồ cũ, 二手店, barang bekas | 小売
ホームセンター | ほーむせんたー | home center, diy store, hardware store | 五金店, 家居店 | 小売
通販 ネットショップ EC | つうはん | online shop, e-commerce, ecommerce, mail order | thương mại điện tử, bán hàng online, 电商, 网店, toko online, comércio eletrônico | 小売
訪問販売 | ほうもんはんばい | door to door sales |  | 営業
MR 医薬情報 | えむあーる | medical representative | trình dược viên, 医药代表 | 営業
テレアポ テレマーケティング | てれあぽ | telemarketing, telesales | 电话销售 | コールセンター
集金 | しゅうきん | bill collector | 收款
質屋 | しちや | pawn shop | 当铺 | 小売
スパ 銭湯 浴場 | せんとう, よくじょう | bath house, sauna, spa | spa, 澡堂, 桑拿, pemandian | 接客
カラオケ | からおけ | karaoke | karaoke, 卡拉ok, 唱k | 接客
パチンコ | ぱちんこ | pachinko | pachinko, 柏青哥, 弹子房 | 接客
映画館 シネマ | えいがかん | cinema, movie theater | rạp chiếu phim, 电影院, bioskop, cinema | 接客
ネットカフェ 漫画喫茶 | ねっとかふぇ | internet cafe | 网吧 | 接客
キャンプ アウトドア | きゃんぷ | camp, outdoor, campsite | cắm trại, 露营, kemah, acampamento
水泳 プール 監視員 | すいえい | swimming, pool, lifeguard | bơi lội, 游泳, 救生员, kolam renang, natação | スポーツ
ヨガ | よが | yoga | yoga, 瑜伽 | スポーツ
まつげ アイリスト | まつげ | eyelash, eyelist | nối mi, 美睫, bulu mata, cílios | 美容
着付け 着物 | きつけ, きもの | kimono, dressing | 和服
給油 | きゅうゆ | fueling |  | ガソリンスタンド
看板 | かんばん | signboard | biển quảng cáo, 招牌
コンクリート 生コン | こんくりーと | concrete | bê tông, 混凝土, beton, concreto | 建設
舗装 道路 | ほそう, どうろ | road, paving, road work | đường bộ, 道路, 铺路, jalan, asfalto | 土木
鳶職 | とびしょく | high-rise construction worker |  | とび
タイル ブロック | たいる | tile, tiling, block laying | gạch, 瓷砖, ubin, azulejista | 建設
ガラス サッシ | がらす | glass, sash, glazier | kính, 玻璃, kaca, vidro | 建設
畳 | たたみ | tatami | 榻榻米 | 内装
エレベーター | えれべーたー | elevator, lift engineer | thang máy, 电梯, lift, elevador | 設備保全
ボイラー | ぼいらー | boiler | nồi hơi, 锅炉, caldeira | 設備保全
めっき メッキ 表面処理 | めっき | plating, surface treatment | mạ, 电镀, galvanoplastia | 金属加工
研磨 | けんま | polishing, grinding | mài, đánh bóng, 打磨, 研磨, polimento | 金属加工
熱処理 | ねつしょり | heat treatment | 热处理 | 金属加工
金型 | かながた | mold, die, mould | khuôn, 模具, cetakan, ferramentaria, molde | 金属加工
ゴム | ごむ | rubber | cao su, 橡胶, karet, borracha | 工場
紙 製紙 | せいし | paper, paper mill | giấy, 造纸, kertas, papel | 工場
ガラス製造 窯業 | ようぎょう | ceramics, glass making | gốm sứ, 陶瓷, keramik, cerâmica | 工場
飲料 酒造 ビール | いんりょう, しゅぞう | beverage, brewery, sake, beer | đồ uống, bia, 饮料, 酿酒, minuman, bebidas, cervejaria | 食品工場
豆腐 漬物 麺 | とうふ, つけもの, めん | tofu, pickles, noodles | đậu phụ, 豆腐, 面条, tahu | 食品工場
乳製品 牛乳 | にゅうせいひん, ぎゅうにゅう | dairy products, milk | sữa, 乳制品, 牛奶, susu, laticínios | 食品工場
冷凍食品 | れいとうしょくひん | frozen food | đông lạnh, 冷冻食品, makanan beku, congelados | 食品工場
はんだ 基板 | はんだ, きばん | soldering, circuit board, pcb | hàn mạch, 焊锡, 电路板, solder | 電子部品
電気機器 家電製造 | でんきき | electrical appliance manufacturing | 电器厂 | 工場
航空機製造 航空機整備 | こうくうきせいび | aircraft maintenance, aircraft | 飞机维修 | 整備
バイク オートバイ | ばいく | motorcycle, motorbike | xe máy, 摩托车, sepeda motor, motocicleta | 整備
ダンプ | だんぷ | dump truck | xe ben, 自卸车 | トラック
運行管理 配車 | うんこうかんり, はいしゃ | dispatcher, fleet manager | điều phối xe, 调度 | 物流管理
助手席 ドライバー助手 | どらいばーじょしゅ | driver's helper |  | ドライバー
新聞配達 新聞 | しんぶんはいたつ, しんぶん | newspaper delivery, newspaper | phát báo, 送报纸, loper koran, entrega de jornal | 配送
検針 メーター | けんしん | meter reader |  | 事務
ポスティング チラシ | ぽすてぃんぐ, ちらし | flyer distribution, leaflet | phát tờ rơi, 发传单, 传单, sebar brosur, panfletagem
害虫 消毒 | しょうどく | pest control, disinfection | diệt côn trùng, 杀虫, dedetização | 清掃
窓拭き ガラス清掃 | まどふき | window cleaning | lau kính, 擦窗, limpeza de vidros | 清掃
ハウスクリーニング | はうすくりーにんぐ | house cleaning | vệ sinh nhà cửa, 家庭保洁, limpeza residencial | 清掃
きのこ しいたけ | きのこ | mushroom | nấm, 蘑菇, jamur, cogumelo | 農業
米 稲作 田 | こめ, いなさく | rice, rice farming | lúa, 水稻, 种稻, padi, arroz | 農業
茶 お茶 | ちゃ | tea | trà, 茶, teh, chá | 農業
花き 花卉 | かき | flower growing | trồng hoa, 种花, flores | 農業
馬 競走馬 | うま | horse, stable | ngựa, 马, kuda, cavalo | 酪農
海苔 わかめ ほたて | のり, わかめ, ほたて | seaweed, scallop | rong biển, 海苔, 扇贝, rumput laut | 養殖
狩猟 | しゅりょう | hunting |
自衛隊 自衛官 | じえいたい | self-defense forces | 自卫队
警察 | けいさつ | police | cảnh sát, 警察, polisi, polícia | 公務員
大使館 領事館 | たいしかん | embassy, consulate | đại sứ quán, 大使馆, kedutaan, embaixada
監理団体 登録支援機関 技能実習生 | かんりだんたい, とうろくしえんきかん, ぎのうじっしゅう | supervising organization, technical intern support | nghiệp đoàn, thực tập sinh, 监理团体, 技能实习, magang
人材紹介 人材派遣 キャリアアドバイザー | じんざいしょうかい, じんざいはけん | staffing, recruitment agency, career adviser, headhunter | môi giới việc làm, 人才中介, agen tenaga kerja | 人事
労働基準 | ろうどうきじゅん | labor standards |  | 人事
NPO NGO | えぬぴーおー | ngo, npo, nonprofit | phi lợi nhuận, 非营利, lsm, ong
モデルハウス 住宅 住宅営業 | じゅうたく | housing, home builder | nhà ở, 住宅, perumahan, habitação | 不動産
インテリア | いんてりあ | interior coordinator, interior design | trang trí, 室内设计, desain interior, decoração | デザイナー
ファッションデザイナー パタンナー | ふぁっしょんでざいなー, ぱたんなー | fashion designer, pattern maker | thiết kế thời trang, 服装设计, perancang busana, estilista | デザイナー
ブロックチェーン | ぶろっくちぇーん | blockchain |  | ソフトウェア
組み込み 組込 | くみこみ | embedded, firmware | nhúng, 嵌入式, embarcado | ソフトウェア
社内SE | しゃないえすいー | in-house engineer |  | IT
データセンター | でーたせんたー | data center, data centre | trung tâm dữ liệu, 数据中心, pusat data | IT
校閲 | こうえつ | proofreader, proofreading | 校对 | 編集
字幕 | じまく | subtitles, subtitling | phụ đề, 字幕, legendas | 翻訳
議事録 速記 | ぎじろく | minutes, stenographer |  | 事務
監査 内部統制 | かんさ | audit, auditor | kiểm toán, 审计, audit, auditoria | 経理
財務分析 アナリスト | あなりすと | analyst, financial analyst | phân tích, 分析师, analis, analista | 銀行
投資 ファンド | とうし | investment, fund | đầu tư, 投资, investasi, investimento | 銀行
SNS 広報 PR | こうほう | public relations, social media, pr | truyền thông, 公关, 新媒体, humas, redes sociais | 広告
`;
