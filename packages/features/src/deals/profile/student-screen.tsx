import type { ReactNode } from 'react';
import { screen } from '../../kernel/index.js';
import { StudentView } from './student-view.js';
import { useStudent } from './use-student.js';

/** Student of a public page, from its address. */
export interface StudentScreenProps {
  /** Student id, as in the URL. */
  id: string;
  /** Further actions on the student, such as reporting. */
  children?: ReactNode;
}

/** Public page of a student. */
export const StudentScreen = screen(function StudentScreen({ id, children }: StudentScreenProps) {
  const state = useStudent(id);
  return <StudentView state={state}>{children}</StudentView>;
});
