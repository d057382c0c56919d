interface Question {
  id: string;
  question: string;
  answer: readonly string[];
}

interface Group<Q extends Question> {
  id: string;
  title: string;
  questions: readonly Q[];
}

/** Text as it is compared: width folded, lower case, katakana as hiragana. */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Groups with the questions in which every word stands, in question, answer or the group's title; empty groups are left out. */
export function searchFaq<Q extends Question>(groups: readonly Group<Q>[], typed: string): readonly Group<Q>[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const matches = (title: string, { question, answer }: Question) => {
    const text = fold([title, question, ...answer].join(" "));
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter((question) => matches(group.title, question)) }))
    .filter(({ questions }) => questions.length > 0);
}
