import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Dine data, dit valg',
  'consent.text':
    'Vi bruger cookies til at drive butikken. Resten er slået fra, indtil du slår det til. Du kan altid ændre det under Privatlivsindstillinger nederst på siden.',
  'consent.accept': 'Accepter alle',
  'consent.reject': 'Afvis alle',
  'consent.manage': 'Vælg selv',
  'consent.save': 'Gem mit valg',
  'consent.back': 'Tilbage',
  'consent.close': 'Luk',
  'consent.learnMore': 'Læs mere om dine data',
  'consent.notice': 'Om cookies',
  'consent.print': 'Udskriv',
  'consent.newTab': '(åbner i en ny fane)',
  'consent.levels': 'Det tillader du',
  'consent.details': 'Vis detaljerne',
  'consent.fewerDetails': 'Skjul detaljerne',
  'consent.level.0': 'Nødvendigt',
  'consent.level.0.text': 'Taske, login, sikkerhed. Altid slået til.',
  'consent.level.0.detail':
    'Husker tasken, dit sprog og dine seneste søgninger, holder dig logget ind, beskytter betalingen og gemmer dette valg. Butikken virker ikke uden.',
  'consent.level.1': 'Måling',
  'consent.level.1.text': 'Hvilke sider der virker, og hvad der kan passe til dig her. Bliver hos os.',
  'consent.level.1.detail':
    'Tæller sidevisninger, søgninger og trin i betalingen, uden dit navn og din adresse. Husker i din browser, hvad du har set på, for at vise det igen og foreslå, hvad der passer til. Det gives ikke videre til annoncører.',
  'consent.level.2': 'Reklame andre steder',
  'consent.level.2.text': 'Lader partnere vise dig vores produkter på andre websteder.',
  'consent.level.2.detail':
    'Fortæller reklamepartnere, hvilke produkter du har set på, så de kan vise dem på andre websteder.',
  'consent.all': 'Alt andet',
  'consent.all.text': 'Måling, og reklame andre steder.',
  'consent.signal.off':
    'Din browser beder om ikke at blive sporet (Global Privacy Control). Det følger vi, indtil du vælger noget andet her.',
  'consent.signal.on':
    'Din browser beder om ikke at blive sporet, og du har tilladt mere her. Dit valg gælder.',
  'consent.bar.label': 'Cookies',
  'consent.bar.text': 'Må vi bruge cookies til mere end at drive butikken?',
  'consent.bar.settings': 'Indstillinger',
  'consent.ccpa.title': 'Dine privatlivsvalg',
  'consent.ccpa.text':
    'Vi deler det, du ser på, med reklamepartnere. Efter Californiens lov kan det gælde som salg. Du kan stoppe det med ét tryk.',
  'consent.ccpa.stop': 'Sælg eller del ikke mine data',
  'consent.ccpa.allow': 'Tillad deling',
  'consent.ccpa.isOff': 'Dine data bliver ikke solgt eller delt.',
  'consent.ccpa.isOn': 'Dine data kan blive delt med reklamepartnere.',
  'consent.page.title': 'Privatlivsindstillinger',
  'consent.page.saved': 'Dit valg er gemt.',
  'consent.page.record': 'Hent oversigten over dine valg',
  'consent.noScript.text':
    'Vi bruger cookies til at drive butikken. Må vi også bruge dem til måling og reklame?',
  'consent.page.yourData': 'Hent eller slet dine data',
  'consent.remote.busy': 'Indstillingerne hentes',
};
export default messages;
