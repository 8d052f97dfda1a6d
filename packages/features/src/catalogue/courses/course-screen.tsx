import { readCourseCode } from '@campushive/contract/course-code';
import { screen } from '../../kernel/index.js';
import { CourseView, NoCourse } from './course-view.js';
import { useCourse } from './use-course.js';

/** Course of a public page. */
export interface CourseScreenProps {
  /** Course code from the address, in any spelling. */
  code: string;
}

/** Public page of all listings for a course. */
export const CourseScreen = screen(function CourseScreen({ code: named }: CourseScreenProps) {
  const code = readCourseCode(named);
  return code === null ? <NoCourse /> : <Course code={code} />;
});

function Course({ code }: { code: string }) {
  return <CourseView code={code} state={useCourse(code)} />;
}
