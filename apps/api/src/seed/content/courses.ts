/** A few courses of the demo campus, each with how the titles begin that are for it. */
const COURSES: readonly (readonly [code: string, beginnings: readonly string[]])[] = [
  ['MATH 223', ['Calculus II', 'Calculus Volume 2', 'Engineering Mathematics']],
  ['CHEM 231', ['Organic Chemistry']],
  ['DCIT 301', ['Operating Systems']],
  ['LAW 253', ['Constitutional Law', 'Ghanaian Constitutional Law']],
  ['ECON 201', ['Microeconomics', 'Principles of Microeconomics']],
  ['ANAT 205', ['Human Anatomy', 'Anatomy and Physiology', "Gray's Anatomy"]],
];

/** Returns the course that a title is for, as a part of a listing's details; nothing for most. */
export function courseFor(title: string): { readonly courseCode?: string } {
  const found = COURSES.find(([, beginnings]) => beginnings.some((one) => title.startsWith(one)));
  return found === undefined ? {} : { courseCode: found[0] };
}
