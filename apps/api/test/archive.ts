import { sql } from 'drizzle-orm';

/** Inserts a row that refers to no other. */
export const aContactMessage = sql`insert into contact_messages (id, name, email, subject, message, created_at)
  values (gen_random_uuid(), 'Efua', 'efua@example.com', 'Hello', 'A message', now())`;
