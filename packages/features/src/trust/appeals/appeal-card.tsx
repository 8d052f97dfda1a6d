import type { TakedownShown } from '@campushive/contract';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Link, useMessages } from '../../kernel/index.js';
import { AppealPart } from './appeal-part.js';
import { catalogue } from './appeals.catalogue.js';
import type { AppealForm } from './use-appeal-form.js';

interface AppealCardProps {
  takedown: TakedownShown;
  form: AppealForm;
}

/** The poster's appeal against a decision: the form, the sent text and the answer. */
export function AppealCard({ takedown, form }: AppealCardProps) {
  const t = useMessages(catalogue);
  const { appeal, mayAppeal, kind, listing } = takedown;
  if (kind === 'reports') return null;
  if (appeal === null && !mayAppeal) {
    return listing?.status === 'deleted' ? <Alert>{t.gone}</Alert> : <Back takedown={takedown} />;
  }
  return (
    <Card className="grid grid-cols-1 gap-4">
      <AppealPart appeal={appeal} form={form} about={listing === null ? { ...t, ...t.post } : t} />
      {appeal?.outcome === 'restore' ? <Back takedown={takedown} /> : null}
    </Card>
  );
}

/**
 * Link to the restored content; without an appeal, inside a success message. Renders nothing while the content is
 * deleted, hidden or removed.
 */
function Back({ takedown }: { takedown: TakedownShown }) {
  const t = useMessages(catalogue);
  const lead = <SubjectLink takedown={takedown} />;
  const { appeal, listing, wanted } = takedown;
  const status = listing?.status ?? wanted?.status;
  if (status === 'deleted' || status === 'hidden' || status === 'removed') return null;
  return appeal === null ? (
    <Alert tone="success" action={lead}>
      {t.over}
    </Alert>
  ) : (
    lead
  );
}

function SubjectLink({ takedown: { listing, wanted } }: { takedown: TakedownShown }) {
  const t = useMessages(catalogue);
  if (wanted !== null)
    return (
      <Button asChild variant="outline" size="sm">
        <Link to={{ to: 'wantedPost', id: wanted.id }}>{t.post.see}</Link>
      </Button>
    );
  if (listing === null) return null;
  return (
    <Button asChild variant="outline" size="sm">
      <Link to={{ to: 'listing', hive: listing.hiveTypeId, id: listing.id }}>{t.seeListing}</Link>
    </Button>
  );
}
