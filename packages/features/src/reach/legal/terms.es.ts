import type { LegalDocument } from './legal-document.js';

export const messages: LegalDocument = {
  title: 'Condiciones del servicio',
  intro:
    'Estas condiciones son el acuerdo entre tú y {campus.name}. Dicen quién puede unirse, qué hacemos con el dinero que paga un comprador, cuánto cuesta y qué pasa cuando algo sale mal. Cómo tratamos tus datos personales está en la [Política de privacidad](privacy).',
  sections: [
    {
      id: 'service',
      title: '1. Qué es {campus.name}',
      blocks: [
        '{campus.name} es un mercado donde los estudiantes universitarios {campus.ofCountry} se venden cosas, dan clases, hacen entregas, anuncian eventos, comparten material de estudio y encuentran trabajo pagado. Los anuncios están en {campus.hiveCount} colmenas: {campus.hiveTitles}.',
        'No somos el vendedor, el tutor, la organización ni el empleador. El contrato sobre un artículo o una tarea es entre los dos estudiantes. Lo nuestro es mantener el sitio, comprobar que los miembros son estudiantes, retener el dinero de un pago hasta que ambas partes se vean y decidir, según estas condiciones, las disputas sobre ese dinero.',
      ],
    },
    {
      id: 'membership',
      title: '2. Quién puede unirse',
      blocks: [
        {
          list: [
            'Tienes al menos 18 años.',
            'Estás matriculado en una de las universidades de nuestra [lista](universities) y tienes un buzón en uno de sus dominios. Lo demuestras con un código de un solo uso.',
            'Tienes una sola cuenta, para ti. Las cuentas no se venden, prestan ni comparten, y un buzón cuenta una vez, se añada lo que se añada a su nombre tras un signo más.',
            'Tu nombre en {campus.name} es aquel por el que el estudiante con quien quedas puede reconocerte.',
          ],
        },
        '«Estudiante verificado» significa que alguien podía leer el buzón universitario cuando se abrió la cuenta. No es una promesa sobre su conducta, así que sigue las reglas de seguridad de la sección 9.',
        'Guarda tu contraseña para ti. Lo que se haga con tu cuenta cuenta como hecho por ti hasta que nos digas que otra persona la tiene. Al cambiar la contraseña terminan todas las demás sesiones.',
      ],
    },
    {
      id: 'listings',
      title: '3. Anuncios',
      blocks: [
        'Describe con verdad lo que ofreces, enseña fotos de esa misma cosa y di el precio real. Un anuncio sigue abierto 60 días como máximo; los eventos y trabajos terminan en su fecha. Puedes cambiar, cerrar o borrar tu anuncio cuando quieras, salvo que haya un pago en curso.',
        'Conservas tus derechos sobre lo que publicas. Nos permites guardarlo, mostrarlo, cambiar su tamaño y entregarlo a quien deba verlo mientras esté en {campus.name}. Publica solo lo que puedas publicar: el material de estudio cuyo autor no ha dado permiso no tiene sitio aquí.',
        'No se permite:',
        {
          list: [
            'nada ilegal {campus.inCountry}, objetos robados, armas, drogas, medicamentos con receta, alcohol ni tabaco',
            'exámenes antes del examen, trabajos para entregar como propios, títulos ni documentos de identidad',
            'cuentas, tarjetas SIM a nombre de otra persona ni préstamos',
            'contenido sexual, odio, amenazas ni datos personales de otras personas',
            'estafas de pago por adelantado, ventas piramidales ni apuestas',
          ],
        },
      ],
    },
    {
      id: 'payments',
      title: '4. Pagar, y cómo se retiene el dinero',
      blocks: [
        'Los pagos los cobra nuestro proveedor, {campus.provider}, con {campus.payMethodsNamed}. Nunca vemos el número de tu tarjeta ni tu PIN.',
        {
          steps: [
            'Cuando pulsas Pagar, el anuncio queda reservado para ti 15 minutos. Nadie más puede comprarlo en ese tiempo.',
            'Cuando el pago se completa, el dinero se retiene. El vendedor ve que has pagado y aún no recibe nada.',
            'Os veis, miras el artículo o recibes el servicio, y enseñas tu código de entrega de seis cifras. Cuando el vendedor lo escribe, el dinero se le entrega.',
            'Sin código y sin disputa, el dinero de un artículo se entrega 7 días después del pago, y el de una clase o un evento 7 días después de celebrarse.',
            'En tareas, servicios, etapas y recados los 7 días empiezan cuando el trabajo se marca como hecho. El trabajo que no se marca como hecho en los 3 días después de su fecha puede cancelarlo quien paga, que recupera todo. A los 30 días se devuelve automáticamente.',
          ],
        },
        'Dar el código es confirmar que recibiste lo que pagaste. No lo envíes nunca por adelantado. Una vez entregado el dinero, no podemos recuperarlo.',
        'Si un pago se completa cuando su reserva ya había terminado y el anuncio fue para otra persona, se devuelve entero sin que lo pidas.',
        {
          note: 'El dinero pagado fuera de {campus.name} (efectivo, una transferencia directa) no está retenido y no podemos hacer nada por él. Quien te pida pagar antes en otro sitio incumple estas condiciones: denúncialo.',
        },
      ],
    },
    {
      id: 'fees',
      title: '5. Comisiones',
      blocks: [
        'Unirse, publicar, escribir y compartir es gratis. Solo hay comisiones cuando se paga dinero por {campus.name}, y el importe completo se muestra antes de pagar.',
        {
          table: [
            ['Tipo de venta', 'Paga quien compra', 'Recibe quien vende'],
            [
              'Artículos, clases, entradas',
              'el precio + {campus.purchasePlatformRate} de la plataforma + {campus.purchaseProcessingRate} de tramitación del pago',
              'el precio − {campus.purchasePayoutRate} de {campus.payoutFeeShort}',
            ],
            [
              'Entregas y trabajos',
              'el precio + {campus.gigProcessingRate} de tramitación del pago',
              'el precio − {campus.gigPlatformRate} de la plataforma − {campus.gigPayoutRate} de {campus.payoutFeeShort}',
            ],
          ],
        },
        'Cada comisión se redondea por separado al {campus.minorUnit}. El dinero entregado se paga a la {campus.payoutAccountKinds} que indicaste, una vez al día desde {campus.payoutMinimum}, o al momento si lo pides por {campus.instantFee}. Lo que el proveedor nos cobre de más es cosa nuestra.',
        'Un cambio de comisiones se anuncia al menos 30 días antes y nunca se aplica a un pago empezado antes. Los planes están en la página de [Precios](pricing).',
      ],
    },
    {
      id: 'disputes',
      title: '6. Cancelaciones, disputas y reembolsos',
      blocks: [
        'Hasta que se da el código puedes abrir una disputa desde la página del pago si la otra parte no viene, el artículo no es como se describía o el trabajo no está hecho. El dinero se congela: nadie cobra hasta que decide el equipo de moderación.',
        'El equipo de moderación lee lo que ambos escribís y lo acordado en la conversación de {campus.name}, y entrega el dinero al vendedor o lo devuelve al comprador. Procuramos decidir en 5 días laborables.',
        'Un reembolso vuelve por donde vino el pago, entero, comisiones incluidas.',
        'Lo que la ley te da como consumidor, entre otras {campus.consumerAct}, no queda limitado por esta sección.',
      ],
    },
    {
      id: 'conduct',
      title: '7. Cómo nos tratamos',
      blocks: [
        'Sé honesto, acude a tus citas y escribe a los demás como les hablarías en clase. Sin acoso, spam, recogida automática de datos, pruebas de nuestra seguridad sin permiso ni otra cuenta para esquivar una suspensión.',
        'Una reseña cuenta lo que pasó en un pedido realmente completado. No se compra, no se cambia y no sirve de amenaza.',
      ],
    },
    {
      id: 'moderation',
      title: '8. Moderación y suspensión',
      blocks: [
        'Cualquiera puede denunciar un anuncio, un mensaje o un miembro. Un anuncio denunciado por tres miembros se oculta hasta que lo revise el equipo de moderación. Cada acción de moderación queda registrada.',
        'Podemos retirar contenido y avisar o suspender cuentas que incumplan estas condiciones. Te decimos qué regla y puedes reclamar escribiendo a [@]({campus.supportEmail}). El dinero retenido de un vendedor suspendido sigue retenido hasta que se decidan sus pedidos: no se pierde.',
      ],
    },
    {
      id: 'safety',
      title: '9. Quedar con seguridad',
      blocks: [
        {
          list: [
            'Queda en el campus, de día, donde haya gente.',
            'Mira el artículo antes de enseñar tu código.',
            'Deja los acuerdos en la conversación de {campus.name}: el equipo de moderación solo puede guiarse por lo que hay ahí.',
            'No des nunca un código de un solo uso, tu PIN ni tu contraseña. Nadie de {campus.name} los pide.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: '10. Nuestra responsabilidad',
      blocks: [
        'Respondemos del dinero que retenemos y del daño causado con intención o negligencia grave, o a la vida y la salud. En lo demás, nuestra responsabilidad por un pedido termina en lo que se pagó por él. No respondemos de la calidad de lo que los estudiantes se venden y no podemos prometer que el sitio nunca falle.',
      ],
    },
    {
      id: 'ending',
      title: '11. Irse',
      blocks: [
        'Puedes borrar tu cuenta en los ajustes cuando quieras, en cuanto no haya dinero tuyo en curso. Tus anuncios se van con ella. Los mensajes se quedan con quienes los recibieron, con el nombre «Usuario desconocido», y los registros de pagos se guardan como pide la ley.',
      ],
    },
    {
      id: 'changes',
      title: '12. Cambios, ley y contacto',
      blocks: [
        'Cuando cambiamos estas condiciones avisamos a los miembros por correo al menos 14 días antes. Quien no esté de acuerdo puede irse; los pedidos abiertos se completan con las condiciones con que empezaron.',
        'Se aplica la ley {campus.ofRepublic}. Antes de ir a juicio, escríbenos: casi todo se arregla. Si una parte de estas condiciones no es válida, el resto sigue.',
        'Preguntas: [@]({campus.supportEmail}), o la página de [Contacto](contact).',
      ],
    },
  ],
};
