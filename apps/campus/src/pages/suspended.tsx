import { SuspensionScreen } from '@campushive/features/appeals';

export default function SuspendedPage() {
  return <SuspensionScreen />;
}
