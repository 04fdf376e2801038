import type { DocumentMessages } from '../DocumentMessages.ts';

const withRate = (name: string, rate: string | undefined) => (rate === undefined ? name : `${name} ${rate}`);

const fr: DocumentMessages = {
  titles: { receipt: 'Reçu', invoice: 'Facture', creditNote: 'Avoir', returnLabel: 'Bon de retour' },
  number: 'Numéro',
  date: 'Date',
  order: 'Commande',
  orderDate: 'Commandé le',
  invoice: 'Sur facture',
  returnNumber: 'Retour',
  taxNumber: 'N° de TVA',
  gaps: { company: '[[nom et adresse de l’entreprise]]', taxNumber: '[[numéro de TVA]]' },
  billedTo: 'Facturé à',
  deliveredTo: 'Livré à',
  sendTo: 'Destinataire',
  sender: 'Expéditeur',
  buyerNumbers: { cashReceiptPhone: 'Reçu fiscal pour', businessNumber: 'Numéro d’entreprise' },
  columns: { article: 'Article', quantity: 'Quantité', each: 'Prix unitaire', amount: 'Montant' },
  goods: 'Articles',
  saved: 'Soldes',
  voucher: 'Bon d’achat',
  coupon: ({ code }) => `Code promo ${code}`,
  prepaid: 'Remise pour paiement à l’avance',
  shipping: 'Livraison',
  free: 'Offerte',
  paymentFee: 'Frais de paiement à la livraison',
  total: 'Total',
  giftCard: ({ digits }) => `Carte cadeau se terminant par ${digits}`,
  due: 'Payé autrement',
  payment: 'Moyen de paiement',
  card: ({ brand, digits }) => `${brand} se terminant par ${digits}`,
  net: 'Total hors taxes',
  includedTax: ({ rate }) => withRate('TVA', rate),
  addedTax: ({ rate }) => withRate('Taxes', rate),
  credited: 'Total de l’avoir',
  returnedGoods: 'Articles retournés',
  amountBack: 'Montant remboursé',
  shippingBack: 'Livraison',
  returnCost: 'Frais de retour',
  causes: {
    return: 'Cet avoir correspond aux articles que nous avons reçus en retour.',
    cancelled: 'La commande a été annulée. Cet avoir annule sa facture.',
    refund: 'Cet avoir correspond à un montant que nous avons remboursé.',
  },
  label: {
    dropOff:
      'Glissez cette page dans le colis, code visible à l’ouverture, et déposez-le à un guichet du transporteur.',
    collection:
      'Glissez cette page dans le colis, code visible à l’ouverture. Le transporteur vient le chercher le prochain jour ouvré.',
    inside: 'Dans le colis',
  },
  pages: 'Page {page} sur {pages}',
};

export default fr;
