import { screen } from '../kernel/index.js';
import { AvailabilityView } from './availability-view.js';
import { useAvailability } from './use-availability.js';

export interface AvailabilityScreenProps {
  /** One's own tutoring listing. */
  id: string;
}

/** When I teach. */
export const AvailabilityScreen = screen(function AvailabilityScreen({ id }: AvailabilityScreenProps) {
  return <AvailabilityView id={id} form={useAvailability(id)} />;
});
