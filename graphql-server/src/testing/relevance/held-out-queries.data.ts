/**
 * Searches with what a reader expects of the demo set, written before the search knew any other words than those of the postings and never
 * used to tune it. A line: what is typed | occupations that answer it | occupations that are a fair second | prefecture, when one is asked for.
 */
export const heldOutQueries = `
かいご | 介護職員, 介護補助者 | 看護補助者
kaigo | 介護職員, 介護補助者 | 看護補助者
caregiver | 介護職員, 介護補助者 | 看護補助者
老人ホーム | 介護職員 | 介護補助者
điều dưỡng | 介護職員, 介護補助者, 看護師, 看護補助者 |
护工 | 介護職員, 介護補助者 | 看護補助者
nurse | 看護師 | 看護補助者
かんごし | 看護師 | 看護補助者
नर्स | 看護師 | 看護補助者
perawat | 看護師, 介護職員, 介護補助者 | 看護補助者
hotel | ホテルフロント係, 仲居 | ビル清掃員
ホテル フロント | ホテルフロント係 | 仲居
furonto | ホテルフロント係 |
recepcionista | ホテルフロント係 | 美容補助者
リョカン | 仲居, ホテルフロント係 |
waiter | 飲食店ホール係 | 仲居
居酒屋 | 飲食店ホール係 |
ほーる | 飲食店ホール係 |
服务员 | 飲食店ホール係 | 仲居, ホテルフロント係
nhà hàng | 飲食店ホール係 | 店舗管理者
レストラン 東京 | 飲食店ホール係 | | 13
パン屋 | パン・菓子製造工 |
bakery | パン・菓子製造工 |
食品工場 | 食料品製造工 | パン・菓子製造工, 機械組立工
factory | 食料品製造工, 機械組立工 | パン・菓子製造工
nhà máy | 食料品製造工, 機械組立工 | パン・菓子製造工
pabrik | 食料品製造工, 機械組立工 | パン・菓子製造工
कारखाना | 食料品製造工, 機械組立工 | パン・菓子製造工
工厂 | 食料品製造工, 機械組立工 | パン・菓子製造工
kikai | 機械組立工, 機械技術者 |
software | ソフトウェア開発技術者 | ヘルプデスク, 機械技術者
enginer | ソフトウェア開発技術者, 機械技術者 | ヘルプデスク
プログラマー | ソフトウェア開発技術者 | ヘルプデスク
lập trình viên | ソフトウェア開発技術者 | ヘルプデスク
ＩＴエンジニア | ソフトウェア開発技術者, ヘルプデスク | 機械技術者
typescript | ソフトウェア開発技術者 |
help desk | ヘルプデスク |
ﾍﾙﾌﾟﾃﾞｽｸ | ヘルプデスク |
CAD | 機械技術者 |
じむ | 貿易事務員, 一般事務員, 経理事務員 |
office work | 貿易事務員, 一般事務員, 経理事務員 |
acounting | 経理事務員 |
会计 | 経理事務員 |
貿易 | 貿易事務員 |
convenience store | 小売店販売員 | 店舗管理者
コンビニ | 小売店販売員 | 店舗管理者
販売員 | 小売店販売員 | パン・菓子製造工
vendedor | 小売店販売員, 営業職 | 不動産営業員
えいぎょう | 営業職, 不動産営業員 | 貿易事務員, 店舗管理者
hoikushi | 保育補助者 |
nursery school | 保育補助者 |
日本語教師 | 日本語教師 |
English teacher | 英語講師 |
giáo viên | 日本語教師, 英語講師 | 保育補助者
翻译 | 翻訳者, 通訳 |
tsuyaku | 通訳 | 翻訳者
penerjemah | 翻訳者, 通訳 |
manager | 店舗管理者 |
警備員 | 施設警備員 |
satpam | 施設警備員 |
farm | 農業従事者 | 養殖作業者
いちご | 農業従事者 |
खेती | 農業従事者 | 養殖作業者
fishing | 養殖作業者 |
truck driver | 貨物自動車運転手 |
lái xe | 貨物自動車運転手 |
airport | 航空機地上作業員 |
kuko | 航空機地上作業員 |
建築 | 建設作業者 | 電気工事作業者
konstruksi | 建設作業者 | 電気工事作業者
でんきこうじ | 電気工事作業者 | 建設作業者
せいそう | ビル清掃員 |
limpeza | ビル清掃員 |
清洁 | ビル清掃員 |
倉庫 大阪 | 倉庫作業員 | | 27
souko | 倉庫作業員 |
armazém | 倉庫作業員 |
beauty salon | 美容補助者 |
不動産 | 不動産営業員 |
おおさか | * | | 27
fukuoka | * | | 40
`;
