import { PayoutsScreen } from '@campushive/features/payouts';

export default function PayoutsPage() {
  return <PayoutsScreen />;
}
