/** Words of safety, disasters, health at work and rules of a workplace. Columns as in gloss-hiring.data.ts. */
export const safetyWords = `
安全|あんぜん|N3|あぶなくない こと|safety|an toàn|安全|सुरक्षा|keselamatan|segurança
危険|きけん|N3|あぶない こと|danger|nguy hiểm|危险|खतरा|bahaya|perigo
注意|ちゅうい|N3|気を つける こと|caution|chú ý|注意|सावधानी|perhatian|atenção
注意事項|ちゅういじこう|N1|気を つける こと|points to note|những điều cần chú ý|注意事项|ध्यान दिनुपर्ने कुरा|hal yang perlu diperhatikan|observações importantes
禁止|きんし|N2|しては いけない こと|prohibition|cấm|禁止|निषेध|larangan|proibição
厳禁|げんきん|N1|ぜったいに しては いけない こと|strictly forbidden|nghiêm cấm|严禁|कडा निषेध|dilarang keras|estritamente proibido
使用禁止|しようきんし|N2|使っては いけない|do not use|cấm sử dụng|禁止使用|प्रयोग निषेध|dilarang digunakan|uso proibido
事故|じこ|N3|あぶない ことが おきる こと|accident|tai nạn|事故|दुर्घटना|kecelakaan|acidente
怪我|けが|N1|体に きずが できる こと|injury|bị thương|受伤|चोट|luka|ferimento
負傷|ふしょう|N1|けがを する こと|being injured|bị thương|受伤|घाइते हुने|cedera|ferimento
火災|かさい|N1|火事|fire|hỏa hoạn|火灾|आगलागी|kebakaran|incêndio
火事|かじ|N3|家などが もえる こと|fire|cháy|火灾|आगलागी|kebakaran|incêndio
消火器|しょうかき|N1|火を けす 道具|fire extinguisher|bình chữa cháy|灭火器|आगो निभाउने यन्त्र|alat pemadam api|extintor
火気厳禁|かきげんきん|N1|火を 使っては いけない|no naked flames|cấm lửa|严禁烟火|आगो निषेध|dilarang menyalakan api|proibido fogo
地震|じしん|N3|地面が ゆれる こと|earthquake|động đất|地震|भूकम्प|gempa bumi|terremoto
津波|つなみ|N1|地震の あとに 来る 大きい 波|tsunami|sóng thần|海啸|सुनामी|tsunami|tsunami
台風|たいふう|N3|強い 風と 雨|typhoon|bão|台风|आँधी (टाइफुन)|topan|tufão
大雨|おおあめ|N3|たくさんの 雨|heavy rain|mưa lớn|大雨|भारी वर्षा|hujan lebat|chuva forte
大雪|おおゆき|N3|たくさんの 雪|heavy snow|tuyết lớn|大雪|भारी हिउँ|salju lebat|nevasca
停電|ていでん|N2|電気が 止まる こと|power cut|mất điện|停电|बिजुली जाने|listrik padam|falta de energia
断水|だんすい|N1|水が 止まる こと|water cut|mất nước|停水|पानी बन्द|air mati|falta de água
避難|ひなん|N1|あぶない ところから にげる こと|evacuation|sơ tán|避难|सुरक्षित ठाउँमा सर्ने|evakuasi|evacuação
避難訓練|ひなんくんれん|N1|にげる 練習|evacuation drill|diễn tập sơ tán|避难训练|सुरक्षित भाग्ने अभ्यास|latihan evakuasi|simulação de evacuação
避難場所|ひなんばしょ|N1|にげる 場所|evacuation place|nơi sơ tán|避难场所|सुरक्षित स्थान|tempat evakuasi|local de evacuação
緊急|きんきゅう|N2|とても いそぐ こと|urgent|khẩn cấp|紧急|आपतकालीन|darurat|urgente
緊急連絡先|きんきゅうれんらくさき|N2|急な ときに 電話する ところ|emergency contact|số liên lạc khẩn cấp|紧急联系方式|आपतकालीन सम्पर्क|kontak darurat|contato de emergência
非常時|ひじょうじ|N1|急に たいへんな ことが あった とき|time of emergency|lúc khẩn cấp|紧急时|आपतकालमा|saat darurat|emergência
防災|ぼうさい|N1|地震などに 準備する こと|disaster preparedness|phòng chống thiên tai|防灾|विपद् पूर्वतयारी|kesiapsiagaan bencana|prevenção de desastres
熱中症|ねっちゅうしょう|N1|暑さで 体の 調子が 悪く なる こと|heatstroke|say nắng|中暑|लू लाग्ने|serangan panas|insolação
水分補給|すいぶんほきゅう|N1|水などを 飲む こと|drinking enough|bổ sung nước|补充水分|पानी पिउने|minum cukup air|hidratação
腰痛|ようつう|N1|こしが いたい こと|lower back pain|đau lưng|腰痛|ढाड दुख्ने|sakit pinggang|dor nas costas
腰|こし|N2|せなかの 下の ところ|lower back|thắt lưng, hông|腰|कम्मर|pinggang|lombar, quadril
疲労|ひろう|N1|つかれる こと|fatigue|mệt mỏi|疲劳|थकान|kelelahan|cansaço
睡眠|すいみん|N2|ねる こと|sleep|giấc ngủ|睡眠|निद्रा|tidur|sono
健康|けんこう|N3|体が 元気な こと|health|sức khỏe|健康|स्वास्थ्य|kesehatan|saúde
健康管理|けんこうかんり|N2|体を 元気に して おく こと|looking after one's health|quản lý sức khỏe|健康管理|स्वास्थ्य व्यवस्थापन|menjaga kesehatan|cuidados com a saúde
診断書|しんだんしょ|N1|医者が 病気の ことを 書いた 紙|medical certificate|giấy chứng nhận của bác sĩ|诊断书|डाक्टरको प्रमाणपत्र|surat keterangan dokter|atestado médico
労働災害|ろうどうさいがい|N1|仕事で おきた けがや 病気|accident at work|tai nạn lao động|劳动灾害|कार्यस्थल दुर्घटना|kecelakaan kerja|acidente de trabalho
報告義務|ほうこくぎむ|N1|知らせなければ ならない こと|duty to report|nghĩa vụ báo cáo|报告义务|जानकारी दिने कर्तव्य|kewajiban melapor|dever de informar
指差し確認|ゆびさしかくにん|N1|指で さして たしかめる こと|checking by pointing|chỉ tay xác nhận|手指确认|औँलाले देखाएर जाँच|menunjuk sambil memeriksa|conferir apontando
声かけ|こえかけ|N2|ことばを かける こと|speaking to people|lên tiếng nhắc|出声提醒|बोलाउने, भन्ने|menyapa|avisar em voz alta
服務規律|ふくむきりつ|N1|働く 人が 守る きまり|rules of conduct|quy định tác phong|工作纪律|काममा पालना गर्ने नियम|tata tertib kerja|normas de conduta
喫煙|きつえん|N2|たばこを すう こと|smoking|hút thuốc|吸烟|धूम्रपान|merokok|fumar
飲酒|いんしゅ|N1|お酒を 飲む こと|drinking alcohol|uống rượu|饮酒|मदिरा सेवन|minum alkohol|consumo de álcool
私語|しご|N1|仕事では ない 話|private talk|nói chuyện riêng|私下交谈|निजी कुराकानी|obrolan pribadi|conversa particular
私物|しぶつ|N1|自分の もの|personal belongings|đồ cá nhân|私人物品|निजी सामान|barang pribadi|objetos pessoais
持ち込み|もちこみ|N2|持って 入る こと|bringing in|mang vào|带入|भित्र ल्याउने|membawa masuk|trazer para dentro
持ち出し|もちだし|N2|外へ 持って 行く こと|taking out|mang ra ngoài|带出|बाहिर लैजाने|membawa keluar|levar para fora
土足|どそく|N1|くつを はいた まま|with outdoor shoes on|mang giày dép|穿鞋入内|जुत्तासहित|memakai sepatu luar|com sapatos
上履き|うわばき|N1|建物の 中の くつ|indoor shoes|giày đi trong nhà|室内鞋|भित्र लगाउने जुत्ता|sepatu dalam ruangan|calçado de uso interno
着用|ちゃくよう|N1|着る こと、つける こと|wearing|mặc, đeo|穿戴|लगाउने|pemakaian|uso (vestir)
髪型|かみがた|N2|かみの 形|hairstyle|kiểu tóc|发型|केश शैली|gaya rambut|penteado
髪色|かみいろ|N2|かみの 色|hair colour|màu tóc|发色|कपालको रङ|warna rambut|cor do cabelo
清潔感|せいけつかん|N1|きれいだと 思う 感じ|clean appearance|vẻ sạch sẽ|整洁感|सफा देखिने|kesan bersih|aparência limpa
清潔|せいけつ|N2|きれいな こと|clean|sạch sẽ|清洁|सफा|bersih|limpo
爪|つめ|N1|指の 先の かたい ところ|nail|móng tay|指甲|नङ|kuku|unha
装飾品|そうしょくひん|N1|ゆびわなど かざる もの|jewellery|đồ trang sức|饰品|गहना|perhiasan|adornos
指輪|ゆびわ|N2|指に する かざり|ring|nhẫn|戒指|औँठी|cincin|anel
香水|こうすい|N2|いい においの 水|perfume|nước hoa|香水|अत्तर|parfum|perfume
匂い|におい|N1|はなで 感じる もの|smell|mùi|气味|गन्ध|bau|cheiro
防寒着|ぼうかんぎ|N1|寒い ときに 着る 服|warm clothing|áo chống lạnh|防寒服|न्यानो लुगा|pakaian hangat|roupa de frio
軍手|ぐんて|N1|仕事の ときの 手ぶくろ|work gloves|găng tay lao động|劳保手套|काम गर्ने पन्जा|sarung tangan kerja|luvas de trabalho
長靴|ながぐつ|N2|長い くつ|rubber boots|ủng|长靴|बुट जुत्ता|sepatu bot|botas
耳栓|みみせん|N1|耳に 入れて 音を 小さく する もの|earplugs|nút tai|耳塞|कान थुन्ने|sumbat telinga|protetor auricular
感電|かんでん|N1|体に 電気が 通る こと|electric shock|điện giật|触电|करेन्ट लाग्ने|tersengat listrik|choque elétrico
火傷|やけど|N1|火や お湯で できる けが|burn|bỏng|烫伤|पोलेको घाउ|luka bakar|queimadura
挟まれ|はさまれ|N1|機械などの 間に 入って けがを する こと|getting caught in a machine|bị kẹp|被夹|च्यापिने|terjepit|prensagem
巻き込まれ|まきこまれ|N1|回る 機械に 入って しまう こと|getting drawn into a machine|bị cuốn vào|被卷入|मेसिनले तान्ने|tergulung mesin|ser puxado pela máquina
墜落|ついらく|N1|高い ところから おちる こと|fall from a height|rơi từ trên cao|坠落|उचाइबाट खस्ने|jatuh dari ketinggian|queda de altura
落下|らっか|N1|上から おちる こと|falling of objects|rơi xuống|掉落|खस्ने|jatuh|queda
転落|てんらく|N1|ころがって おちる こと|fall|ngã xuống|跌落|लडेर खस्ने|terguling jatuh|queda
有害|ゆうがい|N1|体に わるい|harmful|có hại|有害|हानिकारक|berbahaya bagi tubuh|nocivo
有毒|ゆうどく|N1|どくが ある|poisonous|độc hại|有毒|विषालु|beracun|tóxico
薬品|やくひん|N2|薬や あぶない 液|chemical|hóa chất, thuốc|药品|रसायन|bahan kimia|produto químico
防塵|ぼうじん|N1|こまかい ごみを ふせぐ こと|dust protection|chống bụi|防尘|धुलो रोक्ने|antidebu|proteção contra poeira
`;
