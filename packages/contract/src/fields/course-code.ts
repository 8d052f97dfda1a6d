/**
 * The code of a course: a department and a number, `MATH 223`. Students type it in many ways, so every stored, compared or displayed code
 * goes through {@link readCourseCode}.
 */

/** Separators between letters and number: none, blanks, a dot, an underscore or a dash. */
const BETWEEN = String.raw`[\s._\p{Pd}]*`;
const CODE_PATTERN = new RegExp(String.raw`^([A-Z]{2,6})${BETWEEN}(\d{2,4}[A-Z]?)$`, 'u');
const WITHIN = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}])([A-Z]{3,5})[\s._\p{Pd}]?(\d{3})(?![\p{L}\p{N}])`,
  'u',
);

/** Normalises a course code: `math223`, `MATH-223` → `MATH 223`. Null for any other text. */
export function readCourseCode(typed: string): string | null {
  const [, department, number] = CODE_PATTERN.exec(typed.normalize('NFKC').trim().toUpperCase()) ?? [];
  return department === undefined || number === undefined ? null : `${department} ${number}`;
}

/**
 * Finds a course code in a title, as a suggestion: three to five capitals and three digits. Stricter than the parser of a field, because
 * "iPhone 13" and "Fan 220V" name no course.
 */
export function courseCodeIn(title: string): string | null {
  const [, department, number] = WITHIN.exec(title.normalize('NFKC')) ?? [];
  return department === undefined || number === undefined ? null : `${department} ${number}`;
}

/** Converts a course code to its URL form: `MATH-223`. */
export const courseSlug = (code: string): string => code.replace(' ', '-');
