/** Words of shops and selling. Columns as in gloss-hiring.data.ts. */
export const shopWords = `
販売|はんばい|N2|売る こと|selling|bán hàng|销售|बिक्री|penjualan|venda
販売員|はんばいいん|N2|ものを 売る 人|salesperson|nhân viên bán hàng|售货员|बिक्री कर्मचारी|penjaga toko|vendedor
販売職|はんばいしょく|N2|売る 仕事|sales job|nghề bán hàng|销售工作|बिक्रीको काम|pekerjaan penjualan|cargo de vendas
営業|えいぎょう|N2|店を あける こと、ものを 売る 仕事|business, sales|kinh doanh, bán hàng|营业、销售|व्यवसाय, बिक्री|usaha, penjualan|vendas, funcionamento
営業職|えいぎょうしょく|N2|会社などに 売る 仕事|sales position|nhân viên kinh doanh|销售职位|बिक्री पद|posisi penjualan|cargo comercial
商品|しょうひん|N3|売る もの|goods|hàng hóa|商品|सामान|barang dagangan|produto
商品知識|しょうひんちしき|N2|売る ものの こと|knowledge of the goods|kiến thức sản phẩm|商品知识|सामानको ज्ञान|pengetahuan barang|conhecimento dos produtos
品出し|しなだし|N1|売る ものを たなに ならべる こと|stocking shelves|xếp hàng lên kệ|上货|सामान राख्ने|menata barang di rak|reposição de mercadorias
陳列|ちんれつ|N1|売る ものを ならべる こと|display of goods|trưng bày|陈列|सामान सजाउने|pajangan barang|exposição de produtos
売り場|うりば|N3|ものを 売る ところ|sales area|quầy bán hàng|卖场|बिक्री कक्ष|bagian penjualan|setor de vendas
売場|うりば|N3|ものを 売る ところ|sales area|quầy bán hàng|卖场|बिक्री कक्ष|bagian penjualan|setor de vendas
店舗|てんぽ|N1|店|shop|cửa hàng|店铺|पसल|toko|loja
店員|てんいん|N3|店で 働く 人|shop assistant|nhân viên cửa hàng|店员|पसल कर्मचारी|pegawai toko|atendente
店長|てんちょう|N3|店の 長|shop manager|cửa hàng trưởng|店长|पसल प्रमुख|kepala toko|gerente da loja
副店長|ふくてんちょう|N2|店長の 次の 人|deputy shop manager|phó cửa hàng trưởng|副店长|सहायक पसल प्रमुख|wakil kepala toko|subgerente
レジ|れじ|N3|店で お金を 払う ところ|till|quầy thu ngân|收银台|काउन्टर|kasir|caixa
レジ打ち|れじうち|N2|レジで お金を もらう 仕事|working the till|thu ngân|收银工作|काउन्टरमा पैसा लिने|bekerja di kasir|operar o caixa
レジ締め|れじじめ|N1|レジの お金を 数えて おわる こと|closing the till|chốt quầy thu ngân|收银结算|काउन्टर हिसाब बन्द|tutup kasir|fechamento do caixa
釣り銭|つりせん|N1|おつり|change|tiền thối|找零|फिर्ता पैसा|uang kembalian|troco
現金|げんきん|N2|お札や お金そのもの|cash|tiền mặt|现金|नगद|uang tunai|dinheiro vivo
電子マネー|でんしまねー|N2|カードや スマホで 払う お金|electronic money|tiền điện tử|电子货币|विद्युतीय पैसा|uang elektronik|dinheiro eletrônico
領収書|りょうしゅうしょ|N1|お金を もらった しるしの 紙|receipt|hóa đơn|收据|भर्पाइ|kuitansi|recibo
請求書|せいきゅうしょ|N1|お金を 払って くださいと いう 紙|bill, invoice|giấy đòi tiền|账单|बिल|tagihan|fatura
返品|へんぴん|N2|買った ものを 店に かえす こと|returning goods|trả hàng|退货|सामान फिर्ता|retur barang|devolução
返金|へんきん|N2|お金を かえす こと|refund|hoàn tiền|退款|पैसा फिर्ता|pengembalian uang|reembolso
交換|こうかん|N2|とりかえる こと|exchange|đổi|更换|साट्ने|penukaran|troca
値引き|ねびき|N2|安く する こと|discount|giảm giá|打折|मूल्य छुट|potongan harga|desconto
割引|わりびき|N2|安く する こと|discount|giảm giá|折扣|छुट|diskon|desconto
税込|ぜいこみ|N2|税金を 入れた 値段|tax included|đã gồm thuế|含税|करसहित|termasuk pajak|com imposto
税抜|ぜいぬき|N1|税金を 入れない 値段|tax excluded|chưa gồm thuế|不含税|करबाहेक|belum termasuk pajak|sem imposto
消費税|しょうひぜい|N2|買う ときに 払う 税金|consumption tax|thuế tiêu dùng|消费税|उपभोग कर|pajak konsumsi|imposto sobre consumo
免税|めんぜい|N1|税金を 払わない こと|tax-free|miễn thuế|免税|कर छुट|bebas pajak|isento de imposto
発注|はっちゅう|N1|品物を たのむ こと|placing an order|đặt hàng|订货|सामान मगाउने|pemesanan barang|pedido ao fornecedor
受注|じゅちゅう|N1|注文を もらう こと|receiving an order|nhận đơn hàng|接受订单|अर्डर पाउने|penerimaan pesanan|recebimento de pedido
仕入れ|しいれ|N1|売る ものを 買う こと|buying in stock|nhập hàng|进货|सामान किन्ने|pembelian barang dagangan|compra de mercadorias
納品書|のうひんしょ|N1|わたした 品物を 書いた 紙|delivery note|phiếu giao hàng|送货单|सामान बुझाएको कागज|surat jalan|nota de entrega
客|きゃく|N3|店に 来る 人|customer|khách|客人|ग्राहक|pelanggan|cliente
お客様|おきゃくさま|N3|お客さん（ていねい）|customer (polite)|quý khách|顾客|ग्राहक|pelanggan (sopan)|cliente (formal)
顧客|こきゃく|N1|お客さん|customer, client|khách hàng|顾客|ग्राहक|pelanggan|cliente
来客|らいきゃく|N2|来た お客さん|visitor|khách đến|来客|आएको पाहुना|tamu|visita
苦情|くじょう|N1|よくないと 言う こと|complaint|phàn nàn|投诉|गुनासो|keluhan|reclamação
クレーム|くれーむ|N2|お客さんが よくないと 言う こと|complaint|khiếu nại|投诉|गुनासो|keluhan|reclamação
クレーム対応|くれーむたいおう|N2|苦情を 聞いて こたえる こと|dealing with complaints|xử lý khiếu nại|处理投诉|गुनासो सम्बोधन|penanganan keluhan|tratar reclamações
問い合わせ|といあわせ|N2|質問する こと|inquiry|hỏi, liên hệ|询问|सोधपुछ|pertanyaan|consulta
お問い合わせ|おといあわせ|N2|質問する こと|inquiry|hỏi, liên hệ|咨询|सोधपुछ|pertanyaan|consulta
呼び込み|よびこみ|N1|店の 前で お客さんを よぶ こと|calling in customers|mời chào khách|招揽顾客|ग्राहक बोलाउने|memanggil pelanggan|chamar clientes
試着|しちゃく|N1|買う 前に 着て みる こと|trying on|mặc thử|试穿|लगाएर हेर्ने|mencoba pakaian|provar roupa
試食|ししょく|N1|買う 前に 食べて みる こと|tasting samples|ăn thử|试吃|चाखेर हेर्ने|mencicipi contoh|degustação
見本|みほん|N2|どんな ものか 見せる もの|sample|hàng mẫu|样品|नमुना|contoh|amostra
品切れ|しなぎれ|N2|売る ものが ない こと|sold out|hết hàng|缺货|सामान सकिएको|stok habis|esgotado
取り寄せ|とりよせ|N2|ほかから 送って もらう こと|ordering in|đặt hàng về|调货|मगाइदिने|pesan dari tempat lain|encomenda
万引き|まんびき|N1|店の ものを ぬすむ こと|shoplifting|trộm đồ cửa hàng|偷窃商品|पसलबाट चोरी|pengutilan|furto em loja
防犯|ぼうはん|N1|悪い ことを させない こと|crime prevention|phòng chống tội phạm|防盗|अपराध रोकथाम|pencegahan kejahatan|prevenção de crimes
売上目標|うりあげもくひょう|N2|これだけ 売りたいと いう 数|sales target|mục tiêu doanh số|销售目标|बिक्री लक्ष्य|target penjualan|meta de vendas
目標|もくひょう|N2|したいと 思って がんばる こと|goal|mục tiêu|目标|लक्ष्य|tujuan|meta
ノルマ|のるま|N1|かならず しなければ ならない 数|quota|chỉ tiêu|定额任务|तोकिएको कोटा|kuota wajib|cota obrigatória
成績|せいせき|N2|した ことの 結果|results|thành tích|成绩|नतिजा|prestasi|desempenho
実績|じっせき|N1|今までの 結果|past results|thành tích thực tế|实际业绩|विगतको नतिजा|hasil nyata|resultados obtidos
単価|たんか|N1|一つの 値段|unit price|đơn giá|单价|प्रति एकाइ मूल्य|harga satuan|preço unitário
価格|かかく|N2|値段|price|giá cả|价格|मूल्य|harga|preço
値段|ねだん|N3|いくらか|price|giá|价钱|मूल्य|harga|preço
量販店|りょうはんてん|N1|たくさん 売る 大きい 店|large retailer|cửa hàng bán lẻ lớn|大型零售店|ठूलो खुद्रा पसल|toko ritel besar|grande varejista
小売|こうり|N1|店で お客さんに 売る こと|retail|bán lẻ|零售|खुद्रा बिक्री|eceran|varejo
卸売|おろしうり|N1|店に 売る こと|wholesale|bán buôn|批发|थोक बिक्री|grosir|atacado
通販|つうはん|N1|インターネットなどで 売る こと|mail order, online sales|bán hàng từ xa|网购、邮购|अनलाइन बिक्री|belanja daring|venda à distância
美容師|びようし|N2|かみを 切る 仕事の 人|hairdresser|thợ làm tóc|美发师|कपाल काट्ने|penata rambut|cabeleireiro
理容師|りようし|N1|かみや ひげを 切る 仕事の 人|barber|thợ cắt tóc|理发师|हजाम|tukang cukur|barbeiro
携帯|けいたい|N3|持って あるく こと、その 電話|carrying, mobile phone|điện thoại di động|手机、携带|मोबाइल|ponsel|celular
契約手続き|けいやくてつづき|N2|契約の ために する こと|contract procedure|thủ tục hợp đồng|合同手续|सम्झौता प्रक्रिया|prosedur kontrak|procedimento de contrato
買い物|かいもの|N4|ものを 買う こと|shopping|mua sắm|购物|किनमेल|belanja|compras
開封|かいふう|N1|あける こと|opening a package|mở bao bì|开封|खोल्ने|membuka kemasan|abertura da embalagem
展示|てんじ|N1|ならべて 見せる こと|display|trưng bày|展示|प्रदर्शन|pameran|exposição
催事|さいじ|N1|店などの とくべつな イベント|special event|sự kiện bán hàng|特卖活动|विशेष कार्यक्रम|acara khusus|evento especial
陳列棚|ちんれつだな|N1|売る ものを ならべる たな|display shelf|kệ trưng bày|陈列架|सामान राख्ने दराज|rak pajangan|prateleira de exposição
棚|たな|N1|ものを おく ところ|shelf|kệ|架子|दराज|rak|prateleira
`;
