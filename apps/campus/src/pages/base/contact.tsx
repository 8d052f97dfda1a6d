import { ContactScreen } from '@campushive/features/contact';
import { PublicLayout } from '@campushive/features/public-layout';

export default function ContactPage() {
  return (
    <PublicLayout>
      <ContactScreen />
    </PublicLayout>
  );
}
