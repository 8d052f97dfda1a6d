import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { useId } from 'react';
import { useMessages } from '../../kernel/index.js';
import { catalogue } from './student-verification.catalogue.js';
import { StudentVerificationView } from './student-verification-view.js';
import { useStudentVerification } from './use-student-verification.js';

/** Student verification and its renewal, as a section of the settings. */
export function StudentVerification() {
  const t = useMessages(catalogue);
  const state = useStudentVerification();
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id} className="grid content-start gap-4">
        <Heading level={2} size="subsection" id={id}>
          {t.title}
        </Heading>
        <StudentVerificationView state={state} />
      </section>
    </Card>
  );
}
