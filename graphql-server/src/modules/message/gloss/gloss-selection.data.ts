/** More words of interviews, selection, schooling and what a person can do. Columns as in gloss-hiring.data.ts. */
export const selectionWords = `
面談|めんだん|N1|会って 話す こと|talk in person|gặp trao đổi|面谈|भेटेर कुराकानी|tatap muka|conversa pessoal
一次面接|いちじめんせつ|N2|はじめの 面接|first interview|phỏng vấn vòng một|第一轮面试|पहिलो अन्तर्वार्ता|wawancara pertama|primeira entrevista
二次面接|にじめんせつ|N2|2回目の 面接|second interview|phỏng vấn vòng hai|第二轮面试|दोस्रो अन्तर्वार्ता|wawancara kedua|segunda entrevista
最終面接|さいしゅうめんせつ|N2|さいごの 面接|final interview|phỏng vấn vòng cuối|最终面试|अन्तिम अन्तर्वार्ता|wawancara akhir|entrevista final
面接官|めんせつかん|N2|面接で 質問する 人|interviewer|người phỏng vấn|面试官|अन्तर्वार्ता लिने व्यक्ति|pewawancara|entrevistador
面接会場|めんせつかいじょう|N2|面接を する 場所|place of the interview|nơi phỏng vấn|面试地点|अन्तर्वार्ता स्थल|tempat wawancara|local da entrevista
会場|かいじょう|N3|会などを する 場所|venue|hội trường, địa điểm|会场|कार्यक्रम स्थल|tempat acara|local do evento
筆記試験|ひっきしけん|N2|書いて する 試験|written test|thi viết|笔试|लिखित परीक्षा|ujian tertulis|prova escrita
適性検査|てきせいけんさ|N1|仕事に 合うか しらべる 試験|aptitude test|kiểm tra năng lực phù hợp|适性测试|उपयुक्तता परीक्षण|tes kecocokan|teste de aptidão
適性|てきせい|N1|その 仕事に 合う こと|aptitude|sự phù hợp|适合性|उपयुक्तता|kecocokan|aptidão
実技試験|じつぎしけん|N1|本当に やって みる 試験|practical test|thi thực hành|实操考试|प्रयोगात्मक परीक्षा|ujian praktik|prova prática
読解|どっかい|N1|読んで わかる こと|reading comprehension|đọc hiểu|阅读理解|पढेर बुझ्ने|pemahaman bacaan|compreensão de leitura
会話|かいわ|N4|話す こと|conversation|hội thoại|会话|कुराकानी|percakapan|conversação
日常会話|にちじょうかいわ|N2|毎日の 話|everyday conversation|hội thoại hằng ngày|日常会话|दैनिक कुराकानी|percakapan sehari-hari|conversação do dia a dia
読み書き|よみかき|N2|読む ことと 書く こと|reading and writing|đọc và viết|读写|पढ्ने र लेख्ने|membaca dan menulis|leitura e escrita
敬語|けいご|N2|ていねいな ことば|polite language|kính ngữ|敬语|आदरार्थी भाषा|bahasa hormat|linguagem polida
語学力|ごがくりょく|N1|ことばの 力|language ability|năng lực ngoại ngữ|语言能力|भाषा क्षमता|kemampuan bahasa|domínio de idiomas
能力|のうりょく|N2|できる 力|ability|năng lực|能力|क्षमता|kemampuan|capacidade
意欲|いよく|N1|したいと 思う 気持ち|motivation|ý chí, nhiệt tình|意愿|इच्छा|kemauan|motivação
人柄|ひとがら|N1|どんな 人か|character|tính cách|人品|स्वभाव|kepribadian|personalidade
性格|せいかく|N2|その 人の 気持ちや 考え方|personality|tính cách|性格|स्वभाव|sifat|personalidade
協調性|きょうちょうせい|N1|みんなと いっしょに できる こと|team spirit|tinh thần hợp tác|协调能力|मिलेर काम गर्ने गुण|kemampuan bekerja sama|espírito de equipe
積極的|せっきょくてき|N1|自分から する|active, eager|tích cực|积极的|सक्रिय|aktif|proativo
体力|たいりょく|N2|体の 力|physical strength|thể lực|体力|शारीरिक बल|stamina|resistência física
自信|じしん|N2|できると 思う こと|confidence|tự tin|自信|आत्मविश्वास|percaya diri|confiança
長所|ちょうしょ|N2|いい ところ|strong point|điểm mạnh|优点|राम्रो पक्ष|kelebihan|ponto forte
短所|たんしょ|N2|よくない ところ|weak point|điểm yếu|缺点|कमजोर पक्ष|kekurangan|ponto fraco
得意|とくい|N2|じょうずに できる こと|being good at|giỏi, sở trường|擅长|सिपालु|mahir|ter facilidade
苦手|にがて|N2|じょうずに できない こと|being bad at|kém, không giỏi|不擅长|कमजोर|kurang mahir|ter dificuldade
特技|とくぎ|N1|とても じょうずに できる こと|special skill|kỹ năng đặc biệt|特长|विशेष सीप|keahlian khusus|habilidade especial
趣味|しゅみ|N3|すきで する こと|hobby|sở thích|爱好|रुचि|hobi|hobby
自己PR|じこぴーあーる|N1|自分の いい ところを 話す こと|presenting one's strengths|tự quảng bá bản thân|自我推荐|आफ्ना राम्रा पक्ष बताउने|promosi diri|apresentar seus pontos fortes
経歴|けいれき|N1|今までに した こと|career history|quá trình học tập, làm việc|经历|विगतको अनुभव|riwayat|trajetória
前職|ぜんしょく|N1|前の 仕事|previous job|công việc trước|前一份工作|अघिल्लो काम|pekerjaan sebelumnya|emprego anterior
現職|げんしょく|N1|今の 仕事|present job|công việc hiện tại|现职|हालको काम|pekerjaan sekarang|emprego atual
退職理由|たいしょくりゆう|N2|会社を やめた 理由|reason for leaving|lý do nghỉ việc|离职理由|जागिर छोड्नुको कारण|alasan berhenti|motivo da saída
応募理由|おうぼりゆう|N2|応募した 理由|reason for applying|lý do ứng tuyển|应聘理由|आवेदन कारण|alasan melamar|motivo da candidatura
応募書類|おうぼしょるい|N2|応募の ための 書類|application documents|hồ sơ ứng tuyển|应聘材料|आवेदन कागजात|dokumen lamaran|documentos da candidatura
応募方法|おうぼほうほう|N2|どう 応募するか|how to apply|cách ứng tuyển|应聘方法|आवेदन गर्ने तरिका|cara melamar|como se candidatar
募集要項|ぼしゅうようこう|N1|どんな 人を さがすか 書いた もの|recruitment details|thông tin tuyển dụng|招聘简章|भर्ना विवरण|rincian lowongan|detalhes da vaga
募集人数|ぼしゅうにんずう|N2|何人 さがして いるか|number of people wanted|số người cần tuyển|招聘人数|चाहिएको सङ्ख्या|jumlah yang dicari|número de vagas
採用人数|さいようにんずう|N2|何人 やとうか|number of people hired|số người tuyển|录用人数|नियुक्त सङ्ख्या|jumlah yang diterima|número de contratados
急募|きゅうぼ|N1|いそいで 人を さがす こと|urgently wanted|tuyển gấp|急招|तुरुन्त भर्ना|dicari segera|contratação urgente
新卒|しんそつ|N1|学校を 出た ばかりの 人|new graduate|mới tốt nghiệp|应届毕业生|भर्खरको स्नातक|lulusan baru|recém-formado
中途採用|ちゅうとさいよう|N1|ほかの 会社で 働いた 人を やとう こと|mid-career hiring|tuyển người có kinh nghiệm|社会招聘|अनुभवी भर्ना|perekrutan berpengalaman|contratação de experientes
未経験者|みけいけんしゃ|N2|した ことが ない 人|person without experience|người chưa có kinh nghiệm|无经验者|अनुभव नभएको व्यक्ति|yang belum berpengalaman|pessoa sem experiência
未経験可|みけいけんか|N2|した ことが なくても いい|no experience needed|không cần kinh nghiệm|无经验也可|अनुभव नभए पनि हुने|tanpa pengalaman boleh|sem experiência tudo bem
初心者|しょしんしゃ|N2|はじめて する 人|beginner|người mới bắt đầu|初学者|नयाँ सिक्ने|pemula|iniciante
有資格者|ゆうしかくしゃ|N1|資格が ある 人|qualified person|người có chứng chỉ|有资格者|योग्यता भएको व्यक्ति|yang berkualifikasi|pessoa qualificada
必須|ひっす|N1|かならず いる こと|required|bắt buộc|必须|अनिवार्य|wajib|obrigatório
任意|にんい|N1|しても しなくても いい こと|optional|tùy ý|自愿|ऐच्छिक|sukarela|opcional
必要|ひつよう|N3|いる こと|necessary|cần thiết|需要|आवश्यक|perlu|necessário
不要|ふよう|N2|いらない こと|not needed|không cần|不需要|आवश्यक छैन|tidak perlu|desnecessário
可能|かのう|N2|できる こと|possible|có thể|可以|सम्भव|bisa|possível
不可|ふか|N1|だめ、できない|not allowed|không được|不可|हुँदैन|tidak boleh|não permitido
可否|かひ|N1|できるか、できないか|whether possible or not|được hay không|可否|हुने कि नहुने|boleh tidaknya|se é possível ou não
相談可|そうだんか|N2|話して 決める ことが できる|can be discussed|có thể trao đổi|可商量|छलफल गर्न सकिने|bisa dibicarakan|a combinar
応相談|おうそうだん|N1|話して 決める|to be discussed|thương lượng|面议|छलफल गरी तय|bisa dirundingkan|a combinar
考慮|こうりょ|N1|よく 考える こと|taking into account|cân nhắc|考虑|विचार|pertimbangan|consideração
配慮|はいりょ|N1|気を つかう こと|consideration|quan tâm, lưu ý|照顾、关照|ख्याल राख्ने|perhatian|consideração
審査|しんさ|N1|よいか どうか しらべる こと|examination|xét duyệt|审查|जाँच|pemeriksaan|análise
評価|ひょうか|N2|よいか どうか 決める こと|assessment|đánh giá|评价|मूल्याङ्कन|penilaian|avaliação
判断|はんだん|N2|考えて 決める こと|judgement|phán đoán|判断|निर्णय|penilaian|julgamento
採否|さいひ|N1|採用するか しないか|whether hired or not|có tuyển hay không|录用与否|छनोट भयो कि भएन|diterima atau tidak|se será contratado
合否|ごうひ|N1|合格か、そうでないか|pass or fail|đậu hay trượt|合格与否|उत्तीर्ण वा अनुत्तीर्ण|lulus atau tidak|aprovado ou não
不合格|ふごうかく|N2|試験に とおらない こと|fail|trượt|不合格|अनुत्तीर्ण|tidak lulus|reprovação
見込み|みこみ|N1|たぶん そう なる こと|prospect|dự kiến|预计|सम्भावना|perkiraan|previsão
予定|よてい|N3|しようと 思って いる こと|plan|dự định|预定|योजना|rencana|plano
候補|こうほ|N1|えらばれるかも しれない 人や もの|candidate|ứng viên, phương án|候选|उम्मेदवार|calon|candidato, opção
候補日|こうほび|N1|「この 日は どうですか」と いう 日|possible date|ngày đề xuất|候选日期|सम्भावित मिति|pilihan tanggal|data possível
希望日|きぼうび|N2|いいと 思う 日|wished date|ngày mong muốn|希望日期|चाहेको मिति|tanggal yang diinginkan|data desejada
第一希望|だいいちきぼう|N2|いちばん したい もの|first choice|nguyện vọng một|第一志愿|पहिलो चाहना|pilihan pertama|primeira opção
第二希望|だいにきぼう|N2|2番目に したい もの|second choice|nguyện vọng hai|第二志愿|दोस्रो चाहना|pilihan kedua|segunda opção
承諾|しょうだく|N1|「はい」と 言う こと|acceptance|chấp thuận|同意|स्वीकार|persetujuan|aceite
内定通知書|ないていつうちしょ|N1|「採用します」と 書いた 紙|letter of job offer|thư báo nhận việc|录用通知书|नियुक्ति प्रस्ताव पत्र|surat tawaran kerja|carta de oferta
採用通知|さいようつうち|N2|「採用します」と いう 知らせ|notice of hiring|thông báo tuyển dụng|录用通知|नियुक्ति सूचना|pemberitahuan diterima|aviso de contratação
内定取消|ないていとりけし|N1|採用の 約束を やめる こと|withdrawal of a job offer|hủy thông báo nhận việc|取消录用|प्रस्ताव रद्द|pembatalan tawaran kerja|cancelamento da oferta
入社手続き|にゅうしゃてつづき|N2|会社に 入る ための 手続き|procedures for joining|thủ tục vào công ty|入职手续|प्रवेश प्रक्रिया|prosedur masuk kerja|procedimentos de admissão
入社式|にゅうしゃしき|N2|会社に 入る ときの 会|ceremony for new employees|lễ vào công ty|入职典礼|प्रवेश समारोह|upacara penerimaan karyawan|cerimônia de admissão
初出勤|はつしゅっきん|N2|はじめて 仕事に 行く こと|first day of work|ngày đầu đi làm|首次上班|पहिलो दिन काम|hari kerja pertama|primeiro dia de trabalho
初日|しょにち|N1|はじめの 日|first day|ngày đầu|第一天|पहिलो दिन|hari pertama|primeiro dia
職場|しょくば|N2|働く ところ|workplace|nơi làm việc|职场|कार्यस्थल|tempat kerja|local de trabalho
職場見学|しょくばけんがく|N2|働く ところを 見る こと|visit to the workplace|tham quan nơi làm việc|参观工作场所|कार्यस्थल अवलोकन|kunjungan tempat kerja|visita ao local de trabalho
職業紹介|しょくぎょうしょうかい|N1|仕事を 紹介する こと|job placement|giới thiệu việc làm|职业介绍|रोजगार परिचय|penyaluran kerja|intermediação de emprego
紹介|しょうかい|N3|知らない 人に 知らせる こと|introduction|giới thiệu|介绍|परिचय|perkenalan|apresentação
推薦|すいせん|N1|「この 人は いいです」と 言う こと|recommendation|tiến cử|推荐|सिफारिस|rekomendasi|recomendação
教育|きょういく|N3|教えて そだてる こと|education|giáo dục|教育|शिक्षा|pendidikan|educação
育成|いくせい|N1|人を そだてる こと|training of people|đào tạo|培养|तयार गर्ने|pembinaan|formação
講習|こうしゅう|N1|集まって 習う こと|short course|khóa học ngắn|讲习|छोटो तालिम|kursus singkat|curso
受講|じゅこう|N1|授業や 研修を うける こと|taking a course|tham gia khóa học|听课|तालिम लिने|mengikuti kursus|fazer um curso
受験|じゅけん|N2|試験を うける こと|taking an exam|dự thi|参加考试|परीक्षा दिने|mengikuti ujian|prestar exame
資格取得|しかくしゅとく|N2|資格を とる こと|getting a qualification|lấy chứng chỉ|取得资格|योग्यता हासिल|memperoleh kualifikasi|obtenção de qualificação
取得|しゅとく|N2|とる こと、もらう こと|obtaining|lấy được|取得|प्राप्त गर्ने|perolehan|obtenção
習得|しゅうとく|N2|習って できる ように なる こと|learning, mastering|nắm vững|学会|सिक्ने|penguasaan|aprendizado
大卒|だいそつ|N1|大学を 出た 人|university graduate|tốt nghiệp đại học|大学毕业|स्नातक|lulusan universitas|formado em universidade
高卒|こうそつ|N1|高校を 出た 人|high-school graduate|tốt nghiệp cấp ba|高中毕业|उच्च माविबाट उत्तीर्ण|lulusan SMA|com ensino médio
学歴不問|がくれきふもん|N1|どの 学校でも いい|schooling not asked|không yêu cầu học vấn|学历不限|शैक्षिक योग्यता आवश्यक छैन|pendidikan tidak disyaratkan|escolaridade não exigida
年齢不問|ねんれいふもん|N1|何さいでも いい|age not asked|không giới hạn tuổi|年龄不限|उमेर हद छैन|usia tidak dibatasi|idade não exigida
年齢|ねんれい|N3|何さいか|age|tuổi|年龄|उमेर|usia|idade
性別|せいべつ|N2|男か 女か|sex|giới tính|性别|लिङ्ग|jenis kelamin|sexo
氏名|しめい|N2|名前|full name|họ tên|姓名|पूरा नाम|nama lengkap|nome completo
生年月日|せいねんがっぴ|N2|生まれた 日|date of birth|ngày sinh|出生日期|जन्ममिति|tanggal lahir|data de nascimento
現住所|げんじゅうしょ|N1|今 住んで いる ところ|present address|địa chỉ hiện tại|现住址|हालको ठेगाना|alamat sekarang|endereço atual
続柄|つづきがら|N1|家族の 中の 関係|relationship in the family|quan hệ gia đình|亲属关系|नाता|hubungan keluarga|parentesco
`;
