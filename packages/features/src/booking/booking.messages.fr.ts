import type { BookingMessages } from './booking.messages.js';

export const messages: BookingMessages = {
  title: 'Réserver une séance',
  date: 'Date',
  time: 'Commence à',
  hours: 'Heures',
  hoursOption: (hours) => `${hours.toLocaleString('fr')} ${hours < 2 ? 'heure' : 'heures'}`,
  until: (from, to) => `De ${from} à ${to}`,
  perHour: (price, hours) => `${price} × ${hours.toLocaleString('fr')}\u00a0h`,
  pay: (amount) => `Réserver pour ${amount}`,
  agree:
    'Convenez d’abord du lieu par message avec votre tuteur. Votre argent est retenu jusqu’à votre rencontre.',
  dateNeeded: 'Choisissez une date.',
  timeNeeded: 'Choisissez une heure.',
  past: 'Choisissez un moment à venir.',
  tooFar: 'Les séances se réservent jusqu’à 90 jours à l’avance.',
  taken: (from, to) => `Le tuteur est pris de ${from} à ${to}. Choisissez un autre moment.`,
  takenTitle: 'Déjà pris ce jour-là',
  free: 'Ce tuteur ne demande pas d’argent\u00a0: écrivez-lui pour convenir d’un moment.',
  closed: 'Ce tuteur ne prend pas de réservations pour le moment.',
};
