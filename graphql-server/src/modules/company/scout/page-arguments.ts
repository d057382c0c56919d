/** How the lists of scouts are asked for. */
export const pageArguments = {
  first: { defaultValue: 20, description: "1 to 100." },
  after: { nullable: true, description: "`endCursor` of the page before." },
};
