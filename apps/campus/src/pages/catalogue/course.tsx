import { courseSlug } from '@campushive/contract/course-code';
import { CourseScreen, prefetchCourse } from '@campushive/features/courses';
import { PublicLayout } from '@campushive/features/public-layout';
import { Navigate, useParams } from 'react-router-dom';
import { courseIn, hrefOf } from '../../destinations.js';
import { notFound, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => {
  const code = courseIn(page.params);
  if (code === null) throw notFound();
  return prefetchCourse(page, { code });
};

export default function CoursePage() {
  const params = useParams();
  const { code = '' } = params;
  const course = courseIn(params);
  // Other spellings redirect to the canonical URL.
  if (course !== null && courseSlug(course) !== code) {
    return <Navigate replace to={hrefOf({ to: 'course', code: course }, false)} />;
  }
  return (
    <PublicLayout>
      <CourseScreen key={code} code={code} />
    </PublicLayout>
  );
}
