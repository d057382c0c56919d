// Written by `npm run fields` from the table of a posting's fields.

/** A posting that says nothing yet, as the API answers it. */
export const blankPosting = {
  "title": "",
  "titleEn": null,
  "category": null,
  "occupation": null,
  "employmentType": null,
  "openings": 1,
  "startsOn": null,
  "applyBy": null,
  "description": "",
  "descriptionEn": null,
  "dutiesChangeScope": null,
  "requirements": null,
  "japaneseLevel": "NONE",
  "japaneseUse": null,
  "acceptedStatuses": [],
  "studentsAfterGraduation": false,
  "specifiedSkillField": null,
  "visaSupport": false,
  "beginnerWelcome": false,
  "requiredQualifications": [],
  "appeal": null,
  "benefits": null,
  "housing": false,
  "employer": {
    "__typename": "Employer",
    "name": null,
    "address": null,
    "contactEmail": null,
    "contactPhone": null,
    "contactFormUrl": null
  },
  "workplace": {
    "__typename": "Workplace",
    "kind": null,
    "name": null,
    "postalCode": null,
    "prefecture": null,
    "city": null,
    "addressLine": null,
    "nearestStation": null,
    "changeScope": null,
    "remote": "NONE",
    "smoking": null,
    "smokingNote": null,
    "cityLatin": null
  },
  "salary": {
    "__typename": "Salary",
    "unit": null,
    "min": null,
    "max": null,
    "allowances": [],
    "commuting": null,
    "raise": null,
    "bonus": null,
    "closing": null,
    "payDay": null,
    "fixedOvertime": null
  },
  "hours": {
    "__typename": "WorkHours",
    "system": null,
    "times": [],
    "note": null,
    "deemedHoursPerDay": null,
    "breakMinutes": null,
    "weeklyHours": null,
    "overtime": null,
    "overtimeHoursPerMonth": null,
    "holidays": null,
    "holidaysPerYear": null
  },
  "insurance": {
    "__typename": "Insurance",
    "health": null,
    "pension": null,
    "accident": null,
    "employment": null,
    "note": null
  },
  "contract": {
    "__typename": "WorkContract",
    "fixedTerm": null,
    "termMonths": null,
    "renewal": null,
    "renewalCriteria": null,
    "renewalLimit": null,
    "trial": null,
    "trialMonths": null,
    "trialConditions": null,
    "retirement": null
  },
  "selection": {
    "__typename": "Selection",
    "process": null,
    "documents": null,
    "resumeRequired": false,
    "questions": []
  }
};
