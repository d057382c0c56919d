/** Words by what they are about, where a sentence speaks of people: broad on purpose, as the weights decide what is said of them. */
export const whoConcepts = {
  YOUNG:
    "若い 若手 若者 若年 若さ 若々しい 若返る 若返り フレッシュ 初々しい ピチピチ 新卒 卒業したて 学生気分 部活 サークル 青春 学生時代 十代 二十代 10代 20代 三十代 30代 20歳 22歳 25歳 28歳 30歳 35歳 平成 平成生まれ 令和 Z世代 ゆとり世代 成人式 新成人 二十歳 はたち ティーン ギャル 今どき 新入り 新人類 アラサー 子ども世代 息子世代 娘世代 教え子 社会人一年目 未成年 青年 青二才 新米 若葉 伸び盛り 育ち盛り 食べ盛り 働き盛り young youth youthful junior digital energetic fresh teen わかい",
  OLD: "年配 高齢 高齢者 老人 お年寄り 年寄り シニア シルバー 中高年 中年 還暦 古希 喜寿 定年 年金 老後 余生 隠居 老眼 白髪 孫 お孫さん おじいちゃん おばあちゃん 祖父母 ベテラン世代 熟年 熟女 親世代 親御さん世代 大先輩 人生の先輩 四十代 五十代 六十代 40代 50代 60代 40歳 45歳 50歳 55歳 60歳 四十 五十 六十 四十路 五十路 アラフォー アラフィフ アラ還 昭和 昭和生まれ バブル 団塊 ミドル 更年期 体力の衰え 衰え 衰える 老ける 老い 老体 中堅以上 第二の人生 リタイア 引退 晩年 older mature senior retiree elderly とし としより おとしより",
  YEARS:
    "年齢 歳 才 年代 世代 同世代 同年代 年 年下 年上 年頃 年の近い 一回り 干支 生年 生年月日 誕生年 平均年齢 年長 最年長 年少 生まれ年 年功 歳の差 年の差 age generation",
  WOMAN:
    "女性 女 女子 女の子 女の人 女の方 婦人 ご婦人 奥様 奥さん 主婦 お母さん ママ 母親 お嬢さん お姉さん 姉御 おばさん おばちゃん 女手 看板娘 マドンナ 紅一点 花 女将 おかみさん 乙女 女将さん 嫁 レディ レディース スカート 女神 彼女 ウーマン ガール 娘 娘さん 母 woman women female females lady ladies girl girls her she mother hostess waitress おんな じょせい",
  MAN: "男性 男 男子 男の子 男の人 男の方 男手 男気 漢 野郎 兄貴 兄さん お兄さん 兄ちゃん おじさん おっさん 旦那 ご主人 亭主 紳士 お父さん 父親 青年 益荒男 大黒柱 ネクタイ ひげ ヒゲ 男所帯 男社会 殿方 メンズ ボーイ 力自慢 力持ち 腕っぷし 男前 man men male males lad gentleman guys he salesman handyman おとこ だんせい",
  GENDER: "性別 男女 同性 異性 女性用 男性用 更衣室 男女比 ジェンダー 性差 gender sex",
  BODY: "容姿 見た目 外見 ルックス ビジュアル 顔 お顔 顔立ち 目鼻立ち 小顔 笑顔 肌 色白 美白 髪 髪型 薄毛 スタイル 体型 体形 身長 背 背丈 体重 ウエスト スリム 細身 小柄 大柄 長身 太る 太い ふくよか ぽっちゃり 痩せる やせる やせ型 すらり すらっと 脚 足の長い 美人 美女 美形 イケメン 美男 男前 きれい 綺麗 美しい かわいい 可愛い 華やか 華 写真 全身 自撮り プロフィール写真 歯並び 歯 ほくろ 二重 まつげ メイク 化粧 口元 見栄え 見映え 映える 人目 容貌 面構え 佇まい サイズ 寸法 good-looking attractive slim pretty cute beautiful handsome tall photo face height appearance looks かお せ やせる しゃしん",
  NATION:
    "国籍 外国 外国人 外国籍 外人 海外 異国 よその国 母国 国 出身 出身国 出身地 ルーツ 血 血筋 先祖 先祖代々 生粋 帰化 在日 日系 ハーフ ミックス 混血 二世 三世 永住 移民 技能実習生 実習生 留学生 肌の色 人種 民族 白人 黒人 アジア アジア系 東南アジア アフリカ 中東 南米 欧米 欧米系 西洋 ヨーロッパ 中国 中国人 韓国 韓国人 台湾 ベトナム ベトナム人 ネパール ネパール人 フィリピン フィリピン人 インドネシア ミャンマー ブラジル ブラジル人 インド スリランカ バングラデシュ モンゴル タイ カンボジア ロシア ウクライナ ペルー トルコ パキスタン foreigner foreigners foreign nationality nationals country caucasian western vietnamese chinese nepali filipino asian european american くに がいこく がいこくじん ベトナムじん",
  NATIVE:
    "日本人 日本の方 日本の人 日本生まれ 日本育ち 生まれ育つ 生まれも育ちも 日本国籍 日本名 日本風 通名 通称 通称名 日本の名前 大和魂 日本の心 日本人らしい 国産 国内出身 地元出身 土地っ子 江戸っ子 本籍 部落 義務教育 日本の学校 本名 カタカナの名前 名前 苗字 名字 姓 local native japanese-born にほんじん",
  TONGUE:
    "日本語 母語 母国語 第一言語 ネイティブ 発音 なまり 訛り 訛る 片言 カタコト イントネーション アクセント 言葉 話し方 敬語 英語 中国語 ベトナム語 ネパール語 ポルトガル語 language speaker accent にほんご",
  ILL: "病気 病 病む 持病 既往 既往歴 病歴 通院 入院 手術 服薬 薬 薬を飲む 診断 診断書 休職 病欠 体調 不調 体調不良 メンタル うつ うつ病 鬱 心療内科 精神科 精神 精神疾患 発達障害 発達 てんかん 糖尿 糖尿病 喘息 アレルギー アトピー 腰痛 腰 ひざ めまい 貧血 透析 がん 癌 心臓 血圧 高血圧 感染症 肝炎 HIV 検査 血液検査 尿検査 健康診断 健康 健康体 丈夫 五体満足 医者いらず 風邪 頭痛 生理 不眠 カウンセリング カウンセラー クリニック 病院 主治医 病弱 虚弱 疾患 疾病 難病 後遺症 古傷 ぎっくり腰 ヘルニア 依存症 illness ill sick disease disability depression epilepsy medicine medicines health pain blood びょうき くすり",
  DISABLED:
    "障害 障がい 障害者 障害者手帳 手帳 ハンディ ハンディキャップ 車いす 車椅子 杖 補聴器 義足 義手 聴覚 視覚 色覚 色弱 色盲 耳 目 聞こえる 聞こえない 聞こえにくい 見えない 見えにくい 難聴 弱視 手話 不自由 介助 特性 知的 身体 disabled deaf blind wheelchair しょうがい",
  FAMILY:
    "結婚 既婚 未婚 独身 独り身 独り者 婚約 入籍 籍 式を挙げる 挙式 離婚 バツイチ シングル 母子家庭 父子家庭 片親 妻 夫 配偶者 旦那 旦那様 パートナー 妊娠 妊婦 身ごもる おめでた おめでたい 授かる 授かりもの 出産 産む お産 つわり 産休 育休 育児 子育て 子 子ども 子供 お子さん お子様 赤ちゃん 乳飲み子 幼児 未就学児 保育園 幼稚園 参観日 運動会 送り迎え お迎え 家庭 家庭に入る 家族 ご家族 所帯 世帯 家 実家 親元 同居 介護 恋人 彼氏 彼女 交際 恋愛 結婚歴 妻子 扶養 独り暮らし 一人暮らし 家事 夫婦 married marriage pregnant pregnancy children child kids family wife husband baby single けっこん こども にんしん あかちゃん おなか かぞく",
  KIN: "父 母 父親 母親 お父様 お母様 お父さん お母さん 両親 ご両親 兄弟 ご兄弟 姉妹 親族 親戚 身内 保護者 家系 家柄 先祖 戸籍 戸籍謄本 住民票 本籍地 生い立ち 家族構成 家庭環境 間取り 持ち家 資産 身元 身辺 身元調査 興信所 探偵 調査会社 近所 parents father mother relatives おとうさん おかあさん ほんせき",
  FAITH:
    "宗教 信仰 信心 信者 信じる 宗派 神 神様 仏 仏様 仏壇 お寺 寺 神社 教会 モスク 礼拝 お祈り 祈り 祈る 断食 ラマダン 豚 豚肉 ハラル 戒律 教え 経文 お経 祝詞 スカーフ ヒジャブ ベール ターバン 十字架 数珠 安息日 日曜の集まり 布施 布教 入信 ムスリム イスラム教 キリスト教 仏教 ヒンドゥー教 酒 食べられない 牛肉 religion religious pray prayer muslim christian pork headscarf fast halal しゅうきょう おいのり ぶたにく かみさま",
  THOUGHT:
    "思想 信条 政治 政党 支持政党 選挙 投票 デモ 集会 市民運動 社会運動 右翼 左翼 愛読書 愛読紙 尊敬する人物 尊敬する人 尊敬 人生観 生活信条 新聞 支持 候補 演説 政治家 活動家 party politics political",
  UNION:
    "組合 労働組合 労組 ユニオン 団体交渉 団交 ストライキ スト 監督署 労基署 労働基準監督署 労基 労働局 権利 権利主張 主張 訴える 訴訟 裁判 弁護士 告発 通報 内部告発 団結 徒党 署名 要求 労働者の権利 法律 文句 不満 愚痴 union strike labour labor complain rights くみあい もんく",
  RECORD:
    "前科 前歴 犯罪歴 逮捕 逮捕歴 捕まる 警察 補導 少年院 鑑別所 刑務所 服役 出所 執行猶予 賞罰 やんちゃ 非行 元暴走族 反社 暴力団 入れ墨 タトゥー 刺青 借金 借り入れ 借入 ローン リボ 消費者金融 サラ金 滞納 延滞 督促 自己破産 破産 債務 債務整理 差し押さえ ブラックリスト 信用情報 官報 生活保護 ギャンブル パチンコ 競馬 保証人 カードの支払い お金にだらしない criminal crime record arrested debt debts bankrupt bankruptcy credit loan しゃっきん けいさつ",
  ORIENTATION: "性的指向 性自認 LGBT トランスジェンダー ゲイ レズビアン 同性愛 gay transgender",
  APPLICANT:
    "方 人 者 かた 応募者 希望者 人材 志望者 候補者 スタッフ 社員 従業員 メンバー 仲間 新人 部下 後輩 先生 講師 タイプ 子 people person applicant applicants candidate candidates anyone those staff member worker workers ひと",
  CUSTOMER:
    "お客様 お客さま お客さん 客 顧客 利用者 利用者様 入居者 入居者様 患者 患者様 患者さん 会員 会員様 ゲスト 宿泊者 観光客 乗客 園児 児童 生徒 学生さん 保護者の方 読者 契約者 ご遺族 新郎新婦 オーナー様 取引先 相談者 来店 来客 参加者 被保険者 customer customers client clients guest guests patient patients おきゃくさま",
  // What is said for and against.
  PREFER:
    "希望 優先 優遇 歓迎 大歓迎 望ましい 好ましい 望む 望み 理想 求める 求む 探す 待つ 待っ 期待 欲しい ほしい 助かる うれしい 嬉しい ありがたい 有り難い ぴったり 最適 向く 向き ちょうどいい しっくり 似合う 合う 好む ベスト いい 良い 良し 有利 歓待 集まれ 固める 揃える そろえる 統一 中心 メイン イメージ 想定 考える 思う 狙う 絞る 絞り込む 選ぶ 選ばれる 採りたい 来てほしい 来てもらう 迎える 迎えたい 抜擢 重視 買う 見る preferred prefer wanted want ideal welcome priority need seek looking fit suit best ほしい さがす まつ",
  ONLY: "のみ だけ 限る 限定 限り 以外 条件 必須 前提 絶対 専用 しか ばかり だけで 対象 要件 に限り must only required だけ",
  REJECT:
    "断る お断り お断る ことわる 遠慮 ご遠慮 控える お控え 見送る 見送り 見合わせる 不採用 不可 不合格 落とす 落ちる 対象外 難しい むずかしい 厳しい きびしい 無理 困る こまる 駄目 だめ NG いらない 要らない 不要 除く 除外 辞退 門前払い ご縁がない 縁がない 続かない 務まらない 勤まらない 向かない 向く+ない 合わない なじめない なじまない なじむ 肩身 肩身が狭い 居心地 居場所 浮く 浮いてしまう 引き取る お引き取り 別の会社 ほか 他 よそ 採らない 採る 採用 雇う 雇い入れる 受け入れる 受け入れ 受ける 応じる 入れる つける 任せる 任せられる 出す 裏方 奥 外す 避ける 敬遠 抵抗 嫌がる 嫌う 不安 不安がる 心配 迷惑 負担 足手まとい 戦力外 not cannot can't unsuitable refuse reject rejected sorry elsewhere avoid difficult hard ことわる",
  BURDENED: "続く 急に 休む 休みがち 抜ける 穴 穴をあける 回る 回らない 支障 迷惑をかける 両立 呼び出し 早退",
  ASKS: "書く 記入 記載 記す 提出 出す 添える 添付 送る 持参 お持ち 用意 教える 申告 申し出る 申し出 聞く お聞き 伺う うかがう 尋ねる 質問 確認 調べる 調査 照会 話す 答える 入力 アップロード 見せる 提示 誓約 誓約書 署名 記名 約束 同意 正直 漏れなく すべて 詳しく くわしい tell write bring send submit list かく おしえる おくる きく",
  AT_CHOICE:
    "応募 応募時 応募書類 応募フォーム 履歴書 面接 面接シート 面接カード エントリー エントリーシート 選考 書類選考 採用前 内定前 アンケート 志望動機 interview application apply めんせつ おうぼ",
  // What makes a sentence harmless.
  EQUAL:
    "問わず 問わない 問う 関係 関係なく 関係ない 関係ありません かかわらず 不問 平等 同じ 同じ条件 公平 多様 さまざま いろいろ 幅広い 誰でも どなたでも 何歳 any all equal regardless every かんけい おなじ だれでも どの",
  SUPPORT:
    "配慮 支援 サポート 応援 制度 取得 実績 手当 休暇 相談 調整 両立支援 復帰 復職 合わせる 助け合う お互いさま 安心 用意 設備 対応 補助 無料 自由 選べる 任意 希望者 支給 貸与 support flexible free やすめる",
  SERVE:
    "案内 介助 お世話 世話 送迎 見守り 接客 販売 提案 撮影 清掃 調理 看護 診療 指導 教える 記録 受付 手伝う 担当 紹介 届ける 配送 作る 並べる 検品 仕立てる 掃除 help serve clean cook teach",
  LAWFUL:
    "法律 法令 労働基準法 均等法 適用除外 例外事由 警備業法 深夜業 キャリア形成 就業規則 労使協定 ポジティブ・アクション 障害者雇用枠 福利厚生 実費 法定 law legal",
  EXIST: "働く 活躍 在籍 活躍中 いる います おる 勤める 勤務 勤続 始める 定着 work working はたらく",
} as const;
