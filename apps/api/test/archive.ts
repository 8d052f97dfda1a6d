import { sql } from 'drizzle-orm';

/** One row that needs no other. */
export const aContactMessage = sql`insert into contact_messages (id, name, email, subject, message, created_at)
  values (gen_random_uuid(), 'Efua', 'efua@example.com', 'Hello', 'A message', now())`;
