import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  value: 'Gutschein über {{value}}',
  minimum: 'Ab einem Warenwert von {{minimum}}',
  until: 'Gültig bis {{day}}',
  copy: 'Code {{code}} kopieren',
  copied: 'Kopiert',
  'copy.failed': 'Bitte selbst kopieren',
  empty: 'Zurzeit keine Gutscheine.',
  past: 'Eingelöst und abgelaufen',
  ACTIVE: 'Gültig',
  REDEEMED: 'Eingelöst',
  EXPIRED: 'Abgelaufen',
  tooltip: 'Sie haben einen Gutschein über {{value}}',
  snackbar: 'Ihr Gutschein über {{value}} wartet: {{code}}',
  close: 'Schließen',
  'checkout.title': 'Gutschein',
  'checkout.code': 'Gutscheincode',
  'checkout.apply': 'Gutschein einlösen',
  'checkout.applying': 'Gutschein wird eingelöst',
  'checkout.remove': 'Gutschein entfernen',
  'checkout.applied': '{{code}} zieht {{value}} ab.',
  'checkout.required': 'Geben Sie einen Gutscheincode ein.',
  'checkout.notUsable':
    'Dieser Gutschein kann nicht eingelöst werden: Prüfen Sie den Code, oder er wurde benutzt oder ist abgelaufen.',
  'checkout.minimum': 'Der Warenwert ist zu niedrig für diesen Gutschein.',
  'checkout.changed': 'Ihr Warenkorb wurde anderswo geändert. Laden Sie die Seite neu.',
  'checkout.signedOut': 'Melden Sie sich erneut an, um einen Gutschein einzulösen.',
  'checkout.failed': 'Das hat gerade nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
};

export default de;
