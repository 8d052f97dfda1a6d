import type { DelayedPayoutsMessages } from './delayed-payouts.messages.js';

export const messages: DelayedPayoutsMessages = {
  empty: 'No hay nada pendiente',
  emptyText: 'Aquí aparecen los cobros que te necesitan o que se intentan de nuevo.',
  kinds: {
    operator: 'Te necesita',
    temporary: 'Se intenta de nuevo',
    account: 'Actúa el vendedor',
  },
  since: (when) => `Desde ${when}`,
  nextTry: (when) => `Próximo intento ${when}`,
  atProvider: 'En el proveedor',
  to: (account) => `A ${account}`,
  words: (words) => `El proveedor: «${words}»`,
  retry: 'Intentar de nuevo',
  retryDone: 'El cobro se intenta de nuevo.',
  retryFailed: 'El cobro no se pudo intentar de nuevo. Vuelve a probar.',
  giveBack: 'Pedir al vendedor que revise',
  giveBackText: (amount, name) =>
    `${amount} vuelven al saldo de ${name}, y los cobros se detienen hasta que guarde la cuenta otra vez. Hazlo solo si el problema es la cuenta.`,
  giveBackHelp: 'Queda en el registro y lo ve el vendedor.',
  notWaiting: 'Este cobro ya terminó, o su transferencia está en curso.',
  reasons: {
    recipient_invalid: 'El proveedor no acepta la cuenta',
    account_not_credited: 'La red no abonó en la cuenta',
    wallet_limit: 'Se alcanzó el límite de la cuenta',
    transfer_returned: 'La red devolvió el dinero',
    account_questioned: 'Se pidió al vendedor que revise la cuenta',
    balance_too_low: 'Tu saldo en el proveedor es demasiado bajo. Recárgalo.',
    transfer_otp:
      'El proveedor espera tu código de un solo uso. Escríbelo en su panel y luego desactiva el OTP de transferencias.',
    business_not_registered: 'El proveedor solo transfiere para empresas registradas. Mejora tu cuenta allí.',
    transfer_limit: 'Se alcanzó un límite de transferencias de tu cuenta. Pide uno mayor.',
    key_refused:
      'El proveedor rechaza la clave secreta. Revisa la clave del servidor y las direcciones permitidas.',
    approval_refused: 'La transferencia fue rechazada por tu dirección de aprobación o en el panel.',
    transfer_blocked: 'Los controles del proveedor detuvieron la transferencia. Pregunta a su soporte.',
    transfer_abandoned: 'Nadie terminó la transferencia en el panel.',
    currency_refused: 'Tu cuenta no envía esta moneda.',
    request_refused: 'El proveedor encontró un error en nuestra petición. Avisa a los desarrolladores.',
    keeps_failing: 'La red falló en cada intento. Prueba más tarde o pregunta al vendedor.',
    unknown_answer: 'El proveedor dio una respuesta desconocida. Revisa su panel.',
    no_answer: 'El proveedor no respondió',
    rate_limited: 'Demasiadas peticiones al proveedor',
    provider_failed: 'El proveedor falló',
    network_failed: 'La red no hizo la transferencia',
  },
};
