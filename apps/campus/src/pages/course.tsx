import { courseSlug, readCourseCode } from '@campushive/contract/course-code';
import { CourseScreen } from '@campushive/features/courses';
import { PublicLayout } from '@campushive/features/public-layout';
import { Navigate, useParams } from 'react-router-dom';
import { hrefOf } from '../destinations.js';

export default function CoursePage() {
  const { code = '' } = useParams();
  const course = readCourseCode(code);
  // Other spellings lead to the address that there is.
  if (course !== null && courseSlug(course) !== code) {
    return <Navigate replace to={hrefOf({ to: 'course', code: course }, false)} />;
  }
  return (
    <PublicLayout>
      <CourseScreen key={code} code={code} />
    </PublicLayout>
  );
}
