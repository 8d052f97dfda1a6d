import type { HiveName, Listing, Wanted } from '@campushive/contract';
import { screen, useNavigation } from '../../kernel/index.js';
import { useIsPaused } from '../parts/use-is-paused.js';
import { FormSkeleton } from './form-skeleton.js';
import { ListingFormView } from './listing-form-view.js';
import { useFormSteps } from './use-form-steps.js';
import { useListingForm } from './use-listing-form.js';
import { useTemplate } from './use-template.js';
import { useWantedTemplate } from './use-wanted-template.js';

/** Hive of the new listing and values to start with, from the page's address. */
export interface PostListingScreenProps {
  /** Hive of the new listing, which decides the fields. */
  hive: HiveName;
  /** Id of one of the poster's listings, to copy into the form. */
  from?: string | undefined;
  /** Id of a wanted post that the new listing answers. The form starts with its title and category. */
  wanted?: string | undefined;
}

/** Page to post a listing in a hive. */
export const PostListingScreen = screen(function PostListingScreen({
  hive,
  from,
  wanted,
}: PostListingScreenProps) {
  const { template, pending } = useTemplate(hive, from);
  const wantedTemplate = useWantedTemplate(hive, wanted);
  if (pending || wantedTemplate.pending) return <LoadingScreen />;
  return (
    <Form
      key={`${hive} ${from ?? ''} ${wanted ?? ''}`}
      hive={hive}
      template={template}
      wanted={wantedTemplate.post}
      onAnswer={wantedTemplate.answer}
    />
  );
});

interface FormProps {
  hive: HiveName;
  template: Listing | null;
  /** Wanted post that the listing answers; null for none. */
  wanted: Wanted | null;
  onAnswer: (by: { listing: Listing }) => Promise<void>;
}

function Form({ hive, template, wanted, onAnswer }: FormProps) {
  const navigation = useNavigation();
  const steps = useFormSteps(hive);
  const listingForm = useListingForm(hive, null, {
    template,
    wanted,
    onWrong: steps.reveal,
    async onSaved(listing) {
      steps.onPosted();
      await onAnswer({ listing });
      // A tutor without hours cannot be booked, so the hours come next.
      const isTutor = hive === 'academia' && listing.status === 'active';
      const { id } = listing;
      navigation.go(isTutor ? { to: 'availability', id } : { to: 'listing', hive, id }, { replace: true });
    },
  });
  const isPaused = useIsPaused(hive, 'posting');
  return <ListingFormView listingForm={listingForm} steps={steps} isPaused={isPaused} />;
}

function LoadingScreen() {
  return (
    <div className="page page-2xl animate-late-in py-4 sm:py-6">
      <FormSkeleton />
    </div>
  );
}
