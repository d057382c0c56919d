/** The newest works, as the list of the site asks for them. */
export const worksList = `{ works(first: 20) { items { id title employmentType salary { unit min max } company { id name } } } }`;
