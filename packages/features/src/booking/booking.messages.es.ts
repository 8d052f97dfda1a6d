import type { BookingMessages } from './booking.messages.js';

export const messages: BookingMessages = {
  title: 'Reservar una sesión',
  date: 'Fecha',
  time: 'Empieza a las',
  hours: 'Horas',
  hoursOption: (hours) => (hours === 1 ? '1 hora' : `${hours.toLocaleString('es')} horas`),
  until: (from, to) => `De ${from} a ${to}`,
  perHour: (price, hours) => `${price} × ${hours.toLocaleString('es')}\u00a0h`,
  pay: (amount) => `Reservar por ${amount}`,
  agree:
    'Acuerda antes el lugar con tu tutor por mensaje. Tu dinero queda retenido hasta que os hayáis visto.',
  dateNeeded: 'Elige una fecha.',
  timeNeeded: 'Elige una hora.',
  past: 'Elige un momento que aún no haya pasado.',
  tooFar: 'Las sesiones se reservan con hasta 90 días de antelación.',
  taken: (from, to) => `El tutor está ocupado de ${from} a ${to}. Elige otro momento.`,
  takenTitle: 'Ocupado ese día',
  free: 'Este tutor no cobra: escríbele para acordar un momento.',
  closed: 'Este tutor no acepta reservas por ahora.',
};
