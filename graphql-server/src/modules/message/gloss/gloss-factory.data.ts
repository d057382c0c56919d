/** Words of factories and making things. Columns as in gloss-hiring.data.ts. */
export const factoryWords = `
製造|せいぞう|N2|ものを 作る こと|manufacturing|sản xuất|制造|उत्पादन|pembuatan, produksi|fabricação
製造業|せいぞうぎょう|N2|ものを 作る 仕事|manufacturing industry|ngành sản xuất|制造业|उत्पादन उद्योग|industri manufaktur|indústria de transformação
製品|せいひん|N2|作った もの|product|sản phẩm|产品|उत्पादित वस्तु|produk|produto
部品|ぶひん|N2|機械などの 一つ一つの もの|part|linh kiện|零件|पार्टपुर्जा|suku cadang|peça
材料|ざいりょう|N3|作る ために 使う もの|material|nguyên liệu|材料|सामग्री|bahan|material
原料|げんりょう|N2|もとに なる もの|raw material|nguyên liệu thô|原料|कच्चा पदार्थ|bahan baku|matéria-prima
組立|くみたて|N2|部品を 合わせて 作る こと|assembly|lắp ráp|组装|जडान|perakitan|montagem
組み立て|くみたて|N2|部品を 合わせて 作る こと|assembly|lắp ráp|组装|जडान|perakitan|montagem
組み立てる|くみたてる|N2|部品を 合わせて 作る|to assemble|lắp ráp|组装|जोड्ने|merakit|montar
加工|かこう|N2|ものに 手を 加える こと|processing|gia công|加工|प्रशोधन|pengolahan|processamento
検査|けんさ|N2|よいか わるいか しらべる こと|inspection|kiểm tra|检查|जाँच|pemeriksaan|inspeção
目視検査|もくしけんさ|N1|目で 見て しらべる こと|visual inspection|kiểm tra bằng mắt|目视检查|आँखाले हेरेर जाँच|pemeriksaan visual|inspeção visual
目視|もくし|N1|目で 見る こと|looking with one's eyes|nhìn bằng mắt|目视|आँखाले हेर्ने|melihat langsung|visual
検品|けんぴん|N1|品物を しらべる こと|checking goods|kiểm hàng|验货|सामान जाँच|pemeriksaan barang|conferência de produtos
品質|ひんしつ|N2|ものの よさ|quality|chất lượng|质量|गुणस्तर|mutu|qualidade
品質管理|ひんしつかんり|N2|ものの よさを 守る こと|quality control|quản lý chất lượng|质量管理|गुणस्तर नियन्त्रण|pengendalian mutu|controle de qualidade
不良品|ふりょうひん|N1|よくない 品物|defective product|hàng lỗi|不良品|खराब सामान|barang cacat|produto com defeito
不良|ふりょう|N2|よくない こと|bad, defective|lỗi, kém|不良|खराबी|cacat|defeito
良品|りょうひん|N1|よい 品物|good product|hàng đạt|合格品|राम्रो सामान|barang baik|produto bom
異常|いじょう|N2|いつもと ちがって おかしい こと|something abnormal|bất thường|异常|असामान्य|kelainan|anormalidade
故障|こしょう|N3|機械が こわれる こと|breakdown|hỏng|故障|बिग्रिएको|kerusakan|defeito, quebra
修理|しゅうり|N3|なおす こと|repair|sửa chữa|修理|मर्मत|perbaikan|conserto
点検|てんけん|N2|おかしい ところが ないか 見る こと|check of equipment|kiểm tra|检查|निरीक्षण|pengecekan|vistoria
保守|ほしゅ|N1|いつも 使える ように する こと|maintenance|bảo dưỡng|维护|मर्मतसम्भार|pemeliharaan|manutenção
保全|ほぜん|N1|いつも 使える ように する こと|maintenance|bảo toàn thiết bị|设备维护|संरक्षण|pemeliharaan|manutenção
整備|せいび|N2|使える ように なおす こと|servicing|bảo trì|保养|मर्मत|perawatan mesin|manutenção
設備|せつび|N2|そこに ある 機械など|equipment|thiết bị|设备|उपकरण|peralatan|equipamentos
機械|きかい|N3|電気などで 動く 大きい 道具|machine|máy móc|机器|मेसिन|mesin|máquina
機械操作|きかいそうさ|N2|機械を 動かす こと|operating machines|vận hành máy|操作机器|मेसिन चलाउने|pengoperasian mesin|operação de máquinas
操作|そうさ|N2|機械などを 動かす こと|operating|thao tác|操作|चलाउने|pengoperasian|operação
運転|うんてん|N3|車や 機械を 動かす こと|driving, running|lái xe, vận hành|驾驶、运转|चलाउने|mengemudi, menjalankan|dirigir, operar
停止|ていし|N2|止まる こと、止める こと|stop|dừng|停止|रोक्ने|berhenti|parada
作動|さどう|N1|機械が 動く こと|working of a machine|hoạt động (máy)|运转|चल्ने|bekerja (mesin)|funcionamento
稼働|かどう|N1|機械や 工場が 動く こと|operation|hoạt động|运转|सञ्चालन|beroperasi|funcionamento
工場|こうじょう|N4|ものを 作る ところ|factory|nhà máy|工厂|कारखाना|pabrik|fábrica
工程|こうてい|N1|仕事の 順番|process step|công đoạn|工序|प्रक्रिया चरण|tahap kerja|etapa do processo
生産|せいさん|N2|ものを 作る こと|production|sản xuất|生产|उत्पादन|produksi|produção
量産|りょうさん|N1|たくさん 作る こと|mass production|sản xuất hàng loạt|批量生产|ठूलो मात्रामा उत्पादन|produksi massal|produção em massa
生産ライン|せいさんらいん|N2|順番に 作る 流れ|production line|dây chuyền sản xuất|生产线|उत्पादन लाइन|lini produksi|linha de produção
流れ作業|ながれさぎょう|N2|順番に ものが 流れて くる 仕事|line work|làm theo dây chuyền|流水作业|लाइन काम|kerja ban berjalan|trabalho em linha
ライン作業|らいんさぎょう|N2|順番に ものが 流れて くる 仕事|line work|làm dây chuyền|流水线工作|लाइन काम|kerja lini|trabalho em linha
作業|さぎょう|N3|手や 体を 使って する 仕事|work, task|công việc, thao tác|作业|काम|pekerjaan|trabalho, tarefa
軽作業|けいさぎょう|N2|かるい 仕事|light work|việc nhẹ|轻体力工作|हल्का काम|pekerjaan ringan|trabalho leve
単純作業|たんじゅんさぎょう|N2|むずかしくない 同じ 仕事|simple work|việc đơn giản|简单作业|सरल काम|pekerjaan sederhana|trabalho simples
立ち仕事|たちしごと|N2|立って する 仕事|standing work|việc đứng|站立工作|उभिएर गर्ने काम|kerja berdiri|trabalho em pé
力仕事|ちからしごと|N2|力が いる 仕事|heavy work|việc nặng|体力活|बल लाग्ने काम|kerja berat|trabalho pesado
肉体労働|にくたいろうどう|N1|体を 使う 仕事|physical labour|lao động chân tay|体力劳动|शारीरिक श्रम|kerja fisik|trabalho braçal
手順|てじゅん|N2|する 順番|procedure, steps|trình tự|步骤|काम गर्ने क्रम|urutan kerja|passo a passo
手順書|てじゅんしょ|N1|する 順番を 書いた もの|work instructions|bản hướng dẫn trình tự|作业指导书|काम गर्ने क्रमको पुस्तिका|buku urutan kerja|manual de procedimentos
作業手順|さぎょうてじゅん|N2|仕事の 順番|steps of the work|trình tự công việc|作业步骤|कामको क्रम|urutan kerja|passos do trabalho
作業着|さぎょうぎ|N2|仕事の ときに 着る 服|work clothes|quần áo lao động|工作服|काम गर्दा लगाउने लुगा|baju kerja|roupa de trabalho
作業服|さぎょうふく|N2|仕事の ときに 着る 服|work clothes|quần áo lao động|工作服|काम गर्दा लगाउने लुगा|baju kerja|uniforme de trabalho
作業員|さぎょういん|N2|仕事を する 人|worker|công nhân|工人|कामदार|pekerja|operário
班長|はんちょう|N1|小さい グループの 長|team leader|tổ trưởng|班长|समूह प्रमुख|ketua regu|chefe de equipe
工場長|こうじょうちょう|N2|工場の 長|factory manager|giám đốc nhà máy|厂长|कारखाना प्रमुख|kepala pabrik|gerente da fábrica
職長|しょくちょう|N1|現場の 長|foreman|quản đốc|工长|फोरम्यान|mandor|encarregado
溶接|ようせつ|N1|金属を 熱で つける こと|welding|hàn|焊接|वेल्डिङ|pengelasan|solda
旋盤|せんばん|N1|ものを 回して けずる 機械|lathe|máy tiện|车床|खराद मेसिन|mesin bubut|torno
切削|せっさく|N1|けずる こと|cutting, machining|cắt gọt|切削|काट्ने|pemotongan logam|usinagem
研磨|けんま|N1|みがく こと|polishing, grinding|mài, đánh bóng|研磨|घोट्ने|penggosokan|polimento
塗装|とそう|N1|色を ぬる こと|painting, coating|sơn|喷漆|रङ लगाउने|pengecatan|pintura
鋳造|ちゅうぞう|N1|とけた 金属を 型に 入れて 作る こと|casting|đúc|铸造|ढलाइ|pengecoran|fundição
鍛造|たんぞう|N1|金属を たたいて 作る こと|forging|rèn|锻造|फलाम पिट्ने|penempaan|forjamento
成形|せいけい|N1|形を 作る こと|moulding|tạo hình|成型|आकार दिने|pembentukan|moldagem
射出成形|しゃしゅつせいけい|N1|とけた プラスチックを 型に 入れる こと|injection moulding|ép nhựa|注塑成型|इन्जेक्सन मोल्डिङ|cetak injeksi|moldagem por injeção
金型|かながた|N1|ものの 形を 作る 金属の 型|die, mould|khuôn kim loại|模具|धातुको साँचो|cetakan logam|molde
めっき|めっき|N1|うすい 金属を つける こと|plating|mạ|电镀|मुलम्मा|pelapisan logam|galvanização
プレス|ぷれす|N2|強い 力で おす こと|press work|dập|冲压|प्रेस|pengepresan|prensa
半導体|はんどうたい|N1|電気の 小さい 部品の もと|semiconductor|chất bán dẫn|半导体|अर्धचालक|semikonduktor|semicondutor
基板|きばん|N1|電気の 部品を のせる 板|circuit board|bảng mạch|电路板|सर्किट बोर्ड|papan sirkuit|placa de circuito
はんだ付け|はんだづけ|N1|電気の 部品を とけた 金属で つける こと|soldering|hàn thiếc|锡焊|सोल्डरिङ|penyolderan|soldagem de componentes
電子部品|でんしぶひん|N2|電気の 小さい 部品|electronic part|linh kiện điện tử|电子零件|इलेक्ट्रोनिक पार्ट|komponen elektronik|componente eletrônico
自動車部品|じどうしゃぶひん|N2|車の 部品|car parts|phụ tùng ô tô|汽车零件|गाडीको पार्ट|suku cadang mobil|peças de automóvel
縫製|ほうせい|N1|服などを ぬう こと|sewing|may|缝制|सिलाइ|penjahitan|costura
ミシン|みしん|N2|ぬう 機械|sewing machine|máy may|缝纫机|सिलाइ मेसिन|mesin jahit|máquina de costura
裁断|さいだん|N1|布や 紙を 切る こと|cutting cloth or paper|cắt (vải, giấy)|裁剪|कपडा काट्ने|pemotongan kain|corte
印刷|いんさつ|N2|紙に 字や 絵を うつす こと|printing|in|印刷|छपाइ|pencetakan|impressão
食品加工|しょくひんかこう|N2|食べ物を 作る こと|food processing|chế biến thực phẩm|食品加工|खाद्य प्रशोधन|pengolahan makanan|processamento de alimentos
飲食料品製造業|いんしょくりょうひんせいぞうぎょう|N1|食べ物や 飲み物を 作る 仕事|food and beverage manufacturing|ngành sản xuất thực phẩm và đồ uống|饮食料品制造业|खाद्य तथा पेय उत्पादन|industri makanan dan minuman|fabricação de alimentos e bebidas
包装|ほうそう|N2|紙などで つつむ こと|wrapping|đóng gói|包装|प्याकिङ|pembungkusan|embalagem
箱詰め|はこづめ|N2|箱に 入れる こと|boxing|đóng thùng|装箱|बाकसमा हाल्ने|pengepakan ke kotak|encaixotamento
袋詰め|ふくろづめ|N2|袋に 入れる こと|bagging|đóng túi|装袋|झोलामा हाल्ने|pengisian kantong|ensacamento
計量|けいりょう|N1|重さを はかる こと|weighing|cân đo|称量|तौलने|penimbangan|pesagem
寸法|すんぽう|N1|長さや 大きさ|dimensions|kích thước|尺寸|नाप|ukuran|medidas
測定|そくてい|N2|はかる こと|measurement|đo|测量|नाप्ने|pengukuran|medição
図面|ずめん|N2|作る ための 図|drawing|bản vẽ|图纸|नक्सा|gambar teknik|desenho técnico
設計|せっけい|N2|どう 作るか 図に 書く こと|design|thiết kế|设计|डिजाइन|perancangan|projeto
改善|かいぜん|N2|もっと よく する こと|improvement|cải tiến|改善|सुधार|perbaikan|melhoria
整理整頓|せいりせいとん|N1|いらない ものを すてて きれいに ならべる こと|keeping things in order|sắp xếp gọn gàng|整理整顿|मिलाएर राख्ने|merapikan|organização
段取り|だんどり|N1|仕事の 前の 準備や 順番|preparation, planning of steps|sắp xếp công việc|安排准备|कामको पूर्वतयारी|persiapan kerja|preparação do trabalho
納期|のうき|N1|品物を わたす 日|delivery deadline|hạn giao hàng|交货期|सामान बुझाउने मिति|tenggat pengiriman|prazo de entrega
納品|のうひん|N1|品物を わたす こと|delivery of goods|giao hàng|交货|सामान बुझाउने|penyerahan barang|entrega de mercadorias
出来高|できだか|N1|作った 数|output|sản lượng|产量|उत्पादन मात्रा|hasil produksi|produção feita
日報|にっぽう|N1|その 日の 仕事を 書いた もの|daily report|báo cáo ngày|日报|दैनिक प्रतिवेदन|laporan harian|relatório diário
作業日報|さぎょうにっぽう|N1|その 日の 仕事を 書いた もの|daily work report|nhật ký công việc|工作日报|दैनिक काम प्रतिवेदन|laporan kerja harian|relatório diário de trabalho
交代|こうたい|N2|ほかの 人と かわる こと|taking turns|thay ca, thay phiên|轮换|पालो फेर्ने|bergantian|revezamento
交替|こうたい|N2|ほかの 人と かわる こと|taking turns|thay ca|轮换|पालो फेर्ने|bergantian|revezamento
二交替|にこうたい|N1|二つの グループが かわって 働く こと|two shifts|làm 2 ca|两班倒|दुई सिफ्ट|dua sif|dois turnos
三交替|さんこうたい|N1|三つの グループが かわって 働く こと|three shifts|làm 3 ca|三班倒|तीन सिफ्ट|tiga sif|três turnos
二交代|にこうたい|N1|二つの グループが かわって 働く こと|two shifts|làm 2 ca|两班倒|दुई सिफ्ट|dua sif|dois turnos
三交代|さんこうたい|N1|三つの グループが かわって 働く こと|three shifts|làm 3 ca|三班倒|तीन सिफ्ट|tiga sif|três turnos
派遣|はけん|N2|ほかの 会社へ 行って 働く こと|agency work|phái cử|派遣|एजेन्सीमार्फत काम|tenaga alih daya|trabalho temporário por agência
請負|うけおい|N1|仕事を ひきうけて する こと|contract work|nhận khoán|承包|ठेक्का|borongan|empreitada
下請け|したうけ|N1|ほかの 会社から 仕事を もらう こと|subcontracting|thầu phụ|分包|सहठेक्का|subkontrak|subcontratação
期間工|きかんこう|N1|期間が 決まって いる 工場の 人|fixed-term factory worker|công nhân thời vụ|期间工|निश्चित अवधिको कामदार|buruh kontrak pabrik|operário temporário
技能|ぎのう|N2|仕事の じょうずな 力|skill|kỹ năng|技能|सीप|keterampilan|habilidade
技術|ぎじゅつ|N3|ものを 作ったり する 方法|technique|kỹ thuật|技术|प्रविधि|teknik|técnica
熟練|じゅくれん|N1|長く して じょうずな こと|skilled, experienced|thành thạo|熟练|दक्ष|terampil|experiente
粉塵|ふんじん|N1|こまかい ごみ|dust|bụi|粉尘|धुलो|debu|poeira
騒音|そうおん|N2|うるさい 音|noise|tiếng ồn|噪音|ठूलो आवाज|kebisingan|ruído
換気|かんき|N2|空気を 入れかえる こと|ventilation|thông gió|通风|हावा फेर्ने|ventilasi|ventilação
`;
