import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'I tuoi dati, la tua scelta',
  'consent.text':
    'Usiamo i cookie per far funzionare il negozio. Il resto è spento finché non lo attivi. Puoi cambiare idea quando vuoi in Impostazioni sulla privacy, in fondo alla pagina.',
  'consent.accept': 'Accetta tutto',
  'consent.reject': 'Rifiuta tutto',
  'consent.manage': 'Scegli tu',
  'consent.save': 'Salva la scelta',
  'consent.back': 'Indietro',
  'consent.close': 'Chiudi',
  'consent.learnMore': 'Scopri di più sui tuoi dati',
  'consent.notice': 'Informativa sui cookie',
  'consent.print': 'Stampa',
  'consent.newTab': '(si apre in una nuova scheda)',
  'consent.levels': 'Che cosa permetti',
  'consent.details': 'Mostra i dettagli',
  'consent.fewerDetails': 'Nascondi i dettagli',
  'consent.level.0': 'Necessari',
  'consent.level.0.text': 'Borsa, accesso, sicurezza. Sempre attivi.',
  'consent.level.0.detail':
    'Ricordano la borsa, la lingua e le ultime ricerche, mantengono l’accesso, proteggono il pagamento e conservano questa scelta. Senza di essi il negozio non funziona.',
  'consent.level.1': 'Misurazione',
  'consent.level.1.text': 'Quali pagine funzionano e che cosa potrebbe piacerti qui. Resta da noi.',
  'consent.level.1.detail':
    'Conta le pagine viste, le ricerche e i passaggi dell’acquisto, senza il tuo nome e il tuo indirizzo. Ricorda nel browser che cosa hai guardato, per mostrartelo di nuovo e proporti ciò che vi si abbina. Non viene trasmessa agli inserzionisti.',
  'consent.level.2': 'Pubblicità altrove',
  'consent.level.2.text': 'Permette ai partner di mostrarti i nostri prodotti su altri siti.',
  'consent.level.2.detail':
    'Comunica ai partner pubblicitari quali prodotti hai guardato, perché possano mostrarteli su altri siti.',
  'consent.all': 'Tutto il resto',
  'consent.all.text': 'Misurazione, e pubblicità altrove.',
  'consent.signal.off':
    'Il tuo browser chiede di non essere tracciato (Global Privacy Control). Lo rispettiamo finché non scegli diversamente qui.',
  'consent.signal.on':
    'Il tuo browser chiede di non essere tracciato, e qui hai permesso di più. Vale la tua scelta.',
  'consent.bar.label': 'Cookie',
  'consent.bar.text': 'Possiamo usare i cookie per qualcosa di più del funzionamento del negozio?',
  'consent.bar.settings': 'Impostazioni',
  'consent.ccpa.title': 'Le tue scelte sulla privacy',
  'consent.ccpa.text':
    'Condividiamo ciò che guardi con partner pubblicitari. Secondo la legge della California può valere come vendita. Puoi fermarla con un tocco.',
  'consent.ccpa.stop': 'Non vendere né condividere i miei dati',
  'consent.ccpa.allow': 'Permetti la condivisione',
  'consent.ccpa.isOff': 'I tuoi dati non vengono venduti né condivisi.',
  'consent.ccpa.isOn': 'I tuoi dati possono essere condivisi con partner pubblicitari.',
  'consent.page.title': 'Impostazioni sulla privacy',
  'consent.page.saved': 'La tua scelta è salvata.',
  'consent.page.record': 'Scarica il registro delle tue scelte',
  'consent.noScript.text':
    'Usiamo i cookie per far funzionare il negozio. Possiamo usarli anche per la misurazione e la pubblicità?',
  'consent.page.yourData': 'Ottieni o elimina i tuoi dati',
  'consent.remote.busy': 'Caricamento delle impostazioni',
};
export default messages;
