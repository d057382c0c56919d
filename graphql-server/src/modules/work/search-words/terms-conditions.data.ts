/**
 * Conditions of work, in the form of the care terms; the last column may name a condition of the search instead: e: employment type, r: from
 * home, b: beginners, v: help with the status of residence.
 */
export const conditionTerms = `
正社員 | せいしゃいん | full-time, full time, permanent employee, regular employee | toàn thời gian, chính thức, 正式员工, 全职, 正社员, पूर्णकालिक, purna waktu, karyawan tetap, tempo integral, efetivo | e:FULL_TIME
契約社員 | けいやくしゃいん | contract employee, contract worker, contract | hợp đồng, 合同工, 契约社员, करार, karyawan kontrak, contrato | e:CONTRACT
アルバイト パート バイト パートタイム | あるばいと, ばいと, ぱーと | part-time, part time, part-time job, part time job, arubaito, baito | làm thêm, bán thời gian, 兼职, 打工, 小时工, 临时工, पार्ट टाइम, आंशिक समय, paruh waktu, kerja sambilan, meio período, tempo parcial, bico | e:PART_TIME
派遣 派遣社員 | はけん, はけんしゃいん | temp, dispatch, temporary staff, temporary worker, agency worker | phái cử, 派遣, 派遣员工, pekerja alih daya, terceirizado, temporário | e:DISPATCH
インターン インターンシップ | いんたーん | intern, internship, trainee | thực tập, 实习, 实习生, इन्टर्न, magang, estágio, estagiário | e:INTERN
業務委託 フリーランス | ぎょうむいたく, ふりーらんす | freelance, freelancer, contractor | tự do, 自由职业, 外包, pekerja lepas, autônomo | e:OUTSOURCING
在宅 リモート テレワーク リモートワーク 在宅勤務 | ざいたく, りもーと, てれわーく | remote, work from home, telework, remote work, wfh, home office | làm việc tại nhà, làm từ xa, 远程, 在家办公, 居家办公, घरबाट काम, kerja dari rumah, jarak jauh, trabalho remoto, remoto | r:1
未経験 未経験歓迎 初心者 無資格 | みけいけん, しょしんしゃ, むしかく | no experience, beginner, beginners, unskilled, entry level | không cần kinh nghiệm, chưa có kinh nghiệm, 无经验, 新手, 零经验, अनुभव नचाहिने, tanpa pengalaman, pemula, sem experiência, iniciante | b:1
ビザ ビザサポート 在留資格 就労ビザ | びざ, ざいりゅうしかく | visa, visa support, visa sponsorship, work visa, sponsorship | thị thực, hỗ trợ visa, 签证, 签证支持, 工作签证, भिसा, dukungan visa, visto, apoio ao visto | v:1
夜勤 深夜 夜間 | やきん, しんや, やかん | night shift, night, night work, overnight | ca đêm, làm đêm, 夜班, 夜勤, 深夜, रात्रि, रातको काम, shift malam, kerja malam, turno da noite, noturno
日勤 日中 | にっきん | day shift, daytime | ca ngày, 白班, दिनको काम, shift siang, diurno
早朝 早番 朝 | そうちょう, はやばん | early morning, early shift, morning | sáng sớm, ca sáng, 早班, 清晨, बिहान, pagi, manhã
遅番 夕方 | おそばん | late shift, evening | ca tối, 晚班, साँझ, sore, noite
土日 週末 土日休み | どにち, しゅうまつ | weekend, weekends, saturday sunday | cuối tuần, 周末, सप्ताहान्त, akhir pekan, fim de semana
短期 短期間 | たんき | short-term, short term, temporary | ngắn hạn, 短期, छोटो अवधि, jangka pendek, curto prazo
長期 | ちょうき | long-term, long term | dài hạn, 长期, jangka panjang, longo prazo
日払い 週払い | ひばらい, しゅうばらい | daily pay, weekly pay, paid daily | trả lương ngày, 日结, 周结, दैनिक ज्याला, bayar harian, diária
寮 寮あり 社宅 住み込み 住居 | りょう, しゃたく, すみこみ | dormitory, housing, accommodation, company housing, dorm, live-in | ký túc xá, nhà ở, chỗ ở, 宿舍, 包住, 员工宿舍, छात्रावास, बसोबास, asrama, mess, tempat tinggal, alojamento, moradia
食事付き まかない 賄い | しょくじつき, まかない | meals, meals included, free meals | bao ăn, 包吃, 包餐, खाना, makan gratis, refeição
交通費 通勤手当 | こうつうひ | transportation, commuting allowance, travel expenses | phụ cấp đi lại, 交通费, यातायात, transportasi, transporte
残業なし 残業少 | ざんぎょうなし | no overtime | không tăng ca, 不加班, tanpa lembur, sem hora extra
残業 | ざんぎょう | overtime | tăng ca, 加班, lembur, hora extra
シフト シフト制 | しふと | shift, shifts, shift work | ca, 排班, शिफ्ट, shift, turno, escala
週休二日 週休2日 | しゅうきゅうふつか | two days off, five day week | nghỉ 2 ngày, 双休, libur dua hari, dois dias de folga
フレックス | ふれっくす | flextime, flexible hours, flexible | linh hoạt, 弹性工作, fleksibel, flexível
昇給 | しょうきゅう | pay raise | tăng lương, 加薪, kenaikan gaji, aumento
賞与 ボーナス | しょうよ, ぼーなす | bonus | thưởng, 奖金, बोनस, bônus
高収入 高時給 | こうしゅうにゅう, こうじきゅう | high pay, high salary, well paid | lương cao, 高薪, 高时薪, उच्च तलब, gaji tinggi, salário alto
語学手当 | ごがくてあて | language allowance | 语言补贴
学生 留学生 学生歓迎 | がくせい, りゅうがくせい | student, students, international student, foreign student | sinh viên, du học sinh, 学生, 留学生, विद्यार्थी, mahasiswa, pelajar, estudante
主婦 主夫 | しゅふ | housewife, homemaker | nội trợ, 主妇, 家庭主妇, ibu rumah tangga, dona de casa
外国人 外国籍 外国人歓迎 | がいこくじん, がいこくせき | foreigner, foreigners, foreign nationals, foreigners welcome | người nước ngoài, 外国人, विदेशी, orang asing, estrangeiro
特定技能 | とくていぎのう | specified skilled worker, ssw, tokutei ginou, tokutei | kỹ năng đặc định, đặc định, 特定技能, tokutei ginou
技術・人文知識・国際業務 技人国 | ぎじんこく | humanities specialist, engineer visa | kỹ thuật nhân văn, 技人国
日本語不要 日本語に自信がない | にほんごふよう | no japanese, no japanese needed, without japanese, japanese not required | không cần tiếng nhật, 不需要日语, 不会日语, जापानी नचाहिने, tanpa bahasa jepang, sem japonês
運転免許 普通免許 | うんてんめんきょ, めんきょ | driving licence, driver's license, driving license | bằng lái xe, 驾照, सवारी चालक अनुमतिपत्र, sim, carteira de motorista
資格取得 資格支援 | しかくしゅとく | qualification support, get qualified | hỗ trợ bằng cấp, 考证
急募 すぐに働ける | きゅうぼ | urgent, immediate start | gấp, 急招, mendesak, urgente
駅近 駅チカ | えきちか | near station, near the station | gần ga, 车站附近, 近车站, dekat stasiun, perto da estação
車通勤 マイカー | くるまつうきん | car commute, commute by car | 开车上班
制服 | せいふく | uniform | đồng phục, 制服, seragam, uniforme
オープニング 新規オープン | おーぷにんぐ | new opening, opening staff | khai trương, 新店
`;
