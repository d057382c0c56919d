/** Health, care, children, teaching: words of postings | readings | English | Vietnamese, Chinese, Nepali, Indonesian, Portuguese | near. */
export const careTerms = `
介護 ケアワーカー ケアスタッフ ヘルパー 特別養護 デイサービス グループホーム | かいご | care worker, caregiver, carer, elderly care, nursing care, nursing home, care home, kaigo | điều dưỡng, điều dưỡng viên, chăm sóc người già, hộ lý, 护理, 护工, 养老院, 介护, केयरगिभर, हेरचाह, स्याहार, perawat lansia, perawat, pengasuh, panti jompo, cuidador, cuidadora, cuidador de idosos, casa de repouso | 看護助手
老人ホーム 特別養護 有料老人 | ろうじんほーむ | nursing home, old people's home | viện dưỡng lão, 敬老院, वृद्धाश्रम, panti jompo, asilo | 介護
介護福祉士 | かいごふくしし | certified care worker | 介护福祉士 | 介護
訪問介護 | ほうもんかいご | home care, home helper | 上门护理 | 介護
デイサービス 通所 | つうしょ | day service, day care for the elderly | 日间护理 | 介護
送迎 | そうげい | shuttle driver, pick up and drop off | 接送
ケアマネ 介護支援専門員 | けあまねじゃー | care manager |  | 介護
生活支援員 障害者支援 障がい者 | せいかつしえんいん, しょうがいしゃしえん | disability support, support worker | 残疾人支援 | 介護
社会福祉士 生活相談員 福祉相談 | しゃかいふくしし, せいかつそうだんいん | social worker | nhân viên xã hội, 社工, pekerja sosial, assistente social
福祉 | ふくし | welfare, social welfare | phúc lợi, 福利, kesejahteraan, assistência social
看護師 准看護師 ナース 病棟看護 訪問看護 | かんごし, かんご | nurse, registered nurse, nursing | y tá, điều dưỡng, 护士, नर्स, perawat, suster, enfermeira, enfermeiro, enfermagem | 看護助手
看護助手 看護補助 | かんごじょしゅ, かんごほじょ | nursing assistant, nurse aide, nursing aide | trợ lý y tá, 护士助理, asisten perawat, auxiliar de enfermagem | 介護
病院 クリニック 医療 病棟 診療所 | びょういん, いりょう, しんりょうじょ | hospital, clinic, medical, healthcare | bệnh viện, y tế, 医院, 医疗, 诊所, अस्पताल, rumah sakit, klinik, hospital, clínica
医師 ドクター | いし, いしゃ | doctor, physician | bác sĩ, 医生, डाक्टर, dokter, médico | 病院
歯科衛生士 | しかえいせいし | dental hygienist | 牙科卫生士 | 歯科
歯科 歯科助手 | しか, はいしゃ | dental, dentist, dental assistant | nha khoa, 牙科, gigi, dentista
薬剤師 | やくざいし | pharmacist | dược sĩ, 药剂师, फार्मासिस्ट, apoteker, farmacêutico | 薬局
薬局 調剤 ドラッグストア | やっきょく, ちょうざい, どらっぐすとあ | pharmacy, drugstore, drug store | nhà thuốc, 药店, 药妆店, apotek, farmácia | 販売
保健師 | ほけんし | public health nurse | 保健师 | 看護師
助産師 | じょさんし | midwife | nữ hộ sinh, 助产士, bidan, parteira | 看護師
理学療法士 | りがくりょうほうし | physical therapist, physiotherapist | vật lý trị liệu, 物理治疗师, fisioterapis, fisioterapeuta | リハビリ
作業療法士 | さぎょうりょうほうし | occupational therapist | 作业治疗师 | リハビリ
言語聴覚士 | げんごちょうかくし | speech therapist | 言语治疗师 | リハビリ
リハビリ | りはびり | rehabilitation, rehab | phục hồi chức năng, 康复
放射線技師 | ほうしゃせんぎし | radiographer, radiology technician | 放射技师 | 病院
臨床検査技師 | りんしょうけんさぎし | medical technologist, laboratory technician | 检验师 | 病院
臨床工学技士 | りんしょうこうがくぎし | clinical engineer |  | 病院
医療事務 | いりょうじむ | medical office, medical receptionist, medical clerk | 医疗事务 | 事務
栄養士 | えいようし | dietitian, nutritionist | chuyên gia dinh dưỡng, 营养师, ahli gizi, nutricionista
鍼灸 マッサージ 整体 柔道整復 | しんきゅう, まっさーじ, せいたい | massage, acupuncture, therapist | mát xa, 按摩, 推拿, pijat, massagem
獣医 動物病院 | じゅうい | veterinarian, vet, animal hospital | thú y, 兽医, dokter hewan, veterinário
動物 ペット トリマー | どうぶつ, ぺっと | pet, animal, groomer | thú cưng, 宠物, hewan
保育 保育士 保育園 こども園 託児 | ほいく, ほいくし, ほいくえん | nursery, nursery school, nursery teacher, childcare, child care, daycare, babysitter | giữ trẻ, trông trẻ, mẫu giáo, nhà trẻ, 保育员, 幼师, 托儿所, 保育园, बालबालिका, pengasuh anak, penitipan anak, creche, babá
幼稚園 | ようちえん | kindergarten, preschool | mẫu giáo, 幼儿园, taman kanak-kanak, jardim de infância | 保育
学童 児童 | がくどう, じどう | after school care, children | 学童 | 保育
教師 教員 講師 先生 | きょうし, きょういん, こうし, せんせい | teacher, instructor, lecturer, tutor, teaching | giáo viên, 老师, 教师, 讲师, शिक्षक, guru, pengajar, professor, professora
日本語教師 日本語教員 日本語学校 | にほんごきょうし, にほんごがっこう | japanese teacher, japanese language teacher, japanese language school, teach japanese | giáo viên tiếng nhật, 日语老师, 日语教师, guru bahasa jepang, professor de japonês | 教師
英語講師 英会話 英語教室 英語教師 | えいごこうし, えいかいわ, えいごきょうし | english teacher, english instructor, english conversation, alt, esl, teach english | giáo viên tiếng anh, 英语老师, 英语教师, guru bahasa inggris, professor de inglês | 教師
塾 学習塾 家庭教師 | じゅく, かていきょうし | cram school, private tutor | gia sư, 补习班, 家教, les privat, professor particular | 教師
大学教員 教授 | だいがくきょういん, きょうじゅ | university teacher, college lecturer | giảng viên, 大学老师, dosen | 教師
小学校 中学校 高校教員 | しょうがっこう, ちゅうがっこう | school teacher, elementary school | tiểu học, 小学, sekolah dasar, escola | 教師
学校 スクール 教務 教育 | がっこう, きょういく, きょうむ | school, education, academic affairs | trường học, giáo dục, 学校, 教育, विद्यालय, sekolah, pendidikan, escola, educação
研修 トレーナー | けんしゅう | trainer, training | đào tạo, 培训, pelatih, treinamento
音楽 ピアノ | おんがく | music, musician, piano | âm nhạc, 音乐, musik, música
図書館 司書 | としょかん, ししょ | library, librarian | thư viện, 图书馆, perpustakaan, biblioteca
心理 カウンセラー | しんり | counselor, counsellor, psychologist | tâm lý, 心理咨询, psikolog, psicólogo
救急 救命士 | きゅうきゅう | emergency, paramedic | cấp cứu, 急救, gawat darurat
`;
