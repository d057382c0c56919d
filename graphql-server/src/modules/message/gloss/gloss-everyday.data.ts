/** Everyday words in which postings describe a day at work. Columns as in gloss-hiring.data.ts. */
export const everydayWords = `
流れ|ながれ|N2|順番、すすみ方|flow, course|trình tự, dòng|流程|क्रम, प्रवाह|alur|sequência, fluxo
一緒|いっしょ|N4|ほかの 人と する こと|together|cùng nhau|一起|सँगै|bersama|junto
支える|ささえる|N1|助ける、もつ|to support|hỗ trợ, nâng đỡ|支持|साथ दिने|mendukung|apoiar
暮らし|くらし|N2|毎日の 生活|life, living|cuộc sống|生活|जीवन|kehidupan|vida diária
仲間|なかま|N2|いっしょに する 人|companion, team-mate|đồng đội|伙伴|साथी|rekan|companheiro
困る|こまる|N3|どう すれば いいか わからない|to be in trouble|gặp khó khăn|为难|समस्यामा पर्ने|kesulitan|ter dificuldade
出身|しゅっしん|N2|生まれた ところ、出た 学校|where somebody comes from|xuất thân, quê|出身|जन्मस्थान|asal|origem
合言葉|あいことば|N1|みんなで 大切に する ことば|motto|khẩu hiệu|口号|मूलमन्त्र|semboyan|lema
聞き取る|ききとる|N2|よく 聞いて わかる|to catch by ear|nghe hiểu|听懂|सुनेर बुझ्ने|menyimak|entender ouvindo
最初|さいしょ|N3|はじめ|first|đầu tiên|最初|सुरुमा|awal|primeiro
最後|さいご|N3|おわり|last|cuối cùng|最后|अन्तिम|akhir|último
一覧|いちらん|N1|ぜんぶ ならべた もの|list|danh sách|一览|सूची|daftar|lista
進める|すすめる|N2|先へ すすませる|to go on with|tiến hành|推进|अगाडि बढाउने|melanjutkan|avançar
話し合う|はなしあう|N3|いっしょに 話す|to talk over|trao đổi|商谈|छलफल गर्ने|berdiskusi|conversar, discutir
話し合い|はなしあい|N3|いっしょに 話す こと|talk, discussion|buổi trao đổi|商谈|छलफल|diskusi|conversa
形|かたち|N3|見た ときの ようす|form, shape|hình dạng|形状|आकार|bentuk|forma
付ける|つける|N3|ものを あわせる|to attach|gắn, đeo|附上|जोड्ने|memasang|colocar
見直す|みなおす|N2|もう 一度 見て よく する|to look over again|xem lại|重新检查|फेरि हेर्ने|meninjau ulang|rever
育てる|そだてる|N2|大きく する|to bring up, to grow|nuôi dưỡng|培养|हुर्काउने|membesarkan|criar, formar
渡す|わたす|N3|ほかの 人に あげる|to hand over|đưa, trao|交给|दिने|menyerahkan|entregar
お迎え|おむかえ|N2|来る 人を 待つ こと、つれに 行く こと|welcoming, picking up|đón|迎接|लिन जाने|penjemputan|recepção, busca
教材|きょうざい|N1|勉強に 使う もの|teaching material|tài liệu dạy học|教材|शिक्षण सामग्री|bahan ajar|material didático
道具|どうぐ|N3|仕事などに 使う もの|tool|dụng cụ|工具|औजार|alat|ferramenta
雑貨|ざっか|N1|生活で 使う いろいろな もの|household goods|đồ tạp hóa|杂货|विविध सामान|barang kebutuhan|artigos diversos
班|はん|N1|小さい グループ|small team|tổ, nhóm|小组|समूह|regu|equipe
回る|まわる|N2|あちこちへ 行く|to go round|đi vòng|巡回|घुम्ने|berkeliling|percorrer
声|こえ|N3|口から 出る 音|voice|giọng nói|声音|आवाज|suara|voz
仕組み|しくみ|N2|どう なって いるか|how it works|cơ cấu|机制|व्यवस्था|cara kerja|sistema
選別|せんべつ|N1|えらんで 分ける こと|sorting|phân loại|挑选|छनोट गरी छुट्याउने|penyortiran|seleção
残す|のこす|N2|のこるように する|to leave|để lại|留下|बाँकी राख्ने|menyisakan|deixar
残る|のこる|N2|そこに まだ ある|to remain|còn lại|剩下|बाँकी रहने|tersisa|restar
移動|いどう|N2|ほかの 場所へ 動く こと|moving|di chuyển|移动|सर्ने|perpindahan|deslocamento
行為|こうい|N1|する こと|act|hành vi|行为|कार्य|tindakan|ato
引き受ける|ひきうける|N1|「します」と 言って する|to take on|đảm nhận|承担|जिम्मा लिने|menyanggupi|aceitar, assumir
創業|そうぎょう|N1|会社を はじめる こと|founding of a business|sáng lập|创业|व्यवसाय सुरु|pendirian usaha|fundação
一番|いちばん|N4|ほかの どれよりも|most, number one|nhất|最|सबैभन्दा|paling|o mais, primeiro
営む|いとなむ|N1|店や 会社を する|to run a business|kinh doanh|经营|चलाउने|menjalankan usaha|manter (negócio)
納める|おさめる|N1|お金や 品物を わたす|to pay, to deliver|nộp, giao|缴纳、交付|बुझाउने|menyetor, menyerahkan|pagar, entregar
場面|ばめん|N2|その ときの ようす|situation, scene|tình huống|场面|अवस्था|situasi|situação
本部|ほんぶ|N2|中心の 事務所|head office|trụ sở|本部|मुख्य कार्यालय|kantor pusat|sede
全員|ぜんいん|N2|みんな|everybody|toàn bộ mọi người|全员|सबै जना|semua orang|todos
表|ひょう|N2|線で 分けて 書いた もの|table|bảng|表格|तालिका|tabel|tabela
商談|しょうだん|N1|売ったり 買ったりの 話|business talk|đàm phán kinh doanh|商务洽谈|व्यापारिक कुरा|negosiasi bisnis|negociação
進学|しんがく|N2|上の 学校に 入る こと|going on to a higher school|học lên cao|升学|माथिल्लो तहमा भर्ना|melanjutkan sekolah|prosseguir os estudos
水揚げ|みずあげ|N1|とった 魚を 船から おろす こと|landing of fish|dỡ cá lên bờ|卸鱼上岸|माछा उतार्ने|pendaratan ikan|desembarque de pescado
船|ふね|N3|水の 上を 行く 乗り物|ship, boat|tàu, thuyền|船|जहाज|kapal|barco
覚える|おぼえる|N4|わすれないように する|to remember, to learn|ghi nhớ|记住|सम्झने|mengingat|memorizar
国内外|こくないがい|N1|国の 中と 外|at home and abroad|trong và ngoài nước|国内外|स्वदेश र विदेश|dalam dan luar negeri|dentro e fora do país
処置|しょち|N1|けがなどに する こと|treatment, measure|xử trí|处置|उपचार|tindakan|procedimento
受け持ち|うけもち|N1|自分が する ところ|what one is in charge of|phần phụ trách|负责部分|जिम्मेवारीको भाग|bagian tanggung jawab|o que está a seu cargo
難しい|むずかしい|N4|かんたんでは ない|difficult|khó|难|गाह्रो|sulit|difícil
店内|てんない|N2|店の 中|inside the shop|trong cửa hàng|店内|पसलभित्र|di dalam toko|dentro da loja
館内|かんない|N2|建物の 中|inside the building|trong tòa nhà|馆内|भवनभित्र|di dalam gedung|dentro do prédio
誘導|ゆうどう|N1|こちらへと 案内する こと|guiding|hướng dẫn|引导|मार्ग देखाउने|pemanduan|orientação
合図|あいず|N1|手や 音で 知らせる こと|signal|tín hiệu|信号|सङ्केत|isyarat|sinal
手伝い|てつだい|N3|ほかの 人の 仕事を いっしょに する こと|help|sự giúp đỡ|帮忙|सहयोग|bantuan|ajuda
様子|ようす|N2|どう なって いるか|state, how things are|tình hình|样子|अवस्था|keadaan|estado
数える|かぞえる|N2|いくつ あるか 見る|to count|đếm|数|गन्ने|menghitung|contar
合わせる|あわせる|N2|いっしょに する、同じに する|to put together, to match|kết hợp, làm cho hợp|合并、配合|मिलाउने|menyesuaikan|juntar, ajustar
片付け|かたづけ|N2|きれいに もどす こと|tidying up|dọn dẹp|收拾|मिलाएर राख्ने|beres-beres|arrumação
片付ける|かたづける|N2|きれいに もどす|to tidy up|dọn dẹp|收拾|मिलाएर राख्ने|membereskan|arrumar
直す|なおす|N3|よく する、もとに もどす|to mend, to correct|sửa|修改|सच्याउने, मर्मत गर्ने|memperbaiki|corrigir, consertar
表示|ひょうじ|N1|見えるように 書く こと|display, label|hiển thị|显示、标示|देखाउने|tampilan|indicação
確かめる|たしかめる|N2|まちがいが ないか 見る|to make sure|xác nhận|确认|पक्का गर्ने|memastikan|verificar
探す|さがす|N3|見つけようと する|to look for|tìm|寻找|खोज्ने|mencari|procurar
提供|ていきょう|N1|あげる こと、出す こと|providing|cung cấp|提供|उपलब्ध गराउने|penyediaan|oferta
支払い|しはらい|N2|お金を 払う こと|payment|thanh toán|支付|भुक्तानी|pembayaran|pagamento
見積もり|みつもり|N1|いくらに なるか 計算した もの|estimate|báo giá|报价|अनुमानित मूल्य|perkiraan harga|orçamento
体制|たいせい|N1|する ための しくみ|set-up|cơ chế|体制|व्यवस्था|sistem|estrutura
連携|れんけい|N1|いっしょに 力を 合わせる こと|working together|phối hợp|协作|सहकार्य|kerja sama|cooperação
分担|ぶんたん|N1|仕事を 分ける こと|sharing the work|phân công|分担|काम बाँड्ने|pembagian tugas|divisão de tarefas
時期|じき|N2|いつごろか|time, season|thời kỳ|时期|समय|masa|época
範囲|はんい|N1|どこから どこまで|range|phạm vi|范围|दायरा|cakupan|alcance
訓練|くんれん|N1|練習|training, drill|huấn luyện|训练|अभ्यास|latihan|treinamento
`;
