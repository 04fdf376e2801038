import type { WalletMessages } from '../WalletMessages.ts';

const fr: WalletMessages = {
  title: 'Se connecter avec le portefeuille',
  text: 'La boutique souhaite connaître votre nom, votre adresse e-mail et votre adresse de livraison.',
  name: 'Nom',
  email: 'Adresse e-mail',
  emailWrong: 'Saisissez une adresse e-mail comme nom@exemple.fr',
  prime: 'Prime',
  primeNo: 'Sans Prime',
  primeYes: 'A Prime',
  primeTokenRefused: 'A Prime, mais le jeton est refusé',
  primeSilent: 'Ne répond pas à la question sur Prime',
  pays: 'Au moment de payer',
  paysAtOnce: 'Il paie aussitôt',
  refuses: 'Il refuse avec {code}',
  approve: 'Accepter et continuer',
  deny: 'Refuser',
  fail: 'Répondre avec un code qui ne marche pas',
  note: 'Bac à sable : ici, chacun peut se connecter sous n’importe quel nom.',
  over: 'Cette page ne peut pas être utilisée',
  overText: 'Revenez à la boutique et recommencez.',
};

export default fr;
