import type { ReactNode } from 'react';
import { screen } from '../kernel/index.js';
import { StudentView } from './student-view.js';
import { useStudent } from './use-student.js';

export interface StudentScreenProps {
  /** The student. */
  id: string;
  /** More that can be done about a student: reporting them. */
  children?: ReactNode;
}

/** The page of a student, as others see it. */
export const StudentScreen = screen(function StudentScreen({ id, children }: StudentScreenProps) {
  const state = useStudent(id);
  return <StudentView state={state}>{children}</StudentView>;
});
