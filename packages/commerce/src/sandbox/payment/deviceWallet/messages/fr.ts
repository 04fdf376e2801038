import type { SheetMessages } from '../SheetMessages.ts';

const fr: SheetMessages = {
  title: 'Payer avec {service}',
  loading: 'La boutique calcule votre commande.',
  total: 'Total',
  deliverTo: 'Livraison à',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  street: 'Numéro et rue',
  postalCode: 'Code postal',
  city: 'Ville',
  region: 'État ou province',
  delivery: 'Livraison',
  pay: 'Payer {amount}',
  paying: 'Paiement en cours',
  cancel: 'Annuler',
  tryTitle: 'Essayer un autre résultat',
  tryLabel: 'Ce qui se passe au paiement',
  approve: 'Payé',
  decline: 'Refusé avec {code}',
  outcomes: {
    step: 'La banque demande une confirmation',
    lose: 'Payé, mais la réponse se perd',
    late: 'Payé, mais la boutique n’en sait rien',
    eventsTwice: 'Payé, et la boutique est prévenue deux fois',
    eventsReversed: 'Payé, messages dans l’ordre inverse',
    hang: 'Aucune réponse, rien n’est débité',
    over: 'La fenêtre est restée ouverte trop longtemps',
  },
  deviceTitle: 'Portefeuilles de cet appareil',
  deviceText:
    'Apple Pay et Google Pay ne sont proposés que si l’appareil permet de payer. Dans la sandbox, c’est vous qui en décidez pour ce navigateur ; aucun argent ne circule.',
  deviceOn: 'Cet appareil peut payer avec Apple Pay et Google Pay.',
  deviceOff: 'Cet appareil ne peut pas payer avec Apple Pay ni Google Pay.',
  turnOn: 'Activer le paiement avec cet appareil',
  turnOff: 'Désactiver le paiement avec cet appareil',
  toShop: 'Aller à la boutique',
};

export default fr;
