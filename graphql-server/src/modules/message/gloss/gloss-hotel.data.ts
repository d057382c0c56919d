/** Words of hotels, cleaning and looking after buildings. Columns as in gloss-hiring.data.ts. */
export const hotelWords = `
宿泊|しゅくはく|N2|とまる こと|staying overnight|lưu trú|住宿|बास बस्ने|menginap|hospedagem
宿泊業|しゅくはくぎょう|N2|ホテルなどの 仕事|accommodation industry|ngành lưu trú|住宿业|होटल व्यवसाय|usaha penginapan|setor de hospedagem
宿泊客|しゅくはくきゃく|N2|とまる お客さん|overnight guest|khách lưu trú|住客|बास बस्ने पाहुना|tamu menginap|hóspede
旅館|りょかん|N3|日本の ホテル|Japanese inn|lữ quán|日式旅馆|जापानी होटल|penginapan Jepang|pousada japonesa
客室|きゃくしつ|N2|お客さんの 部屋|guest room|phòng khách|客房|पाहुना कोठा|kamar tamu|quarto de hóspedes
客室清掃|きゃくしつせいそう|N1|お客さんの 部屋の そうじ|cleaning of guest rooms|dọn phòng|客房清扫|कोठा सफाइ|pembersihan kamar tamu|limpeza de quartos
客室係|きゃくしつがかり|N1|お客さんの 部屋の 仕事を する 人|room attendant|nhân viên buồng phòng|客房服务员|कोठा हेर्ने कर्मचारी|petugas kamar|camareira
仲居|なかい|N1|旅館で お客さんに サービスする 人|inn attendant|nhân viên phục vụ lữ quán|日式旅馆服务员|जापानी होटलकी सेविका|pelayan penginapan Jepang|atendente de pousada japonesa
フロント|ふろんと|N2|ホテルの 受付|front desk|lễ tân khách sạn|前台|होटल रिसेप्सन|resepsionis hotel|recepção do hotel
チェックイン|ちぇっくいん|N2|ホテルに 入る 手続き|check-in|nhận phòng|办理入住|चेक इन|lapor masuk|check-in
チェックアウト|ちぇっくあうと|N2|ホテルから 出る 手続き|check-out|trả phòng|退房|चेक आउट|lapor keluar|check-out
ベッドメイク|べっどめいく|N2|ベッドを きれいに する こと|bed making|dọn giường|铺床|ओछ्यान मिलाउने|merapikan tempat tidur|arrumação de camas
ベッドメイキング|べっどめいきんぐ|N2|ベッドを きれいに する こと|bed making|dọn giường|铺床|ओछ्यान मिलाउने|merapikan tempat tidur|arrumação de camas
布団敷き|ふとんしき|N2|ふとんを ゆかに おく こと|laying out futons|trải nệm|铺被褥|ओछ्यान ओछ्याउने|menggelar futon|estender futons
浴衣|ゆかた|N1|うすい 着物|light cotton kimono|áo yukata|浴衣|सुती किमोनो|yukata|yukata
浴室|よくしつ|N2|おふろの 部屋|bathroom|phòng tắm|浴室|नुहाउने कोठा|kamar mandi|banheiro
大浴場|だいよくじょう|N1|大きい おふろ|large bath|nhà tắm lớn|大浴场|ठूलो स्नानघर|pemandian besar|banho coletivo
温泉|おんせん|N3|あつい お湯が 出る ところ|hot spring|suối nước nóng|温泉|तातोपानी|pemandian air panas|águas termais
備品|びひん|N1|そこで 使う もの|equipment, supplies|vật dụng|备品|सामान|perlengkapan|material de uso
備品補充|びひんほじゅう|N1|なくなった ものを たす こと|refilling supplies|bổ sung vật dụng|补充备品|सामान थप्ने|mengisi perlengkapan|reposição de materiais
補充|ほじゅう|N1|たりない ものを たす こと|refilling|bổ sung|补充|थप्ने|pengisian ulang|reposição
忘れ物|わすれもの|N3|わすれて おいた もの|lost property|đồ bỏ quên|遗失物|बिर्सेको सामान|barang tertinggal|objeto esquecido
貴重品|きちょうひん|N1|大切な もの|valuables|đồ có giá trị|贵重物品|बहुमूल्य सामान|barang berharga|objetos de valor
手荷物|てにもつ|N2|手で 持つ 荷物|baggage|hành lý xách tay|手提行李|हाते झोला|bagasi tangan|bagagem de mão
案内|あんない|N3|道や やり方を 教える こと|showing, guidance|hướng dẫn|引导、说明|मार्गदर्शन|pemanduan, informasi|orientação
ご案内|ごあんない|N3|お知らせ、道を 教える こと|guidance, notice (polite)|hướng dẫn, thông báo|指引、通知|जानकारी|informasi, pemanduan|orientação, aviso
接遇|せつぐう|N1|お客さんへの 話し方や サービス|courteous service|cách tiếp đãi|接待礼仪|शिष्ट सेवा|tata cara melayani|atendimento cortês
外国人観光客|がいこくじんかんこうきゃく|N2|外国から 旅行に 来た 人|foreign tourist|khách du lịch nước ngoài|外国游客|विदेशी पर्यटक|turis asing|turista estrangeiro
観光|かんこう|N3|いろいろな ところを 見て あるく こと|sightseeing|tham quan|观光|भ्रमण|wisata|turismo
宴会|えんかい|N1|おおぜいで 食べたり 飲んだり する 会|banquet|tiệc|宴会|भोज|jamuan|banquete
宴会場|えんかいじょう|N1|宴会を する 部屋|banquet hall|phòng tiệc|宴会厅|भोज हल|ruang jamuan|salão de banquetes
配置|はいち|N1|人や ものを どこに おくか 決める こと|placing, assignment|bố trí|配置|खटाउने|penempatan|alocação
清掃|せいそう|N1|そうじ|cleaning|dọn dẹp, vệ sinh|清扫|सफाइ|pembersihan|limpeza
清掃員|せいそういん|N1|そうじを する 人|cleaner|nhân viên vệ sinh|清洁工|सफाइ कर्मचारी|petugas kebersihan|faxineiro
掃除|そうじ|N4|きれいに する こと|cleaning|dọn dẹp|打扫|सफाइ|bersih-bersih|limpeza
日常清掃|にちじょうせいそう|N1|毎日の そうじ|daily cleaning|vệ sinh hằng ngày|日常清扫|दैनिक सफाइ|pembersihan harian|limpeza diária
定期清掃|ていきせいそう|N1|決まった ときの そうじ|periodic cleaning|vệ sinh định kỳ|定期清扫|नियमित सफाइ|pembersihan berkala|limpeza periódica
ビルクリーニング|びるくりーにんぐ|N1|大きい 建物の そうじの 仕事|building cleaning|vệ sinh tòa nhà|大楼清洁|भवन सफाइ|pembersihan gedung|limpeza predial
床|ゆか|N2|足の 下の ところ|floor|sàn nhà|地板|भुइँ|lantai|chão
床洗浄|ゆかせんじょう|N1|ゆかを 洗う こと|floor washing|rửa sàn|地面清洗|भुइँ धुने|pencucian lantai|lavagem do chão
洗浄|せんじょう|N1|水などで 洗う こと|washing|rửa sạch|清洗|धुने|pencucian|lavagem
洗剤|せんざい|N2|洗う ときに 使う もの|detergent|chất tẩy rửa|洗涤剂|साबुन झोल|detergen|detergente
漂白剤|ひょうはくざい|N1|白く する 薬|bleach|thuốc tẩy|漂白剂|सेतो पार्ने रसायन|pemutih|água sanitária
洗濯|せんたく|N4|服を 洗う こと|laundry|giặt giũ|洗衣|लुगा धुने|mencuci baju|lavar roupa
乾燥機|かんそうき|N2|服を かわかす 機械|dryer|máy sấy|烘干机|सुकाउने मेसिन|mesin pengering|secadora
掃除機|そうじき|N3|ごみを すう 機械|vacuum cleaner|máy hút bụi|吸尘器|भ्याकुम क्लिनर|penyedot debu|aspirador
雑巾|ぞうきん|N1|そうじの 布|cleaning cloth|giẻ lau|抹布|पुछ्ने कपडा|kain lap|pano de chão
拭く|ふく|N2|布で きれいに する|to wipe|lau|擦|पुछ्ने|mengelap|limpar com pano
拭き掃除|ふきそうじ|N2|布で ふく そうじ|wiping|lau chùi|擦拭清扫|पुछेर सफा गर्ने|mengelap|limpeza com pano
分別|ぶんべつ|N1|ごみを 種類で 分ける こと|separating rubbish|phân loại rác|垃圾分类|फोहोर छुट्याउने|memilah sampah|separação do lixo
可燃ごみ|かねんごみ|N1|もえる ごみ|burnable waste|rác cháy được|可燃垃圾|बल्ने फोहोर|sampah bakar|lixo queimável
不燃ごみ|ふねんごみ|N1|もえない ごみ|non-burnable waste|rác không cháy được|不可燃垃圾|नबल्ने फोहोर|sampah tidak bakar|lixo não queimável
資源ごみ|しげんごみ|N1|もう 一度 使う ごみ|recyclable waste|rác tái chế|可回收垃圾|पुनः प्रयोग हुने फोहोर|sampah daur ulang|lixo reciclável
粗大ごみ|そだいごみ|N1|大きい ごみ|bulky waste|rác cồng kềnh|大件垃圾|ठूलो फोहोर|sampah besar|lixo volumoso
回収|かいしゅう|N2|集めて もどす こと|collection|thu gom|回收|सङ्कलन|pengumpulan|coleta
廃棄物|はいきぶつ|N1|ごみ|waste|chất thải|废弃物|फोहोर|limbah|resíduos
巡回清掃|じゅんかいせいそう|N1|まわりながら する そうじ|cleaning rounds|dọn vệ sinh lưu động|巡回清扫|घुमेर सफाइ|pembersihan keliling|limpeza itinerante
消臭|しょうしゅう|N1|いやな においを なくす こと|removing odours|khử mùi|除臭|गन्ध हटाउने|menghilangkan bau|eliminar odores
除菌|じょきん|N1|菌を なくす こと|removing germs|diệt khuẩn|除菌|कीटाणु हटाउने|menghilangkan kuman|eliminação de germes
害虫|がいちゅう|N1|悪い 虫|vermin|côn trùng gây hại|害虫|हानिकारक कीरा|hama|praga
ビル管理|びるかんり|N2|建物を 守る 仕事|building management|quản lý tòa nhà|大楼管理|भवन व्यवस्थापन|pengelolaan gedung|administração predial
管理人|かんりにん|N2|建物を 守る 人|caretaker|người quản lý tòa nhà|管理员|हेरालु|pengelola gedung|zelador
鍵|かぎ|N2|ドアを あけたり しめたり する もの|key|chìa khóa|钥匙|साँचो|kunci|chave
施錠|せじょう|N1|かぎを かける こと|locking|khóa cửa|上锁|ताला लगाउने|mengunci|trancar
戸締り|とじまり|N1|ドアや まどに かぎを かける こと|locking up|khóa cửa cẩn thận|关好门窗|ढोका बन्द गर्ने|mengunci pintu jendela|trancar portas e janelas
消灯|しょうとう|N1|電気を けす こと|turning off lights|tắt đèn|熄灯|बत्ती निभाउने|memadamkan lampu|apagar as luzes
点灯|てんとう|N1|電気を つける こと|turning on lights|bật đèn|开灯|बत्ती बाल्ने|menyalakan lampu|acender as luzes
立入禁止|たちいりきんし|N2|入っては いけない|no entry|cấm vào|禁止入内|प्रवेश निषेध|dilarang masuk|proibida a entrada
関係者以外|かんけいしゃいがい|N2|ここで 働く 人でない 人|other than staff|ngoài người có phận sự|非工作人员|सम्बन्धित बाहेक|selain petugas|exceto pessoal autorizado
更衣室|こういしつ|N1|服を かえる 部屋|changing room|phòng thay đồ|更衣室|लुगा फेर्ने कोठा|ruang ganti|vestiário
休憩室|きゅうけいしつ|N2|休む 部屋|break room|phòng nghỉ|休息室|विश्राम कोठा|ruang istirahat|sala de descanso
喫煙所|きつえんじょ|N2|たばこを すう ところ|smoking area|khu hút thuốc|吸烟处|धूम्रपान स्थल|tempat merokok|área de fumantes
非常口|ひじょうぐち|N2|火事などの ときに にげる 出口|emergency exit|lối thoát hiểm|紧急出口|आपत्कालीन ढोका|pintu darurat|saída de emergência
`;
