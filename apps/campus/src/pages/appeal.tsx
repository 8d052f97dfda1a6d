import { AppealScreen } from '@campushive/features/appeals';
import { useParams } from 'react-router-dom';

export default function AppealPage() {
  const { id = '' } = useParams();
  return <AppealScreen key={id} id={id} />;
}
