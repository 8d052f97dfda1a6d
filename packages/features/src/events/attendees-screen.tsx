import { screen } from '../kernel/index.js';
import { AttendeesView } from './attendees-view.js';
import { useAttendees } from './use-attendees.js';

export interface AttendeesScreenProps {
  /** One's own event. */
  id: string;
  /** The code in the address, when a ticket's picture was scanned. */
  code: string | null;
}

/** Who comes to one's own event, and the door. */
export const AttendeesScreen = screen(function AttendeesScreen({ id, code }: AttendeesScreenProps) {
  const attendees = useAttendees(id, code);
  return <AttendeesView id={id} attendees={attendees} />;
});
