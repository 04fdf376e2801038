import type { CrashMessages } from '../crashMessages.ts';

export default {
  broken: {
    title: 'Temps additionnel',
    text: 'Quelque chose a lâché chez nous. Rien n’a été débité, votre panier est intact.',
  },
  busy: {
    title: 'Petite pause',
    text: 'La boutique ne peut pas répondre pour le moment. Rien n’a été débité, votre panier est intact. Réessayez dans un instant.',
  },
  limited: {
    title: 'Trop de demandes',
    text: 'Cela fait beaucoup d’un coup. Patientez une minute, puis réessayez.',
  },
  form: {
    title: 'Formulaire illisible',
    text: 'Le formulaire est arrivé illisible, rien n’a été modifié. Revenez en arrière et renvoyez-le.',
  },
  reference: 'Référence',
  again: 'Réessayer',
  home: 'Vers l’accueil',
} satisfies CrashMessages;
