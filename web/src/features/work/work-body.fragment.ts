// Written by `npm run fields` from the table of a posting's fields.
import { gql, type TypedDocumentNode } from "@apollo/client";
import type { WorkBody_PostingFragment } from "#graphql/operations.ts";

/** Everything a posting says, for the page of a work and the previews. */
export const WorkBody_posting: TypedDocumentNode<WorkBody_PostingFragment> = gql`
  fragment WorkBody_posting on WorkPosting {
    id
    status
    publishedAt
    infoUpdatedAt
    confirmedOn
    publishedUntil
    ruby
    bodyRuby
    title
    titleEn
    category
    occupation
    employmentType
    openings
    startsOn
    applyBy
    description
    descriptionEn
    dutiesChangeScope
    requirements
    japaneseLevel
    japaneseUse
    acceptedStatuses
    studentsAfterGraduation
    specifiedSkillField
    visaSupport
    beginnerWelcome
    requiredQualifications
    appeal
    benefitKinds
    benefits
    housing
    employer {
      name
      address
      contactEmail
      contactPhone
      contactFormUrl
    }
    workplace {
      kind
      name
      postalCode
      prefecture
      city
      addressLine
      nearestStation
      changeScope
      remote
      smoking
      smokingNote
      cityLatin
      stations {
        name
        nameLatin
        line
        lineLatin
        walk
      }
    }
    salary {
      unit
      min
      max
      allowances {
        name
        amount
      }
      commuting
      raise
      bonus
      closing
      payDay
      fixedOvertime {
        amount
        hours
        excessPaid
      }
    }
    hours {
      system
      times {
        start
        end
      }
      note
      deemedHoursPerDay
      breakMinutes
      weeklyHours
      overtime
      overtimeHoursPerMonth
      holidays
      holidaysPerYear
    }
    insurance {
      health
      pension
      accident
      employment
      note
    }
    contract {
      fixedTerm
      termMonths
      renewal
      renewalCriteria
      renewalLimit
      trial
      trialMonths
      trialConditions
      retirement
    }
    selection {
      process
      documents
      resumeRequired
      questions {
        id
        text
        required
      }
    }
  }
`;
