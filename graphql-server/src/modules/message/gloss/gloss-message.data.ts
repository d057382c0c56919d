/** Words in which employers write: polite words, time, writing and answering, and verbs of written Japanese. Columns as in gloss-hiring.data.ts. */
export const messageWords = `
お世話|おせわ|N3|手伝い、助け|help, kindness|sự giúp đỡ|关照|सहयोग|bantuan|ajuda
世話|せわ|N3|手伝い、助け|help, care|chăm sóc, giúp đỡ|照顾|हेरचाह, सहयोग|bantuan, perawatan|cuidado, ajuda
平素|へいそ|N1|いつも|always, usually|thường ngày|平时|सधैँ|biasanya, selalu|habitualmente
拝啓|はいけい|N1|手紙の はじめの あいさつ|Dear … (opening of a letter)|kính gửi|敬启者|पत्रको सुरुको अभिवादन|dengan hormat|prezado(a)
敬具|けいぐ|N1|手紙の おわりの あいさつ|Yours sincerely|trân trọng|此致敬礼|पत्रको अन्त्यको अभिवादन|hormat kami|atenciosamente
お忙しい|おいそがしい|N4|いそがしい（ていねい）|busy (polite)|bận rộn (lịch sự)|您忙|व्यस्त|sibuk (sopan)|ocupado (formal)
大変|たいへん|N4|とても、つらい|very, hard|rất, vất vả|非常、辛苦|धेरै, गाह्रो|sangat, berat|muito, difícil
誠に|まことに|N1|本当に|truly|thật sự|真诚地|साँच्चै|sungguh|sinceramente
幸い|さいわい|N2|うれしい こと|glad, fortunate|may mắn, lấy làm vui|荣幸、幸好|खुसी, भाग्यवश|beruntung, senang|feliz, grato
幸甚|こうじん|N1|とても うれしい|most grateful|rất lấy làm vui|荣幸之至|धेरै आभारी|sangat berterima kasih|muito grato
お手数|おてすう|N2|時間が かかる こと|trouble you take|sự phiền phức|麻烦您|झन्झट|repot|incômodo
お手数ですが|おてすうですが|N2|すみませんが|sorry for the trouble, but|xin phiền bạn|麻烦您|कष्टका लागि माफ गर्नुहोस्|maaf merepotkan|desculpe o incômodo
お手元|おてもと|N1|あなたの ところ|in your hands|trong tay bạn|您手边|तपाईंको हातमा|di tangan Anda|em suas mãos
お気軽に|おきがるに|N2|えんりょしないで|feel free to|đừng ngại|请随意|नहिचकिचाई|jangan sungkan|à vontade
遠慮なく|えんりょなく|N2|がまんしないで|without holding back|không ngại ngùng|请别客气|नहिचकिचाई|tanpa sungkan|sem cerimônia
差し支え|さしつかえ|N1|こまる こと|inconvenience|trở ngại|不方便|असुविधा|halangan|inconveniente
恐れ入る|おそれいる|N1|すみません、ありがとうございます（ていねい）|I am sorry, thank you (polite)|xin lỗi, cảm ơn (lịch sự)|不好意思、谢谢|माफ गर्नुहोस्, धन्यवाद|mohon maaf, terima kasih|com licença, obrigado
申し訳ない|もうしわけない|N2|ごめんなさいと いう 気持ち|sorry|xin lỗi, có lỗi|抱歉|माफ गर्नुहोस्|maaf|lamento
お詫び|おわび|N1|「ごめんなさい」と 言う こと|apology|lời xin lỗi|道歉|माफी|permintaan maaf|pedido de desculpas
感謝|かんしゃ|N2|ありがとうと 思う こと|thanks|cảm ơn|感谢|कृतज्ञता|terima kasih|gratidão
御礼|おれい|N1|「ありがとう」と 言う こと|thanks|lời cảm ơn|致谢|धन्यवाद|ucapan terima kasih|agradecimento
挨拶|あいさつ|N2|「こんにちは」などの ことば|greeting|chào hỏi|问候|अभिवादन|salam|saudação
申す|もうす|N3|言う（ていねい）|to say (humble)|nói, tên là (khiêm nhường)|说、叫（谦逊）|भन्ने|berkata (sopan)|dizer (humilde)
参る|まいる|N2|行く、来る（ていねい）|to go, to come (humble)|đi, đến (khiêm nhường)|去、来（谦逊）|जाने, आउने|pergi, datang (sopan)|ir, vir (humilde)
致す|いたす|N1|する（ていねい）|to do (humble)|làm (khiêm nhường)|做（谦逊）|गर्ने|melakukan (sopan)|fazer (humilde)
頂く|いただく|N2|もらう（ていねい）|to receive (humble)|nhận (khiêm nhường)|得到（谦逊）|पाउने|menerima (sopan)|receber (humilde)
頂戴|ちょうだい|N1|もらう こと（ていねい）|receiving (humble)|nhận (khiêm nhường)|得到（谦逊）|पाउने|menerima (sopan)|receber (humilde)
召し上がる|めしあがる|N2|食べる、飲む（ていねい）|to eat, to drink (respectful)|dùng bữa (kính ngữ)|吃、喝（尊敬）|खाने, पिउने|makan, minum (hormat)|comer, beber (respeitoso)
ご覧|ごらん|N2|見る こと（ていねい）|looking (respectful)|xem (kính ngữ)|看（尊敬）|हेर्ने|melihat (hormat)|ver (respeitoso)
お越し|おこし|N1|来る こと（ていねい）|coming (respectful)|đến (kính ngữ)|光临|आउने|datang (hormat)|vir (respeitoso)
お目にかかる|おめにかかる|N1|会う（ていねい）|to meet (humble)|gặp (khiêm nhường)|见面（谦逊）|भेट्ने|bertemu (sopan)|encontrar (humilde)
かしこまる|かしこまる|N2|「わかりました」と ていねいに 言う|to respectfully understand|vâng, đã rõ|明白了（敬）|आज्ञा, बुझेँ|siap, mengerti|entendido
ご了承|ごりょうしょう|N1|わかって「いい」と 思う こと|understanding, consent|xin thông cảm|谅解|बुझिदिनुहोस्|mohon maklum|compreensão
ご容赦|ごようしゃ|N1|ゆるす こと|forgiveness|xin thứ lỗi|请原谅|क्षमा|mohon maaf|desculpas
ご査収|ごさしゅう|N1|受け取って たしかめる こと|please receive and check|vui lòng nhận và kiểm tra|请查收|पाएर जाँच्नुहोस्|mohon diterima dan diperiksa|favor receber e conferir
ご教示|ごきょうじ|N1|教える こと|kindly telling|chỉ bảo|赐教|बताइदिने|mohon diberi tahu|informar, ensinar
ご一報|ごいっぽう|N1|知らせる こと|letting know|báo tin|告知一声|खबर गर्ने|kabar|aviso
ご足労|ごそくろう|N1|わざわざ 来る こと|taking the trouble to come|cất công đến|劳驾前来|कष्ट गरी आउने|bersusah payah datang|dar-se ao trabalho de vir
ご縁|ごえん|N1|会社と 人が つながる こと|connection between people|duyên|缘分|सम्बन्ध|jodoh, hubungan|afinidade, oportunidade
ご健勝|ごけんしょう|N1|元気な こと|good health (in letters)|sức khỏe|健康|राम्रो स्वास्थ्य|kesehatan|boa saúde
お祈り|おいのり|N2|そう なるように 願う こと|wishing, praying|cầu chúc|祝愿|शुभकामना|mendoakan|votos
見合わせる|みあわせる|N1|今は しない|to put off, not to do now|tạm hoãn, không làm|暂缓|अहिले नगर्ने|menunda, tidak melakukan|deixar para depois
見送り|みおくり|N1|今回は しない こと|not doing it this time|không chọn lần này|此次不采取|यसपटक नगर्ने|tidak dilakukan kali ini|não fazer desta vez
添える|そえる|N1|いっしょに つける|to add, to meet (a wish)|kèm theo, đáp ứng|附上、满足|साथमा राख्ने|menyertakan, memenuhi|anexar, atender
応じる|おうじる|N2|それに 合わせて する|to respond to|đáp ứng|响应|अनुसार गर्ने|menanggapi|atender a
伴う|ともなう|N1|いっしょに おきる|to go with|kéo theo|伴随|सँगै हुने|disertai|acompanhar
及ぶ|およぶ|N1|そこまで とどく|to reach, to extend|lên tới|达到|पुग्ने|mencapai|alcançar
及び|および|N1|と|and|và|以及|र|dan|e
並びに|ならびに|N1|と|and also|và|以及|तथा|serta|e também
若しくは|もしくは|N1|または|or|hoặc|或者|वा|atau|ou
又は|または|N2|AかB|or|hoặc|或|वा|atau|ou
但し|ただし|N1|でも（ちがう ときが ある）|however, provided that|tuy nhiên|但是|तर|namun|porém
尚|なお|N1|それから|furthermore|ngoài ra|另外|साथै|selain itu|além disso
尚且つ|なおかつ|N1|そして その うえ|and moreover|hơn nữa|而且|र साथै|dan juga|e ainda
且つ|かつ|N1|そして|and|và|并且|र|dan|e
例|れい|N3|たとえば の もの|example|ví dụ|例子|उदाहरण|contoh|exemplo
詳細|しょうさい|N1|くわしい こと|details|chi tiết|详细|विस्तृत विवरण|rincian|detalhes
詳しい|くわしい|N2|小さい ことまで わかる|detailed|chi tiết|详细的|विस्तृत|rinci|detalhado
概要|がいよう|N1|だいたいの こと|outline|khái quát|概要|सारांश|ringkasan|resumo
下記|かき|N1|下に 書いて ある こと|what is written below|dưới đây|下述|तल लेखिएको|yang tertulis di bawah|abaixo
上記|じょうき|N1|上に 書いて ある こと|what is written above|trên đây|上述|माथि लेखिएको|yang tertulis di atas|acima
以下|いか|N3|これより 下、この あと|below, or less|dưới đây, trở xuống|以下|तल, भन्दा कम|di bawah, berikut|abaixo, até
以上|いじょう|N3|これより 上、これで おわり|or more; that is all|trở lên; hết|以上|भन्दा बढी; सकियो|atau lebih; sekian|ou mais; é só
以内|いない|N3|それより 多くない|within|trong vòng|以内|भित्र|dalam|dentro de
以降|いこう|N2|その あと|from then on|từ đó trở đi|以后|त्यसपछि|setelah itu|a partir de
以前|いぜん|N3|その 前|before|trước đây|以前|त्यसअघि|sebelumnya|antes
未満|みまん|N2|それより 少ない|less than|dưới, chưa đến|未满|भन्दा कम|kurang dari|menos de
以外|いがい|N3|それでは ない もの|other than|ngoài ra|以外|बाहेक|selain|exceto
同封|どうふう|N1|手紙と いっしょに 入れる こと|enclosed|gửi kèm trong phong bì|随信附上|खामभित्र सँगै|dilampirkan dalam amplop|incluso no envelope
返送|へんそう|N1|送りかえす こと|sending back|gửi trả lại|寄回|फिर्ता पठाउने|mengirim kembali|devolução pelo correio
返却|へんきゃく|N1|かえす こと|giving back|trả lại|归还|फिर्ता गर्ने|pengembalian|devolução
送付|そうふ|N1|送る こと|sending|gửi|寄送|पठाउने|pengiriman|envio
受領|じゅりょう|N1|もらう こと|receipt|nhận|收到|प्राप्ति|penerimaan|recebimento
受け取り|うけとり|N2|もらう こと|receiving|nhận|领取|प्राप्ति|penerimaan|recebimento
受け取る|うけとる|N2|もらう|to receive|nhận|收到|प्राप्त गर्ने|menerima|receber
預かる|あずかる|N1|ほかの 人の ものを もって おく|to keep for somebody|giữ giúp|代为保管|राखिदिने|menyimpankan|guardar para alguém
預ける|あずける|N1|ほかの 人に もって もらう|to leave with somebody|gửi giữ|寄存|राख्न दिने|menitipkan|deixar aos cuidados
破棄|はき|N1|すてる こと、やめる こと|destroying, cancelling|hủy bỏ|销毁|नष्ट गर्ने|pemusnahan|descarte, anulação
押印|おういん|N1|はんこを おす こと|putting one's seal|đóng dấu|盖章|छाप लगाउने|membubuhkan stempel|carimbar
捺印|なついん|N1|はんこを おす こと|putting one's seal|đóng dấu|盖章|छाप लगाउने|membubuhkan stempel|carimbar
記入漏れ|きにゅうもれ|N1|書くのを わすれた ところ|something not filled in|điền thiếu|漏填|भर्न छुटेको|ada yang belum diisi|campo não preenchido
漏れ|もれ|N1|わすれた ところ|omission|thiếu sót|遗漏|छुटेको|yang terlewat|omissão
不備|ふび|N1|たりない ところ|something missing or wrong|thiếu sót|不完备|अपूर्ण|kekurangan|falta, falha
訂正|ていせい|N1|まちがいを なおす こと|correction|đính chính|订正|सच्याउने|pembetulan|correção
修正|しゅうせい|N1|なおす こと|correction|sửa|修改|सुधार|perbaikan|correção
追加|ついか|N2|あとから ふやす こと|addition|bổ sung, thêm|追加|थप|tambahan|acréscimo
変更点|へんこうてん|N2|変わる ところ|what has changed|điểm thay đổi|变更点|परिवर्तन भएको कुरा|hal yang berubah|ponto alterado
取消|とりけし|N2|やめる こと|cancellation|hủy|取消|रद्द|pembatalan|cancelamento
取り消し|とりけし|N2|やめる こと|cancellation|hủy|取消|रद्द|pembatalan|cancelamento
再度|さいど|N1|もう 一度|once more|một lần nữa|再次|फेरि|sekali lagi|novamente
改めて|あらためて|N1|もう 一度、べつの ときに|again, another time|lại, lần khác|再次、另行|फेरि|lagi, lain waktu|novamente
追って|おって|N1|あとで|later|sau đó|随后|पछि|kemudian|depois
事前|じぜん|N2|する 前|beforehand|trước|事先|पहिले नै|sebelumnya|com antecedência
事前に|じぜんに|N2|前に|beforehand|trước|事先|पहिले नै|sebelumnya|com antecedência
予め|あらかじめ|N1|前に|in advance|trước|事先|पहिले नै|sebelumnya|de antemão
早急|さっきゅう|N1|すぐに|at once|khẩn trương|尽快|तुरुन्तै|segera|imediatamente
速やか|すみやか|N1|すぐに、はやく|prompt|nhanh chóng|迅速|चाँडो|segera|prontamente
直ちに|ただちに|N1|すぐに|immediately|ngay lập tức|立即|तुरुन्तै|segera|imediatamente
随時|ずいじ|N1|いつでも|at any time|bất cứ lúc nào|随时|जुनसुकै बेला|sewaktu-waktu|a qualquer momento
随時募集|ずいじぼしゅう|N1|いつでも 人を さがして いる|always recruiting|tuyển liên tục|随时招聘|जहिले पनि भर्ना|menerima lamaran kapan saja|contratação contínua
即日|そくじつ|N1|その 日の うちに|the same day|trong ngày|当天|त्यही दिन|hari itu juga|no mesmo dia
即戦力|そくせんりょく|N1|すぐに 仕事が できる 人|somebody who can start at once|người làm được việc ngay|能立即上手的人|तुरुन्त काम गर्न सक्ने|siap kerja langsung|pronto para atuar
翌週|よくしゅう|N1|次の 週|the next week|tuần sau|下一周|अर्को हप्ता|minggu berikutnya|semana seguinte
翌朝|よくあさ|N1|次の 日の 朝|the next morning|sáng hôm sau|第二天早上|भोलिपल्ट बिहान|keesokan paginya|manhã seguinte
前日|ぜんじつ|N2|前の 日|the day before|ngày hôm trước|前一天|अघिल्लो दिन|hari sebelumnya|véspera
同日|どうじつ|N1|同じ 日|the same day|cùng ngày|同一天|त्यही दिन|hari yang sama|mesmo dia
上旬|じょうじゅん|N1|月の はじめの 10日|first ten days of a month|đầu tháng|上旬|महिनाको पहिलो दस दिन|sepuluh hari pertama|início do mês
中旬|ちゅうじゅん|N1|月の 11日から 20日|middle ten days of a month|giữa tháng|中旬|महिनाको बीचको दस दिन|pertengahan bulan|meados do mês
下旬|げじゅん|N1|月の 21日から おわり|last ten days of a month|cuối tháng|下旬|महिनाको अन्तिम दस दिन|akhir bulan|fim do mês
月末|げつまつ|N2|月の おわり|end of the month|cuối tháng|月底|महिनाको अन्त्य|akhir bulan|fim do mês
月初|げっしょ|N1|月の はじめ|beginning of the month|đầu tháng|月初|महिनाको सुरु|awal bulan|início do mês
年度|ねんど|N2|4月から 3月までの 1年|year from April to March|năm tài chính|年度|अप्रिलदेखि मार्चसम्मको वर्ष|tahun April sampai Maret|ano de abril a março
半年|はんとし|N2|6か月|half a year|nửa năm|半年|आधा वर्ष|setengah tahun|seis meses
毎月|まいつき|N4|どの 月も|every month|hằng tháng|每月|हरेक महिना|setiap bulan|todo mês
定時|ていじ|N2|決まった 時間|fixed time|giờ quy định|规定时间|तोकिएको समय|waktu yang ditetapkan|horário fixo
時刻|じこく|N2|何時何分か|time of day|thời điểm|时刻|समय|waktu, jam|horário
始業時刻|しぎょうじこく|N2|仕事が 始まる 時間|starting time|giờ bắt đầu|上班时间|काम सुरु समय|jam mulai kerja|hora de início
終業時刻|しゅうぎょうじこく|N2|仕事が 終わる 時間|finishing time|giờ kết thúc|下班时间|काम सकिने समय|jam selesai kerja|hora de término
集合|しゅうごう|N2|一つの ところに 集まる こと|gathering|tập trung|集合|भेला हुने|berkumpul|reunir-se
集合場所|しゅうごうばしょ|N2|集まる 場所|meeting place|điểm tập trung|集合地点|भेला हुने ठाउँ|tempat berkumpul|ponto de encontro
解散|かいさん|N2|わかれて 帰る こと|breaking up of a gathering|giải tán|解散|छुट्टिने|bubar|dispersão
到着|とうちゃく|N2|つく こと|arrival|đến nơi|到达|आइपुग्ने|tiba|chegada
出発|しゅっぱつ|N3|出かける こと|departure|xuất phát|出发|प्रस्थान|berangkat|partida
来社|らいしゃ|N1|会社に 来る こと|coming to the company|đến công ty|来公司|कम्पनीमा आउने|datang ke perusahaan|vir à empresa
来店|らいてん|N1|店に 来る こと|coming to the shop|đến cửa hàng|来店|पसलमा आउने|datang ke toko|vir à loja
訪問|ほうもん|N2|家や 会社に 行く こと|visit|thăm|访问|भ्रमण|kunjungan|visita
同行|どうこう|N1|いっしょに 行く こと|going together|đi cùng|同行|सँगै जाने|ikut serta|acompanhar
出席|しゅっせき|N2|会などに 出る こと|attendance|tham dự|出席|उपस्थिति|kehadiran|presença
参加|さんか|N2|いっしょに する こと|taking part|tham gia|参加|सहभागी|ikut serta|participação
参照|さんしょう|N1|見て しらべる こと|referring to|tham khảo|参照|हेर्ने|lihat, rujuk|consultar
準備|じゅんび|N3|前に 用意する こと|preparation|chuẩn bị|准备|तयारी|persiapan|preparação
用意|ようい|N3|使う ものを 出して おく こと|getting ready|chuẩn bị|准备|तयारी|persiapan|preparar
実施|じっし|N1|する こと|carrying out|thực hiện|实施|सञ्चालन|pelaksanaan|realização
開始|かいし|N2|はじめる こと|start|bắt đầu|开始|सुरु|mulai|início
終了|しゅうりょう|N2|おわる こと|end|kết thúc|结束|समाप्त|selesai|término
完了|かんりょう|N2|ぜんぶ おわる こと|completion|hoàn tất|完成|पूरा|selesai|conclusão
継続|けいぞく|N1|つづける こと|continuing|tiếp tục|继续|निरन्तर|berlanjut|continuação
検討中|けんとうちゅう|N1|考えて いる ところ|being considered|đang xem xét|正在考虑|विचार गर्दै|sedang dipertimbangkan|em análise
保留|ほりゅう|N1|すぐに 決めないで おく こと|put on hold|tạm hoãn quyết định|保留|स्थगित|ditunda|em espera
多数|たすう|N2|たくさん|many|nhiều|许多|धेरै|banyak|muitos
少々|しょうしょう|N2|少し|a little|một chút|稍微|अलिकति|sedikit|um pouco
若干|じゃっかん|N1|少し|a few, somewhat|một ít|若干|केही|sedikit, beberapa|alguns, um pouco
程度|ていど|N2|くらい|about, degree|khoảng, mức độ|程度、左右|करिब|kira-kira|cerca de
前後|ぜんご|N2|まえと うしろ、だいたい|around, before and after|khoảng, trước sau|前后、左右|करिब, अघिपछि|sekitar, sebelum dan sesudah|cerca de, antes e depois
原則|げんそく|N1|ふつうの きまり|as a rule|về nguyên tắc|原则上|सामान्य नियम|pada dasarnya|em princípio
例外|れいがい|N1|きまりと ちがう もの|exception|ngoại lệ|例外|अपवाद|pengecualian|exceção
該当|がいとう|N1|それに 合う こと|falling under, matching|tương ứng, thuộc diện|符合|मिल्ने|sesuai|enquadrar-se
対象|たいしょう|N1|それを する 相手|object, those concerned|đối tượng|对象|लक्षित|sasaran|público-alvo
当該|とうがい|N1|その|the said|liên quan, đó|该|सम्बन्धित|yang bersangkutan|em questão
各自|かくじ|N1|一人 一人|each person|mỗi người|各自|प्रत्येक व्यक्ति|masing-masing|cada um
本人|ほんにん|N2|その 人|the person himself or herself|chính người đó|本人|व्यक्ति आफैँ|yang bersangkutan|a própria pessoa
代理|だいり|N1|かわりの 人|representative|người thay mặt|代理|प्रतिनिधि|wakil|representante
窓口|まどぐち|N2|手続きを する ところ|counter, contact|quầy, đầu mối|窗口|काउन्टर|loket|guichê, contato
総合受付|そうごううけつけ|N2|いちばん はじめに 行く 受付|main reception|quầy tiếp tân chính|综合前台|मुख्य रिसेप्सन|resepsionis utama|recepção geral
内容|ないよう|N2|中に ある こと|contents|nội dung|内容|विषयवस्तु|isi|conteúdo
項目|こうもく|N1|一つ一つの こと|item|mục|项目|बुँदा|butir|item
方法|ほうほう|N2|やり方|method|phương pháp|方法|तरिका|cara|método
目的|もくてき|N2|なんの ためか|purpose|mục đích|目的|उद्देश्य|tujuan|objetivo
事情|じじょう|N1|理由や ようす|circumstances|hoàn cảnh|情况|परिस्थिति|keadaan|circunstâncias
状況|じょうきょう|N1|ようす|situation|tình hình|状况|अवस्था|situasi|situação
問題|もんだい|N4|こまる こと、質問|problem, question|vấn đề|问题|समस्या|masalah|problema
問題ない|もんだいない|N4|だいじょうぶ|no problem|không vấn đề gì|没问题|समस्या छैन|tidak masalah|sem problema
必ず|かならず|N3|ぜったいに|without fail|nhất định|一定|अवश्य|pasti, harus|sem falta
是非|ぜひ|N1|どうしても（して ほしい）|by all means|nhất định, rất mong|务必|अवश्य|pastikan, sangat|com certeza
極力|きょくりょく|N1|できるだけ|as far as possible|hết sức có thể|尽量|सकेसम्म|sebisa mungkin|ao máximo
可能な限り|かのうなかぎり|N2|できるだけ|as far as possible|trong khả năng có thể|尽可能|सम्भव भएसम्म|sebisa mungkin|na medida do possível
原則として|げんそくとして|N1|ふつうは|as a rule|về nguyên tắc|原则上|सामान्यतया|pada dasarnya|em princípio
一切|いっさい|N1|ぜんぶ、ぜんぜん（ない）|all; (not) at all|hoàn toàn (không)|一切、完全（不）|सबै; कत्ति पनि (छैन)|semua; sama sekali (tidak)|tudo; nada
負担|ふたん|N1|お金や 仕事を もつ こと|burden, bearing the cost|gánh vác, chi trả|负担|भार, खर्च बेहोर्ने|beban, menanggung|arcar com, encargo
全額|ぜんがく|N2|お金の ぜんぶ|the full amount|toàn bộ số tiền|全额|पूरा रकम|seluruh jumlah|valor total
一部|いちぶ|N2|ぜんぶでは ない、少し|a part|một phần|一部分|केही भाग|sebagian|uma parte
半額|はんがく|N2|半分の お金|half the price|nửa giá|半价|आधा मूल्य|setengah harga|metade do valor
合計|ごうけい|N2|ぜんぶ たした 数|total|tổng cộng|合计|जम्मा|jumlah|total
平均|へいきん|N2|だいたい まん中の 数|average|trung bình|平均|औसत|rata-rata|média
最大|さいだい|N2|いちばん 大きい、多い|at most|tối đa|最大|अधिकतम|maksimum|máximo
最低|さいてい|N2|いちばん 低い、少ない|at least, lowest|tối thiểu|最低|न्यूनतम|minimum|mínimo
応募歓迎|おうぼかんげい|N2|応募を まって いる|applications welcome|hoan nghênh ứng tuyển|欢迎应聘|आवेदन स्वागत छ|lamaran disambut|candidaturas bem-vindas
付与|ふよ|N1|あげる こと|granting|cấp, trao|给予|दिने|pemberian|concessão
勧める|すすめる|N1|「した ほうが いい」と 言う|to recommend|khuyên|劝、推荐|सल्लाह दिने|menyarankan|recomendar
定める|さだめる|N1|きめる|to lay down|quy định|规定|तोक्ने|menetapkan|estabelecer
従う|したがう|N1|言われた とおりに する|to follow|tuân theo|遵从|पालना गर्ने|mengikuti|seguir, obedecer
基づく|もとづく|N1|それを もとに する|to be based on|dựa trên|基于|आधारित हुने|berdasarkan|basear-se em
満たす|みたす|N1|条件に 合う|to meet (conditions)|đáp ứng|满足|पूरा गर्ने|memenuhi|cumprir, atender
除く|のぞく|N1|それを 入れない|to leave out|trừ ra|除去|बाहेक गर्ने|mengecualikan|excluir
含む|ふくむ|N2|中に 入れる|to include|bao gồm|包含|समावेश गर्ने|termasuk|incluir
超える|こえる|N2|それより 多く なる|to exceed|vượt quá|超过|बढी हुने|melebihi|ultrapassar
過ぎる|すぎる|N3|それより あとに なる|to be past|quá|超过|नाघ्ने|lewat|passar de
済む|すむ|N2|おわる|to be finished|xong|完成|सकिने|selesai|terminar
務める|つとめる|N2|仕事を する|to serve as|đảm nhiệm|担任|काम गर्ने|bertugas|exercer
努める|つとめる|N2|がんばる|to make an effort|nỗ lực|努力|प्रयास गर्ने|berusaha|esforçar-se
担う|になう|N1|仕事を もつ|to take on|gánh vác|承担|जिम्मा लिने|memikul|assumir
任せる|まかせる|N1|ほかの 人に やって もらう|to leave to somebody|giao phó|交给|जिम्मा दिने|mempercayakan|confiar a
携わる|たずさわる|N1|その 仕事を する|to be engaged in|tham gia vào|从事|संलग्न हुने|terlibat|atuar em
従事|じゅうじ|N1|その 仕事を する こと|being engaged in work|làm việc|从事|काममा लागेको|bekerja di bidang|atuar em
備える|そなえる|N1|前に 準備する|to prepare for|chuẩn bị sẵn|准备、具备|तयारी गर्ने|menyiapkan|preparar-se
促す|うながす|N1|するように 言う|to urge|thúc giục|催促|गर्न लगाउने|mendorong|incentivar
怠る|おこたる|N1|する ことを しない|to neglect|lơ là|疏忽|नगर्ने, बेवास्ता गर्ने|lalai|negligenciar
生じる|しょうじる|N2|おきる|to arise|phát sinh|发生|हुने|timbul|surgir
発生|はっせい|N2|おきる こと|occurrence|xảy ra|发生|घट्ने|terjadi|ocorrência
`;
