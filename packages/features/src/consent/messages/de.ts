import type { Translation } from '../../i18n/index.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  'consent.title': 'Deine Daten, deine Entscheidung',
  'consent.text':
    'Wir verwenden Cookies, um den Shop zu betreiben. Alles Weitere ist aus, bis du es einschaltest. Du kannst das jederzeit unter Datenschutz-Einstellungen am Ende der Seite ändern.',
  'consent.accept': 'Alle annehmen',
  'consent.reject': 'Alle ablehnen',
  'consent.manage': 'Selbst auswählen',
  'consent.save': 'Auswahl speichern',
  'consent.back': 'Zurück',
  'consent.close': 'Schließen',
  'consent.learnMore': 'Mehr über deine Daten',
  'consent.notice': 'Cookie-Hinweise',
  'consent.print': 'Drucken',
  'consent.newTab': '(öffnet in einem neuen Tab)',
  'consent.levels': 'Was du erlaubst',
  'consent.details': 'Einzelheiten zeigen',
  'consent.fewerDetails': 'Einzelheiten verbergen',
  'consent.level.0': 'Notwendig',
  'consent.level.0.text': 'Warenkorb, Anmeldung, Sicherheit. Immer an.',
  'consent.level.0.detail':
    'Merkt sich den Warenkorb, deine Sprache und deine letzten Suchen, hält dich angemeldet, schützt die Kasse und speichert diese Auswahl. Ohne das funktioniert der Shop nicht.',
  'consent.level.1': 'Messung',
  'consent.level.1.text': 'Welche Seiten funktionieren und welche nicht. Nur Zahlen.',
  'consent.level.1.detail':
    'Zählt Seitenaufrufe, Suchen und Schritte der Kasse, ohne deinen Namen und deine Adresse. Nichts davon geht an Werbepartner.',
  'consent.level.2': 'Werbung anderswo',
  'consent.level.2.text': 'Partner dürfen dir unsere Produkte auf anderen Seiten zeigen.',
  'consent.level.2.detail':
    'Teilt Werbepartnern mit, welche Produkte du dir angesehen hast, damit sie sie auf anderen Seiten zeigen können.',
  'consent.all': 'Alles Weitere',
  'consent.all.text': 'Messung und Werbung auf anderen Seiten.',
  'consent.signal.off':
    'Dein Browser bittet darum, nicht verfolgt zu werden (Global Privacy Control). Wir halten uns daran, bis du hier etwas anderes wählst.',
  'consent.signal.on':
    'Dein Browser bittet darum, nicht verfolgt zu werden, und du hast hier mehr erlaubt. Deine Auswahl gilt.',
  'consent.bar.label': 'Cookies',
  'consent.bar.text': 'Dürfen wir Cookies für mehr verwenden als für den Betrieb des Shops?',
  'consent.bar.settings': 'Einstellungen',
  'consent.ccpa.title': 'Deine Datenschutz-Wahl',
  'consent.ccpa.text':
    'Wir teilen mit Werbepartnern, was du dir ansiehst. Nach kalifornischem Recht kann das als Verkauf gelten. Du kannst es mit einem Klick beenden.',
  'consent.ccpa.stop': 'Meine Daten nicht verkaufen oder teilen',
  'consent.ccpa.allow': 'Teilen erlauben',
  'consent.ccpa.isOff': 'Deine Daten werden nicht verkauft oder geteilt.',
  'consent.ccpa.isOn': 'Deine Daten dürfen mit Werbepartnern geteilt werden.',
  'consent.page.title': 'Datenschutz-Einstellungen',
  'consent.page.saved': 'Deine Auswahl ist gespeichert.',
  'consent.page.record': 'Aufzeichnung deiner Auswahl herunterladen',
  'consent.noScript.text':
    'Wir verwenden Cookies, um den Shop zu betreiben. Dürfen wir sie auch für Messung und Werbung verwenden?',
  'consent.page.yourData': 'Ihre Daten anfordern oder löschen',
};
export default messages;
