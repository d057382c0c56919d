export const employmentTypeLabels = {
  "en": {
    "FULL_TIME": "Full-time (permanent)",
    "CONTRACT": "Contract employee",
    "PART_TIME": "Part-time",
    "DISPATCH": "Temporary (dispatch)",
    "PERMANENT_DISPATCH": "Permanent dispatch",
    "TEMP_TO_PERM": "Temp to permanent",
    "INTERN": "Internship",
    "OUTSOURCING": "Contractor (not employment)",
    "SHOKUTAKU": "Re-employed (shokutaku)"
  },
  "ja": {
    "FULL_TIME": "正社員",
    "CONTRACT": "契約社員",
    "PART_TIME": "パート・アルバイト",
    "DISPATCH": "派遣社員",
    "PERMANENT_DISPATCH": "無期雇用派遣",
    "TEMP_TO_PERM": "紹介予定派遣",
    "INTERN": "インターン",
    "OUTSOURCING": "業務委託",
    "SHOKUTAKU": "嘱託"
  },
  "ja-x-easy": {
    "FULL_TIME": "正社員",
    "CONTRACT": "契約社員",
    "PART_TIME": "パート・アルバイト",
    "DISPATCH": "派遣社員",
    "PERMANENT_DISPATCH": "無期雇用派遣（ずっと 派遣会社の 人）",
    "TEMP_TO_PERM": "紹介予定派遣（あとで 社員に なる 派遣）",
    "INTERN": "インターン",
    "OUTSOURCING": "業務委託（会社の 社員では ない）",
    "SHOKUTAKU": "嘱託（定年の あとなど）"
  }
} as const;

export const entryStatusLabels = {
  "en": {
    "APPLIED": "Applied",
    "SCREENING": "Screening",
    "SCHEDULING": "Arranging an interview",
    "INTERVIEW": "Interview",
    "OFFERED": "Offer",
    "ACCEPTED": "Offer accepted",
    "JOINED": "Joined",
    "ON_HOLD": "On hold",
    "REJECTED": "Not selected",
    "WITHDRAWN": "Withdrawn",
    "DECLINED": "Offer declined",
    "JOB_CLOSED": "Posting closed",
    "ACCOUNT_CLOSED": "Account closed"
  },
  "ja": {
    "APPLIED": "応募",
    "SCREENING": "書類選考中",
    "SCHEDULING": "面接調整中",
    "INTERVIEW": "面接",
    "OFFERED": "内定",
    "ACCEPTED": "内定承諾",
    "JOINED": "入社",
    "ON_HOLD": "保留",
    "REJECTED": "不採用",
    "WITHDRAWN": "辞退",
    "DECLINED": "内定辞退",
    "JOB_CLOSED": "募集終了",
    "ACCOUNT_CLOSED": "退会"
  },
  "ja-x-easy": {
    "APPLIED": "応募しました",
    "SCREENING": "書類を 見て います",
    "SCHEDULING": "面接の 日を 決めて います",
    "INTERVIEW": "面接",
    "OFFERED": "合格（内定）",
    "ACCEPTED": "入ると 決めました",
    "JOINED": "会社に 入りました",
    "ON_HOLD": "少し 待って ください",
    "REJECTED": "不採用（入れません）",
    "WITHDRAWN": "やめました（辞退）",
    "DECLINED": "内定を ことわりました",
    "JOB_CLOSED": "募集が おわりました",
    "ACCOUNT_CLOSED": "会員を やめました"
  }
} as const;

export const industryLabels = {
  "en": {
    "A": "Agriculture and forestry",
    "B": "Fisheries",
    "C": "Mining",
    "D": "Construction",
    "E": "Manufacturing",
    "F": "Utilities",
    "G": "Information and communications",
    "H": "Transport and postal",
    "I": "Wholesale and retail",
    "J": "Finance and insurance",
    "K": "Real estate and leasing",
    "L": "Research and professional services",
    "M": "Accommodation and food",
    "N": "Personal services and leisure",
    "O": "Education",
    "P": "Medical and welfare",
    "Q": "Compound services",
    "R": "Other services",
    "S": "Public service",
    "T": "Not classified"
  },
  "ja": {
    "A": "農業，林業",
    "B": "漁業",
    "C": "鉱業，採石業，砂利採取業",
    "D": "建設業",
    "E": "製造業",
    "F": "電気・ガス・熱供給・水道業",
    "G": "情報通信業",
    "H": "運輸業，郵便業",
    "I": "卸売業，小売業",
    "J": "金融業，保険業",
    "K": "不動産業，物品賃貸業",
    "L": "学術研究，専門・技術サービス業",
    "M": "宿泊業，飲食サービス業",
    "N": "生活関連サービス業，娯楽業",
    "O": "教育，学習支援業",
    "P": "医療，福祉",
    "Q": "複合サービス事業",
    "R": "サービス業（他に分類されないもの）",
    "S": "公務",
    "T": "分類不能の産業"
  },
  "ja-x-easy": {
    "A": "農業，林業",
    "B": "漁業",
    "C": "鉱業，採石業，砂利採取業",
    "D": "建設業",
    "E": "製造業",
    "F": "電気・ガス・熱供給・水道業",
    "G": "情報通信業",
    "H": "運輸業，郵便業",
    "I": "卸売業，小売業",
    "J": "金融業，保険業",
    "K": "不動産業，物品賃貸業",
    "L": "学術研究，専門・技術サービス業",
    "M": "宿泊業，飲食サービス業",
    "N": "生活関連サービス業，娯楽業",
    "O": "教育，学習支援業",
    "P": "医療，福祉",
    "Q": "複合サービス事業",
    "R": "サービス業（他に分類されないもの）",
    "S": "公務",
    "T": "分類不能の産業"
  }
} as const;

export const japaneseLevelLabels = {
  "en": {
    "NONE": "No Japanese required",
    "N5": "About N5",
    "N4": "About N4",
    "N3": "About N3",
    "N2": "About N2",
    "N1": "About N1",
    "NATIVE": "Native level"
  },
  "ja": {
    "NONE": "日本語レベル不問",
    "N5": "N5程度",
    "N4": "N4程度",
    "N3": "N3程度",
    "N2": "N2程度",
    "N1": "N1程度",
    "NATIVE": "母語話者レベル"
  },
  "ja-x-easy": {
    "NONE": "日本語が できなくても だいじょうぶ",
    "N5": "N5程度",
    "N4": "N4程度",
    "N3": "N3程度",
    "N2": "N2程度",
    "N1": "N1程度",
    "NATIVE": "日本人と 同じくらいの 日本語"
  }
} as const;

export const jobCategoryLabels = {
  "en": {
    "MANAGEMENT": "Management",
    "RESEARCH_ENGINEERING": "Research and engineering",
    "LAW_BUSINESS_ARTS": "Law, business and arts",
    "MEDICAL": "Medical and nursing",
    "CHILDCARE_EDUCATION": "Childcare and education",
    "OFFICE": "Office",
    "SALES": "Sales",
    "WELFARE_CARE": "Welfare and care",
    "SERVICE": "Service",
    "SECURITY": "Security",
    "AGRICULTURE": "Agriculture, forestry, fishery",
    "MANUFACTURING": "Manufacturing and repair",
    "TRANSPORT_OPERATION": "Driving and machine operation",
    "CONSTRUCTION": "Construction and electrical",
    "CARRYING_CLEANING": "Carrying, cleaning, packing"
  },
  "ja": {
    "MANAGEMENT": "管理的職業",
    "RESEARCH_ENGINEERING": "研究・技術",
    "LAW_BUSINESS_ARTS": "法務・経営・文化芸術",
    "MEDICAL": "医療・看護・保健",
    "CHILDCARE_EDUCATION": "保育・教育",
    "OFFICE": "事務",
    "SALES": "販売・営業",
    "WELFARE_CARE": "福祉・介護",
    "SERVICE": "サービス",
    "SECURITY": "警備・保安",
    "AGRICULTURE": "農林漁業",
    "MANUFACTURING": "製造・修理・塗装",
    "TRANSPORT_OPERATION": "配送・輸送・機械運転",
    "CONSTRUCTION": "建設・土木・電気工事",
    "CARRYING_CLEANING": "運搬・清掃・包装・選別"
  },
  "ja-x-easy": {
    "MANAGEMENT": "会社を 動かす 仕事",
    "RESEARCH_ENGINEERING": "研究・技術",
    "LAW_BUSINESS_ARTS": "法律・会社の 仕事・芸術",
    "MEDICAL": "病院・看護",
    "CHILDCARE_EDUCATION": "子ども・学校",
    "OFFICE": "事務（パソコンや 電話）",
    "SALES": "ものを 売る 仕事",
    "WELFARE_CARE": "お世話の 仕事（福祉・介護）",
    "SERVICE": "サービス",
    "SECURITY": "警備（あんぜんを 守る）",
    "AGRICULTURE": "農業・林業・漁業",
    "MANUFACTURING": "ものを 作る・直す 仕事",
    "TRANSPORT_OPERATION": "運ぶ・運転する 仕事",
    "CONSTRUCTION": "建てる 仕事（建設・工事）",
    "CARRYING_CLEANING": "運ぶ・そうじ・つつむ 仕事"
  }
} as const;

export const payUnitLabels = {
  "en": {
    "HOUR": "per hour",
    "DAY": "per day",
    "WEEK": "per week",
    "MONTH": "per month",
    "YEAR": "per year"
  },
  "ja": {
    "HOUR": "時給",
    "DAY": "日給",
    "WEEK": "週給",
    "MONTH": "月給",
    "YEAR": "年俸"
  },
  "ja-x-easy": {
    "HOUR": "1時間の お金",
    "DAY": "1日の お金",
    "WEEK": "1週間の お金",
    "MONTH": "1か月の お金",
    "YEAR": "1年の お金"
  }
} as const;

export const qualificationLabels = {
  "en": {
    "DRIVER_REGULAR": "Driver's licence (regular)",
    "DRIVER_MEDIUM": "Driver's licence (medium)",
    "DRIVER_LARGE": "Driver's licence (large)",
    "DRIVER_SECOND_CLASS": "Driver's licence (class 2, passengers)",
    "FORKLIFT": "Forklift operator",
    "CARE_INITIAL": "Initial training for care workers",
    "CARE_PRACTITIONER": "Practitioner training for care workers",
    "CERTIFIED_CARE_WORKER": "Certified care worker",
    "NURSE": "Nurse or assistant nurse",
    "NURSERY_TEACHER": "Nursery teacher",
    "COOK": "Licensed cook",
    "ELECTRICIAN": "Electrician",
    "AUTO_MECHANIC": "Car mechanic",
    "REAL_ESTATE": "Real estate broker (takken)",
    "BOOKKEEPING_2": "Bookkeeping (Nissho grade 2 or above)",
    "REGISTERED_JAPANESE_TEACHER": "Registered Japanese language teacher"
  },
  "ja": {
    "DRIVER_REGULAR": "普通自動車免許",
    "DRIVER_MEDIUM": "中型自動車免許",
    "DRIVER_LARGE": "大型自動車免許",
    "DRIVER_SECOND_CLASS": "第二種運転免許",
    "FORKLIFT": "フォークリフト運転技能講習",
    "CARE_INITIAL": "介護職員初任者研修",
    "CARE_PRACTITIONER": "介護福祉士実務者研修",
    "CERTIFIED_CARE_WORKER": "介護福祉士",
    "NURSE": "看護師・准看護師",
    "NURSERY_TEACHER": "保育士",
    "COOK": "調理師",
    "ELECTRICIAN": "電気工事士",
    "AUTO_MECHANIC": "自動車整備士",
    "REAL_ESTATE": "宅地建物取引士",
    "BOOKKEEPING_2": "日商簿記2級以上",
    "REGISTERED_JAPANESE_TEACHER": "登録日本語教員"
  },
  "ja-x-easy": {
    "DRIVER_REGULAR": "普通自動車の 免許",
    "DRIVER_MEDIUM": "中型自動車の 免許",
    "DRIVER_LARGE": "大型自動車の 免許",
    "DRIVER_SECOND_CLASS": "タクシーや バスの 免許（第二種）",
    "FORKLIFT": "フォークリフトの 資格",
    "CARE_INITIAL": "介護職員初任者研修",
    "CARE_PRACTITIONER": "介護福祉士実務者研修",
    "CERTIFIED_CARE_WORKER": "介護福祉士",
    "NURSE": "看護師・准看護師",
    "NURSERY_TEACHER": "保育士",
    "COOK": "調理師",
    "ELECTRICIAN": "電気工事士",
    "AUTO_MECHANIC": "自動車整備士",
    "REAL_ESTATE": "宅地建物取引士",
    "BOOKKEEPING_2": "日商簿記2級か それより 上",
    "REGISTERED_JAPANESE_TEACHER": "登録日本語教員"
  }
} as const;

export const remoteModeLabels = {
  "en": {
    "NONE": "On site",
    "PARTIAL": "Partly remote",
    "FULL": "Fully remote"
  },
  "ja": {
    "NONE": "出社",
    "PARTIAL": "一部在宅可",
    "FULL": "完全在宅"
  },
  "ja-x-easy": {
    "NONE": "会社で 働く",
    "PARTIAL": "ときどき 家で 働く",
    "FULL": "いつも 家で 働く"
  }
} as const;

export const renewalKindLabels = {
  "en": {
    "NONE": "No renewal",
    "POSSIBLE": "May be renewed",
    "AUTOMATIC": "Renewed automatically"
  },
  "ja": {
    "NONE": "更新なし",
    "POSSIBLE": "更新する場合がある",
    "AUTOMATIC": "自動的に更新"
  },
  "ja-x-easy": {
    "NONE": "つづきません（更新なし）",
    "POSSIBLE": "つづく ことが あります",
    "AUTOMATIC": "つづきます（自動で 更新）"
  }
} as const;

export const residenceStatusLabels = {
  "en": {
    "PERMANENT_RESIDENT": "Permanent Resident",
    "SPOUSE_OF_JAPANESE": "Spouse or Child of Japanese National",
    "SPOUSE_OF_PERMANENT_RESIDENT": "Spouse or Child of Permanent Resident",
    "LONG_TERM_RESIDENT": "Long-Term Resident",
    "SPECIAL_PERMANENT_RESIDENT": "Special Permanent Resident",
    "DIPLOMAT": "Diplomat",
    "OFFICIAL": "Official",
    "PROFESSOR": "Professor",
    "ARTIST": "Artist",
    "RELIGIOUS_ACTIVITIES": "Religious Activities",
    "JOURNALIST": "Journalist",
    "HIGHLY_SKILLED_PROFESSIONAL": "Highly Skilled Professional",
    "BUSINESS_MANAGER": "Business Manager",
    "LEGAL_ACCOUNTING": "Legal/Accounting Services",
    "MEDICAL_SERVICES": "Medical Services",
    "RESEARCHER": "Researcher",
    "INSTRUCTOR": "Instructor",
    "ENGINEER_HUMANITIES_INTERNATIONAL": "Engineer/Specialist in Humanities/International Services",
    "INTRA_COMPANY_TRANSFEREE": "Intra-company Transferee",
    "NURSING_CARE": "Nursing Care",
    "ENTERTAINER": "Entertainer",
    "SKILLED_LABOR": "Skilled Labor",
    "SPECIFIED_SKILLED_WORKER": "Specified Skilled Worker",
    "TECHNICAL_INTERN": "Technical Intern Training",
    "CULTURAL_ACTIVITIES": "Cultural Activities",
    "TEMPORARY_VISITOR": "Temporary Visitor",
    "STUDENT": "Student",
    "TRAINEE": "Trainee",
    "DEPENDENT": "Dependent",
    "DESIGNATED_ACTIVITIES": "Designated Activities"
  },
  "ja": {
    "PERMANENT_RESIDENT": "永住者",
    "SPOUSE_OF_JAPANESE": "日本人の配偶者等",
    "SPOUSE_OF_PERMANENT_RESIDENT": "永住者の配偶者等",
    "LONG_TERM_RESIDENT": "定住者",
    "SPECIAL_PERMANENT_RESIDENT": "特別永住者",
    "DIPLOMAT": "外交",
    "OFFICIAL": "公用",
    "PROFESSOR": "教授",
    "ARTIST": "芸術",
    "RELIGIOUS_ACTIVITIES": "宗教",
    "JOURNALIST": "報道",
    "HIGHLY_SKILLED_PROFESSIONAL": "高度専門職",
    "BUSINESS_MANAGER": "経営・管理",
    "LEGAL_ACCOUNTING": "法律・会計業務",
    "MEDICAL_SERVICES": "医療",
    "RESEARCHER": "研究",
    "INSTRUCTOR": "教育",
    "ENGINEER_HUMANITIES_INTERNATIONAL": "技術・人文知識・国際業務",
    "INTRA_COMPANY_TRANSFEREE": "企業内転勤",
    "NURSING_CARE": "介護",
    "ENTERTAINER": "興行",
    "SKILLED_LABOR": "技能",
    "SPECIFIED_SKILLED_WORKER": "特定技能",
    "TECHNICAL_INTERN": "技能実習",
    "CULTURAL_ACTIVITIES": "文化活動",
    "TEMPORARY_VISITOR": "短期滞在",
    "STUDENT": "留学",
    "TRAINEE": "研修",
    "DEPENDENT": "家族滞在",
    "DESIGNATED_ACTIVITIES": "特定活動"
  },
  "ja-x-easy": {
    "PERMANENT_RESIDENT": "永住者",
    "SPOUSE_OF_JAPANESE": "日本人の配偶者等",
    "SPOUSE_OF_PERMANENT_RESIDENT": "永住者の配偶者等",
    "LONG_TERM_RESIDENT": "定住者",
    "SPECIAL_PERMANENT_RESIDENT": "特別永住者",
    "DIPLOMAT": "外交",
    "OFFICIAL": "公用",
    "PROFESSOR": "教授",
    "ARTIST": "芸術",
    "RELIGIOUS_ACTIVITIES": "宗教",
    "JOURNALIST": "報道",
    "HIGHLY_SKILLED_PROFESSIONAL": "高度専門職",
    "BUSINESS_MANAGER": "経営・管理",
    "LEGAL_ACCOUNTING": "法律・会計業務",
    "MEDICAL_SERVICES": "医療",
    "RESEARCHER": "研究",
    "INSTRUCTOR": "教育",
    "ENGINEER_HUMANITIES_INTERNATIONAL": "技術・人文知識・国際業務",
    "INTRA_COMPANY_TRANSFEREE": "企業内転勤",
    "NURSING_CARE": "介護",
    "ENTERTAINER": "興行",
    "SKILLED_LABOR": "技能",
    "SPECIFIED_SKILLED_WORKER": "特定技能",
    "TECHNICAL_INTERN": "技能実習",
    "CULTURAL_ACTIVITIES": "文化活動",
    "TEMPORARY_VISITOR": "短期滞在",
    "STUDENT": "留学",
    "TRAINEE": "研修",
    "DEPENDENT": "家族滞在",
    "DESIGNATED_ACTIVITIES": "特定活動"
  }
} as const;

export const smokingMeasureLabels = {
  "en": {
    "NO_SMOKING": "No smoking indoors",
    "SMOKING_ROOM": "Smoking room",
    "OUTDOOR_ONLY": "Smoking outdoors only",
    "SMOKING_ALLOWED": "Smoking allowed"
  },
  "ja": {
    "NO_SMOKING": "屋内禁煙",
    "SMOKING_ROOM": "喫煙室あり",
    "OUTDOOR_ONLY": "屋外に喫煙所あり",
    "SMOKING_ALLOWED": "喫煙可"
  },
  "ja-x-easy": {
    "NO_SMOKING": "建物の 中は たばこ だめ",
    "SMOKING_ROOM": "たばこの 部屋が あります",
    "OUTDOOR_ONLY": "外に たばこの 場所が あります",
    "SMOKING_ALLOWED": "たばこ いい"
  }
} as const;

export const specifiedSkillFieldLabels = {
  "en": {
    "CARE": "Nursing care",
    "BUILDING_CLEANING": "Building cleaning",
    "MANUFACTURING": "Industrial manufacturing",
    "CONSTRUCTION": "Construction",
    "SHIPBUILDING": "Shipbuilding",
    "AUTO_REPAIR": "Automobile repair",
    "AVIATION": "Aviation",
    "LODGING": "Lodging",
    "AGRICULTURE": "Agriculture",
    "FISHERY": "Fishery",
    "FOOD_MANUFACTURING": "Food manufacturing",
    "FOOD_SERVICE": "Food service",
    "AUTO_TRANSPORT": "Automobile transport",
    "RAILWAY": "Railway",
    "FORESTRY": "Forestry",
    "WOOD": "Wood industry"
  },
  "ja": {
    "CARE": "介護",
    "BUILDING_CLEANING": "ビルクリーニング",
    "MANUFACTURING": "工業製品製造業",
    "CONSTRUCTION": "建設",
    "SHIPBUILDING": "造船・舶用工業",
    "AUTO_REPAIR": "自動車整備",
    "AVIATION": "航空",
    "LODGING": "宿泊",
    "AGRICULTURE": "農業",
    "FISHERY": "漁業",
    "FOOD_MANUFACTURING": "飲食料品製造業",
    "FOOD_SERVICE": "外食業",
    "AUTO_TRANSPORT": "自動車運送業",
    "RAILWAY": "鉄道",
    "FORESTRY": "林業",
    "WOOD": "木材産業"
  },
  "ja-x-easy": {
    "CARE": "介護",
    "BUILDING_CLEANING": "ビルクリーニング",
    "MANUFACTURING": "工業製品製造業",
    "CONSTRUCTION": "建設",
    "SHIPBUILDING": "造船・舶用工業",
    "AUTO_REPAIR": "自動車整備",
    "AVIATION": "航空",
    "LODGING": "宿泊",
    "AGRICULTURE": "農業",
    "FISHERY": "漁業",
    "FOOD_MANUFACTURING": "飲食料品製造業",
    "FOOD_SERVICE": "外食業",
    "AUTO_TRANSPORT": "自動車運送業",
    "RAILWAY": "鉄道",
    "FORESTRY": "林業",
    "WOOD": "木材産業"
  }
} as const;

export const workStatusLabels = {
  "en": {
    "DRAFT": "Draft",
    "REVIEW": "In review",
    "RETURNED": "Returned",
    "SCHEDULED": "Scheduled",
    "OPEN": "Open",
    "PAUSED": "Paused",
    "CLOSED": "Closed",
    "FILLED": "Filled",
    "EXPIRED": "Expired",
    "SUSPENDED": "Suspended"
  },
  "ja": {
    "DRAFT": "下書き",
    "REVIEW": "審査中",
    "RETURNED": "差し戻し",
    "SCHEDULED": "掲載予約",
    "OPEN": "掲載中",
    "PAUSED": "一時停止",
    "CLOSED": "募集終了",
    "FILLED": "採用決定",
    "EXPIRED": "期限切れ",
    "SUSPENDED": "掲載停止"
  },
  "ja-x-easy": {
    "DRAFT": "下書き",
    "REVIEW": "審査中（見て います）",
    "RETURNED": "直して ください（差し戻し）",
    "SCHEDULED": "これから 出します",
    "OPEN": "出して います（掲載中）",
    "PAUSED": "少し 止めて います",
    "CLOSED": "募集は おわりました",
    "FILLED": "人が 決まりました",
    "EXPIRED": "期限が すぎました",
    "SUSPENDED": "サイトが 止めました"
  }
} as const;

export const workTimeSystemLabels = {
  "en": {
    "FIXED": "Fixed hours",
    "SHIFT": "Shifts",
    "FLEX": "Flextime",
    "VARIABLE": "Variable working hours",
    "DISCRETIONARY": "Discretionary working"
  },
  "ja": {
    "FIXED": "固定時間制",
    "SHIFT": "シフト制",
    "FLEX": "フレックスタイム制",
    "VARIABLE": "変形労働時間制",
    "DISCRETIONARY": "裁量労働制"
  },
  "ja-x-easy": {
    "FIXED": "いつも 同じ 時間",
    "SHIFT": "シフト（日で 時間が 変わる）",
    "FLEX": "フレックス（時間を 自分で えらぶ）",
    "VARIABLE": "変形労働時間制（いそがしい とき 長い）",
    "DISCRETIONARY": "裁量労働制（やりかたを 自分で 決める）"
  }
} as const;
