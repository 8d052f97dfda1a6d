import { ContactView } from './contact-view.js';
import { useContact } from './use-contact.js';

/** The contact page. */
export function ContactScreen() {
  const contact = useContact();
  return <ContactView contact={contact} />;
}
