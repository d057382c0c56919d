/** The fields of the site's own works list and work page but match and permission; both servers are asked for the same. */
const card = `fragment Card on Work {
  id title titleEn employmentType japaneseLevel visaSupport beginnerWelcome publishedAt applyBy liked ruby
  salary { unit min max }
  workplace { prefecture city nearestStation remote }
  company { id name ruby }
}`;

export const listQuery = `query WorkList($sort: WorkSort!) {
  works(sort: $sort, first: 20) { items { ...Card } pageInfo { endCursor hasNextPage } totalCount { value } }
}
${card}`;

export const detailQuery = `query WorkPage($id: ID!) {
  work(id: $id) {
    ...Card status category occupation openings description descriptionEn requirements japaneseUse acceptedStatuses benefits appeal
    hours { system times { start end } breakMinutes weeklyHours holidays }
    contract { fixedTerm termMonths renewal trial trialMonths }
    insurance { health pension accident employment }
    selection { process documents }
    company { id name ruby industry prefecture city description employeeCount }
    related { ...Card }
  }
}
${card}`;

/** Times, and the order of keys that the database chooses, are written differently by the two servers; everything else must be the same. */
export function comparable(answer: unknown): string {
  return JSON.stringify(answer, (key, value: unknown) => {
    if (key === "endCursor") return null;
    if (typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value)) return new Date(value).toISOString();
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)));
  });
}
