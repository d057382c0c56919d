import { gql, type TypedDocumentNode } from "@apollo/client";
import type { ProfileScreenQuery, ProfileScreenQueryVariables } from "#graphql/operations.ts";

/** The seeker's own profile, for viewing and for editing. */
export const profileScreenQuery: TypedDocumentNode<ProfileScreenQuery, ProfileScreenQueryVariables> = gql`
  query ProfileScreen {
    me {
      id
      email
      locale
      resumes {
        id
        fileName
        createdAt
        url
      }
      photo {
        id
        url
      }
      certificateFiles {
        id
        fileName
        url
      }
      profile {
        version
        completeness
        familyName
        givenName
        familyNameKana
        givenNameKana
        latinName
        birthDate
        phone
        postalCode
        prefecture
        city
        addressLine
        building
        addressKana
        workPermission
        residenceStatus
        residenceExpiresOn
        partTimePermission
        specifiedSkillField
        designatedActivity
        graduatesOn
        renewalAppliedOn
        isAbroad
        selfDeclaredLevel
        measurement {
          provisional
          probabilities {
            level
            probability
          }
          score {
            points
            low
            high
          }
          level
          measuredAt
        }
        certificates {
          kind
          level
          score
          takenOn
          fileId
        }
        qualifications
        otherLanguages
        introduction
        education {
          name
          detail
          from
          to
          ending
        }
        workHistory {
          name
          detail
          from
          to
          ending
        }
        qualificationRecords {
          name
          obtainedOn
        }
        requests
        wishedPrefectures
        wishedCategories
        wishedEmploymentTypes
        wishedMonthlyPay
        wishedWeeklyHours
        startableOn
      }
    }
  }
`;
