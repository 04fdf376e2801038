import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Eigene Daten, eigene Entscheidung',
  'consent.text':
    'Wir verwenden Cookies, um den Shop zu betreiben. Alles Weitere bleibt aus, bis es eingeschaltet wird. Das lässt sich jederzeit unter Datenschutz-Einstellungen am Ende der Seite ändern.',
  'consent.accept': 'Alle annehmen',
  'consent.reject': 'Alle ablehnen',
  'consent.manage': 'Selbst auswählen',
  'consent.save': 'Auswahl speichern',
  'consent.back': 'Zurück',
  'consent.close': 'Schließen',
  'consent.learnMore': 'Mehr über die Daten',
  'consent.notice': 'Cookie-Hinweise',
  'consent.print': 'Drucken',
  'consent.newTab': '(öffnet in einem neuen Tab)',
  'consent.levels': 'Was erlaubt ist',
  'consent.details': 'Einzelheiten zeigen',
  'consent.fewerDetails': 'Einzelheiten verbergen',
  'consent.level.0': 'Notwendig',
  'consent.level.0.text': 'Warenkorb, Anmeldung, Sicherheit. Immer an.',
  'consent.level.0.detail':
    'Merkt sich den Warenkorb, die Sprache und die letzten Suchen, erhält die Anmeldung, schützt die Kasse und speichert diese Auswahl. Ohne das funktioniert der Shop nicht.',
  'consent.level.1': 'Messung',
  'consent.level.1.text': 'Welche Seiten funktionieren und was hier passt. Bleibt bei uns.',
  'consent.level.1.detail':
    'Zählt Seitenaufrufe, Suchen und Schritte der Kasse, ohne Namen und Adresse. Der Browser merkt sich, was angesehen wurde, um es wieder zu zeigen und Passendes vorzuschlagen. Nichts davon geht an Werbepartner.',
  'consent.level.2': 'Werbung anderswo',
  'consent.level.2.text': 'Partner dürfen unsere Produkte auf anderen Seiten zeigen.',
  'consent.level.2.detail':
    'Teilt Werbepartnern mit, welche Produkte hier angesehen wurden, damit sie sie auf anderen Seiten zeigen können.',
  'consent.all': 'Alles Weitere',
  'consent.all.text': 'Messung und Werbung auf anderen Seiten.',
  'consent.signal.off':
    'Dieser Browser bittet darum, nicht verfolgt zu werden (Global Privacy Control). Wir halten uns daran, bis hier etwas anderes gewählt wird.',
  'consent.signal.on':
    'Dieser Browser bittet darum, nicht verfolgt zu werden, aber hier wurde mehr erlaubt. Diese Auswahl gilt.',
  'consent.bar.label': 'Cookies',
  'consent.bar.text': 'Dürfen wir Cookies für mehr verwenden als für den Betrieb des Shops?',
  'consent.bar.settings': 'Einstellungen',
  'consent.ccpa.title': 'Datenschutz-Wahl',
  'consent.ccpa.text':
    'Wir teilen mit Werbepartnern, was hier angesehen wird. Nach kalifornischem Recht kann das als Verkauf gelten. Ein Klick beendet es.',
  'consent.ccpa.stop': 'Meine Daten nicht verkaufen oder teilen',
  'consent.ccpa.allow': 'Teilen erlauben',
  'consent.ccpa.isOff': 'Die Daten werden nicht verkauft oder geteilt.',
  'consent.ccpa.isOn': 'Die Daten dürfen mit Werbepartnern geteilt werden.',
  'consent.page.title': 'Datenschutz-Einstellungen',
  'consent.page.saved': 'Die Auswahl ist gespeichert.',
  'consent.page.record': 'Aufzeichnung der Auswahl herunterladen',
  'consent.noScript.text':
    'Wir verwenden Cookies, um den Shop zu betreiben. Dürfen wir sie auch für Messung und Werbung verwenden?',
  'consent.page.yourData': 'Ihre Daten anfordern oder löschen',
  'consent.remote.busy': 'Die Einstellungen werden geladen',
};
export default messages;
