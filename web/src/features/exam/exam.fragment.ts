import { gql } from "@apollo/client";

export const ExamResultFields_result = gql`
  fragment ExamResultFields_result on ExamResult {
    id
    level
    claimChance
    provisional
    flags
    probabilities {
      level
      probability
    }
    score {
      points
      low
      high
    }
    skills {
      skill
      answered
      correct
      score {
        points
        low
        high
      }
    }
    notMeasured
    scoredCount
    complete
    certificateCode
    revokedAt
    measuredAt
  }
`;

export const ExamAttemptFields_attempt = gql`
  fragment ExamAttemptFields_attempt on ExamAttempt {
    id
    status
    withListening
    deadlineAt
    serverTime
    answeredCount
    maximumCount
    question {
      position
      skill
      stem
      passage
      recording {
        durationMs
        playsLeft
        isDemo
      }
      options
      deadlineAt
    }
    result {
      id
      ...ExamResultFields_result @unmask
    }
  }
  ${ExamResultFields_result}
`;
