import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";

/** Words by which people search for a kind of employment, Japanese and English. */
export const employmentTypeWords: Record<EmploymentType, string> = {
  FULL_TIME: "正社員 full-time permanent",
  CONTRACT: "契約社員 contract",
  PART_TIME: "パート アルバイト part-time",
  DISPATCH: "派遣社員 dispatch temporary",
  PERMANENT_DISPATCH: "無期雇用派遣 permanent dispatch",
  TEMP_TO_PERM: "紹介予定派遣 temp to perm",
  INTERN: "インターン intern internship",
  OUTSOURCING: "業務委託 freelance contractor",
  SHOKUTAKU: "嘱託 shokutaku",
};

/** Words by which people search for a category, Japanese and English. */
export const jobCategoryWords: Record<JobCategory, string> = {
  MANAGEMENT: "管理的職業 管理職 management manager",
  RESEARCH_ENGINEERING: "研究 技術 エンジニア research engineering engineer",
  LAW_BUSINESS_ARTS: "法務 経営 文化芸術 通訳 翻訳 law business arts interpreter translator",
  MEDICAL: "医療 看護 保健 medical nursing",
  CHILDCARE_EDUCATION: "保育 教育 childcare education teacher",
  OFFICE: "事務 office clerk",
  SALES: "販売 営業 sales",
  WELFARE_CARE: "福祉 介護 welfare care caregiver",
  SERVICE: "サービス service",
  SECURITY: "警備 保安 security guard",
  AGRICULTURE: "農業 林業 漁業 agriculture farm fishery",
  MANUFACTURING: "製造 修理 塗装 工場 manufacturing factory repair",
  TRANSPORT_OPERATION: "配送 輸送 運転 機械 driver driving transport",
  CONSTRUCTION: "建設 土木 電気工事 construction electrician",
  CARRYING_CLEANING: "運搬 清掃 包装 選別 cleaning packing warehouse",
};
