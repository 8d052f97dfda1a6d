import type { TestCampus, TestStudent } from './campus.js';

/** Someone new with a role. */
export async function staff(
  campus: TestCampus,
  name: string,
  role: 'moderator' | 'admin' = 'moderator',
): Promise<TestStudent> {
  const student = await campus.student(name);
  await campus.promote(student.id, role);
  return student;
}
