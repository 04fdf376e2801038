import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Dine data, ditt valg',
  'consent.text':
    'Vi bruker informasjonskapsler for å drive butikken. Resten er av til du slår det på. Du kan endre det når som helst under Personverninnstillinger nederst på siden.',
  'consent.accept': 'Godta alle',
  'consent.reject': 'Avvis alle',
  'consent.manage': 'Velg selv',
  'consent.save': 'Lagre valget mitt',
  'consent.back': 'Tilbake',
  'consent.close': 'Lukk',
  'consent.learnMore': 'Les mer om dine data',
  'consent.notice': 'Om informasjonskapsler',
  'consent.print': 'Skriv ut',
  'consent.newTab': '(åpnes i en ny fane)',
  'consent.levels': 'Dette tillater du',
  'consent.details': 'Vis detaljene',
  'consent.fewerDetails': 'Skjul detaljene',
  'consent.level.0': 'Nødvendig',
  'consent.level.0.text': 'Bag, innlogging, sikkerhet. Alltid på.',
  'consent.level.0.detail':
    'Husker bagen, språket ditt og de siste søkene, holder deg innlogget, beskytter betalingen og lagrer dette valget. Butikken virker ikke uten.',
  'consent.level.1': 'Måling',
  'consent.level.1.text': 'Hvilke sider som virker, og hva som kan passe for deg her. Blir hos oss.',
  'consent.level.1.detail':
    'Teller sidevisninger, søk og trinn i betalingen, uten navn og adresse. Husker i nettleseren hva du har sett på, for å vise det igjen og foreslå det som passer til. Det gis ikke videre til annonsører.',
  'consent.level.2': 'Reklame andre steder',
  'consent.level.2.text': 'Lar partnere vise deg produktene våre på andre nettsteder.',
  'consent.level.2.detail':
    'Forteller reklamepartnere hvilke produkter du har sett på, så de kan vise dem på andre nettsteder.',
  'consent.all': 'Alt annet',
  'consent.all.text': 'Måling, og reklame andre steder.',
  'consent.signal.off':
    'Nettleseren din ber om å ikke bli sporet (Global Privacy Control). Det følger vi til du velger noe annet her.',
  'consent.signal.on':
    'Nettleseren din ber om å ikke bli sporet, og du har tillatt mer her. Valget ditt gjelder.',
  'consent.bar.label': 'Informasjonskapsler',
  'consent.bar.text': 'Kan vi bruke informasjonskapsler til mer enn å drive butikken?',
  'consent.bar.settings': 'Innstillinger',
  'consent.ccpa.title': 'Dine personvernvalg',
  'consent.ccpa.text':
    'Vi deler det du ser på med reklamepartnere. Etter Californias lov kan det regnes som salg. Du kan stoppe det med ett trykk.',
  'consent.ccpa.stop': 'Ikke selg eller del mine data',
  'consent.ccpa.allow': 'Tillat deling',
  'consent.ccpa.isOff': 'Dataene dine blir ikke solgt eller delt.',
  'consent.ccpa.isOn': 'Dataene dine kan bli delt med reklamepartnere.',
  'consent.page.title': 'Personverninnstillinger',
  'consent.page.saved': 'Valget ditt er lagret.',
  'consent.page.record': 'Last ned oversikten over valgene dine',
  'consent.noScript.text':
    'Vi bruker informasjonskapsler for å drive butikken. Kan vi også bruke dem til måling og reklame?',
  'consent.page.yourData': 'Hent eller slett dataene dine',
  'consent.remote.busy': 'Innstillingene hentes',
};
export default messages;
