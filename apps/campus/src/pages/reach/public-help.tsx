import { HelpScreen } from '@campushive/features/help';
import { PublicLayout } from '@campushive/features/public-layout';

export default function PublicHelpPage() {
  return (
    <PublicLayout>
      <HelpScreen />
    </PublicLayout>
  );
}
