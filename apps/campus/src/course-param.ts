import { readCourseCode } from '@campushive/contract/course-code';

/** The course that an address names, in any spelling; null for none. The server's router leaves `%20` as it is. */
export function courseIn({ code = '' }: Readonly<Record<string, string | undefined>>): string | null {
  try {
    return readCourseCode(decodeURIComponent(code));
  } catch {
    return null;
  }
}
