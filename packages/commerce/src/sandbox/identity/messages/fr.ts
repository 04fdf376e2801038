import type { IdentityMessages } from '../IdentityMessages.ts';

const fr: IdentityMessages = {
  title: 'Se connecter à la boutique',
  text: 'La boutique souhaite connaître votre adresse e-mail.',
  email: 'Adresse e-mail',
  emailWrong: 'Saisissez une adresse e-mail comme nom@example.com',
  isVerified: 'L’adresse est vérifiée',
  approve: 'Accepter et continuer',
  deny: 'Refuser',
  fail: 'Répondre par une erreur',
  post: 'Retour à la boutique',
  note: 'Environnement de test : chacun peut s’y connecter sous n’importe quelle identité.',
  over: 'Cette page ne peut pas être utilisée',
  overText: 'Revenez à la boutique et recommencez la connexion.',
};

export default fr;
