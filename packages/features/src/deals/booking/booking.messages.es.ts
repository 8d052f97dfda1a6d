import type { BookingMessages } from './booking.messages.js';

export const messages: BookingMessages = {
  title: 'Reservar una clase',
  hours: '¿Cuánto tiempo?',
  hoursOption: (hours) => (hours === 1 ? '1 hora' : `${hours.toLocaleString('es')} horas`),
  until: (from, to) => `De ${from} a ${to}`,
  lowest: (price) => `al menos ${price}`,
  perHour: (price, hours) => `${price} × ${hours.toLocaleString('es')}\u00a0h`,
  choose: 'Elegir una hora',
  pay: (amount) => `Reservar por ${amount}`,
  weekly: 'Cada semana',
  payFirst: (lessons, amount) => `Reservar ${lessons} clases · ${amount} ahora`,
  making: 'Reservando...',
  weeklyFailed: 'No se pudieron reservar las clases semanales. Inténtalo de nuevo.',
  trial: 'Tu primera clase con este tutor cuesta menos.',
  trialUpTo: (price) => `Una primera clase de hasta 1 hora cuesta ${price} por hora.`,
  agree: 'Acuerda el lugar con tu tutor por mensaje. Tu dinero queda retenido hasta que os hayáis visto.',
  free: 'Clases gratis: escribe para acordar una hora.',
  closed: 'Este tutor no acepta reservas por ahora.',
};
