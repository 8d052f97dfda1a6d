import type { BookingMessages } from './booking.messages.js';

export const messages: BookingMessages = {
  title: 'Réserver un cours',
  hours: 'Combien de temps\u00a0?',
  hoursOption: (hours) => `${hours.toLocaleString('fr')} ${hours < 2 ? 'heure' : 'heures'}`,
  until: (from, to) => `De ${from} à ${to}`,
  lowest: (price) => `au moins ${price}`,
  perHour: (price, hours) => `${price} × ${hours.toLocaleString('fr')}\u00a0h`,
  choose: 'Choisir une heure',
  pay: (amount) => `Réserver pour ${amount}`,
  weekly: 'Chaque semaine',
  payFirst: (lessons, amount) => `Réserver ${lessons}\u00a0cours · ${amount} maintenant`,
  making: 'Réservation...',
  weeklyFailed: 'Les cours hebdomadaires n’ont pas pu être réservés. Réessayez.',
  trial: 'Votre premier cours avec ce tuteur coûte moins cher.',
  trialUpTo: (price) => `Un premier cours de 1\u00a0heure au plus coûte ${price} l’heure.`,
  agree: 'Convenez du lieu par message avec votre tuteur. Votre argent est retenu jusqu’à votre rencontre.',
  free: 'Cours gratuits\u00a0: écrivez pour convenir d’une heure.',
  closed: 'Ce tuteur ne prend pas de réservations pour le moment.',
};
