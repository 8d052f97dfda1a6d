import type { ScanMessages } from './scan.messages.js';

export const messages: ScanMessages = {
  scan: 'Escanear el código',
  starting: 'Encendiendo la cámara…',
  hold: 'Coloca el código QR dentro del marco.',
  type: 'Escribir el código',
  close: 'Cerrar',
  problems: {
    denied: '{campus.name} no puede usar la cámara',
    missing: 'No se encontró ninguna cámara',
    failed: 'La cámara no se encendió',
  },
  problemTexts: {
    denied: 'Permite la cámara para este sitio en los ajustes del navegador, o escribe el código.',
    missing: 'Usa un teléfono, o escribe el código.',
    failed: 'Puede que otra aplicación la esté usando. Ciérrala e inténtalo de nuevo, o escribe el código.',
  },
};
