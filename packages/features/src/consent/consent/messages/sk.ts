import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Vaše údaje, vaša voľba',
  'consent.text':
    'Cookies používame, aby obchod fungoval. Všetko ostatné je vypnuté, kým to nezapnete. Zmeniť to môžete kedykoľvek v časti Nastavenia súkromia v pätičke.',
  'consent.accept': 'Prijať všetko',
  'consent.reject': 'Odmietnuť všetko',
  'consent.manage': 'Vybrať si',
  'consent.save': 'Uložiť výber',
  'consent.back': 'Späť',
  'consent.close': 'Zavrieť',
  'consent.learnMore': 'Viac o vašich údajoch',
  'consent.notice': 'Informácie o cookies',
  'consent.print': 'Vytlačiť',
  'consent.newTab': '(otvorí sa na novej karte)',
  'consent.levels': 'Čo povoľujete',
  'consent.details': 'Zobraziť podrobnosti',
  'consent.fewerDetails': 'Skryť podrobnosti',
  'consent.level.0': 'Nevyhnutné',
  'consent.level.0.text': 'Taška, prihlásenie, bezpečnosť. Vždy zapnuté.',
  'consent.level.0.detail':
    'Pamätá si tašku, jazyk a posledné hľadania, udržiava vás prihlásených, chráni pokladňu a uchováva túto voľbu. Bez toho obchod nefunguje.',
  'consent.level.1': 'Meranie',
  'consent.level.1.text': 'Ktoré stránky fungujú a čo by sa vám tu mohlo hodiť. Zostáva u nás.',
  'consent.level.1.detail':
    'Počíta zobrazenia stránok, hľadania a kroky nákupu, bez vášho mena a adresy. Vo vašom prehliadači si pamätá, čo ste si pozerali, aby to ukázalo znova a navrhlo, čo sa k tomu hodí. Inzerentom sa neodovzdáva.',
  'consent.level.2': 'Reklama inde',
  'consent.level.2.text': 'Umožní partnerom ukazovať vám naše výrobky na iných weboch.',
  'consent.level.2.detail':
    'Oznámi reklamným partnerom, ktoré výrobky ste si pozerali, aby ich mohli ukazovať na iných weboch.',
  'consent.all': 'Všetko ostatné',
  'consent.all.text': 'Meranie a reklama inde.',
  'consent.signal.off':
    'Váš prehliadač žiada, aby vás nikto nesledoval (Global Privacy Control). Riadime sa tým, kým tu nezvolíte inak.',
  'consent.signal.on':
    'Váš prehliadač žiada, aby vás nikto nesledoval, a tu ste povolili viac. Platí vaša voľba.',
  'consent.bar.label': 'Cookies',
  'consent.bar.text': 'Smieme používať cookies aj na niečo iné než na chod obchodu?',
  'consent.bar.settings': 'Nastavenia',
  'consent.ccpa.title': 'Vaše voľby súkromia',
  'consent.ccpa.text':
    'To, čo si pozeráte, zdieľame s reklamnými partnermi. Podľa práva Kalifornie to môže byť predaj. Zastaviť to môžete jedným stlačením.',
  'consent.ccpa.stop': 'Nepredávať a nezdieľať moje údaje',
  'consent.ccpa.allow': 'Povoliť zdieľanie',
  'consent.ccpa.isOff': 'Vaše údaje sa nepredávajú ani nezdieľajú.',
  'consent.ccpa.isOn': 'Vaše údaje môžu byť zdieľané s reklamnými partnermi.',
  'consent.page.title': 'Nastavenia súkromia',
  'consent.page.saved': 'Vaša voľba je uložená.',
  'consent.page.record': 'Stiahnuť záznam vašich volieb',
  'consent.noScript.text':
    'Cookies používame, aby obchod fungoval. Smieme ich používať aj na meranie a reklamu?',
  'consent.page.yourData': 'Získať alebo vymazať vaše údaje',
  'consent.remote.busy': 'Načítavajú sa nastavenia',
};
export default messages;
