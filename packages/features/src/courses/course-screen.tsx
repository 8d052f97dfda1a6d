import { readCourseCode } from '@campushive/contract/course-code';
import { screen } from '../kernel/index.js';
import { CourseView, NoCourse } from './course-view.js';
import { useCourse } from './use-course.js';

export interface CourseScreenProps {
  /** The course as it stands in the address, in any spelling. */
  code: string;
}

/** All that is posted for one course, as everybody may see it. */
export const CourseScreen = screen(function CourseScreen({ code: named }: CourseScreenProps) {
  const code = readCourseCode(named);
  return code === null ? <NoCourse /> : <Course code={code} />;
});

function Course({ code }: { code: string }) {
  return <CourseView code={code} state={useCourse(code)} />;
}
