import type { BookingMessages } from './booking.messages.js';

export const messages: BookingMessages = {
  title: 'Reservar una sesión',
  hours: '¿Cuánto tiempo?',
  day: '¿Qué día?',
  time: '¿A qué hora?',
  freeSlots: (count: number) => (count === 1 ? '1 libre' : `${count} libres`),
  off: 'no da',
  full: 'lleno',
  parts: { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' },
  earlier: 'Días anteriores',
  later: 'Días siguientes',
  timeNeeded: 'Elige una hora.',
  takenTime: (time: string) => `${time}, no está libre`,
  nothingFree:
    'No hay nada libre en estas dos semanas. Mira los días siguientes o elige una clase más corta.',
  usualHours: 'Este tutor no ha dicho cuándo da clases. Escríbele antes de reservar.',
  failed: 'No se pudieron cargar las horas libres.',
  retry: 'Reintentar',
  hoursOption: (hours) => (hours === 1 ? '1 hora' : `${hours.toLocaleString('es')} horas`),
  until: (from, to) => `De ${from} a ${to}`,
  perHour: (price, hours) => `${price} × ${hours.toLocaleString('es')}\u00a0h`,
  pay: (amount) => `Reservar por ${amount}`,
  agree:
    'Acuerda antes el lugar con tu tutor por mensaje. Tu dinero queda retenido hasta que os hayáis visto.',
  free: 'Este tutor no cobra: escríbele para acordar un momento.',
  closed: 'Este tutor no acepta reservas por ahora.',
};
