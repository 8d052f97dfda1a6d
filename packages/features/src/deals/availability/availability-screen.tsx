import { screen } from '../../kernel/index.js';
import { AvailabilityView } from './availability-view.js';
import { useAvailability } from './use-availability.js';

/** Tutoring listing whose hours the page edits, from the page's address. */
export interface AvailabilityScreenProps {
  /** Id of the viewer's tutoring listing. */
  id: string;
}

/** Page for the tutor's hours. */
export const AvailabilityScreen = screen(function AvailabilityScreen({ id }: AvailabilityScreenProps) {
  return <AvailabilityView id={id} form={useAvailability(id)} />;
});
