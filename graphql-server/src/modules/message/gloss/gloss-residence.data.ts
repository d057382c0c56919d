/** Words of residence, offices of the state, housing and life in Japan. Columns as in gloss-hiring.data.ts. */
export const residenceWords = `
出入国在留管理庁|しゅつにゅうこくざいりゅうかんりちょう|N1|外国人が 日本に いる 手続きの 役所|Immigration Services Agency|cục quản lý xuất nhập cảnh và lưu trú|出入国在留管理厅|अध्यागमन सेवा एजेन्सी|Badan Imigrasi|Agência de Imigração
在留|ざいりゅう|N1|日本に いる こと|residing in Japan|lưu trú|在留|बसोबास|tinggal di Jepang|residência
在留期間|ざいりゅうきかん|N1|日本に いる ことが できる 期間|period of stay|thời hạn lưu trú|在留期间|बस्न पाउने अवधि|masa tinggal|período de permanência
在留期限|ざいりゅうきげん|N1|いつまで 日本に いる ことが できるか|end of the period of stay|hạn lưu trú|在留期限|बस्न पाउने अन्तिम मिति|batas masa tinggal|fim do período de permanência
在留期間更新|ざいりゅうきかんこうしん|N1|日本に いる 期間を のばす こと|extension of stay|gia hạn lưu trú|延长在留期间|बस्ने अवधि नवीकरण|perpanjangan masa tinggal|renovação do período de permanência
資格外活動|しかくがいかつどう|N1|在留資格と ちがう 仕事|activity outside one's status|hoạt động ngoài tư cách|资格外活动|हैसियतबाहिरको काम|kegiatan di luar status|atividade fora do status
就労|しゅうろう|N1|働く こと|working|đi làm|就业劳动|काम गर्ने|bekerja|trabalho
就労可能|しゅうろうかのう|N1|働いても いい|allowed to work|được phép làm việc|可以工作|काम गर्न पाइने|boleh bekerja|pode trabalhar
就労資格証明書|しゅうろうしかくしょうめいしょ|N1|働いて いいと わかる 紙|certificate of permission to work|giấy chứng nhận được làm việc|就劳资格证明书|काम गर्न पाउने प्रमाणपत्र|surat keterangan boleh bekerja|certificado de permissão de trabalho
永住者|えいじゅうしゃ|N1|ずっと 日本に いる ことが できる 人|permanent resident|người vĩnh trú|永住者|स्थायी बासिन्दा|penduduk tetap|residente permanente
定住者|ていじゅうしゃ|N1|理由が あって 日本に 住む ことが できる 人|long-term resident|người định trú|定住者|दीर्घकालीन बासिन्दा|penduduk jangka panjang|residente de longa duração
配偶者|はいぐうしゃ|N1|夫や 妻|spouse|vợ hoặc chồng|配偶|पति वा पत्नी|suami atau istri|cônjuge
家族滞在|かぞくたいざい|N1|家族と いっしょに 日本に いる ための 在留資格|dependant status|lưu trú theo gia đình|家族滞在|पारिवारिक बसाइ|tinggal bersama keluarga|permanência familiar
特定活動|とくていかつどう|N1|決められた ことだけを する 在留資格|Designated Activities|hoạt động đặc định|特定活动|तोकिएको क्रियाकलाप|kegiatan tertentu|Atividades Designadas
技術・人文知識・国際業務|ぎじゅつじんぶんちしきこくさいぎょうむ|N1|大学などで 習った ことを 使う 仕事の 在留資格|Engineer, Specialist in Humanities, International Services|kỹ thuật, tri thức nhân văn, nghiệp vụ quốc tế|技术、人文知识、国际业务|इन्जिनियर, मानविकी, अन्तर्राष्ट्रिय सेवा|teknik, humaniora, layanan internasional|Engenharia, Humanidades, Serviços Internacionais
技能実習生|ぎのうじっしゅうせい|N1|日本で 仕事を 習う 人|technical intern|thực tập sinh kỹ năng|技能实习生|प्राविधिक प्रशिक्षार्थी|peserta magang teknis|estagiário técnico
育成就労|いくせいしゅうろう|N1|働きながら 仕事を おぼえる しくみ|Employment for Skill Development|đào tạo và làm việc|育成就劳|सीप विकास रोजगार|kerja pengembangan keterampilan|trabalho para formação
登録支援機関|とうろくしえんきかん|N1|特定技能の 人を 助ける 会社など|registered support organisation|cơ quan hỗ trợ đăng ký|登录支援机构|दर्ता सहयोग संस्था|lembaga pendukung terdaftar|organização de apoio registrada
監理団体|かんりだんたい|N1|技能実習を 見て 助ける グループ|supervising organisation|tổ chức giám sát|监理团体|निरीक्षण संस्था|lembaga pengawas magang|organização supervisora
受入れ機関|うけいれきかん|N1|外国人を やとう 会社|accepting organisation|cơ quan tiếp nhận|接收机构|राख्ने संस्था|lembaga penerima|organização receptora
査証|さしょう|N1|国に 入る 前に もらう 許可|entry permit in the passport|thị thực|签证|प्रवेशाज्ञा|visa|visto
入国|にゅうこく|N1|国に 入る こと|entry into a country|nhập cảnh|入境|देश प्रवेश|masuk negara|entrada no país
出国|しゅっこく|N1|国から 出る こと|leaving a country|xuất cảnh|出境|देश छाड्ने|keluar negara|saída do país
再入国許可|さいにゅうこくきょか|N1|もう 一度 日本に 入る 許可|re-entry permit|giấy phép tái nhập cảnh|再入境许可|पुनः प्रवेश अनुमति|izin masuk kembali|permissão de reentrada
一時帰国|いちじきこく|N2|しばらく 自分の 国に 帰る こと|going home for a while|về nước tạm thời|暂时回国|केही समय देश फर्कने|pulang sementara|volta temporária ao país
帰国|きこく|N3|自分の 国に 帰る こと|going back to one's country|về nước|回国|देश फर्कने|pulang ke negara|retorno ao país
渡航|とこう|N1|外国へ 行く こと|travelling abroad|đi nước ngoài|出国旅行|विदेश यात्रा|perjalanan ke luar negeri|viagem ao exterior
渡航費|とこうひ|N1|外国へ 行く お金|cost of travelling abroad|chi phí đi nước ngoài|出国旅费|विदेश यात्रा खर्च|biaya perjalanan ke luar negeri|custo da viagem
国籍|こくせき|N1|どこの 国の 人か|nationality|quốc tịch|国籍|राष्ट्रियता|kewarganegaraan|nacionalidade
外国籍|がいこくせき|N1|外国の 人である こと|foreign nationality|quốc tịch nước ngoài|外国籍|विदेशी राष्ट्रियता|kewarganegaraan asing|nacionalidade estrangeira
住民票|じゅうみんひょう|N1|住んで いる ところの 証明|certificate of residence|phiếu cư dân|住民票|बसोबास प्रमाणपत्र|surat keterangan domisili|certidão de residência
転入届|てんにゅうとどけ|N1|町に 引っこして 来た 知らせ|notice of moving in|khai báo chuyển đến|迁入申报|सरी आएको सूचना|lapor pindah masuk|aviso de mudança (entrada)
転出届|てんしゅつとどけ|N1|町から 引っこす 知らせ|notice of moving out|khai báo chuyển đi|迁出申报|सरी जाने सूचना|lapor pindah keluar|aviso de mudança (saída)
市役所|しやくしょ|N3|市の 手続きを する ところ|city office|tòa thị chính|市政府|नगरपालिका कार्यालय|kantor kota|prefeitura
区役所|くやくしょ|N3|区の 手続きを する ところ|ward office|ủy ban quận|区政府|वडा कार्यालय|kantor distrik|subprefeitura
役所|やくしょ|N2|町や 国の 手続きを する ところ|public office|cơ quan hành chính|政府机关|सरकारी कार्यालय|kantor pemerintah|repartição pública
届出|とどけで|N1|役所に 知らせる こと|notification to an office|khai báo|申报|सूचना दर्ता|pelaporan|notificação
届|とどけ|N1|知らせる 紙|notice form|đơn khai báo|申报书|सूचना फाराम|surat laporan|aviso
許可証|きょかしょう|N1|していいと わかる 紙|permit|giấy phép|许可证|अनुमतिपत्र|surat izin|licença
申請書|しんせいしょ|N1|役所に お願いする 紙|application form|đơn xin|申请书|निवेदन फाराम|formulir permohonan|formulário de solicitação
申請中|しんせいちゅう|N1|役所に お願いして 待って いる とき|being applied for|đang xin cấp|申请中|निवेदन प्रक्रियामा|sedang dimohon|em andamento
提示|ていじ|N1|見せる こと|showing a document|xuất trình|出示|देखाउने|menunjukkan|apresentação
有効期限|ゆうこうきげん|N1|いつまで 使えるか|expiry date|thời hạn hiệu lực|有效期限|मान्य अन्तिम मिति|masa berlaku|data de validade
有効|ゆうこう|N2|使える こと|valid|có hiệu lực|有效|मान्य|berlaku|válido
無効|むこう|N2|使えない こと|invalid|không có hiệu lực|无效|अमान्य|tidak berlaku|inválido
顔写真|かおじゃしん|N2|顔の 写真|photograph of the face|ảnh chân dung|面部照片|अनुहारको फोटो|foto wajah|foto do rosto
証明写真|しょうめいしゃしん|N2|書類に はる 顔の 写真|photograph for documents|ảnh thẻ|证件照|कागजातको फोटो|pas foto|foto para documento
卒業証明書|そつぎょうしょうめいしょ|N2|学校を 出た ことが わかる 紙|certificate of graduation|giấy chứng nhận tốt nghiệp|毕业证明书|स्नातक प्रमाणपत्र|surat keterangan lulus|certificado de conclusão
成績証明書|せいせきしょうめいしょ|N2|学校の 成績を 書いた 紙|school transcript|bảng điểm|成绩证明书|शैक्षिक प्राप्ताङ्क पत्र|transkrip nilai|histórico escolar
合格証|ごうかくしょう|N2|試験に とおった ことが わかる 紙|pass certificate|giấy chứng nhận đậu|合格证|उत्तीर्ण प्रमाणपत्र|sertifikat lulus|certificado de aprovação
日本語能力試験|にほんごのうりょくしけん|N3|日本語の 試験（N1〜N5）|Japanese-Language Proficiency Test|kỳ thi năng lực tiếng Nhật|日语能力考试|जापानी भाषा दक्षता परीक्षा|ujian kemampuan bahasa Jepang|exame de proficiência em japonês
日本語学校|にほんごがっこう|N4|日本語を 勉強する 学校|Japanese language school|trường tiếng Nhật|日语学校|जापानी भाषा विद्यालय|sekolah bahasa Jepang|escola de japonês
留学生|りゅうがくせい|N3|外国から 勉強に 来た 学生|foreign student|du học sinh|留学生|विदेशी विद्यार्थी|mahasiswa asing|estudante estrangeiro
学生証|がくせいしょう|N3|学生だと わかる カード|student card|thẻ sinh viên|学生证|विद्यार्थी परिचयपत्र|kartu pelajar|carteira de estudante
在学|ざいがく|N1|学校に 入って いる こと|being enrolled|đang học|在校|विद्यालयमा अध्ययनरत|sedang bersekolah|estar matriculado
在学中|ざいがくちゅう|N1|学校に 入って いる 間|while enrolled|trong khi đang học|在校期间|अध्ययनरत अवस्थामा|selama bersekolah|enquanto matriculado
卒業|そつぎょう|N3|学校を おわる こと|graduation|tốt nghiệp|毕业|स्नातक|kelulusan|conclusão do curso
卒業見込み|そつぎょうみこみ|N1|もうすぐ 卒業する こと|expected to graduate|dự kiến tốt nghiệp|预计毕业|स्नातक हुने सम्भावना|akan lulus|conclusão prevista
専門学校|せんもんがっこう|N3|仕事の ことを 習う 学校|vocational school|trường nghề|专科学校|व्यावसायिक विद्यालय|sekolah kejuruan|escola técnica
住居|じゅうきょ|N1|住む 家|dwelling|nơi ở|住处|बासस्थान|tempat tinggal|moradia
住まい|すまい|N2|住む 家|home|chỗ ở|住处|बस्ने घर|tempat tinggal|moradia
社員寮|しゃいんりょう|N2|社員が 住む 家|staff dormitory|ký túc xá nhân viên|员工宿舍|कर्मचारी आवास|asrama karyawan|alojamento da empresa
寮費|りょうひ|N1|寮に 払う お金|dormitory fee|phí ký túc xá|宿舍费|आवास शुल्क|biaya asrama|taxa do alojamento
個室|こしつ|N2|一人の 部屋|private room|phòng riêng|单间|एकल कोठा|kamar sendiri|quarto individual
相部屋|あいべや|N1|ほかの 人と 使う 部屋|shared room|phòng chung|合住房间|साझा कोठा|kamar bersama|quarto compartilhado
入居|にゅうきょ|N1|家に 入って 住む こと|moving in|vào ở|入住|घरमा बस्न थाल्ने|masuk menempati|entrada na moradia
退去|たいきょ|N1|家を 出る こと|moving out|dọn đi|搬离|घर छोड्ने|keluar dari hunian|saída da moradia
礼金|れいきん|N1|家を 借りる ときの お礼の お金|key money|tiền lễ|礼金|घरधनीलाई दिने रकम|uang terima kasih|luvas (aluguel)
水道代|すいどうだい|N2|水の お金|water charge|tiền nước|水费|पानीको पैसा|biaya air|conta de água
電気代|でんきだい|N3|電気の お金|electricity charge|tiền điện|电费|बिजुलीको पैसा|biaya listrik|conta de luz
水道光熱費|すいどうこうねつひ|N1|水や 電気や ガスの お金|water, light and heating costs|tiền điện, nước, ga|水电煤气费|पानी बिजुली ग्यास खर्च|biaya air, listrik, gas|água, luz e gás
家具|かぐ|N2|机や ベッドなど|furniture|đồ nội thất|家具|फर्निचर|perabot|móveis
家電|かでん|N1|れいぞうこなどの 電気の もの|household appliances|đồ điện gia dụng|家电|घरेलु विद्युतीय सामान|peralatan listrik rumah|eletrodomésticos
家具家電付き|かぐかでんつき|N1|つくえや れいぞうこなどが ある|furnished, with appliances|có sẵn nội thất và đồ điện|带家具家电|फर्निचर र उपकरणसहित|dilengkapi perabot dan elektronik|mobiliado e equipado
生活費|せいかつひ|N2|くらす ための お金|living costs|chi phí sinh hoạt|生活费|जीवनयापन खर्च|biaya hidup|custo de vida
仕送り|しおくり|N1|家族に お金を 送る こと|sending money home|gửi tiền về nhà|寄钱回家|घर पैसा पठाउने|kiriman uang ke keluarga|remessa à família
送金|そうきん|N1|お金を 送る こと|sending money|gửi tiền|汇款|पैसा पठाउने|pengiriman uang|remessa de dinheiro
両替|りょうがえ|N1|お金を ほかの お金に かえる こと|changing money|đổi tiền|兑换货币|पैसा साट्ने|tukar uang|câmbio
自治体|じちたい|N1|県や 市や 町|local government|chính quyền địa phương|地方政府|स्थानीय सरकार|pemerintah daerah|governo local
近隣|きんりん|N1|近くの 家や 町|neighbourhood|khu lân cận|附近|छिमेक|sekitar|vizinhança
騒ぐ|さわぐ|N2|うるさく する|to make noise|làm ồn|吵闹|हल्ला गर्ने|ribut|fazer barulho
転居|てんきょ|N1|引っこす こと|moving house|chuyển chỗ ở|搬家|बसाइँ सर्ने|pindah rumah|mudança de residência
転職|てんしょく|N2|仕事を かえる こと|changing jobs|đổi việc|跳槽|जागिर फेर्ने|pindah kerja|troca de emprego
就職|しゅうしょく|N2|会社に 入って 働く こと|getting a job|đi làm, xin được việc|就业|जागिर पाउने|mendapat pekerjaan|conseguir emprego
就職活動|しゅうしょくかつどう|N2|仕事を さがす こと|looking for a job|tìm việc làm|求职活动|जागिर खोज्ने|mencari kerja|busca de emprego
生活支援|せいかつしえん|N2|くらしの 手伝い|help with living|hỗ trợ sinh hoạt|生活支援|जीवनयापन सहयोग|bantuan hidup|apoio ao dia a dia
支援|しえん|N2|手伝う こと|support|hỗ trợ|支援|सहयोग|dukungan|apoio
母国語|ぼこくご|N2|自分の 国の ことば|mother tongue|tiếng mẹ đẻ|母语|मातृभाषा|bahasa ibu|língua materna
母語|ぼご|N1|子どもの ときから 話す ことば|mother tongue|tiếng mẹ đẻ|母语|मातृभाषा|bahasa ibu|língua materna
`;
