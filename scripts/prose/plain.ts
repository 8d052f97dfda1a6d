/** Clause instead of a noun at the start of a sentence: "What is sold", "Who may pay", "Those who wait". */
const OPENING =
  /^(?:What|Who|Whom|Whose|Whatever|Wherever|Those who|That which|Of (?:what|whom|those|a|an|the)|As if)\b/;
/** The same clause as the subject of a later sentence or of a second part. */
const SUBJECT =
  /(?:[.;:] |, (?:and|or|but) )(?:what|whom|who(?:ever)?)\b [^,.?]{3,50} (?:is|are|was|has|have|does|gets?|may|must)\b/;

/** Returns why a text is not plain English. Null for a plain one. */
export function complaintAbout(text: string): string | null {
  if (OPENING.test(text))
    return 'It opens with a relative clause. Name the subject with a noun, or begin with a verb.';
  if (SUBJECT.test(text)) return 'Its subject is a relative clause. Name it with a noun.';
  return null;
}

/** Returns the lines of a comment, without its signs. Instructions to tools are left out. */
export const linesOfComment = (comment: string): string[] =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/, '').trim())
    .filter((line) => line !== '' && !/^(?:@|eslint|oxlint)/.test(line));

/** Returns the lines of prose in a Markdown page: no code, tables, quotes or headings; without marks of lists. */
export const linesOfPage = (page: string): string[] =>
  page
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split('\n')
    .filter((line) => /^\s*[A-Za-z*-]/.test(line))
    .map((line) => line.replace(/^\s*(?:[-*]|\d+\.)\s+(?:\*\*[^*]+\*\*[:.]?\s*)?/, '').trim());
