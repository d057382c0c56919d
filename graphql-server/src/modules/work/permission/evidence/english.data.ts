/** The evidence that the shipped rules ask for, as their English column says it: by these texts the other languages find theirs. */
export const englishEvidence = {
  CARD_NO_LIMIT: "Show the residence card: status and expiry. No limit on the kind of work or hours.",
  SPECIAL_PERMANENT: "Show the special permanent resident certificate. No limit on the kind of work or hours.",
  DIPLOMAT: "The diplomatic status covers the mission only. Another employer needs a change of status.",
  OFFICIAL: "The official status covers the mission only. Another employer needs a change of status.",
  PROFESSOR_CHECK: "Check from the duties whether this is research or teaching at a university or college of technology.",
  ARTIST_CHECK: "Check from the duties whether this is paid artistic activity.",
  RELIGIOUS_CHECK: "Check from the duties whether this is religious activity for the sending organisation.",
  JOURNALIST_CHECK: "Check from the duties whether this is reporting under contract with a foreign press organisation.",
  HIGHLY_SKILLED:
    "Type (i) needs a change of status before changing employer; type (ii) a notification. The designation paper shows the type.",
  MANAGER_CHECK:
    "Check whether this is running or managing a business. Since 2025-10-16 the applicant or a full-time employee must show Japanese at B2.",
  LICENCE_LAW: "Only work that the law reserves to a licence, such as lawyer or accountant. Show the licence.",
  LICENCE_MEDICAL: "Only medical work that the law reserves to a licence, such as doctor or nurse. Show the licence.",
  RESEARCHER_CHECK: "Check from the duties whether this is research under contract.",
  INSTRUCTOR_CHECK: "Check from the duties whether this is language or other teaching at a school.",
  CERTIFIED_CARE: "Care work, or teaching it, as a certified care worker. Show the registration.",
  ENTERTAINER_CHECK: "Check from the duties whether this is performance or professional sport.",
  SKILLED_CHECK: "Check from the duties whether this is the skilled work that was permitted, such as foreign cuisine.",
  OUTSIDE_OR_PERMISSION: "Outside what this status allows. A change of status or a permission for other activities is needed.",
  DEGREE: "Show the degree or work history and how it relates to the duties.",
  DEGREE_LANGUAGE:
    "Besides the degree or work history: at category 3 or 4 employers, for customer work that uses a language, CEFR B2 in that language (not only Japanese).",
  EXPERT_DEGREE:
    "Check that the work needs expert knowledge or foreign culture and is not plain shop or site work. Show the degree or work history and how it relates to the duties.",
  EXPERT_DEGREE_LANGUAGE:
    "Check that the work needs expert knowledge or foreign culture and is not plain shop or site work. Besides the degree or work history: at category 3 or 4 employers, for customer work that uses a language, CEFR B2 in that language (not only Japanese).",
  TRANSFER: "Work is allowed at the company of the transfer only. Another employer needs a change of status.",
  SPECIFIED_SKILL:
    "Also within the field a change of status (designation) is needed before changing employer. Type 1 needs JLPT N4 or JFT-Basic (A2) and the skills test; direct hire except agriculture and fishery.",
  TRAINING: "Work is allowed at the host of the training plan only; changing it by applying is not possible.",
  SKILL_DEVELOPMENT_SOON:
    "Becomes 育成就労 on 2027-04-01. Ask the supporting organisation about the conditions for changing employer and the transition.",
  CULTURAL: "Cultural activities allow no paid work; an individual permission is needed.",
  VISITOR: "A temporary visitor may not do paid work.",
  TRAINEE: "A trainee may not do paid work.",
  STUDENT_HOURS:
    "See the permission on the back of the residence card. All employers together, 28 hours in any seven days; 8 hours a day in the school's long vacation. Only while enrolled; never at adult-entertainment premises.",
  OTHER_HOURS:
    "See the permission on the back of the residence card. All employers together, 28 hours in any seven days; never at adult-entertainment premises.",
  DESIGNATION:
    "The designation paper in the passport says whether, what and how long: working holiday, No. 46 (Japanese degree and N1), job hunting and others differ.",
  NO_PERMISSION: "No permission is needed.",
  ADD_STATUS: "Add the residence status to the profile to have it checked.",
  CARD_HOURS: "See the permission on the back of the residence card. All employers together, 28 hours in any seven days.",
  NOT_NOW: "Paid work is not allowed now; a change of status or a permission is needed.",
  UNIVERSITY: "Research, its supervision or teaching at a university. See the contract.",
  OUTSIDE: "Outside of what the status allows. Working needs a change of status.",
  SCHOOL: "Teaching at a primary or secondary school. See the contract.",
  SPECIALIST:
    "This occupation is outside of the status. Duties that use a degree may be allowed; ask Immigration about the duties and their share.",
  TEACHING_ELSEWHERE: "Teaching at a school belongs to Instructor, at a university to Professor. A change of status is needed.",
  PART_TIME: "Ask Immigration whether a part-time contract keeps the status: pay to live on, not below that of Japanese people.",
  SERVICES: "Ask Immigration whether a contract for services counts as a lasting contract with an organisation in Japan.",
  DISPATCH: "With dispatch, show by papers that the duties at the client fit the status, and for how long.",
  DIRECT: "Direct employment only; dispatch is for agriculture and fishery.",
  EMPLOYMENT: "An employment contract is needed; a contract for services is not enough.",
  FULL_TIME: "Full-time employment only: 5 days a week, 217 days a year, 30 hours a week or more.",
  AMUSEMENT: "No work of any kind at an amusement business (風俗営業等).",
  NEW_FIELD: "A field decided on 2026-01-23; expected to open in April 2027. See the ministry for the first day.",
  BEGINS_2027: "The status begins on 1 April 2027.",
  MOVING: "Ask the Organisation for Skill Development about moving: same field, 1 to 2 years of work, tests, and an approved plan.",
  HOURS_VERIFIED: "A contract for services only where the hours can be verified; else an individual permission is needed.",
  DESIGNATED_SCOPE: "See the designation for what is allowed (employer, hours) and the end of the stay.",
  DESIGNATED_NO_WORK: "This designated activity does not allow work.",
  NAMED_EMPLOYER: "Only for the organisation named in the designation. Another employer needs a permission.",
  CARD_HOURS_WEEK: "See the permission on the back of the card. 28 hours a week for all jobs together.",
  NUMBER_46:
    "Full-time, direct, with duties that need Japanese. If the employer differs from the designation, a permission to change comes first.",
  RESERVED_DUTIES: "Duties reserved to licence holders are not allowed.",
  NUMBER_46_CHECK: "Ask Immigration whether the duties need Japanese and use what was learnt; simple work alone is not allowed.",
  NO_DISPATCH: "No dispatch; direct employment only.",
  FULL_TIME_ONLY: "Full-time employment only; part-time work does not count.",
  GRADUATION: "Work begins after graduation and after the change of status is permitted. For April, applications are taken from December.",
  ENROLLED: "The permission of a student holds only while enrolled, not after graduation.",
  VACATION: "Only in the long vacation set by the school, 8 hours a day. Check that the whole job lies in it.",
  EXPIRED: "The stay has expired. If an application was made in time, see its stamp or mail; if not, the person must not work.",
  CARD_EXPIRED: "It is the card that has expired, not the status. See the new card.",
  PENDING:
    "With an application made in time the old conditions hold until the decision, for two months at most. See the stamp or the mail.",
  EXTENSION: "The stay must be extended before the work begins; applications are taken three months ahead.",
  ELIGIBILITY: "The employer applies for a certificate of eligibility; work begins after the visa and the entry.",
  AGE_15: "Nobody may be employed before 31 March after the 15th birthday.",
  NIGHT_18: "Nobody under 18 works between 22:00 and 5:00.",
  HOURS_18: "Under 18: 8 hours a day, 40 a week, no overtime.",
  MINOR: "The minor signs; the guardian consents in writing, and a proof of age is kept at the workplace.",
} as const;

/** One text of the rules. */
export type Evidence = keyof typeof englishEvidence;
