import type { LogOutMessages } from './log-out.messages.js';

const count = (number: number, one: string, many: string) =>
  number === 0 ? [] : [number === 1 ? `1 ${one}` : `${number} ${many}`];

export const messages: LogOutMessages = {
  title: '¿Cerrar sesión antes de que se envíe todo?',
  text: ({ admissions, handovers, messages: written }) => {
    const losses = [
      ...count(admissions, 'persona admitida', 'personas admitidas'),
      ...count(handovers, 'entrega', 'entregas'),
      ...count(written, 'mensaje', 'mensajes'),
    ];
    return `Sin enviar: ${losses.join(', ')}. Al cerrar sesión se borra del dispositivo. Mantén la sesión abierta hasta que haya red y se enviará automáticamente.`;
  },
  confirm: 'Cerrar sesión igualmente',
  cancel: 'Mantener la sesión',
};
