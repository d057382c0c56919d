import { gql, type TypedDocumentNode } from "@apollo/client";
import type { WorkBody_PostingFragment } from "#graphql/operations.ts";

/** Everything a posting says, for the page of a work and the previews. */
export const WorkBody_posting: TypedDocumentNode<WorkBody_PostingFragment> = gql`
  fragment WorkBody_posting on WorkPosting {
    id
    title
    titleEn
    status
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
    requiredQualifications
    japaneseLevel
    japaneseUse
    acceptedStatuses
    specifiedSkillField
    visaSupport
    beginnerWelcome
    appeal
    benefits
    housing
    publishedAt
    infoUpdatedAt
    ruby
    bodyRuby
    employer {
      name
      address
      contactEmail
      contactPhone
      contactFormUrl
    }
    workplace {
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
    }
    salary {
      unit
      min
      max
      allowances {
        name
        amount
      }
      fixedOvertime {
        amount
        hours
        excessPaid
      }
      commuting
      raise
      bonus
      closing
      payDay
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
