import { Button } from '@campushive/ui/button';
import { Card } from '@campushive/ui/card';
import { Heading } from '@campushive/ui/heading';
import { HexagonIcon } from '@campushive/ui/hexagon';
import { ChevronRight } from 'lucide-react';
import { useHiveNames, useHives, Link, useMessages } from '../kernel/index.js';
import { FocusHeader } from '../shared/focus-header.js';
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
      <FocusHeader
        title={words.postTitle[hive === 'essentials' || hive === 'buzz' ? hive : 'other']}
        subtitle={hiveNamed(hive).title}
        icon={<HexagonIcon tone={hive} size="sm" />}
        leave={{ to: { to: 'hive', hive }, label: words.leave }}
      />
      <div className="mx-auto w-full max-w-5xl px-gutter pt-6">
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
    <div className="page grid page-2xl content-start gap-4 py-6">
      <header>
        <Heading level={1}>{words.postTask}</Heading>
        <p className="text-fg-muted">{words.chooseHive}</p>
      </header>
      <ul className="grid gap-3 sm:grid-cols-2">
        {useHiveNames().map((hive) => (
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
