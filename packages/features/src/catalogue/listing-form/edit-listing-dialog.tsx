import { ApiError, type HiveName, type Listing } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Dialog, DialogContent } from '@campushive/ui/dialog';
import { EmptyState } from '@campushive/ui/empty-state';
import { HiveIcon } from '@campushive/ui/hexagon';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useClient, useHives, useMessages, useUser } from '../../kernel/index.js';
import { FormSkeleton } from './form-skeleton.js';
import { ListingFields } from './listing-fields.js';
import { catalogue } from './listing-form.catalogue.js';
import { listingToEditQuery } from '../parts/listing.queries.js';
import { useListingForm } from './use-listing-form.js';
import { LoadFailed } from '../../shared/load-failed.js';

/** Listing that the dialog edits. Mounting opens the dialog. */
export interface EditListingDialogProps {
  /** Hive in which the dialog was opened. The listing has its own. */
  hive: HiveName;
  /** Id of the listing. */
  id: string;
  /** Called when the dialog closes, after saving or without. */
  onClose: () => void;
}

/**
 * Dialog that edits the viewer's own listing above its page. Cannot be closed while it is saving. Unsaved values are
 * restored at the next opening. Renders nothing for a missing listing, whose page reports that.
 */
export function EditListingDialog({ hive, id, onClose }: EditListingDialogProps) {
  const client = useClient();
  const t = useMessages(catalogue);
  const hiveNamed = useHives();
  const user = useUser();
  const formId = useId();
  const [saving, setSaving] = useState(false);
  const { data, error, isPending, refetch } = useQuery(listingToEditQuery(client, id));
  // A malformed id in the address is refused as invalid.
  if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)) return null;
  const isOwn = data !== undefined && data.postedById === user?.id;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !saving) onClose();
      }}
    >
      <DialogContent
        size="lg"
        title={t.editTitle}
        description={hiveNamed(data?.hiveTypeId ?? hive).title}
        closeLabel={t.close}
        footer={
          isPending || isOwn ? (
            <>
              <Button variant="outline" disabled={saving} onClick={onClose}>
                {t.cancel}
              </Button>
              <Button
                type="submit"
                form={formId}
                variant="primary"
                disabled={isPending}
                loading={saving}
                loadingLabel={t.saving}
              >
                {t.submitEdit}
              </Button>
            </>
          ) : null
        }
      >
        {isPending ? (
          <FormSkeleton />
        ) : data === undefined ? (
          <LoadFailed icon={<HiveIcon hive={hive} />} title={t.loadFailed} onRetry={() => void refetch()} />
        ) : isOwn ? (
          <Form id={formId} listing={data} onSaved={onClose} onSaving={setSaving} />
        ) : (
          <EmptyState kind="failed" icon={<HiveIcon hive={hive} />} title={t.notYours} />
        )}
      </DialogContent>
    </Dialog>
  );
}

interface FormProps {
  id: string;
  listing: Listing;
  onSaved: () => void;
  onSaving: (saving: boolean) => void;
}

function Form({ id, listing, onSaved, onSaving }: FormProps) {
  const listingForm = useListingForm(listing.hiveTypeId, listing, { onSaved });
  const { submitting } = listingForm;
  useEffect(() => onSaving(submitting), [onSaving, submitting]);
  return <ListingFields id={id} listingForm={listingForm} />;
}
