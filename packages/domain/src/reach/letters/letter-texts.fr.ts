import * as UNKNOWN_USER from '@campushive/contract/unknown-user';
import type { LetterTexts } from './letter-params.js';

const NEVER_SEND = 'Le code est sur votre commande\u00a0; ne l’envoyez jamais dans un message.';
const PAID_ON = (other: string, when: string) =>
  `En cas de problème, signalez-le depuis votre commande. Sans code ni signalement, ${other} est payé le ${when}.`;

export const french: LetterTexts = {
  hello: (name) => `Bonjour ${name}, `,
  someone: UNKNOWN_USER.fr,
  open: { order: 'Voir la commande', event: 'Voir l’événement', payouts: 'Voir mes versements' },
  rows: {
    event_starts: 'Début',
    event_place: 'Lieu',
    ticket: 'Billet',
    price: 'Prix',
    platform_fee: 'Frais de plateforme',
    processing_fee: 'Traitement du paiement',
    payee_platform_fee: 'Frais de plateforme',
    mobile_money_fee: '{campus.payoutFeeTitle}',
    total: 'Total payé',
    payout: 'Versement',
    reference: 'Référence',
  },
  always:
    'Cet e-mail concerne votre argent. Les e-mails sur votre argent et la sécurité de votre compte ne peuvent pas être désactivés.',
  optional: 'Vous choisissez dans vos paramètres ce qui vous est envoyé par e-mail.',
  stop: 'Ne plus recevoir ces e-mails',
  letters: {
    receipt_goods: ({ listing, other, amount, when }) => [
      `Vous avez payé ${amount} pour «\u00a0${listing}\u00a0»`,
      `vous avez payé ${amount} pour «\u00a0${listing}\u00a0». Nous retenons l’argent jusqu’à votre rencontre avec ${other}.`,
      `La suite\u00a0: convenez d’un lieu et d’une heure, vérifiez l’article sur place, et ne montrez votre code qu’une fois qu’il est à vous. ${NEVER_SEND}`,
      PAID_ON(other, when),
    ],
    receipt_session: ({ listing, other, amount, when, starts }) => [
      `Vous avez réservé «\u00a0${listing}\u00a0» pour le ${starts}`,
      `vous avez réservé «\u00a0${listing}\u00a0» pour le ${starts} et payé ${amount}. Nous retenons l’argent jusqu’au cours.`,
      `La suite\u00a0: retrouvez votre tuteur et montrez votre code après le cours. ${NEVER_SEND}`,
      PAID_ON(other, when),
    ],
    receipt_ticket: ({ listing, amount }) => [
      `Votre billet pour «\u00a0${listing}\u00a0»`,
      `vous avez payé ${amount} pour votre billet pour «\u00a0${listing}\u00a0».`,
      'La suite\u00a0: votre billet est sur sa page, et fonctionne sans connexion une fois ouvert. Montrez-le, ou son code, à l’entrée et à personne d’autre.',
    ],
    receipt_gig: ({ listing, other, amount, due, cancel }) => [
      `Vous avez payé ${amount} pour «\u00a0${listing}\u00a0»`,
      `vous avez payé ${amount} pour «\u00a0${listing}\u00a0». Nous retenons l’argent jusqu’à ce que ${other} marque le travail comme terminé, puis sept jours de plus pour que vous le vérifiiez.`,
      `La suite\u00a0: acceptez le travail sur votre commande, ou montrez votre code. ${NEVER_SEND}`,
      `Il est prévu pour le ${due}. S’il n’est pas marqué comme terminé, vous pouvez annuler à partir du ${cancel} et tout récupérer.`,
    ],
    sale_goods: ({ listing, other, amount }) => [
      `Vendu\u00a0: «\u00a0${listing}\u00a0»`,
      `${other} a payé «\u00a0${listing}\u00a0». Nous retenons l’argent, et ${amount} sont à vous après la remise.`,
      `À faire\u00a0: convenez d’un lieu et d’une heure avec ${other}. Ne remettez l’article qu’en personne\u00a0: demandez le code à six chiffres et saisissez-le sur la commande. N’acceptez pas de code par message.`,
    ],
    sale_session: ({ listing, other, amount, starts }) => [
      `Réservé\u00a0: «\u00a0${listing}\u00a0» pour le ${starts}`,
      `${other} a réservé «\u00a0${listing}\u00a0» pour le ${starts}. Nous retenons l’argent, et ${amount} sont à vous après le cours.`,
      'À faire\u00a0: convenez d’un lieu. Après le cours, demandez le code à six chiffres et saisissez-le sur la commande.',
    ],
    sale_ticket: ({ listing, other, amount }) => [
      `Billet vendu\u00a0: «\u00a0${listing}\u00a0»`,
      `${other} a acheté un billet pour «\u00a0${listing}\u00a0». Nous retenons l’argent, et ${amount} sont à vous une fois le billet contrôlé.`,
      'À faire\u00a0: rien. Scannez les billets à l’entrée depuis la page de votre événement.',
    ],
    sale_gig: ({ listing, other, amount, due, cancel }) => [
      `Payé et retenu pour vous\u00a0: «\u00a0${listing}\u00a0»`,
      `${other} a payé «\u00a0${listing}\u00a0». Nous retenons l’argent, et ${amount} sont à vous quand c’est fait.`,
      'À faire\u00a0: faites ce qui est convenu, puis marquez-le comme terminé sur la commande. L’argent est à vous quand c’est accepté, ou sept jours plus tard.',
      `C’est prévu pour le ${due}. À partir du ${cancel}, ${other} peut annuler ce qui n’est pas marqué comme terminé.`,
    ],
    payment_failed: ({ listing, amount }) => [
      `Votre paiement pour «\u00a0${listing}\u00a0» n’a pas abouti`,
      `votre paiement de ${amount} pour «\u00a0${listing}\u00a0» n’a pas abouti, et l’annonce est de nouveau libre.`,
      'Si de l’argent a tout de même quitté votre compte, il vous revient. Vous pouvez payer de nouveau depuis sa page.',
    ],
    cancelled_by_buyer: ({ listing, other }) => [
      `${other} a annulé la commande de «\u00a0${listing}\u00a0»`,
      `${other} a annulé la commande de «\u00a0${listing}\u00a0», et tout l’argent lui est rendu.`,
      'Ne remettez rien pour cette commande.',
    ],
    cancelled_by_seller: ({ listing, other }) => [
      `${other} a annulé la commande de «\u00a0${listing}\u00a0»`,
      `${other} a annulé la commande de «\u00a0${listing}\u00a0», et tout votre argent vous est rendu.`,
    ],
    refund_event_cancelled: ({ listing, amount }) => [
      `«\u00a0${listing}\u00a0» est annulé par l’organisateur\u00a0: ${amount} vous sont rendus`,
      `l’organisateur a annulé «\u00a0${listing}\u00a0». Nous vous rendons tout ce que vous avez payé, ${amount}, par le moyen avec lequel vous avez payé.`,
      '{campus.refundWait} Nous vous écrivons à l’arrivée.',
    ],
    refund_sent: ({ listing, amount }) => [
      `${amount} vous sont rendus`,
      `nous vous rendons ${amount} pour «\u00a0${listing}\u00a0», par le moyen avec lequel vous avez payé.`,
      '{campus.refundWait} Nous vous écrivons à l’arrivée.',
    ],
    refunded_by_staff_buyer: ({ listing, amount, note }) => [
      `${amount} vous sont rendus`,
      `notre équipe a décidé de vous rendre en entier les ${amount} que vous avez payés pour «\u00a0${listing}\u00a0». Le motif\u00a0: ${note}`,
      '{campus.refundWait} Nous vous écrivons à l’arrivée.',
    ],
    refunded_by_staff_seller: ({ listing, other, note }) => [
      `L’argent pour «\u00a0${listing}\u00a0» est rendu à ${other}`,
      `notre équipe a décidé de rendre à ${other} l’argent retenu pour «\u00a0${listing}\u00a0». Le motif\u00a0: ${note}`,
      'Ne remettez pas ce qui a été acheté. Si vous pensez que c’est une erreur, contactez-nous.',
    ],
    refund_arrived: ({ listing, amount }) => [
      `Vous avez récupéré ${amount}`,
      `les ${amount} pour «\u00a0${listing}\u00a0» vous ont été rendus par le moyen avec lequel vous aviez payé.`,
    ],
    part_refund_arrived: ({ listing, amount, paid, net }) => [
      `Vous avez récupéré ${amount}`,
      `${amount} sur les ${paid} pour «\u00a0${listing}\u00a0» vous ont été rendus par le moyen avec lequel vous aviez payé. Vous avez payé ${net} au final.`,
    ],
    refund_failed: ({ listing, amount }) => [
      `Votre remboursement pour «\u00a0${listing}\u00a0» a du retard`,
      `les ${amount} pour «\u00a0${listing}\u00a0» n’ont pas pu vous être rendus par le moyen avec lequel vous aviez payé. Ils sont toujours à vous.`,
      'Nous nous en occupons et vous les envoyons autrement. Vous n’avez rien à faire.',
    ],
    mismatch_buyer: ({ listing, expected, paid }) => [
      'Nous vous rendons votre paiement',
      `«\u00a0${listing}\u00a0» coûte ${expected}, mais le paiement arrivé chez {campus.name} était de ${paid}. Nous ne l’avons pas utilisé\u00a0: il vous est rendu en entier, par le même moyen.`,
      'Vous n’avez rien à faire. Si l’annonce vous intéresse toujours, payez de nouveau depuis sa page.',
    ],
    mismatch_seller: ({ listing, expected, paid }) => [
      'Un paiement pour vous est rendu à l’acheteur',
      `un acheteur devait payer ${expected} pour «\u00a0${listing}\u00a0», mais le paiement arrivé chez nous était de ${paid}. Nous ne l’avons pas utilisé, et il est rendu à l’acheteur.`,
      'Ne remettez rien pour ce paiement. L’acheteur peut payer de nouveau.',
    ],
    credit_given: ({ amount, note }) => [
      `Nous vous accordons ${amount}`,
      `notre équipe vous accorde un avoir de ${amount}, à nos frais. Le motif\u00a0: ${note}`,
      'Il part avec votre prochain versement, sur votre {campus.payoutAccount}. Si vous n’en avez pas encore indiqué, faites-le sur la page de vos versements.',
    ],
    credit_withdrawn: ({ amount, note }) => [
      `Nous avons retiré votre avoir de ${amount}`,
      `notre équipe a retiré l’avoir de ${amount} qu’elle vous avait accordé et qui n’était pas encore envoyé. Le motif\u00a0: ${note}`,
      'Si vous pensez que c’est une erreur, contactez-nous.',
    ],
    payout_paid: ({ amount, account, feeReturned }) => [
      `${amount} vous ont été envoyés`,
      `nous avons envoyé ${amount} à votre {campus.payoutAccount} ${account}.`,
      ...(feeReturned === null
        ? []
        : [
            `Il est arrivé en retard\u00a0: les frais de ${feeReturned} sont de nouveau à vous. Ils partent avec votre prochain versement.`,
          ]),
    ],
    payout_failed: ({ amount, account, feeReturned }) => [
      `Votre versement de ${amount} est revenu`,
      `votre {campus.payoutAccount} ${account} n’a pas accepté les ${amount} que nous avons envoyés. L’argent est à vous et attend chez nous.`,
      ...(feeReturned === null ? [] : [`Les frais de ${feeReturned} sont de nouveau à vous, eux aussi.`]),
      'À faire\u00a0: vérifiez les données du compte, puis demandez un nouveau versement.',
    ],
    payout_limited: ({ amount, account, limit, feeReturned }) => [
      `Votre versement de ${amount} part en plusieurs fois`,
      `votre {campus.payoutAccount} ${account} n’a pas accepté les ${amount} que nous avons envoyés, car la limite du portefeuille était atteinte. L’argent est à vous. À partir du prochain versement quotidien, nous l’envoyons en parties de ${limit} par jour au plus.`,
      ...(feeReturned === null ? [] : [`Les frais de ${feeReturned} sont de nouveau à vous, eux aussi.`]),
      'Pour recevoir plus à la fois, demandez à votre réseau de relever la limite du portefeuille, puis enregistrez de nouveau le compte. Ou enregistrez un autre compte.',
    ],
    payout_limit_stopped: ({ amount, account, feeReturned }) => [
      `Votre versement de ${amount} vous attend`,
      `votre {campus.payoutAccount} ${account} n’a pas accepté l’argent que nous avons envoyé, car la limite du portefeuille était atteinte. Les ${amount} sont à vous et attendent chez nous. Plus rien n’est envoyé à ce compte.`,
      ...(feeReturned === null ? [] : [`Les frais de ${feeReturned} sont de nouveau à vous, eux aussi.`]),
      'À faire\u00a0: enregistrez un autre compte. Ou demandez à votre réseau de relever la limite du portefeuille, puis enregistrez de nouveau celui-ci.',
    ],
    dispute_opened_buyer: ({ listing, amount }) => [
      `Nous examinons votre commande de «\u00a0${listing}\u00a0»`,
      `nous avons reçu votre signalement sur «\u00a0${listing}\u00a0». Les ${amount} que vous avez payés restent retenus jusqu’à ce que ce soit réglé.`,
      'L’autre personne peut répondre, et vous pouvez trouver un accord. Sinon, la modération décide.',
    ],
    dispute_opened_seller: ({ listing, other, amount }) => [
      `${other} a signalé un problème avec «\u00a0${listing}\u00a0»`,
      `${other} a signalé un problème avec «\u00a0${listing}\u00a0». Les ${amount} qui vous reviennent restent retenus jusqu’à ce que ce soit réglé.`,
      'À faire\u00a0: lisez ce qui est reproché, et répondez avec votre version et des photos. Sinon, la modération décide sans elle.',
    ],
    dispute_answered: ({ listing, other }) => [
      `${other} a répondu à votre signalement sur «\u00a0${listing}\u00a0»`,
      `${other} a répondu à ce que vous avez signalé sur «\u00a0${listing}\u00a0». Sa réponse est sur la commande.`,
    ],
    dispute_released_buyer: ({ listing, other, amount }) => [
      `Décision\u00a0: ${other} est payé pour «\u00a0${listing}\u00a0»`,
      `la modération a examiné votre signalement sur «\u00a0${listing}\u00a0» et donné raison à ${other}, qui reçoit les ${amount}. Le motif est sur la commande.`,
    ],
    dispute_released_seller: ({ listing, amount }) => [
      `Décision pour vous\u00a0: ${amount} pour «\u00a0${listing}\u00a0» sont à vous`,
      `la modération a examiné le signalement sur «\u00a0${listing}\u00a0» et vous a donné raison. ${amount} arrivent avec votre prochain versement.`,
    ],
    dispute_refunded_buyer: ({ listing, amount }) => [
      `Décision pour vous\u00a0: ${amount} pour «\u00a0${listing}\u00a0» vous sont rendus`,
      `la modération a examiné votre signalement sur «\u00a0${listing}\u00a0» et vous a donné raison. Les ${amount} vous sont rendus en entier.`,
    ],
    dispute_refunded_seller: ({ listing, other }) => [
      `Décision\u00a0: l’argent pour «\u00a0${listing}\u00a0» est rendu à ${other}`,
      `la modération a examiné le signalement sur «\u00a0${listing}\u00a0» et donné raison à ${other}, à qui l’argent est rendu. Le motif est sur la commande.`,
    ],
    dispute_withdrawn: ({ listing, other }) => [
      `${other} a retiré le signalement sur «\u00a0${listing}\u00a0»`,
      `${other} a retiré le signalement sur «\u00a0${listing}\u00a0», et la commande reprend où elle en était. L’argent est retenu jusqu’à la remise.`,
    ],
    dispute_conceded: ({ listing, other, amount }) => [
      `${other} accepte votre signalement\u00a0: ${amount} vous sont rendus`,
      `${other} accepte votre signalement sur «\u00a0${listing}\u00a0». Les ${amount} vous sont rendus en entier, par le moyen avec lequel vous avez payé.`,
      'Si vous avez encore ce que vous avez acheté, rendez-le.',
    ],
    settlement_proposed: ({ listing, other, refund, payout }) => [
      `${other} propose un remboursement partiel de ${refund}`,
      `${other} propose un accord pour «\u00a0${listing}\u00a0»\u00a0: ${refund} sont rendus à l’acheteur, et le vendeur reçoit ${payout} après déduction des frais.`,
      'Acceptez, refusez ou proposez un autre montant sur la commande. D’ici là, l’argent reste retenu.',
    ],
    settlement_declined: ({ listing, other, refund }) => [
      `${other} a refusé un remboursement partiel de ${refund}`,
      `${other} a refusé votre remboursement partiel de ${refund} pour «\u00a0${listing}\u00a0». Vous pouvez proposer un autre montant, ou attendre la modération.`,
    ],
    settled_buyer: ({ listing, other, refund, payout }) => [
      `C’est convenu\u00a0: ${refund} pour «\u00a0${listing}\u00a0» vous sont rendus`,
      `vous avez trouvé un accord avec ${other} pour «\u00a0${listing}\u00a0»\u00a0: ${refund} vous sont rendus par le moyen avec lequel vous avez payé, et ${other} reçoit ${payout} après déduction des frais.`,
    ],
    settled_seller: ({ listing, other, refund, payout }) => [
      `C’est convenu\u00a0: ${payout} pour «\u00a0${listing}\u00a0» sont à vous`,
      `vous avez trouvé un accord avec ${other} pour «\u00a0${listing}\u00a0»\u00a0: ${refund} reviennent à ${other}, et ${payout}, frais déduits, arrivent avec votre prochain versement.`,
    ],
    chargeback_raised_buyer: ({ listing, amount }) => [
      'Votre banque réclame votre paiement',
      `votre banque demande à {campus.name} de rendre ${amount} payés pour «\u00a0${listing}\u00a0».`,
      'Si vous n’avez rien demandé à votre banque, ou si c’est une erreur, appelez-la. D’ici là, votre commande ne change pas.',
    ],
    chargeback_raised_frozen: ({ listing, amount }) => [
      'Un paiement pour vous est bloqué',
      `la banque de l’acheteur réclame ${amount} payés pour «\u00a0${listing}\u00a0». L’argent reste retenu jusqu’à la décision de la banque.`,
      'Ne remettez rien d’ici là. Nous répondons à la banque avec votre conversation et la commande\u00a0: vous n’avez rien à faire.',
    ],
    chargeback_raised_debt: ({ listing, amount }) => [
      'La banque d’un acheteur réclame un paiement',
      `la banque de l’acheteur réclame le paiement de «\u00a0${listing}\u00a0». Jusqu’à sa décision, nous retenons ${amount} sur vos prochains versements.`,
      'Nous répondons à la banque avec votre conversation, la remise et le reçu. Si elle vous donne raison, vous recevez tout.',
    ],
    chargeback_won_buyer: ({ listing }) => [
      'Votre banque a décidé\u00a0: le paiement reste valable',
      `votre banque a décidé que votre paiement de «\u00a0${listing}\u00a0» reste valable. Votre commande continue comme avant.`,
    ],
    chargeback_won_frozen: ({ listing }) => [
      'La banque vous donne raison',
      `la banque de l’acheteur a décidé que le paiement de «\u00a0${listing}\u00a0» reste valable. La commande continue\u00a0: remettez l’article et demandez le code.`,
    ],
    chargeback_won_debt: ({ listing }) => [
      'La banque vous donne raison',
      `la banque de l’acheteur a décidé que le paiement de «\u00a0${listing}\u00a0» reste valable. Ce que nous avons retenu arrive avec votre prochain versement.`,
    ],
    chargeback_lost_buyer: ({ listing, amount }) => [
      'Votre banque a repris le paiement',
      `votre banque a repris ${amount} que vous aviez payés pour «\u00a0${listing}\u00a0». C’est elle qui vous rend l’argent, et la commande est terminée.`,
    ],
    chargeback_lost_frozen: ({ listing }) => [
      'La banque de l’acheteur a repris le paiement',
      `la banque de l’acheteur a repris le paiement de «\u00a0${listing}\u00a0». La commande est terminée\u00a0: ne remettez rien.`,
    ],
    chargeback_lost_debt: ({ listing, amount }) => [
      'La banque de l’acheteur a repris le paiement',
      `la banque de l’acheteur a repris le paiement de «\u00a0${listing}\u00a0». Vous devez les ${amount} qui vous ont été versés\u00a0; ils sont déduits de vos prochains versements.`,
    ],
    blocked_kept: ({ listing, other }) => [
      `${other} vous bloque, et votre commande «\u00a0${listing}\u00a0» continue`,
      `${other} vous bloque, mais laisse ouverts les messages au sujet de «\u00a0${listing}\u00a0» jusqu’à la fin de la commande.`,
      'Parlez-en sur la page de la commande. Pour le reste, rien ne change.',
    ],
    blocked_buyer: ({ listing, other, amount }) => [
      `${other} vous bloque\u00a0: votre argent pour «\u00a0${listing}\u00a0» reste retenu`,
      `${other} vous bloque, vous ne pouvez donc plus vous écrire. Les ${amount} que vous avez payés pour «\u00a0${listing}\u00a0» restent retenus, et ne sont pas versés automatiquement pour le moment.`,
      'Pour les récupérer, signalez un problème sur la commande.',
    ],
    blocked_seller: ({ listing, other, amount }) => [
      `${other} vous bloque\u00a0: l’argent de «\u00a0${listing}\u00a0» reste retenu`,
      `${other} vous bloque, vous ne pouvez donc plus vous écrire. Vos ${amount} pour «\u00a0${listing}\u00a0» restent retenus, et ne vous sont pas versés automatiquement pour le moment.`,
      'Vous pouvez annuler la commande\u00a0: l’acheteur récupère alors tout son argent.',
    ],
    work_done: ({ listing, other, when }) => [
      `${other} a terminé\u00a0: «\u00a0${listing}\u00a0»`,
      `${other} indique que «\u00a0${listing}\u00a0» est fait. Vérifiez-le sur votre commande\u00a0: libérez l’argent, ou demandez une révision.`,
      `Sans réponse de votre part, ${other} est payé le ${when}.`,
    ],
    work_sent_back: ({ listing, other, due, cancel }) => [
      `${other} demande une révision\u00a0: «\u00a0${listing}\u00a0»`,
      `${other} a vérifié «\u00a0${listing}\u00a0» et demande des changements. La raison est sur la commande.`,
      `Marquez-le de nouveau comme terminé avant le ${due}. À partir du ${cancel}, ${other} peut annuler ce qui n’est pas marqué comme terminé.`,
    ],
    work_due: ({ listing, other, cancel }) => [
      `À rendre aujourd’hui\u00a0: «\u00a0${listing}\u00a0»`,
      `«\u00a0${listing}\u00a0» devait être fait, et n’est pas marqué comme terminé. L’argent n’est à vous qu’une fois que c’est marqué.`,
      `Marquez-le comme terminé sur la commande. À partir du ${cancel}, ${other} peut annuler et tout récupérer.`,
    ],
    work_overdue_buyer: ({ listing, other, due, refund }) => [
      `Vous pouvez annuler «\u00a0${listing}\u00a0»`,
      `${other} devait faire «\u00a0${listing}\u00a0» avant le ${due}, et ne l’a pas marqué comme terminé.`,
      `Annulez sur la commande pour tout récupérer, ou attendez. Ce qui n’est pas fait le ${refund} est remboursé automatiquement.`,
    ],
    work_overdue_seller: ({ listing, other, due, refund }) => [
      `En retard\u00a0: «\u00a0${listing}\u00a0»`,
      `«\u00a0${listing}\u00a0» était prévu pour le ${due}. ${other} peut maintenant annuler et tout récupérer.`,
      `Marquez-le comme terminé sur la commande dès que c’est le cas. Le ${refund}, l’argent est rendu automatiquement.`,
    ],
    work_refunded: ({ listing, other }) => [
      `L’argent de «\u00a0${listing}\u00a0» a été rendu`,
      `«\u00a0${listing}\u00a0» n’a pas été marqué comme terminé dans les 30 jours après sa date, donc tout l’argent est renvoyé à ${other}.`,
    ],
    meetup_proposed: ({ listing, other, place, when }) => [
      `${other} propose un rendez-vous le ${when}`,
      `${other} propose de vous voir pour «\u00a0${listing}\u00a0» le ${when}\u00a0: ${place}.`,
      'Acceptez ou proposez un autre lieu et une autre heure sur la commande. Ce qui était convenu avant ne tient plus.',
    ],
    meetup_accepted: ({ listing, other, place, when }) => [
      `C’est convenu\u00a0: vous voyez ${other} le ${when}`,
      `${other} a accepté\u00a0: vous vous voyez pour «\u00a0${listing}\u00a0» le ${when}\u00a0: ${place}.`,
      'Nous vous le rappelons un jour et une heure avant. Voyez-vous là où il y a du monde, et prévenez un proche.',
    ],
    meetup_declined: ({ listing, other, place, when }) => [
      `${other} ne peut pas venir le ${when}`,
      `${other} ne peut pas vous voir pour «\u00a0${listing}\u00a0» le ${when} (${place}). Proposez un autre lieu et une autre heure sur la commande.`,
    ],
    meetup_due_day: ({ listing, other, place, when }) => [
      `Demain, vous voyez ${other}`,
      `vous voyez ${other} pour «\u00a0${listing}\u00a0» le ${when}\u00a0: ${place}.`,
      'Si vous ne pouvez pas venir, dites-le maintenant sur la commande.',
    ],
    meetup_due_hour: ({ listing, other, place, when }) => [
      `Dans une heure, vous voyez ${other}`,
      `vous voyez ${other} pour «\u00a0${listing}\u00a0» le ${when}\u00a0: ${place}.`,
      'Voyez-vous là où il y a du monde, et prévenez un proche.',
    ],
    lesson_moved: ({ listing, other, when }) => [
      `${other} a déplacé votre cours au ${when}`,
      `${other} a déplacé votre cours «\u00a0${listing}\u00a0» au ${when}. Sa durée ne change pas et l’argent reste retenu.`,
      'Si cette heure ne vous convient pas, écrivez-vous depuis la commande.',
    ],
    lesson_moved_by_you: ({ listing, other, when }) => [
      `Votre cours a maintenant lieu le ${when}`,
      `vous avez déplacé votre cours «\u00a0${listing}\u00a0» avec ${other} au ${when}. L’argent reste retenu jusqu’à votre rencontre.`,
      'Le fichier de calendrier de la commande contient la nouvelle heure.',
    ],
    lesson_move_proposed: ({ listing, other, when }) => [
      `${other} propose une autre heure\u00a0: le ${when}`,
      `${other} propose de déplacer votre cours «\u00a0${listing}\u00a0» au ${when}. Rien ne change tant que vous n’acceptez pas.`,
      'Acceptez ou refusez sur la commande.',
    ],
    lesson_due_day: ({ listing, other, when }) => [
      `Demain, vous avez cours avec ${other}`,
      `votre cours «\u00a0${listing}\u00a0» avec ${other} commence le ${when}.`,
      'Il se déplace jusqu’à quatre heures avant son début. Convenez d’un lieu si ce n’est pas encore fait.',
    ],
    lesson_due_hour: ({ listing, other, when }) => [
      `Dans une heure, vous avez cours avec ${other}`,
      `votre cours «\u00a0${listing}\u00a0» avec ${other} commence le ${when}.`,
      'Voyez-vous là où il y a du monde, et prévenez un proche.',
    ],
    series_due: ({ listing, other, when }) => [
      `Payez votre prochain cours avec ${other}`,
      `votre cours hebdomadaire «\u00a0${listing}\u00a0» avec ${other} a lieu le ${when}. Son heure vous est réservée jusqu’à la veille.`,
      'Payez sur la page de la commande, ou sautez-y cette semaine.',
    ],
    event_changed: ({ listing }) => [
      `«\u00a0${listing}\u00a0» a changé`,
      `quelque chose a changé pour «\u00a0${listing}\u00a0», où vous allez. Le nouveau lieu et la nouvelle heure sont sur sa page.`,
    ],
    event_moved_holder: ({ listing, from, to, until }) => [
      `«\u00a0${listing}\u00a0» est déplacé`,
      `l’organisateur a déplacé «\u00a0${listing}\u00a0», pour lequel vous avez un billet.`,
      `Avant\u00a0: ${from}.`,
      `Maintenant\u00a0: ${to}.`,
      `Votre billet reste valable. Si vous ne pouvez pas venir, annulez votre commande avant ${until}\u00a0: tout vous sera remboursé.`,
    ],
    event_moved_guest: ({ listing, from, to }) => [
      `«\u00a0${listing}\u00a0» est déplacé`,
      `l’organisateur a déplacé «\u00a0${listing}\u00a0», où vous allez.`,
      `Avant\u00a0: ${from}.`,
      `Maintenant\u00a0: ${to}.`,
    ],
    event_moved_waiting: ({ listing, from, to }) => [
      `«\u00a0${listing}\u00a0», que vous attendez, est déplacé`,
      `l’organisateur a déplacé «\u00a0${listing}\u00a0». Vous gardez votre place dans la liste d’attente.`,
      `Avant\u00a0: ${from}.`,
      `Maintenant\u00a0: ${to}.`,
    ],
    event_cancelled: ({ listing }) => [
      `«\u00a0${listing}\u00a0» est annulé`,
      `«\u00a0${listing}\u00a0», où vous alliez, est annulé par l’organisateur. Si vous avez payé un billet, tout vous est remboursé.`,
    ],
    event_message: ({ listing, other, text }) => [
      `${other} vous a écrit à propos de «\u00a0${listing}\u00a0»`,
      ...(text === null
        ? ([
            `${other}, qui organise «\u00a0${listing}\u00a0», a écrit à toutes les personnes qui y vont.`,
            'Ouvrez la page de l’événement pour le lire.',
          ] as const)
        : ([
            `${other}, qui organise «\u00a0${listing}\u00a0», a écrit à toutes les personnes qui y vont\u00a0:`,
            text,
          ] as const)),
    ],
    event_moved_up: ({ listing }) => [
      `Vous avez une place pour «\u00a0${listing}\u00a0»`,
      `vous quittez la liste d’attente\u00a0: vous avez une place pour «\u00a0${listing}\u00a0». Si vous ne pouvez pas y aller, rendez-la sur sa page.`,
    ],
    event_offered: ({ listing }) => [
      `Un billet pour «\u00a0${listing}\u00a0» vous est réservé`,
      `un billet pour «\u00a0${listing}\u00a0» s’est libéré, et nous vous le gardons 2 heures. Payez-le sur sa page d’ici là.`,
    ],
  },
};
