import { prefetchStudent, StudentScreen } from '@campushive/features/profile';
import { ReportButton } from '@campushive/features/shared/reports';
import { useParams } from 'react-router-dom';
import { idIn, type Prefetch } from '../../page.js';

export const prefetch: Prefetch = (page) => prefetchStudent(page, idIn(page));

export default function UserPage() {
  const { id = '' } = useParams();
  return (
    <StudentScreen key={id} id={id}>
      <ReportButton thing={{ type: 'user', id }} />
    </StudentScreen>
  );
}
