import type { TopicId } from '@campushive/contract';

export const messages: Record<TopicId, string> = {
  'laptops-phones': 'Ordinateurs et téléphones',
  hostel: 'Logement et cuisine',
  'maths-science': 'Cours de maths et sciences',
  'past-questions': 'Anciens sujets',
  errands: 'Livraisons et courses',
  events: 'Événements et fêtes',
  'hair-beauty': 'Coiffure et beauté',
  'design-photo': 'Graphisme et photo',
  books: 'Livres et calculatrices',
  fashion: 'Vêtements et sacs',
  languages: 'Langues et rédaction',
  notes: 'Notes et manuels',
};
