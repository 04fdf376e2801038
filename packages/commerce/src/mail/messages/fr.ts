import type { MailMessages } from '../MailMessages.ts';

const fr: MailMessages = {
  orderPlaced: {
    subject: ({ orderId }) => `Votre commande ${orderId}`,
    preview: 'Votre commande est enregistrée. En voici le contenu.',
    title: 'Merci, la commande est enregistrée',
    text: ({ orderId }) =>
      `Voici le reçu de votre commande ${orderId}. Le lien montre à tout moment où elle en est.`,
    open: 'Voir la commande',
    quantity: (count) => (count < 2 ? `${count} article` : `${count} articles`),
    goods: 'Articles',
    shipping: 'Livraison',
    free: 'Offerte',
    paymentFee: 'Frais de paiement à la livraison',
    payment: 'Paiement',
    installments: ({ count, first, sum, total }) =>
      `En ${count} fois : ${first}, puis ${sum}, ${total} en tout`,
    tax: 'Taxes',
    includedTax: 'dont TVA',
    saved: 'Soldes',
    coupon: ({ code }) => `Code promo ${code}`,
    giftCard: ({ digits }) => `Carte cadeau se terminant par ${digits}`,
    due: 'Payé autrement',
    voucher: 'Bon d’achat',
    prepaid: 'Remise pour paiement à l’avance',
    total: 'Total',
    deliveredTo: 'Adresse de livraison',
    collectFrom: 'À retirer chez',
    readyFrom: (moment) => `Disponible à partir du ${moment}`,
    alwaysOpen: 'Ouvert 24 h/24',
    collectionCode: 'Code de retrait',
    showCode: 'Présentez ce code au moment du retrait.',
    arrives: ({ from, to }) => (from === to ? from : `du ${from} au ${to}`),
    sentFrom: (day) => `Expédié à partir du ${day}`,
    scheduled: ({ day, from, to }) => `${day}, entre ${from} et ${to}`,
    gift: ({ name, email, day }) =>
      `pour ${name}, par e-mail à ${email}${day === undefined ? '' : `, le ${day}`}`,
    download: ({ name }) => `Télécharger ${name}`,
    reason:
      'Vous recevez cet e-mail parce qu’une commande a été passée avec cette adresse. Ce n’est pas la vôtre ? Ignorez-le.',
  },
  text: {
    orderPlaced: ({ shop, orderId, days, link }) =>
      `${shop} : commande ${orderId} bien reçue.${days ? ` Livraison : ${days}.` : ''} ${link}`,
    orderCancelled: ({ shop, orderId }) => `${shop} : commande ${orderId} annulée. Rien ne sera livré.`,
    arrives: ({ from, to }) => (from === to ? from : `du ${from} au ${to}`),
  },
  giftCard: {
    subject: ({ sender, amount }) => `${sender} vous offre une carte cadeau de ${amount}`,
    preview: ({ recipient, amount, shop }) => `Pour ${recipient} : ${amount} à dépenser chez ${shop}.`,
    title: ({ recipient }) => `${recipient}, c’est pour vous`,
    text: ({ sender, amount, shop }) => `${sender} vous offre ${amount} à dépenser chez ${shop}.`,
    code: 'Votre code',
    keep: 'Gardez ce code comme de l’argent liquide : quiconque l’a en sa possession peut l’utiliser.',
    open: 'Faire un tour dans la boutique',
    reason: ({ sender }) =>
      `Vous recevez cet e-mail parce que ${sender} vous a offert une carte cadeau. C’est de là que nous avons votre adresse ; elle ne nous sert à rien d’autre.`,
  },
  orderCancelled: {
    subject: ({ orderId }) => `Commande ${orderId} annulée`,
    preview: 'Rien ne sera expédié et rien ne reste payé.',
    title: 'Votre commande est annulée',
    text: ({ orderId }) => `La commande ${orderId} est annulée et ne sera pas expédiée.`,
    notTaken: 'La somme était seulement réservée. Elle est libérée et rien n’a été débité.',
    nothingDue: 'Rien n’a été payé et rien n’est dû.',
    refund: ({ sum }) =>
      `Nous remboursons ${sum} par le même moyen de paiement. La banque met quelques jours à l’afficher.`,
    reason:
      'Vous recevez cet e-mail parce qu’une commande passée avec cette adresse a été annulée. Ce n’était pas vous ? Répondez-nous.',
  },
  refund: {
    delayed: {
      subject: ({ orderId }) => `Le remboursement de la commande ${orderId} n’a pas encore abouti`,
      preview: 'Cette somme vous est due et nous réessayons.',
      title: 'Votre remboursement n’a pas encore abouti',
      text: ({ orderId, sum }) =>
        `Nous avons voulu vous rembourser ${sum} pour la commande ${orderId} par le même moyen de paiement, mais la banque ou le service de paiement a refusé l’opération. Cette somme vous est toujours due : nous réessayons régulièrement et vous écrirons dès que ce sera fait.`,
    },
    made: {
      subject: ({ orderId }) => `Le remboursement de la commande ${orderId} est en route`,
      preview: 'Cette fois, l’opération a abouti.',
      title: 'Votre remboursement est en route',
      text: ({ orderId, sum }) =>
        `Cette fois, l’opération a abouti : nous vous remboursons ${sum} pour la commande ${orderId} par le même moyen de paiement. La banque met quelques jours à l’afficher.`,
    },
    whatNow:
      'Votre carte a été remplacée ou votre compte fermé ? Répondez à cet e-mail et nous trouverons une autre solution. N’envoyez ni numéro de carte ni numéro de compte.',
    reason: 'Vous recevez cet e-mail parce qu’une commande passée avec cette adresse est remboursée.',
  },
  returned: {
    announced: {
      subject: ({ orderId }) => `Votre retour de la commande ${orderId}`,
      preview: 'Emballez, étiquetez, envoyez.',
      title: 'Votre retour est enregistré',
      text: ({ orderId }) =>
        `Ces articles de la commande ${orderId} nous reviennent. L’étiquette se trouve sur la page de la commande.`,
      dropOff: 'Déposez le colis à un guichet du transporteur.',
      collection: 'Le transporteur vient chercher le colis chez vous le prochain jour ouvré.',
      number: 'Numéro de retour',
      exchange: ({ name, size }) => `Dès son retour, nous vous envoyons ${name} en taille ${size}.`,
    },
    exchanged: {
      subject: ({ orderId }) => `Votre échange : commande ${orderId}`,
      preview: 'L’autre taille est en route.',
      title: 'Votre nouvelle taille est en préparation',
      text: ({ orderId }) =>
        `Merci pour votre retour. La commande ${orderId} vous apporte l’autre taille. Vous n’avez rien à payer.`,
      payment: 'Échange',
    },
    lapsed: {
      subject: ({ orderId }) => `Votre échange pour la commande ${orderId} a pris fin`,
      preview: 'Vous pouvez toujours être remboursé.',
      title: 'L’autre taille n’est plus réservée',
      text: ({ orderId }) =>
        `Nous avions mis l’autre taille de côté, mais votre colis pour la commande ${orderId} n’est pas arrivé à temps. Si vous le renvoyez malgré tout, nous le remboursons dès sa réception.`,
    },
    refused: {
      subject: ({ orderId }) => `Votre retour de la commande ${orderId} n’a pas été accepté`,
      preview: 'Nous vous le renvoyons.',
      title: 'Votre retour n’a pas été accepté',
      text: ({ orderId }) =>
        `Les articles de la commande ${orderId} que vous avez renvoyés étaient usagés ou abîmés : nous ne pouvons pas les reprendre. Nous vous les renvoyons sans frais. Vous n’êtes pas d’accord ? Répondez à cet e-mail.`,
    },
    partlyRefused: {
      subject: ({ orderId }) => `Une partie de votre retour de la commande ${orderId} n’a pas été acceptée`,
      preview: 'Nous vous la renvoyons.',
      title: 'Une partie de votre retour n’a pas été acceptée',
      text: ({ orderId }) =>
        `Ces articles de la commande ${orderId} étaient usagés ou abîmés : nous ne pouvons pas les reprendre. Nous vous les renvoyons sans frais. Le reste de votre retour suit son cours. Vous n’êtes pas d’accord ? Répondez à cet e-mail.`,
    },
    refunded: {
      subject: ({ orderId }) => `Votre remboursement de la commande ${orderId} est en route`,
      preview: 'Votre retour est arrivé.',
      title: 'Votre retour est arrivé',
      text: ({ orderId, sum }) =>
        `Merci pour votre envoi. Nous remboursons ${sum} pour la commande ${orderId} par le moyen de paiement utilisé. Les banques mettent quelques jours à l’afficher.`,
      creditNote: 'Avoir',
    },
    reason:
      'Vous recevez cet e-mail parce qu’une partie d’une commande passée avec cette adresse nous revient.',
  },
  parcel: {
    sent: {
      subject: ({ orderId }) => `La commande ${orderId} est en route`,
      preview: 'Elle a quitté notre entrepôt.',
      title: 'Votre colis est en route',
      text: ({ orderId }) => `Cette partie de la commande ${orderId} a quitté notre entrepôt.`,
    },
    out: {
      subject: ({ orderId }) => `La commande ${orderId} arrive aujourd’hui`,
      preview: 'Elle est en cours de livraison.',
      title: 'Votre colis arrive aujourd’hui',
      text: ({ orderId }) =>
        `Cette partie de la commande ${orderId} est en cours de livraison et arrive aujourd’hui.`,
    },
    delivered: {
      subject: ({ orderId }) => `La commande ${orderId} est livrée`,
      preview: 'Nous espérons que tout vous va.',
      title: 'Votre colis est arrivé',
      text: ({ orderId }) =>
        `Cette partie de la commande ${orderId} a été livrée. Rien n’est arrivé\u00a0? Demandez d’abord à vos voisins, puis répondez à cet e-mail.`,
    },
    ready: {
      subject: ({ orderId }) => `La commande ${orderId} est prête`,
      preview: 'Apportez le code de cet e-mail.',
      title: 'Votre commande vous attend',
      text: ({ orderId }) => `La commande ${orderId} vous attend. Apportez le code ci-dessous.`,
    },
    carrier: 'Transporteur',
    trackingNumber: 'Numéro de suivi',
    follow: 'Suivre le colis',
    expected: 'Arrivée prévue',
    reason: 'Vous recevez cet e-mail parce qu’une commande a été passée avec cette adresse.',
  },
  orderLater: {
    awaiting: {
      subject: ({ orderId }) => `Comment payer la commande ${orderId}`,
      preview: 'Vos articles sont réservés jusqu’au paiement.',
      title: 'Il ne reste plus qu’à payer',
      text: ({ orderId, due, until }) =>
        `La commande ${orderId} est réservée pour vous. Payez ${due} avant le ${until} ; nous la préparons dès que l’argent est arrivé.`,
    },
    partPaid: {
      subject: ({ orderId }) => `La commande ${orderId} n’est payée qu’en partie`,
      preview: 'Une partie de la somme est arrivée.',
      title: 'Une partie est arrivée',
      text: ({ orderId, received, due, until }) =>
        `Nous avons reçu ${received} pour la commande ${orderId}. Il reste ${due} à payer avant le ${until}, avec le même code.`,
    },
    expired: {
      subject: ({ orderId }) => `La commande ${orderId} n’a pas été payée à temps`,
      preview: 'Le code a expiré. Ne le payez plus.',
      title: 'Le délai de paiement est dépassé',
      text: ({ orderId }) =>
        `La commande ${orderId} n’a pas été payée à temps et ne sera pas expédiée. Ne payez plus ce code ; vous pouvez bien sûr commander de nouveau.`,
    },
    code: 'Code de paiement',
    openVoucher: 'Ouvrir le code à imprimer ou à scanner',
    refund: ({ sum }) => `Nous vous renvoyons les ${sum} reçus. La banque met quelques jours à l’afficher.`,
    reason: 'Vous recevez cet e-mail parce qu’une commande a été passée avec cette adresse.',
  },
  emailCode: {
    subject: 'Votre code',
    preview: 'Le code de votre compte.',
    title: 'Votre code',
    text: 'Saisissez ce code sur la page qui vous l’a demandé.',
    reason:
      'Vous recevez cet e-mail car quelqu’un a demandé un code avec cette adresse. Ce n’était pas vous ? Ignorez-le et ne donnez le code à personne.',
    label: 'Code',
    minutes: (minutes) => `Valable ${minutes} minutes, une seule fois.`,
  },
  passwordReset: {
    subject: 'Choisir un nouveau mot de passe',
    preview: 'Le lien vers votre nouveau mot de passe.',
    title: 'Choisir un nouveau mot de passe',
    text: 'Le bouton mène à une page où vous choisissez un nouveau mot de passe. Vous serez ensuite déconnecté de tous vos appareils.',
    reason:
      'Vous recevez cet e-mail car quelqu’un a demandé un nouveau mot de passe avec cette adresse. Ce n’était pas vous ? Ignorez-le : rien n’a changé.',
    open: 'Choisir un mot de passe',
    minutes: (minutes) => `Valable ${minutes} minutes, une seule fois.`,
  },
  lightAccountLink: {
    subject: 'Terminez votre compte',
    preview: 'Un mot de passe, et votre compte est complet.',
    title: 'Il ne manque que le mot de passe',
    text: 'Nous connaissons déjà cette adresse. Choisissez un mot de passe pour retrouver vos commandes au même endroit.',
    reason:
      'Vous recevez cet e-mail car quelqu’un a demandé un compte avec cette adresse. Ce n’était pas vous ? Ignorez-le.',
    open: 'Choisir un mot de passe',
    minutes: (minutes) => `Valable ${minutes} minutes, une seule fois.`,
  },
  addressInUse: {
    subject: 'Vous avez déjà un compte',
    preview: 'Quelqu’un a voulu utiliser votre adresse.',
    title: 'Vous avez déjà un compte',
    text: 'Quelqu’un, peut-être vous, a voulu utiliser cette adresse pour un compte. Elle en a déjà un : connectez-vous, ou choisissez-y un nouveau mot de passe.',
    reason:
      'Vous recevez cet e-mail car cette adresse a été saisie lors d’une inscription. Ce n’était pas vous ? Rien n’a changé.',
    open: 'Se connecter',
  },
  welcome: {
    subject: 'Bienvenue',
    preview: 'Votre compte est prêt.',
    title: 'Votre compte est prêt',
    text: 'Confirmez votre adresse e-mail : les tirages au sort et les salles d’attente vous seront ouverts aussi.',
    reason:
      'Vous recevez cet e-mail car un compte a été créé avec cette adresse. Ce n’était pas vous ? Choisissez un nouveau mot de passe par « mot de passe oublié » : l’autre personne n’y aura plus accès.',
    open: 'Confirmer mon adresse',
    days: (days) =>
      `Le lien est valable ${days} jours. Vous pouvez en demander un nouveau depuis votre compte.`,
  },
  verifyEmail: {
    subject: 'Confirmez votre adresse e-mail',
    preview: 'Un clic, et c’est fait.',
    title: 'Confirmez votre adresse e-mail',
    text: 'Les tirages au sort et les salles d’attente vous seront ouverts, et les messages sur vos commandes arriveront à coup sûr.',
    reason:
      'Vous recevez cet e-mail car ce lien a été demandé depuis votre compte. Ce n’était pas vous ? Ignorez-le : rien n’a changé.',
    open: 'Confirmer mon adresse',
    days: (days) =>
      `Le lien est valable ${days} jours. Vous pouvez en demander un nouveau depuis votre compte.`,
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    preview: 'Était-ce vous ?',
    title: 'Votre mot de passe a été modifié',
    text: 'Tous les autres appareils ont été déconnectés. Si c’était vous, il n’y a rien à faire.',
    reason:
      'Vous recevez cet e-mail car le mot de passe de votre compte a été modifié. Ce n’était pas vous ? Choisissez-en un autre tout de suite par « mot de passe oublié ».',
    open: 'Se connecter',
  },
  emailChanged: {
    subject: 'L’adresse e-mail de votre compte a été modifiée',
    preview: 'Était-ce vous ?',
    title: 'Votre compte a une autre adresse e-mail',
    text: 'Désormais, la connexion à votre compte se fait avec une autre adresse, qui reçoit aussi ses e-mails. Tous les autres appareils ont été déconnectés. Si c’était vous, il n’y a rien à faire.',
    react:
      'Ce n’était pas vous ? Répondez tout de suite à cet e-mail : nous bloquons le compte et vous le rendons. Si vous utilisez le même mot de passe ailleurs, changez-le là aussi.',
    reason: 'Vous recevez cet e-mail car cette adresse était jusqu’ici celle de votre compte.',
    open: 'Se connecter',
  },
  accountDeleted: {
    subject: 'Votre compte a été supprimé',
    preview: 'Était-ce vous ?',
    title: 'Votre compte est supprimé',
    text: 'Votre compte est supprimé définitivement, avec ses adresses, ses listes et son panier. De vos commandes, il reste ce que la loi nous fait conserver. Si c’était vous, il n’y a rien à faire.',
    react:
      'Ce n’était pas vous ? Quelqu’un connaissait alors votre mot de passe ou pouvait lire vos e-mails. Changez ce mot de passe partout où vous l’utilisez encore, et répondez à cet e-mail.',
    reason: 'Vous recevez cet e-mail car cette adresse était celle du compte. Il est effacé une fois envoyé.',
  },
  providerLinked: {
    subject: 'Une nouvelle façon de vous connecter à votre compte',
    preview: 'Était-ce vous ?',
    title: 'Votre compte est lié à un autre fournisseur',
    text: 'Un compte d’un autre fournisseur, avec cette adresse e-mail, permet désormais de se connecter à votre compte ici. Si c’était vous, il n’y a rien à faire.',
    reason:
      'Vous recevez cet e-mail car les façons de se connecter à votre compte ont changé. Ce n’était pas vous ? Retirez le fournisseur dans votre compte et choisissez un nouveau mot de passe par « mot de passe oublié ».',
    open: 'Vers votre compte',
  },
  providerRemoved: {
    subject: 'Une façon de vous connecter a été retirée de votre compte',
    preview: 'Était-ce vous ?',
    title: 'Un fournisseur n’est plus lié à votre compte',
    text: 'Le compte d’un autre fournisseur ne permet plus de se connecter à votre compte ici. Tous les autres appareils ont été déconnectés. Si c’était vous, il n’y a rien à faire.',
    reason:
      'Vous recevez cet e-mail car les façons de se connecter à votre compte ont changé. Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe par « mot de passe oublié ».',
    open: 'Vers votre compte',
  },
  newDevice: {
    subject: 'Nouvelle connexion à votre compte',
    preview: 'Était-ce vous ?',
    title: 'Connexion depuis un nouvel appareil',
    text: 'Votre compte a été ouvert depuis un appareil que nous ne connaissons pas encore. Si c’était vous, il n’y a rien à faire.',
    device: 'Appareil',
    country: 'Pays',
    unknown: 'Appareil inconnu',
    open: 'Vérifier vos appareils',
    react: 'Ce n’était pas vous ? Déconnectez l’appareil et changez votre mot de passe.',
    changePassword: 'Changer le mot de passe',
    reason: 'Vous recevez cet e-mail car votre compte a été utilisé depuis un nouvel appareil.',
  },
  passkeyAdded: {
    subject: 'Une clé d’accès a été ajoutée à votre compte',
    preview: 'Était-ce vous ?',
    title: 'Une clé d’accès ouvre désormais votre compte',
    text: 'Une nouvelle clé d’accès permet de se connecter à votre compte sans mot de passe. Si c’était vous, il n’y a rien à faire.',
    reason:
      'Vous recevez cet e-mail car les façons de se connecter à votre compte ont changé. Ce n’était pas vous ? Retirez la clé d’accès dans votre compte et changez votre mot de passe.',
    open: 'Vérifier vos clés d’accès',
  },
  passkeyRemoved: {
    subject: 'Une clé d’accès a été retirée de votre compte',
    preview: 'Était-ce vous ?',
    title: 'Une clé d’accès ne fonctionne plus',
    text: 'Une clé d’accès a été retirée de votre compte et ne permet plus de se connecter. Si c’était vous, il n’y a rien à faire.',
    reason:
      'Vous recevez cet e-mail car les façons de se connecter à votre compte ont changé. Ce n’était pas vous ? Changez tout de suite votre mot de passe.',
    open: 'Vérifier vos clés d’accès',
  },
  newsletter: {
    confirm: {
      subject: 'Confirmez votre newsletter',
      preview: 'Un clic, et vous êtes sur la liste.',
      title: 'Il ne manque que votre confirmation',
      text: 'Le bouton vous abonne aux nouveautés, aux offres, à l’entraînement et aux récits. Rien n’est envoyé avant.',
      open: 'Confirmer',
      days: (days) => `Le lien fonctionne ${days} jours. Ensuite, nous oublions l’inscription.`,
      reason:
        'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse pour notre newsletter. Ce n’était pas vous ? Ignorez-le : vous ne recevrez pas de newsletter.',
    },
    welcome: {
      subject: 'Vous êtes sur la liste',
      preview: 'Choisissez ce que vous recevez, et à quel rythme.',
      title: 'Vous êtes sur la liste',
      text: 'Désormais, vous êtes au courant en premier. Choisissez ce qui vous intéresse, à quel rythme nous écrivons, ou faites une pause.',
      open: 'Choisir thèmes et fréquence',
      reason: 'Vous recevez cet e-mail parce que vous avez confirmé notre newsletter avec cette adresse.',
    },
    link: {
      subject: 'Vos préférences de newsletter',
      preview: 'Le lien vers les thèmes et la fréquence.',
      title: 'Vous êtes sur la liste',
      text: 'Cette adresse reçoit notre newsletter. Le bouton mène aux thèmes et à la fréquence ; vous pouvez aussi y faire une pause ou vous désabonner.',
      open: 'Vers les préférences',
      reason:
        'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse pour notre newsletter ou a demandé ce lien. Ce n’était pas vous ? Rien n’a changé.',
    },
    issueReason: 'Vous recevez cet e-mail parce que vous êtes abonné à notre newsletter.',
    preferences: 'Modifier thèmes et fréquence',
    unsubscribe: 'Se désabonner',
  },
  wishlistNotice: {
    subject: 'Du nouveau dans votre liste d’envies',
    preview: 'Un article enregistré est de retour, ou coûte moins cher.',
    title: 'Du nouveau dans votre liste d’envies',
    text: (count) =>
      count === 1
        ? 'Un article que vous avez enregistré est de nouveau disponible, ou coûte moins cher.'
        : 'Ces articles que vous avez enregistrés sont de nouveau disponibles, ou coûtent moins cher.',
    isBack: 'de retour',
    before: (price) => `avant ${price}`,
    open: 'Voir ma liste d’envies',
    end: 'Ne plus recevoir d’e-mails sur la liste d’envies',
    reason:
      'Vous recevez cet e-mail parce que vous l’avez demandé dans votre liste d’envies. Il y en a un par jour au plus.',
  },
  privacy: {
    confirm: {
      subject: 'Confirmez votre demande sur vos données',
      preview: 'Rien ne se passe avant.',
      title: 'Cette demande vient-elle de vous ?',
      texts: {
        EXPORT:
          'Quelqu’un a demandé une copie de tout ce que nous conservons sur cette adresse. Confirmez à la page suivante que c’était vous.',
        DATA_PORTABILITY:
          'Quelqu’un a demandé les données que cette adresse nous a confiées, pour les emporter ailleurs. Confirmez à la page suivante que c’était vous.',
        DELETE:
          'Quelqu’un a demandé l’effacement de tout ce que nous conservons sur cette adresse, compte compris. C’est sans retour. Confirmez à la page suivante que c’était vous.',
      },
      open: 'Voir la demande',
      days: (days) => `Le lien est valable ${days} jours. Ensuite, nous oublions la demande.`,
      reason:
        'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse dans notre formulaire de demandes sur les données. Ce n’était pas vous ? Ignorez-le : rien ne se passe.',
    },
    archive: {
      subject: 'Vos données sont prêtes',
      preview: 'Le lien sert une fois.',
      title: 'Vos données sont prêtes',
      text: 'Le bouton mène à la page où télécharger vos données. Le lien sert une fois : utilisez un appareil à vous.',
      open: 'Vers le téléchargement',
      days: (days) => `Le lien est valable ${days} jours.`,
      reason: 'Vous recevez cet e-mail parce que vous avez demandé vos données et l’avez confirmé.',
    },
    saleStopped: {
      subject: 'Vos données ne sont pas vendues',
      preview: 'Votre opposition est notée.',
      title: 'Vos données ne sont ni vendues ni partagées',
      text: 'Votre opposition à la vente et au partage des données est notée pour cette adresse. Dans vos autres navigateurs, dites-le là aussi.',
      reason:
        'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse dans notre formulaire de demandes sur les données. Ce n’était pas vous ? Rien d’autre n’a changé.',
    },
    erased: {
      subject: 'Vos données sont effacées',
      preview: 'C’est le dernier e-mail à cette adresse.',
      title: 'Vos données sont effacées',
      text: 'Compte, adresses, listes, newsletter et tout ce que nous conservions sur cette adresse ont disparu.',
      kept: 'La loi nous fait garder les factures dix ans, l’adresse de confirmation d’une commande trois ans, et les preuves des consentements et de cette demande trois ans, sans votre adresse. Ensuite, elles sont effacées aussi.',
      reason:
        'Vous recevez cet e-mail parce que vous l’avez demandé et confirmé. Il est effacé une fois envoyé.',
    },
    refused: {
      subject: 'Votre demande sur vos données',
      preview: 'Nous n’avons pas pu y répondre.',
      title: 'Nous n’avons pas pu exécuter votre demande',
      text: 'Nous avons examiné votre demande et ne l’avons pas exécutée pour cette raison :',
      reasons: {
        identityNotProved:
          'Le nom ou le numéro du compte ne correspond pas à ce que nous savons de cette adresse. Vous pouvez redemander avec les bons.',
        repeated: 'Vous avez demandé la même chose il y a peu, et rien n’a changé depuis.',
        legalDuty: 'Une loi nous oblige à conserver ces données pour le moment.',
      },
      complaint:
        'Vous pouvez répondre à cet e-mail, ou saisir l’autorité de protection des données de votre pays.',
      reason: 'Vous recevez cet e-mail parce que vous avez fait une demande et l’avez confirmée.',
    },
  },
  review: {
    published: {
      subject: 'Votre avis est publié',
      preview: 'Merci d’aider les autres à choisir.',
      title: 'Votre avis est publié',
      text: 'Tout le monde peut maintenant le lire sur la page du produit. Vous pouvez le modifier ou le supprimer à tout moment.',
      open: 'Lire l’avis',
    },
    refused: {
      subject: 'Votre avis n’est pas publié',
      preview: 'Vous pouvez le modifier.',
      title: 'Votre avis n’est pas publié',
      text: 'Nous avons lu votre avis et ne l’avons pas publié pour cette raison :',
      open: 'Modifier l’avis',
      reasons: {
        offTopic: 'Il ne parle pas du produit.',
        language: 'Il contient des insultes.',
        personalData: 'Il contient des noms, des adresses ou d’autres données sur une personne.',
        advertising: 'Il fait de la publicité.',
        photo: 'Une des photos ne peut pas être montrée.',
      },
    },
    replied: {
      subject: 'Nous avons répondu à votre avis',
      preview: 'Notre réponse se trouve sous votre avis.',
      title: 'Nous avons répondu à votre avis',
      text: 'Notre réponse se trouve sur la page du produit, sous votre avis.',
      open: 'Lire la réponse',
    },
    reason: 'Vous recevez cet e-mail parce que vous avez écrit un avis.',
  },
};

export default fr;
