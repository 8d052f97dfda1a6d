import type { TopicId } from '@campushive/contract';

export const messages: Record<TopicId, string> = {
  'laptops-phones': 'Portátiles y teléfonos',
  hostel: 'Residencia y cocina',
  'maths-science': 'Clases de mates y ciencias',
  'past-questions': 'Exámenes anteriores',
  errands: 'Entregas y recados',
  events: 'Eventos y fiestas',
  'hair-beauty': 'Pelo y belleza',
  'design-photo': 'Diseño y fotografía',
  books: 'Libros y calculadoras',
  fashion: 'Ropa y bolsos',
  languages: 'Idiomas y redacción',
  notes: 'Apuntes y manuales',
};
