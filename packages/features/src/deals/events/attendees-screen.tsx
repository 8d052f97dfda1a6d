import { screen } from '../../kernel/index.js';
import { AttendeesView } from './attendees-view.js';
import { useAttendees } from './use-attendees.js';

/** Event whose attendees the page shows, and a scanned ticket, from the page's address. */
export interface AttendeesScreenProps {
  /** Id of the viewer's event. */
  id: string;
  /** Code from the address, after a scan of a ticket's QR code. */
  code: string | null;
}

/** Attendees of the viewer's event, and the door. */
export const AttendeesScreen = screen(function AttendeesScreen({ id, code }: AttendeesScreenProps) {
  const attendees = useAttendees(id, code);
  return <AttendeesView id={id} attendees={attendees} />;
});
