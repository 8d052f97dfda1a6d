import type { StepUpMessages } from './step-up.messages.js';

export const messages: StepUpMessages = {
  title: 'Confirma que eres tú',
  text: 'Necesitamos tu contraseña otra vez. Lo que escribiste se conserva.',
  password: 'Tu contraseña',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  required: 'Obligatorio',
  wrong: 'Esta no es tu contraseña.',
  tooMany: (seconds) => `Demasiadas contraseñas incorrectas. Prueba otra vez en ${seconds} segundos.`,
  failed: 'No pudimos comprobarlo. Inténtalo de nuevo.',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
  cancel: 'Cancelar',
  close: 'Cerrar',
};
