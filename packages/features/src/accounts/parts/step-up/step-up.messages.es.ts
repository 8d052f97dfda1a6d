import type { StepUpMessages } from './step-up.messages.js';

export const messages: StepUpMessages = {
  title: 'Confirma que eres tú',
  text: 'Necesitamos tu contraseña otra vez. Lo que escribiste se conserva.',
  textPasskey: 'Usa una llave de acceso o escribe tu contraseña. Lo que escribiste se conserva.',
  password: 'Tu contraseña',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  usePasskey: 'Usar una llave de acceso',
  passkeyWaiting: 'Esperando a tu dispositivo...',
  passkeyFailed: 'Tu dispositivo no pudo usar una llave de acceso. Escribe tu contraseña.',
  wrong: 'Esta no es tu contraseña.',
  tooMany: (wait) => `Demasiadas contraseñas incorrectas. Prueba otra vez en ${wait}.`,
  failed: 'No pudimos comprobarlo. Inténtalo de nuevo.',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
  cancel: 'Cancelar',
  close: 'Cerrar',
};
