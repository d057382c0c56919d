/** Words of warehouses, deliveries and driving. Columns as in gloss-hiring.data.ts. */
export const logisticsWords = `
物流|ぶつりゅう|N1|ものを 運ぶ 仕事|logistics|hậu cần|物流|ढुवानी व्यवस्था|logistik|logística
倉庫|そうこ|N2|ものを おいて おく 建物|warehouse|kho|仓库|गोदाम|gudang|armazém
倉庫作業|そうこさぎょう|N2|倉庫の 仕事|warehouse work|việc trong kho|仓库工作|गोदामको काम|kerja gudang|trabalho em armazém
在庫|ざいこ|N1|店や 倉庫に ある もの|stock|hàng tồn kho|库存|मौज्दात|stok|estoque
在庫管理|ざいこかんり|N1|ある ものの 数を しらべて 守る こと|stock control|quản lý kho|库存管理|मौज्दात व्यवस्थापन|pengelolaan stok|controle de estoque
棚卸|たなおろし|N1|ある ものの 数を 数える こと|stocktaking|kiểm kê|盘点|मौज्दात गन्ती|stok opname|inventário
棚卸し|たなおろし|N1|ある ものの 数を 数える こと|stocktaking|kiểm kê|盘点|मौज्दात गन्ती|stok opname|inventário
仕分け|しわけ|N1|ものを 種類で 分ける こと|sorting|phân loại|分拣|छुट्याउने|penyortiran|separação
梱包|こんぽう|N1|ものを つつんだり 箱に 入れたり する こと|packing|đóng gói|打包|प्याकिङ|pengepakan|embalagem
荷造り|にづくり|N1|送る ものを 箱などに 入れる こと|packing for dispatch|đóng hàng|打包|सामान प्याक गर्ने|mengemas barang|empacotamento
荷物|にもつ|N4|運ぶ もの|luggage, load|hành lý, hàng|行李、货物|सामान|barang|bagagem, carga
荷受け|にうけ|N1|荷物を もらう こと|receiving goods|nhận hàng|收货|सामान बुझ्ने|penerimaan barang|recebimento de carga
荷下ろし|におろし|N1|車から 荷物を おろす こと|unloading|dỡ hàng|卸货|सामान झार्ने|bongkar muatan|descarga
荷降ろし|におろし|N1|車から 荷物を おろす こと|unloading|dỡ hàng|卸货|सामान झार्ने|bongkar muatan|descarga
積み込み|つみこみ|N1|車に 荷物を のせる こと|loading|xếp hàng lên|装货|सामान लोड|pemuatan|carregamento
積み下ろし|つみおろし|N1|荷物を のせる こと、おろす こと|loading and unloading|bốc dỡ|装卸|लोड अनलोड|bongkar muat|carga e descarga
出荷|しゅっか|N1|店や お客さんに 送り出す こと|shipping out|xuất hàng|出货|सामान पठाउने|pengiriman keluar|expedição
入荷|にゅうか|N1|品物が 入って くる こと|arrival of goods|nhập hàng|到货|सामान आउने|barang masuk|chegada de mercadoria
入庫|にゅうこ|N1|倉庫に 入れる こと|putting into stock|nhập kho|入库|गोदाममा राख्ने|masuk gudang|entrada no estoque
出庫|しゅっこ|N1|倉庫から 出す こと|taking out of stock|xuất kho|出库|गोदामबाट निकाल्ने|keluar gudang|saída do estoque
発送|はっそう|N2|荷物を 送る こと|dispatch|gửi hàng|发货|पठाउने|pengiriman|envio
配送|はいそう|N2|荷物を とどける こと|delivery|giao hàng|配送|ढुवानी|pengantaran barang|entrega
運送|うんそう|N2|ものを 運ぶ 仕事|transport|vận tải|运输|ढुवानी|pengangkutan|transporte
運送業|うんそうぎょう|N2|ものを 運ぶ 仕事|transport business|ngành vận tải|运输业|ढुवानी व्यवसाय|usaha angkutan|setor de transportes
運搬|うんぱん|N1|ものを 運ぶ こと|carrying|vận chuyển|搬运|बोक्ने|pengangkutan|transporte de materiais
搬入|はんにゅう|N1|中へ 運ぶ こと|carrying in|chuyển vào|搬入|भित्र ल्याउने|memasukkan barang|entrada de materiais
搬出|はんしゅつ|N1|外へ 運ぶ こと|carrying out|chuyển ra|搬出|बाहिर लैजाने|mengeluarkan barang|saída de materiais
輸送|ゆそう|N2|ものを 遠くへ 運ぶ こと|transport|vận chuyển|运输|ढुवानी|pengangkutan|transporte
引っ越し|ひっこし|N3|べつの 家に うつる こと|moving house|chuyển nhà|搬家|घर सर्ने|pindah rumah|mudança
引越|ひっこし|N3|べつの 家に うつる こと|moving house|chuyển nhà|搬家|घर सर्ने|pindah rumah|mudança
宅配|たくはい|N2|家に とどける こと|home delivery|giao tận nhà|送货上门|घरसम्म ढुवानी|antar ke rumah|entrega em domicílio
宅配便|たくはいびん|N2|荷物を 家に とどける サービス|parcel delivery|dịch vụ chuyển phát|快递|कुरियर सेवा|jasa kurir|encomenda expressa
再配達|さいはいたつ|N2|もう 一度 とどける こと|redelivery|giao lại|再次配送|फेरि पुर्‍याउने|pengantaran ulang|nova entrega
宛先|あてさき|N1|送る 相手の 名前と 住所|address to send to|địa chỉ nhận|收件地址|पाउनेको ठेगाना|alamat tujuan|destinatário
差出人|さしだしにん|N1|送る 人|sender|người gửi|寄件人|पठाउने व्यक्ति|pengirim|remetente
送料|そうりょう|N2|送る お金|postage|phí gửi|运费|ढुवानी शुल्क|ongkos kirim|frete
着払い|ちゃくばらい|N1|もらう 人が 送る お金を 払う こと|cash on delivery|người nhận trả phí|到付|बुझ्नेले तिर्ने|bayar di tujuan|frete a pagar
伝票番号|でんぴょうばんごう|N1|荷物の 番号|slip number|số phiếu|单号|पर्ची नम्बर|nomor nota|número da nota
ピッキング|ぴっきんぐ|N2|倉庫から 注文の 品物を とる こと|picking|lấy hàng theo đơn|拣货|अर्डरअनुसार सामान निकाल्ने|pengambilan barang|separação de pedidos
値札|ねふだ|N2|値段を 書いた 紙|price tag|nhãn giá|价签|मूल्य ट्याग|label harga|etiqueta de preço
ラベル|らべる|N2|ものに はる 小さい 紙|label|nhãn|标签|लेबल|label|etiqueta
ラベル貼り|らべるはり|N2|小さい 紙を はる こと|labelling|dán nhãn|贴标签|लेबल टाँस्ने|menempel label|colar etiquetas
台車|だいしゃ|N1|荷物を のせて おす もの|cart|xe đẩy|手推车|ठेला|troli|carrinho
フォークリフト|ふぉーくりふと|N2|荷物を 上げて 運ぶ 車|forklift|xe nâng|叉车|फोर्कलिफ्ट|forklift|empilhadeira
パレット|ぱれっと|N2|荷物を のせる 台|pallet|pallet|托盘|प्यालेट|palet|palete
コンテナ|こんてな|N2|荷物を 入れる 大きい 箱|container|công-ten-nơ|集装箱|कन्टेनर|kontainer|contêiner
段ボール|だんぼーる|N2|あつい 紙の 箱|cardboard|thùng các-tông|纸箱|कार्डबोर्ड|kardus|papelão
重量物|じゅうりょうぶつ|N1|重い もの|heavy item|vật nặng|重物|गह्रौँ सामान|barang berat|carga pesada
トラック|とらっく|N3|荷物を 運ぶ 車|truck|xe tải|卡车|ट्रक|truk|caminhão
運転手|うんてんしゅ|N3|車を 運転する 人|driver|tài xế|司机|चालक|sopir|motorista
運転免許|うんてんめんきょ|N3|車を 運転しても いい しるし|driving licence|bằng lái xe|驾照|सवारी चालक अनुमतिपत्र|SIM|carteira de habilitação
普通免許|ふつうめんきょ|N2|ふつうの 車の 免許|ordinary driving licence|bằng lái xe thường|普通驾照|साधारण लाइसेन्स|SIM mobil biasa|habilitação comum
普通自動車免許|ふつうじどうしゃめんきょ|N2|ふつうの 車の 免許|ordinary driving licence|bằng lái ô tô thường|普通汽车驾照|साधारण गाडीको लाइसेन्स|SIM mobil biasa|habilitação de carro comum
中型免許|ちゅうがためんきょ|N1|少し 大きい 車の 免許|medium vehicle licence|bằng lái xe cỡ trung|中型驾照|मध्यम गाडीको लाइसेन्स|SIM kendaraan sedang|habilitação de veículo médio
大型免許|おおがためんきょ|N1|大きい 車の 免許|large vehicle licence|bằng lái xe cỡ lớn|大型驾照|ठूलो गाडीको लाइसेन्स|SIM kendaraan besar|habilitação de veículo pesado
準中型|じゅんちゅうがた|N1|ふつうより 少し 大きい 車|semi-medium vehicle|xe bán trung|准中型|अर्ध मध्यम गाडी|kendaraan semi-sedang|veículo semimédio
二種免許|にしゅめんきょ|N1|人を 乗せて お金を もらう 車の 免許|licence for carrying passengers|bằng lái chở khách|二类驾照|यात्रु बोक्ने लाइसेन्स|SIM angkutan penumpang|habilitação para passageiros
自動車|じどうしゃ|N4|車|car|ô tô|汽车|गाडी|mobil|automóvel
車両|しゃりょう|N1|車や 電車|vehicle|xe, phương tiện|车辆|सवारी साधन|kendaraan|veículo
社用車|しゃようしゃ|N1|会社の 車|company car|xe công ty|公司用车|कम्पनीको गाडी|mobil kantor|carro da empresa
駐車|ちゅうしゃ|N3|車を 止めて おく こと|parking|đỗ xe|停车|पार्किङ|parkir|estacionar
駐車場|ちゅうしゃじょう|N4|車を 止める ところ|car park|bãi đỗ xe|停车场|पार्किङ स्थल|tempat parkir|estacionamento
駐輪場|ちゅうりんじょう|N1|自転車を おく ところ|bicycle parking|bãi xe đạp|自行车停放处|साइकल पार्किङ|parkir sepeda|bicicletário
車通勤|くるまつうきん|N2|車で 会社に 行く こと|commuting by car|đi làm bằng ô tô|开车上班|गाडीमा काम जाने|berangkat kerja dengan mobil|ir ao trabalho de carro
マイカー通勤|まいかーつうきん|N2|自分の 車で 会社に 行く こと|commuting by own car|đi làm bằng xe riêng|开私家车上班|आफ्नै गाडीमा काम जाने|berangkat dengan mobil sendiri|ir com o próprio carro
自転車通勤|じてんしゃつうきん|N2|自転車で 会社に 行く こと|commuting by bicycle|đi làm bằng xe đạp|骑自行车上班|साइकलमा काम जाने|berangkat dengan sepeda|ir de bicicleta
送迎バス|そうげいばす|N1|会社が 出す バス|shuttle bus|xe buýt đưa đón|班车|लिने पुर्‍याउने बस|bus jemputan|ônibus da empresa
交通事故|こうつうじこ|N3|車などの 事故|traffic accident|tai nạn giao thông|交通事故|सवारी दुर्घटना|kecelakaan lalu lintas|acidente de trânsito
渋滞|じゅうたい|N1|車が たくさんで 進まない こと|traffic jam|tắc đường|堵车|ट्राफिक जाम|macet|congestionamento
速度|そくど|N2|はやさ|speed|tốc độ|速度|गति|kecepatan|velocidade
制限速度|せいげんそくど|N2|これより はやく 走っては いけない はやさ|speed limit|tốc độ giới hạn|限速|गति सीमा|batas kecepatan|limite de velocidade
違反|いはん|N2|きまりを 守らない こと|violation|vi phạm|违反|नियम उल्लङ्घन|pelanggaran|infração
免停|めんてい|N1|しばらく 運転できない こと|licence suspended|bị treo bằng lái|驾照暂扣|लाइसेन्स निलम्बन|SIM ditangguhkan|habilitação suspensa
燃料|ねんりょう|N2|車などを 動かす 油や ガス|fuel|nhiên liệu|燃料|इन्धन|bahan bakar|combustível
給油|きゅうゆ|N1|車に ガソリンを 入れる こと|refuelling|đổ xăng|加油|तेल भर्ने|isi bensin|abastecimento
点呼|てんこ|N1|名前を よんで たしかめる こと|roll call|điểm danh|点名|हाजिरी बोलाउने|apel|chamada
飲酒運転|いんしゅうんてん|N1|お酒を 飲んで 運転する こと|drunk driving|lái xe khi say|酒后驾驶|मदिरा खाएर चलाउने|mengemudi mabuk|dirigir alcoolizado
積載|せきさい|N1|荷物を のせる こと|loading a vehicle|chất hàng|装载|सामान लाद्ने|muatan|carga
路線|ろせん|N2|バスや 電車の 通る 道|route|tuyến đường|路线|मार्ग|jalur|linha, rota
長距離|ちょうきょり|N2|遠い こと|long distance|đường dài|长途|लामो दूरी|jarak jauh|longa distância
近距離|きんきょり|N2|近い こと|short distance|đường ngắn|短途|छोटो दूरी|jarak dekat|curta distância
往復|おうふく|N2|行って 帰る こと|there and back|khứ hồi|往返|आउजाउ|pulang pergi|ida e volta
片道|かたみち|N2|行くだけ、または 帰るだけ|one way|một chiều|单程|एकतर्फी|sekali jalan|só ida
`;
