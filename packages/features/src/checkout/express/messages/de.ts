import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'express.heading': 'Sofort mit einer Wallet kaufen',
  'express.buy': 'Sofort kaufen mit {{name}}',
  'express.busy': 'Zahlung läuft',
  'express.items': 'Artikel',
  'express.delivery': 'Versand',
  'express.tax': 'Steuer',
  'express.giftCards': 'Geschenkkarten',
  'express.option': '{{name}}, {{days}}',
  'express.option.home': 'Standardversand',
  'express.option.express': 'Expressversand',
  'express.unserviceable': 'An diese Adresse liefern wir nicht. Bitte eine andere wählen.',
  'express.otherCountry': 'Dieser Shop liefert nur innerhalb des Landes: {{country}}.',
  'express.notReady': 'Im Warenkorb hat sich etwas geändert. Bitte vor dem Bezahlen noch einmal ansehen.',
  'express.noPrice': 'Die Gesamtsumme ließ sich nicht berechnen. Bitte schließen und noch einmal versuchen.',
  'express.notTaken': 'Es wurde nichts abgebucht',
  'express.declined':
    'Die Zahlung mit {{name}} hat nicht geklappt. Bitte noch einmal versuchen oder an der Kasse anders bezahlen.',
  'express.over': 'Die Zahlung hat zu lange gedauert. Bitte noch einmal versuchen.',
  'express.address':
    'Die Adresse aus {{name}} ist für uns unvollständig. An der Kasse lässt sie sich ergänzen.',
  'express.changed':
    'Die Gesamtsumme beträgt jetzt {{to}} statt {{from}}. Bitte vor dem Bezahlen noch einmal prüfen.',
  'express.soldOut': 'Der gewünschte Artikel ist gerade ausverkauft.',
  'express.limit': 'So viele Stück von {{name}} kann eine Person nicht kaufen.',
  'express.step':
    'Ihre Bank verlangt eine Bestätigung dieser Zahlung. Bitte an der Kasse bezahlen, dort ist das möglich.',
  'express.check': 'Bitte an der Kasse bezahlen: Dort prüfen wir, dass ein Mensch einkauft.',
  'express.noSheet':
    '{{name}} ließ sich nicht öffnen. Bitte noch einmal versuchen oder an der Kasse bezahlen.',
  'express.failed': 'Der Shop ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.',
  'express.unknown': 'Wir wissen noch nicht, ob die Zahlung angekommen ist',
  'express.unknown.text':
    'Die Verbindung ist abgebrochen. Bitte noch einmal auf die Schaltfläche tippen: Bezahlt wird nur einmal.',
  'express.checkout': 'Zur Kasse',
};
export default de;
