/** Computing, engineering, offices, languages, law, arts: in the form of the care terms. */
export const officeTerms = `
エンジニア 技術者 | えんじにあ, ぎじゅつしゃ | engineer, engineering | kỹ sư, 工程师, इन्जिनियर, insinyur, teknisi, engenheiro, engenharia | 開発
ソフトウェア ソフトウエア アプリケーション プログラマ システムエンジニア バックエンド フロントエンド システムのエンジニア | そふとうぇあ, ぷろぐらまー | software, software engineer, software developer, developer, programmer, programming, coding, coder, app developer, se | phần mềm, lập trình, lập trình viên, kỹ sư phần mềm, 软件, 软件工程师, 程序员, 编程, 开发工程师, सफ्टवेयर, प्रोग्रामर, perangkat lunak, pemrogram, programador, desenvolvedor, desenvolvimento | IT
IT アイティー 情報システム 情報処理 社内システム ITエンジニア ヘルプデスク | あいてぃー, じょうほうしすてむ | it, information technology, tech, computer, it engineer | công nghệ thông tin, cntt, 信息技术, 计算机, 电脑, सूचना प्रविधि, कम्प्युटर, teknologi informasi, komputer, informática, tecnologia, computador | ソフトウェア
ヘルプデスク サポートデスク テクニカルサポート ITサポート | へるぷですく, さぽーとですく | help desk, helpdesk, it support, technical support, service desk, tech support, support desk | hỗ trợ kỹ thuật, 技术支持, 客服支持, dukungan teknis, suporte técnico | IT
バックエンド サーバーサイド | ばっくえんど | backend, back end, server side | 后端 | ソフトウェア
フロントエンド | ふろんとえんど | frontend, front end | 前端 | ソフトウェア
ウェブ Web WEB ホームページ | うぇぶ | web, web developer, website, web engineer | thiết kế web, 网页, 网站, situs web, site | ソフトウェア
アプリ モバイル | あぷり | app, mobile app, android, ios | ứng dụng, 应用程序, aplikasi, aplicativo | ソフトウェア
インフラ ネットワーク クラウド サーバー | いんふら, ねっとわーく, くらうど | infrastructure, network engineer, network, cloud, server engineer, sre, devops | mạng, 网络, 云计算, jaringan, redes | IT
データ分析 データサイエン 機械学習 人工知能 AI | でーたぶんせき, じんこうちのう | data scientist, data analyst, data analysis, machine learning, ai, artificial intelligence, data engineer | phân tích dữ liệu, trí tuệ nhân tạo, 数据分析, 人工智能, analis data, analista de dados | ソフトウェア
データベース | でーたべーす | database | cơ sở dữ liệu, 数据库, basis data | ソフトウェア
テスター 品質保証 QA テスト | ひんしつほしょう, てすたー | tester, qa, quality assurance, software tester | kiểm thử, 测试, penguji | ソフトウェア
プロジェクトマネージャー プロジェクト管理 | ぷろじぇくとまねーじゃー | project manager, project management, pm | quản lý dự án, 项目经理, manajer proyek, gerente de projetos | 管理職
コンサルタント コンサルティング | こんさるたんと | consultant, consulting | tư vấn, 咨询, 顾问, konsultan, consultor
セキュリティエンジニア 情報セキュリティ | じょうほうせきゅりてぃ | information security, cyber security, cybersecurity | an ninh mạng, 网络安全 | IT
ゲーム | げーむ | game, games, game developer | trò chơi, 游戏, permainan, jogos
機械設計 機械技術 設備の設計 治具 | きかいせっけい, きかいぎじゅつ | mechanical design, mechanical engineer, mechanical engineering, machine design | kỹ sư cơ khí, thiết kế cơ khí, 机械设计, 机械工程师, insinyur mesin, engenheiro mecânico | エンジニア
CAD キャド 製図 | きゃど, せいず | cad, cad operator, drafting, draftsman | vẽ cad, 制图, drafter | 設計
設計 | せっけい | design engineer, designing, design | thiết kế, 设计, perancangan, projetista | エンジニア
電気設計 電子設計 回路 | でんきせっけい, かいろ | electrical engineer, electronics engineer, circuit design | kỹ sư điện, 电气工程师, 电子工程师, insinyur listrik, engenheiro elétrico | エンジニア
半導体 | はんどうたい | semiconductor, chip | bán dẫn, 半导体, semikonduktor, semicondutor | エンジニア
生産技術 生産管理 工程管理 | せいさんぎじゅつ, せいさんかんり | production engineer, production control, process engineer | quản lý sản xuất, 生产管理, 生产技术, manajemen produksi | エンジニア
品質管理 | ひんしつかんり | quality control, qc | quản lý chất lượng, 品管, 质检, kontrol kualitas, controle de qualidade | 検査
研究 研究開発 研究者 | けんきゅう, けんきゅうかいはつ | research, researcher, research and development, r&d, scientist | nghiên cứu, 研究, 研发, 科研, penelitian, peneliti, pesquisa, pesquisador
開発 | かいはつ | development | phát triển, 开发, pengembangan
建築士 建築設計 | けんちくし | architect, architecture | kiến trúc sư, 建筑师, arsitek, arquiteto | 設計
施工管理 現場監督 | せこうかんり, げんばかんとく | construction management, site manager, site supervisor | quản lý thi công, giám sát, 施工管理, 工地管理, mandor, mestre de obras | 建設
測量 | そくりょう | surveyor, surveying | trắc địa, 测量, surveyor, topógrafo
化学 バイオ 製薬 | かがく, ばいお, せいやく | chemistry, chemical, biotechnology, pharmaceutical | hóa học, 化学, 制药, kimia, química
事務 事務員 一般事務 オフィスワーク 事務スタッフ | じむ, じむいん | office, office work, clerk, office clerk, administration, admin, administrative, office staff, desk work | văn phòng, nhân viên văn phòng, hành chính, 文员, 办公室, 行政, 事务, 内勤, कार्यालय, अफिस, kantor, staf kantor, administrasi, escritório, administrativo, auxiliar administrativo
経理 会計 財務 | けいり, かいけい, ざいむ | accounting, accountant, bookkeeping, bookkeeper, finance staff | kế toán, 会计, 财务, 出纳, लेखा, लेखापाल, akuntan, akuntansi, contador, contabilidade | 事務
簿記 | ぼき | bookkeeping certificate | 簿记 | 経理
税理士 公認会計士 | ぜいりし, こうにんかいけいし | tax accountant, certified public accountant, cpa | thuế, 税务师, 注册会计师, akuntan publik | 経理
貿易 輸出入 通関 輸出 輸入 | ぼうえき, ゆしゅつにゅう, つうかん | trade, trading, import export, import, export, customs, foreign trade | xuất nhập khẩu, thương mại, 贸易, 外贸, 进出口, 报关, व्यापार, ekspor impor, perdagangan, comércio exterior, importação | 事務
総務 庶務 | そうむ | general affairs | tổng vụ, 总务, urusan umum | 事務
人事 採用 労務 | じんじ, さいよう, ろうむ | human resources, hr, recruiter, recruiting, personnel | nhân sự, tuyển dụng, 人事, 招聘专员, 人力资源, मानव संसाधन, sumber daya manusia, personalia, recursos humanos, rh | 事務
秘書 | ひしょ | secretary, assistant | thư ký, 秘书, sekretaris, secretária | 事務
営業事務 アシスタント | えいぎょうじむ | sales assistant, sales administration | trợ lý, 助理, asisten, assistente | 事務
データ入力 入力 | でーたにゅうりょく | data entry, typing, typist | nhập liệu, 数据录入, 打字, entri data, digitador | 事務
コールセンター 電話対応 電話応対 オペレーター コンタクトセンター | こーるせんたー | call center, call centre, telephone operator, customer support, contact center | tổng đài, chăm sóc khách hàng, 客服, 呼叫中心, 话务员, कल सेन्टर, pusat panggilan, layanan pelanggan, central de atendimento, telemarketing
カスタマーサポート カスタマーサクセス | かすたまーさぽーと | customer success, customer support | 客户支持 | コールセンター
窓口 相談窓口 相談員 | まどぐち, そうだん | counter staff, help counter, consultation, advisor | tư vấn viên, 窗口, 咨询, konsultasi, atendimento | 受付
多言語 バイリンガル | たげんご, ばいりんがる | multilingual, bilingual | đa ngôn ngữ, song ngữ, 多语言, 双语, बहुभाषी, dwibahasa, multibahasa, bilíngue
企画 | きかく | planning, planner | kế hoạch, 企划, 策划, perencanaan, planejamento | 事務
海外事業 国際 グローバル | かいがいじぎょう, こくさい | international, global, overseas, international affairs | quốc tế, 国际, 海外, internasional, internacional
購買 調達 仕入 | こうばい, ちょうたつ | purchasing, procurement, buyer | mua hàng, 采购, pembelian, compras | 事務
物流管理 ロジスティクス | ぶつりゅうかんり | logistics, supply chain | hậu cần, 物流, logistik, logística | 倉庫
通訳 | つうやく, つうやくしゃ | interpreter, interpreting, interpretation | phiên dịch, thông dịch, thông dịch viên, 口译, 翻译, दोभाषे, juru bahasa, penerjemah, penerjemah lisan, intérprete, tradutor | 翻訳
医療通訳 | いりょうつうやく | medical interpreter | phiên dịch y tế, 医疗翻译 | 通訳
翻訳 ローカライズ | ほんやく | translator, translation, localization, localisation | biên dịch, phiên dịch, 翻译, 笔译, 本地化, अनुवाद, अनुवादक, penerjemah, penerjemahan, tradutor, tradução | 通訳
編集 ライター 校正 出版 | へんしゅう, らいたー, しゅっぱん | editor, writer, editing, publishing, copywriter | biên tập, 编辑, 写手, 出版, penyunting, penulis, editor, redator
記者 | きしゃ | journalist, reporter | nhà báo, 记者, wartawan, jornalista
デザイナー デザイン | でざいなー, でざいん | designer, graphic designer, graphic design, ui designer, web designer | thiết kế, nhà thiết kế, 设计师, 设计, डिजाइनर, desainer, desain, designer
写真 カメラマン 映像 動画 | しゃしん, えいぞう, どうが | photographer, video, photo, movie, film | nhiếp ảnh, 摄影, 视频, fotografer, fotógrafo, vídeo
アニメ イラスト 漫画 | あにめ, いらすと, まんが | anime, animation, illustrator, manga, cg | hoạt hình, 动漫, 插画, animasi, ilustrador
弁護士 法務 法律 | べんごし, ほうむ, ほうりつ | lawyer, legal, law, attorney | luật sư, pháp lý, 律师, 法务, 法律, वकिल, pengacara, hukum, advogado, jurídico
行政書士 司法書士 | ぎょうせいしょし | administrative scrivener, judicial scrivener | 行政书士 | 弁護士
社会保険労務士 | しゃかいほけんろうむし, しゃろうし | labor consultant | 社会保险劳务士 | 人事
弁理士 特許 | べんりし, とっきょ | patent, patent attorney | bằng sáng chế, 专利, paten, patente | 弁護士
俳優 モデル 芸能 | はいゆう, げいのう | actor, model, entertainment | diễn viên, 演员, 模特, aktor, ator, modelo
公務員 行政 市役所 | こうむいん, しやくしょ | public servant, government, city office, city hall | công chức, 公务员, 政府, 市政府, pegawai negeri, funcionário público
英語 | えいご | english, english speaking | tiếng anh, 英语, 英文, अंग्रेजी, bahasa inggris, inggris, inglês
中国語 | ちゅうごくご | chinese, mandarin | tiếng trung, 中文, 汉语, 普通话, चिनियाँ, bahasa mandarin, mandarin, chinês
ベトナム語 | べとなむご | vietnamese | tiếng việt, 越南语, vietnamita
韓国語 | かんこくご | korean | tiếng hàn, 韩语, bahasa korea, coreano
ネパール語 | ねぱーるご | nepali, nepalese | 尼泊尔语, नेपाली
インドネシア語 | いんどねしあご | indonesian | 印尼语, bahasa indonesia, indonésio
ポルトガル語 | ぽるとがるご | portuguese | 葡萄牙语, português
スペイン語 | すぺいんご | spanish | 西班牙语, espanhol
タイ語 | たいご | thai | 泰语, tailandês
ミャンマー語 | みゃんまーご | burmese, myanmar | 缅甸语
タガログ語 フィリピン語 | たがろぐご | tagalog, filipino | 他加禄语
`;
