import type { HiveName, Listing } from '@campushive/contract';
import { Skeleton } from '@campushive/ui/skeleton';
import { screen, useNavigation } from '../kernel/index.js';
import { ListingFormView } from './listing-form-view.js';
import { useFormSteps } from './use-form-steps.js';
import { useListingForm } from './use-listing-form.js';
import { useTemplate } from './use-template.js';

export interface PostListingScreenProps {
  /** Where it is posted: each hive asks for its own fields. */
  hive: HiveName;
  /** One of the poster's own listings, that the form begins with. */
  from?: string | undefined;
}

/** Posts something in a hive. */
export const PostListingScreen = screen(function PostListingScreen({ hive, from }: PostListingScreenProps) {
  const { template, pending } = useTemplate(hive, from);
  if (pending) return <FormSkeleton />;
  return <Form key={`${hive} ${from ?? ''}`} hive={hive} template={template} />;
});

function Form({ hive, template }: { hive: HiveName; template: Listing | null }) {
  const navigation = useNavigation();
  const steps = useFormSteps(hive);
  const listingForm = useListingForm(hive, null, {
    template,
    onWrong: steps.reveal,
    onSaved: ({ id }) => navigation.go({ to: 'listing', hive, id }, { replace: true }),
  });
  return <ListingFormView listingForm={listingForm} steps={steps} />;
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="page page-2xl animate-late-in py-6">
      <Skeleton className="h-96" />
    </div>
  );
}
