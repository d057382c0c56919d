import { gql, type TypedDocumentNode } from "@apollo/client";
import type { ProfileFields_ProfileFragment, ProfileScreenQuery, ProfileScreenQueryVariables } from "#graphql/operations.ts";

/** Everything that a seeker says of themselves. */
export const ProfileFields_profile: TypedDocumentNode<ProfileFields_ProfileFragment> = gql`
  fragment ProfileFields_profile on SeekerProfile {
    version
    completeness
    missingParts
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
`;

/** The seeker's own profile, for viewing and for editing. */
export const profileScreenQuery: TypedDocumentNode<ProfileScreenQuery, ProfileScreenQueryVariables> = gql`
  query ProfileScreen {
    matchingCriteria {
      criterion
      weight
    }
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
        ...ProfileFields_profile @unmask
      }
    }
  }
  ${ProfileFields_profile}
`;

export type ProfileFacts = ProfileScreenQuery["me"];
export type ProfileWeights = ProfileScreenQuery["matchingCriteria"];
