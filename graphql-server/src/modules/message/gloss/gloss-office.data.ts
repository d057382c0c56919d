/** Words of offices and of computers. Columns as in gloss-hiring.data.ts. */
export const officeWords = `
事務|じむ|N3|会社の 机の 仕事|office work|công việc văn phòng|事务|कार्यालय काम|pekerjaan kantor|trabalho de escritório
事務職|じむしょく|N2|会社の 机の 仕事|office job|nhân viên văn phòng|文职|कार्यालयको पद|staf kantor|cargo administrativo
事務員|じむいん|N2|机の 仕事を する 人|office clerk|nhân viên văn phòng|办事员|कार्यालय कर्मचारी|pegawai kantor|auxiliar de escritório
事務所|じむしょ|N3|机の 仕事を する ところ|office|văn phòng|办公室|कार्यालय|kantor|escritório
一般事務|いっぱんじむ|N2|ふつうの 机の 仕事|general office work|văn phòng tổng hợp|一般事务|सामान्य कार्यालय काम|administrasi umum|administrativo geral
総務|そうむ|N1|会社の いろいろな 仕事を する ところ|general affairs|tổng vụ|总务|सामान्य प्रशासन|urusan umum|administração geral
総務部|そうむぶ|N1|会社の いろいろな 仕事を する 部|general affairs department|phòng tổng vụ|总务部|सामान्य प्रशासन विभाग|bagian umum|departamento administrativo
総務課|そうむか|N1|会社の いろいろな 仕事を する 課|general affairs section|bộ phận tổng vụ|总务科|सामान्य प्रशासन शाखा|seksi umum|setor administrativo
人事部|じんじぶ|N2|社員の ことを する 部|personnel department|phòng nhân sự|人事部|मानव संसाधन विभाग|bagian personalia|recursos humanos
経理|けいり|N1|会社の お金の 計算|accounting|kế toán|会计|लेखा|akuntansi|contabilidade
経理部|けいりぶ|N1|会社の お金の 計算を する 部|accounting department|phòng kế toán|财务部|लेखा विभाग|bagian akuntansi|departamento contábil
営業部|えいぎょうぶ|N2|売る 仕事の 部|sales department|phòng kinh doanh|营业部|बिक्री विभाग|bagian penjualan|departamento comercial
部長|ぶちょう|N3|部の 長|head of department|trưởng phòng|部长|विभाग प्रमुख|kepala bagian|gerente de departamento
課長|かちょう|N3|課の 長|section chief|trưởng bộ phận|科长|शाखा प्रमुख|kepala seksi|chefe de setor
係長|かかりちょう|N2|係の 長|subsection chief|tổ trưởng|股长|उपशाखा प्रमुख|kepala subseksi|supervisor
主任|しゅにん|N2|仕事を まとめる 人|senior staff member|chủ nhiệm|主任|मुख्य कर्मचारी|penyelia|líder
社長|しゃちょう|N3|会社の いちばん 上の 人|company president|giám đốc|社长|कम्पनी प्रमुख|direktur utama|presidente da empresa
代表取締役|だいひょうとりしまりやく|N1|会社の 代表の 人|representative director|giám đốc đại diện|董事长代表|प्रतिनिधि निर्देशक|direktur perwakilan|diretor representante
取締役|とりしまりやく|N1|会社の 大切な ことを 決める 人|director|thành viên hội đồng quản trị|董事|निर्देशक|direktur|diretor
役員|やくいん|N2|会社の 大切な ことを 決める 人|executive|ban lãnh đạo|高管|कार्यकारी सदस्य|pengurus|executivo
上司|じょうし|N2|仕事で 上の 人|superior, boss|cấp trên|上司|हाकिम|atasan|superior, chefe
部下|ぶか|N2|仕事で 下の 人|subordinate|cấp dưới|部下|मातहत|bawahan|subordinado
同僚|どうりょう|N1|いっしょに 働く 人|colleague|đồng nghiệp|同事|सहकर्मी|rekan kerja|colega de trabalho
先輩|せんぱい|N3|前から いる 人|senior colleague|người đi trước|前辈|अग्रज|senior|veterano
後輩|こうはい|N2|あとから 入った 人|junior colleague|người vào sau|后辈|कनिष्ठ|junior|novato
責任者|せきにんしゃ|N2|その 仕事の いちばん 上の 人|person responsible|người chịu trách nhiệm|负责人|जिम्मेवार व्यक्ति|penanggung jawab|responsável
責任|せきにん|N2|しなければ ならない こと|responsibility|trách nhiệm|责任|जिम्मेवारी|tanggung jawab|responsabilidade
管理職|かんりしょく|N2|人や 仕事を 見る 仕事の 人|manager|cấp quản lý|管理职位|व्यवस्थापक पद|jabatan manajer|cargo de gestão
管理者|かんりしゃ|N2|人や ものを 見て 守る 人|manager, administrator|người quản lý|管理者|व्यवस्थापक|pengelola|administrador
管理|かんり|N2|よく 見て きちんと する こと|management|quản lý|管理|व्यवस्थापन|pengelolaan|gestão
社員|しゃいん|N3|会社で 働く 人|company employee|nhân viên|公司职员|कर्मचारी|karyawan|funcionário
従業員|じゅうぎょういん|N1|会社や 店で 働く 人|employee|người lao động|员工|कर्मचारी|karyawan|empregado
職員|しょくいん|N2|そこで 働く 人|staff member|nhân viên|职员|कर्मचारी|pegawai|funcionário
新入社員|しんにゅうしゃいん|N2|会社に 入った ばかりの 人|new employee|nhân viên mới|新员工|नयाँ कर्मचारी|karyawan baru|funcionário novo
契約職員|けいやくしょくいん|N2|期間が 決まった 職員|contract staff|nhân viên hợp đồng|合同制职员|करार कर्मचारी|pegawai kontrak|funcionário contratado
部署|ぶしょ|N1|会社の 中の グループ|department|bộ phận|部门|विभाग|bagian|departamento
配属|はいぞく|N1|働く 部を 決める こと|assignment to a department|phân công bộ phận|分配岗位|विभागमा खटाउने|penempatan bagian|lotação
配属先|はいぞくさき|N1|働く 部や 場所|place of assignment|nơi được phân công|分配部门|खटाइएको विभाग|tempat penempatan|setor de lotação
異動|いどう|N1|ほかの 部や 場所へ うつる こと|transfer|luân chuyển|岗位调动|सरुवा|mutasi|transferência
昇進|しょうしん|N1|上の 仕事に なる こと|promotion|thăng chức|升职|बढुवा|kenaikan jabatan|promoção
会議|かいぎ|N4|集まって 話す こと|meeting|cuộc họp|会议|बैठक|rapat|reunião
会議室|かいぎしつ|N4|会議を する 部屋|meeting room|phòng họp|会议室|बैठक कोठा|ruang rapat|sala de reunião
打ち合わせ|うちあわせ|N2|仕事の 前に 話して 決める こと|meeting to arrange things|buổi họp bàn|碰头会|छलफल बैठक|pertemuan persiapan|reunião de alinhamento
議事録|ぎじろく|N1|会議で 話した ことを 書いた もの|minutes|biên bản họp|会议记录|बैठक विवरण|notulen|ata
資料|しりょう|N2|見る ための 書類|materials, documents|tài liệu|资料|सामग्री|materi|material
書類作成|しょるいさくせい|N2|書類を 作る こと|preparing documents|soạn giấy tờ|制作文件|कागजात तयार|pembuatan dokumen|elaboração de documentos
作成|さくせい|N2|書類などを 作る こと|drawing up|soạn, lập|制作|तयार गर्ने|pembuatan|elaboração
報告|ほうこく|N2|した ことを 伝える こと|report|báo cáo|报告|प्रतिवेदन|laporan|relato
報告書|ほうこくしょ|N2|した ことを 書いた 紙|written report|bản báo cáo|报告书|प्रतिवेदन|laporan tertulis|relatório
報連相|ほうれんそう|N1|報告・連絡・相談を する こと|reporting, informing, consulting|báo cáo, liên lạc, bàn bạc|汇报联络商量|रिपोर्ट, जानकारी, सल्लाह|lapor, kabar, konsultasi|relatar, informar e consultar
相談|そうだん|N3|だれかに 話して 考える こと|consultation|bàn bạc, tư vấn|商量|सल्लाह|konsultasi|consulta
指示|しじ|N2|「こう して ください」と いう こと|instruction|chỉ thị|指示|निर्देशन|instruksi|instrução
指導|しどう|N2|教える こと|guidance|hướng dẫn|指导|मार्गनिर्देशन|bimbingan|orientação
命令|めいれい|N2|「しなさい」と 言う こと|order|mệnh lệnh|命令|आदेश|perintah|ordem
電話対応|でんわたいおう|N2|電話に 出て 話す こと|answering the telephone|nghe điện thoại|接听电话|फोनमा कुरा गर्ने|melayani telepon|atendimento telefônico
電話応対|でんわおうたい|N1|電話に 出て 話す こと|answering the telephone|nghe điện thoại|接听电话|फोनमा कुरा गर्ने|melayani telepon|atendimento telefônico
来客対応|らいきゃくたいおう|N2|来た 人を 案内する こと|receiving visitors|tiếp khách|接待来客|पाहुना सत्कार|melayani tamu|receber visitantes
対応|たいおう|N2|それに 合わせて する こと|dealing with|xử lý, ứng phó|应对|सम्बोधन|penanganan|atendimento, tratamento
折り返し|おりかえし|N1|あとで こちらから する 電話|calling back|gọi lại|回电|फेरि फोन गर्ने|menelepon balik|retorno da ligação
伝言|でんごん|N2|ほかの 人に 伝える ことば|message to pass on|lời nhắn|留言|सन्देश|pesan titipan|recado
名刺|めいし|N1|名前や 会社を 書いた カード|business card|danh thiếp|名片|भिजिटिङ कार्ड|kartu nama|cartão de visita
印刷物|いんさつぶつ|N2|印刷した 紙|printed matter|ấn phẩm|印刷品|छापिएको सामग्री|barang cetakan|impresso
複写|ふくしゃ|N1|コピー|copy|bản sao|复印|फोटोकपी|salinan|cópia
写し|うつし|N2|コピー|copy|bản sao|复印件|प्रतिलिपि|salinan|cópia
両面|りょうめん|N2|表と 裏|both sides|hai mặt|双面|दुवैपट्टि|dua sisi|frente e verso
片面|かためん|N1|表だけ、または 裏だけ|one side|một mặt|单面|एकपट्टि|satu sisi|um lado
封筒|ふうとう|N2|手紙を 入れる もの|envelope|phong bì|信封|खाम|amplop|envelope
切手|きって|N4|手紙に はる もの|stamp|tem|邮票|हुलाक टिकट|prangko|selo
郵便|ゆうびん|N3|手紙などを 送る サービス|post|bưu điện|邮政|हुलाक|pos|correio
郵便番号|ゆうびんばんごう|N3|住所の 番号|postal code|mã bưu điện|邮政编码|हुलाक नम्बर|kode pos|código postal
筆記用具|ひっきようぐ|N1|ペンや えんぴつ|things to write with|dụng cụ viết|书写用具|लेख्ने सामान|alat tulis|material para escrever
用紙|ようし|N2|書く ための 紙|form, paper|mẫu giấy|用纸、表格|फाराम, कागज|formulir, kertas|formulário, papel
申込書|もうしこみしょ|N2|「おねがいします」と 書く 紙|application form|đơn đăng ký|申请表|दरखास्त फाराम|formulir permohonan|formulário de inscrição
入力|にゅうりょく|N2|コンピューターに 書く こと|data entry|nhập liệu|输入|प्रविष्टि|memasukkan data|digitação
データ入力|でーたにゅうりょく|N2|コンピューターに 数や 字を 入れる こと|data entry|nhập dữ liệu|数据录入|डाटा प्रविष्टि|entri data|digitação de dados
出力|しゅつりょく|N1|コンピューターから 出す こと|output|xuất dữ liệu|输出|आउटपुट|keluaran|saída
保存|ほぞん|N2|なくならない ように とって おく こと|saving, keeping|lưu trữ|保存|सुरक्षित राख्ने|menyimpan|salvar, guardar
削除|さくじょ|N1|けす こと|deletion|xóa|删除|मेटाउने|penghapusan|exclusão
送信|そうしん|N2|メールなどを 送る こと|sending|gửi đi|发送|पठाउने|pengiriman pesan|envio
受信|じゅしん|N2|メールなどを もらう こと|receiving|nhận|接收|प्राप्त गर्ने|penerimaan pesan|recebimento
転送|てんそう|N1|来た メールを ほかの 人に 送る こと|forwarding|chuyển tiếp|转发|अरूलाई पठाउने|meneruskan|encaminhamento
迷惑メール|めいわくめーる|N2|いらない 悪い メール|spam mail|thư rác|垃圾邮件|अनावश्यक इमेल|email spam|e-mail indesejado
画面|がめん|N2|スマホや テレビの 見る ところ|screen|màn hình|画面|स्क्रिन|layar|tela
端末|たんまつ|N1|スマホや コンピューター|terminal, device|thiết bị đầu cuối|终端|उपकरण|perangkat|terminal
開発|かいはつ|N2|新しく 作る こと|development|phát triển|开发|विकास|pengembangan|desenvolvimento
運用|うんよう|N1|つづけて 使う こと|operation|vận hành|运行|सञ्चालन|pengoperasian|operação
導入|どうにゅう|N1|新しく 使いはじめる こと|introduction|đưa vào sử dụng|引进|सुरु गर्ने|penerapan|implantação
情報|じょうほう|N3|知らせや データ|information|thông tin|信息|जानकारी|informasi|informação
個人情報|こじんじょうほう|N2|名前や 住所など その 人の こと|personal information|thông tin cá nhân|个人信息|व्यक्तिगत जानकारी|data pribadi|dados pessoais
機密|きみつ|N1|ほかの 人に 言っては いけない こと|confidential matter|bí mật|机密|गोप्य|rahasia|confidencial
守秘義務|しゅひぎむ|N1|ひみつを 守らなければ ならない こと|duty of secrecy|nghĩa vụ bảo mật|保密义务|गोप्यता राख्ने दायित्व|kewajiban menjaga rahasia|dever de sigilo
情報漏洩|じょうほうろうえい|N1|ひみつの ことが 外に 出る こと|leak of information|rò rỉ thông tin|信息泄露|जानकारी चुहावट|kebocoran informasi|vazamento de dados
通訳|つうやく|N2|話した ことを ほかの 言葉で 言う こと|interpreting|phiên dịch|口译|दोभासे काम|penerjemahan lisan|interpretação
翻訳|ほんやく|N2|ほかの 言葉に かえる こと|translation|biên dịch|翻译|अनुवाद|terjemahan|tradução
取引先|とりひきさき|N1|いっしょに 仕事を する ほかの 会社|business partner|đối tác|客户、合作方|व्यापारिक साझेदार|mitra bisnis|parceiro comercial
得意先|とくいさき|N1|いつも 買って くれる 会社|regular client|khách hàng thân thiết|老客户|नियमित ग्राहक कम्पनी|pelanggan tetap|cliente habitual
見積書|みつもりしょ|N1|いくらに なるか 書いた 紙|estimate|bảng báo giá|报价单|अनुमानित मूल्य पत्र|surat penawaran harga|orçamento
見積|みつもり|N1|いくらに なるか 計算した もの|estimate|báo giá|报价|अनुमानित मूल्य|perkiraan harga|orçamento
予算|よさん|N2|使っても いい お金|budget|ngân sách|预算|बजेट|anggaran|orçamento previsto
経費|けいひ|N2|仕事で かかる お金|expenses|kinh phí|经费|खर्च|biaya operasional|despesas
精算|せいさん|N1|払った お金を 計算して かえす こと|settling expenses|quyết toán|结算|हिसाब मिलान|penyelesaian biaya|acerto de contas
立替|たてかえ|N1|先に 自分で 払う こと|paying in advance for another|ứng tiền trước|垫付|पहिले आफैँ तिर्ने|talangan|adiantamento do próprio bolso
締め切り|しめきり|N2|いつまでか|deadline|hạn chót|截止日期|अन्तिम मिति|batas akhir|prazo final
承認|しょうにん|N2|いいと 決める こと|approval|phê duyệt|批准|स्वीकृति|persetujuan|aprovação
決定|けってい|N2|決める こと|decision|quyết định|决定|निर्णय|keputusan|decisão
手配|てはい|N1|人や ものを 準備する こと|arrangement|sắp xếp|安排|व्यवस्था|pengaturan|providência
業務|ぎょうむ|N2|仕事|work, duties|công việc|业务|काम|tugas|serviço, tarefas
業務内容|ぎょうむないよう|N2|どんな 仕事か|details of the work|nội dung công việc|工作内容|कामको विवरण|isi pekerjaan|descrição do trabalho
業務時間|ぎょうむじかん|N2|仕事の 時間|working time|giờ làm việc|工作时间|काम गर्ने समय|jam kerja|horário de trabalho
仕事内容|しごとないよう|N3|どんな 仕事か|details of the job|nội dung công việc|工作内容|कामको विवरण|isi pekerjaan|descrição do trabalho
職種|しょくしゅ|N2|仕事の 種類|type of job|loại công việc|工种|कामको प्रकार|jenis pekerjaan|tipo de cargo
職務|しょくむ|N1|しなければ ならない 仕事|duties|nhiệm vụ công việc|职务|कर्तव्य|tugas jabatan|função
勤怠|きんたい|N1|働いた 時間や 休み|attendance|chấm công|考勤|हाजिरी|kehadiran kerja|frequência
打刻|だこく|N1|働きはじめと おわりの 時間を 記録する こと|clocking in and out|bấm giờ|打卡|हाजिरी समय दर्ता|absen jam kerja|bater o ponto
出退勤|しゅったいきん|N1|仕事に 来る こと、帰る こと|arriving and leaving work|giờ đến và về|上下班|काममा आउने जाने|masuk dan pulang kerja|entrada e saída do trabalho
タイムカード|たいむかーど|N2|働いた 時間を 記録する カード|time card|thẻ chấm công|考勤卡|समय कार्ड|kartu absen|cartão de ponto
`;
