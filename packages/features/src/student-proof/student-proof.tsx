import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { useId } from 'react';
import { useMessages } from '../kernel/index.js';
import { catalogue } from './student-proof.catalogue.js';
import { StudentProofView } from './student-proof-view.js';
import { useStudentProof } from './use-student-proof.js';

/** Until when I am verified, and the renewal: a part of the settings. */
export function StudentProof() {
  const t = useMessages(catalogue);
  const state = useStudentProof();
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id} className="grid content-start gap-4">
        <Heading level={2} size="subsection" id={id}>
          {t.title}
        </Heading>
        <StudentProofView state={state} />
      </section>
    </Card>
  );
}
