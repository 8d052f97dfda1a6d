import { StudentScreen } from '@campushive/features/profile';
import { useParams } from 'react-router-dom';

export default function UserPage() {
  const { id = '' } = useParams();
  return <StudentScreen key={id} id={id} />;
}
