/** Operations that the portal shows. They are registered like those of the site, so that they are answered in production too. */
export const exampleOperations = {
  searchWorks: `query DeveloperSearch($filter: WorkFilter, $first: Int! = 10, $after: String) {
  works(filter: $filter, first: $first, after: $after) {
    items {
      id
      nodeId
      title
      japaneseLevel
      employmentType
      salary {
        unit
        min
        max
      }
      company {
        id
        name
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
    totalCount {
      value
      exact
    }
  }
}`,
  permission: `query DeveloperCount($filter: WorkFilter) {
  works(filter: $filter, first: 1) {
    totalCount {
      value
      exact
    }
  }
}`,
} as const;
