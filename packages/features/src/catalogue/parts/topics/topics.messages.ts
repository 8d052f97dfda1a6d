import type { TopicId } from '@campushive/contract';

export const messages: Record<TopicId, string> = {
  'laptops-phones': 'Laptops & phones',
  hostel: 'Hostel & kitchen',
  'maths-science': 'Maths & science tutoring',
  'past-questions': 'Past questions',
  errands: 'Deliveries & errands',
  events: 'Events & parties',
  'hair-beauty': 'Hair & beauty',
  'design-photo': 'Design & photography',
  books: 'Books & calculators',
  fashion: 'Clothes & bags',
  languages: 'Languages & writing',
  notes: 'Notes & textbooks',
};
