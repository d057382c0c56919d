import type { EmploymentType } from "../../../shared/employment-type.ts";
import type { JapaneseLevel } from "../../../shared/japanese-level.ts";
import type { JobCategory } from "../../../shared/job-category.ts";
import type { ResidenceStatus } from "../../../shared/work-permission.ts";
import type { Industry } from "../../account/company/company.entity.ts";
import type { PayUnit } from "./work.vocabulary.ts";

export const categoryLabels: Readonly<Record<JobCategory, string>> = {
  MANAGEMENT: "管理的職業",
  RESEARCH_ENGINEERING: "研究・技術",
  LAW_BUSINESS_ARTS: "法務・経営・文化芸術",
  MEDICAL: "医療・看護・保健",
  CHILDCARE_EDUCATION: "保育・教育",
  OFFICE: "事務",
  SALES: "販売・営業",
  WELFARE_CARE: "福祉・介護",
  SERVICE: "サービス",
  SECURITY: "警備・保安",
  AGRICULTURE: "農林漁業",
  MANUFACTURING: "製造・修理・塗装",
  TRANSPORT_OPERATION: "配送・輸送・機械運転",
  CONSTRUCTION: "建設・土木・電気工事",
  CARRYING_CLEANING: "運搬・清掃・包装・選別",
};

export const employmentLabels: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: "正社員",
  CONTRACT: "契約社員",
  PART_TIME: "パート・アルバイト",
  DISPATCH: "派遣社員",
  PERMANENT_DISPATCH: "無期雇用派遣",
  TEMP_TO_PERM: "紹介予定派遣",
  INTERN: "インターン",
  OUTSOURCING: "業務委託",
  SHOKUTAKU: "嘱託",
};

export const payUnitLabels: Readonly<Record<PayUnit, string>> = {
  HOUR: "時給",
  DAY: "日給",
  WEEK: "週給",
  MONTH: "月給",
  YEAR: "年俸",
};

export const levelLabels: Readonly<Record<JapaneseLevel, string>> = {
  NONE: "日本語レベル不問",
  N5: "N5程度",
  N4: "N4程度",
  N3: "N3程度",
  N2: "N2程度",
  N1: "N1程度",
  NATIVE: "母語話者レベル",
};

export const residenceLabels: Readonly<Record<ResidenceStatus, string>> = {
  PERMANENT_RESIDENT: "永住者",
  SPOUSE_OF_JAPANESE: "日本人の配偶者等",
  SPOUSE_OF_PERMANENT_RESIDENT: "永住者の配偶者等",
  LONG_TERM_RESIDENT: "定住者",
  SPECIAL_PERMANENT_RESIDENT: "特別永住者",
  DIPLOMAT: "外交",
  OFFICIAL: "公用",
  PROFESSOR: "教授",
  ARTIST: "芸術",
  RELIGIOUS_ACTIVITIES: "宗教",
  JOURNALIST: "報道",
  HIGHLY_SKILLED_PROFESSIONAL: "高度専門職",
  BUSINESS_MANAGER: "経営・管理",
  LEGAL_ACCOUNTING: "法律・会計業務",
  MEDICAL_SERVICES: "医療",
  RESEARCHER: "研究",
  INSTRUCTOR: "教育",
  ENGINEER_HUMANITIES_INTERNATIONAL: "技術・人文知識・国際業務",
  INTRA_COMPANY_TRANSFEREE: "企業内転勤",
  NURSING_CARE: "介護",
  ENTERTAINER: "興行",
  SKILLED_LABOR: "技能",
  SPECIFIED_SKILLED_WORKER: "特定技能",
  TECHNICAL_INTERN: "技能実習",
  CULTURAL_ACTIVITIES: "文化活動",
  TEMPORARY_VISITOR: "短期滞在",
  STUDENT: "留学",
  TRAINEE: "研修",
  DEPENDENT: "家族滞在",
  DESIGNATED_ACTIVITIES: "特定活動",
};

export const industryLabels: Readonly<Record<Industry, string>> = {
  A: "農業，林業",
  B: "漁業",
  C: "鉱業，採石業，砂利採取業",
  D: "建設業",
  E: "製造業",
  F: "電気・ガス・熱供給・水道業",
  G: "情報通信業",
  H: "運輸業，郵便業",
  I: "卸売業，小売業",
  J: "金融業，保険業",
  K: "不動産業，物品賃貸業",
  L: "学術研究，専門・技術サービス業",
  M: "宿泊業，飲食サービス業",
  N: "生活関連サービス業，娯楽業",
  O: "教育，学習支援業",
  P: "医療，福祉",
  Q: "複合サービス事業",
  R: "サービス業（他に分類されないもの）",
  S: "公務",
  T: "分類不能の産業",
};
