import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

export default {
  added: 'Im Warenkorb',
  close: 'Schließen',
  quantity: 'Anzahl {{count}}',
  'delivery.free': 'Diese Bestellung wird kostenlos geliefert.',
  'delivery.missing': 'Noch {{amount}} bis zur kostenlosen Lieferung.',
  checkout: 'Zur Kasse',
  view: 'Warenkorb ansehen ({{count}})',
  match: 'Passt gut dazu',
  'match.add': 'Hinzufügen',
  'match.isAdded': 'Hinzugefügt',
  'match.added': '{{name}} ist auch im Warenkorb.',
  'match.size': 'Größe',
  'match.choose': 'Größe wählen',
  'match.sizeMissing': 'Bitte zuerst eine Größe wählen.',
  'match.refused': 'Das wurde nicht hinzugefügt.',
  'match.see': 'Ansehen',
  'error.QUANTITY_EXCEEDED': 'Die Höchstmenge ist erreicht: mehr geht nicht in eine Bestellung.',
  'error.QUANTITY_EXCEEDED.max': 'Höchstens {{max}} Stück in einer Bestellung.',
  'error.SIZE_OUT_OF_STOCK': 'Diese Größe ist gerade ausverkauft. Vielleicht passt eine andere.',
  'error.PERSONALIZATION_FAILED':
    'Die Personalisierung wurde nicht angenommen. Text ändern und noch einmal hinzufügen.',
  'error.GIFT_REFUSED': 'Für den Gutschein fehlt noch etwas: siehe die Felder darüber.',
  'error.QUANTITY_UNAVAILABLE': 'So viele sind nicht mehr da. Eine kleinere Anzahl wählen.',
  'error.QUANTITY_UNAVAILABLE.left_one': 'Nur noch {{count}} Stück da, vielleicht schon im Warenkorb.',
  'error.QUANTITY_UNAVAILABLE.left_other': 'Nur noch {{count}} Stück da, die im Warenkorb mitgezählt.',
  'error.CAPTCHA_VALIDATION_FAILED':
    'Nicht sicher erkannt, dass hier ein Mensch klickt. Bitte noch einmal versuchen.',
  'error.BasketQuotaExceededException': 'Der Warenkorb ist voll. Erst bestellen oder etwas herausnehmen.',
  'error.BasketQuotaExceededException.max':
    'Der Warenkorb ist voll: Er fasst {{max}} verschiedene Artikel. Erst bestellen oder etwas herausnehmen.',
  'error.LAUNCH_UPCOMING': 'Noch nicht im Verkauf: Der Launch hat noch nicht begonnen.',
  'error.LAUNCH_MEMBERS_ONLY': 'Nur für Mitglieder ab Stufe {{tier}}.',
  'error.LAUNCH_SEAT_REQUIRED': 'Dafür braucht es erst einen Platz aus dem Warteraum.',
  'error.LAUNCH_WIN_REQUIRED': 'Nur wer die Verlosung gewonnen hat, kann kaufen, in der gewonnenen Größe.',
  'error.LAUNCH_LIMIT_REACHED': 'Nur einmal pro Person, und das ist schon vergeben.',
  'error.UNKNOWN': 'Nicht im Warenkorb angekommen. Das liegt an uns: gleich noch einmal versuchen.',
  'error.offline': 'Keine Antwort. Verbindung prüfen und vor dem nächsten Versuch in den Warenkorb schauen.',
  'error.rateLimited': 'Das war schnell. Eine Minute warten und noch einmal hinzufügen.',
} satisfies Translation<typeof en>;
