import { HIVE_NAMES } from '@campushive/contract';
import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { IconButton } from '@campushive/ui/icon-button';
import { ChevronRight, X } from 'lucide-react';
import { useHives, Link, useMessages } from '../kernel/index.js';
import { catalogue } from './listing-form.catalogue.js';
import { ListingFields } from './listing-fields.js';
import type { ListingForm } from './use-listing-form.js';

/** The form of a new listing: one task that fills the screen, with the way out above and its buttons below. */
export function ListingFormView({ listingForm }: { listingForm: ListingForm }) {
  const words = useMessages(catalogue);
  const hiveNamed = useHives();
  const { hive, submitting, savingDraft } = listingForm;
  return (
    <>
      <header className="sticky top-0 z-20 border-b border-line bg-surface px-gutter py-2">
        <div className="mx-auto flex w-full max-w-4xl items-center gap-3">
          <IconButton asChild label={words.leave}>
            <Link to={{ to: 'hive', hive }}>
              <X aria-hidden="true" />
            </Link>
          </IconButton>
          <HexagonIcon tone={hive} size="sm" />
          <div className="min-w-0">
            <Heading level={1} size="subsection" className="truncate">
              {words.postTitle[hive === 'essentials' || hive === 'buzz' ? hive : 'other']}
            </Heading>
            <p className="truncate text-sm text-fg-muted">{hiveNamed(hive).title}</p>
          </div>
        </div>
      </header>
      <div className="mx-auto w-full max-w-4xl px-gutter pt-6">
        <ListingFields listingForm={listingForm}>
          <div
            data-bar="task"
            className="sticky bottom-0 z-20 -mx-gutter border-t border-line bg-surface px-gutter pb-safe"
          >
            <div className="flex flex-row-reverse items-center gap-2 py-2">
              <Button
                type="submit"
                variant="primary"
                size="lg"
                fullWidth
                loading={submitting}
                loadingLabel={words.submitting}
              >
                {words.submitNew}
              </Button>
              <Button
                variant="ghost"
                className="shrink-0"
                loading={savingDraft}
                loadingLabel={words.saving}
                onClick={() => {
                  if (!submitting) listingForm.onSaveDraft();
                }}
              >
                {words.saveDraft}
              </Button>
            </div>
          </div>
        </ListingFields>
      </div>
    </>
  );
}

/** Post a Task: before a form, which hive it is for. */
export function ChooseHiveView() {
  const words = useMessages(catalogue);
  const hiveNamed = useHives();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-gutter py-6">
      <header>
        <Heading level={1}>{words.postTask}</Heading>
        <p className="text-fg-muted">{words.chooseHive}</p>
      </header>
      <ul className="grid gap-3 sm:grid-cols-2">
        {HIVE_NAMES.map((hive) => (
          <li key={hive}>
            <Card asChild interactive className="h-full">
              <Link to={{ to: 'post', hive }} className="flex items-center gap-4">
                <HexagonIcon tone={hive} />
                <span className="min-w-0 flex-1">
                  <span className="block font-bold">{hiveNamed(hive).title}</span>
                  <span className="block text-sm text-fg-muted">{words.hives[hive]}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-fg-muted rtl:-scale-x-100" />
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
