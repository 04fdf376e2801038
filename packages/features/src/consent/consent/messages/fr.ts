import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Vos données, votre choix',
  'consent.text':
    'Nous utilisons des cookies pour faire fonctionner la boutique. Le reste est désactivé tant que vous ne l’activez pas. Modifiez-le à tout moment sous Réglages de confidentialité, en bas de page.',
  'consent.accept': 'Tout accepter',
  'consent.reject': 'Tout refuser',
  'consent.manage': 'Choisir soi-même',
  'consent.save': 'Enregistrer mon choix',
  'consent.back': 'Retour',
  'consent.close': 'Fermer',
  'consent.learnMore': 'En savoir plus sur vos données',
  'consent.notice': 'Avis sur les cookies',
  'consent.print': 'Imprimer',
  'consent.newTab': '(s’ouvre dans un nouvel onglet)',
  'consent.levels': 'Ce que vous autorisez',
  'consent.details': 'Afficher les détails',
  'consent.fewerDetails': 'Masquer les détails',
  'consent.level.0': 'Nécessaire',
  'consent.level.0.text': 'Panier, connexion, sécurité. Toujours actif.',
  'consent.level.0.detail':
    'Retient le panier, votre langue et vos dernières recherches, garde votre session ouverte, protège le paiement et conserve ce choix. La boutique ne peut pas fonctionner sans cela.',
  'consent.level.1': 'Mesure',
  'consent.level.1.text': 'Quelles pages fonctionnent et ce qui peut vous convenir ici. Reste chez nous.',
  'consent.level.1.detail':
    'Compte les pages vues, les recherches et les étapes du paiement, sans votre nom ni votre adresse. Retient dans votre navigateur ce que vous avez consulté, pour vous le remontrer et suggérer ce qui va avec. Rien n’est transmis aux annonceurs.',
  'consent.level.2': 'Publicité ailleurs',
  'consent.level.2.text': 'Permet à des partenaires de montrer nos produits sur d’autres sites.',
  'consent.level.2.detail':
    'Indique à des partenaires publicitaires les produits que vous avez regardés, afin qu’ils les montrent sur d’autres sites.',
  'consent.all': 'Tout le reste',
  'consent.all.text': 'La mesure, et la publicité sur d’autres sites.',
  'consent.signal.off':
    'Votre navigateur demande de ne pas être suivi (Global Privacy Control). Nous le respectons tant que vous ne choisissez pas autre chose ici.',
  'consent.signal.on':
    'Votre navigateur demande de ne pas être suivi, et vous avez autorisé davantage ici. C’est votre choix qui compte.',
  'consent.bar.label': 'Cookies',
  'consent.bar.text':
    'Pouvons-nous utiliser des cookies pour autre chose que le fonctionnement de la boutique ?',
  'consent.bar.settings': 'Réglages',
  'consent.ccpa.title': 'Vos choix de confidentialité',
  'consent.ccpa.text':
    'Nous partageons avec des partenaires publicitaires ce que vous regardez. Selon la loi de Californie, cela peut être considéré comme une vente. Vous pouvez l’arrêter d’un seul geste.',
  'consent.ccpa.stop': 'Ne pas vendre ni partager mes données',
  'consent.ccpa.allow': 'Autoriser le partage',
  'consent.ccpa.isOff': 'Vos données ne sont ni vendues ni partagées.',
  'consent.ccpa.isOn': 'Vos données peuvent être partagées avec des partenaires publicitaires.',
  'consent.page.title': 'Réglages de confidentialité',
  'consent.page.saved': 'Votre choix est enregistré.',
  'consent.page.record': 'Télécharger l’historique de vos choix',
  'consent.noScript.text':
    'Nous utilisons des cookies pour faire fonctionner la boutique. Pouvons-nous aussi les utiliser pour la mesure et la publicité ?',
  'consent.page.yourData': 'Obtenir ou effacer vos données',
  'consent.remote.busy': 'Chargement des réglages',
};
export default messages;
