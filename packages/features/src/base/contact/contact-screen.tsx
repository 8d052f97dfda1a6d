import { screen } from '../../kernel/index.js';
import { ContactView } from './contact-view.js';
import { useContact } from './use-contact.js';

/** Contact page. */
export const ContactScreen = screen(function ContactScreen() {
  const contact = useContact();
  return <ContactView contact={contact} />;
});
