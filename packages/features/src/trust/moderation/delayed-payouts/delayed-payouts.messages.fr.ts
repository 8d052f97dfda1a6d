import type { DelayedPayoutsMessages } from './delayed-payouts.messages.js';

export const messages: DelayedPayoutsMessages = {
  empty: 'Rien n’attend',
  emptyText: 'Les versements qui vous attendent, ou que nous réessayons, apparaissent ici.',
  kinds: {
    operator: 'À vous d’agir',
    temporary: 'Nouvel essai prévu',
    account: 'Au vendeur d’agir',
  },
  since: (when) => `Depuis ${when}`,
  nextTry: (when) => `Prochain essai ${when}`,
  atProvider: 'Chez le prestataire',
  to: (account) => `Vers ${account}`,
  words: (words) => `Le prestataire\u00a0: «\u00a0${words}\u00a0»`,
  retry: 'Réessayer',
  retryDone: 'Le versement est réessayé.',
  retryFailed: 'Le versement n’a pas pu être réessayé. Veuillez recommencer.',
  giveBack: 'Demander au vendeur de vérifier',
  giveBackText: (amount, name) =>
    `${amount} retournent sur le solde de ${name}, et les versements s’arrêtent jusqu’à ce que le compte soit enregistré de nouveau. Seulement si le compte est en cause.`,
  giveBackHelp: 'Consigné au journal, et visible du vendeur.',
  notWaiting: 'Ce versement est terminé, ou son virement est en cours.',
  reasons: {
    recipient_invalid: 'Le prestataire n’accepte pas le compte',
    account_not_credited: 'Le réseau n’a pas crédité le compte',
    wallet_limit: 'La limite du portefeuille est atteinte',
    transfer_returned: 'Le réseau a renvoyé l’argent',
    account_questioned: 'Le vendeur doit vérifier le compte',
    balance_too_low: 'Votre solde chez le prestataire est trop bas. Approvisionnez-le.',
    transfer_otp:
      'Le prestataire attend votre code à usage unique. Saisissez-le dans son tableau de bord, puis désactivez l’OTP des virements.',
    business_not_registered:
      'Le prestataire n’envoie de virements que pour les entreprises enregistrées. Faites évoluer votre compte.',
    transfer_limit: 'Une limite de virement de votre compte est atteinte. Demandez-en une plus haute.',
    key_refused:
      'Le prestataire refuse la clé secrète. Vérifiez la clé du serveur et les adresses autorisées.',
    approval_refused: 'Le virement a été refusé par votre adresse d’approbation ou dans le tableau de bord.',
    transfer_blocked: 'Les contrôles du prestataire ont arrêté le virement. Écrivez à son assistance.',
    transfer_abandoned: 'Personne n’a terminé le virement dans le tableau de bord.',
    currency_refused: 'Votre compte n’envoie pas cette monnaie.',
    request_refused: 'Le prestataire a trouvé une erreur dans notre demande. Prévenez les développeurs.',
    keeps_failing: 'Le réseau a échoué à chaque essai. Réessayez plus tard, ou demandez au vendeur.',
    unknown_answer: 'Le prestataire a donné une réponse inconnue. Vérifiez son tableau de bord.',
    no_answer: 'Le prestataire n’a pas répondu',
    rate_limited: 'Trop de demandes chez le prestataire',
    provider_failed: 'Le prestataire est en panne',
    network_failed: 'Le réseau n’a pas exécuté le virement',
  },
};
