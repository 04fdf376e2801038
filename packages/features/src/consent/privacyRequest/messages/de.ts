import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'privacyRequest.title': 'Ihre Daten',
  'privacyRequest.lead':
    'Fordern Sie eine Kopie dessen an, was wir über Sie speichern, oder lassen Sie es löschen. Wir antworten per Mail, und vor Ihrer Bestätigung dort geschieht nichts.',
  'privacyRequest.state': 'Wo wohnen Sie?',
  'privacyRequest.state.California': 'Kalifornien',
  'privacyRequest.state.All other states': 'Alle anderen Staaten',
  'privacyRequest.otherStates.title': 'Dieses Formular ist für Menschen in Kalifornien',
  'privacyRequest.otherStates':
    'Nur für sie gilt das Gesetz dahinter. Was wir mit Ihren Daten tun und wie Sie uns dazu erreichen, steht in der Datenschutzerklärung.',
  'privacyRequest.policy': 'Datenschutzerklärung',
  'privacyRequest.type': 'Was möchten Sie?',
  'privacyRequest.type.EXPORT': 'Eine Kopie meiner Daten',
  'privacyRequest.type.EXPORT.text': 'Alles, was wir über Sie speichern, als Datei.',
  'privacyRequest.type.DO_NOT_SELL': 'Meine Daten nicht verkaufen oder weitergeben',
  'privacyRequest.type.DO_NOT_SELL.text': 'Sofort, für diesen Browser und für Ihr Konto.',
  'privacyRequest.type.DELETE': 'Meine Daten löschen',
  'privacyRequest.type.DELETE.text':
    'Mitsamt Ihrem Konto. Nur was wir aufbewahren müssen, bleibt für seine Frist.',
  'privacyRequest.type.DATA_PORTABILITY': 'Meine Daten zum Mitnehmen',
  'privacyRequest.type.DATA_PORTABILITY.text': 'Was Sie uns gegeben haben, als maschinenlesbare Datei.',
  'privacyRequest.lastName': 'Nachname',
  'privacyRequest.email': 'E-Mail-Adresse',
  'privacyRequest.email.hint': 'Die Ihres Kontos oder Ihrer Bestellungen. Dorthin senden wir einen Link.',
  'privacyRequest.membershipId': 'Mitgliedsnummer',
  'privacyRequest.optional': 'freiwillig',
  'privacyRequest.next': 'Weiter',
  'privacyRequest.submit': 'Anfrage senden',
  'privacyRequest.busy': 'Anfrage wird gesendet',
  'privacyRequest.summary_one': 'Eine Angabe stimmt noch nicht',
  'privacyRequest.summary_other': '{{count}} Angaben stimmen noch nicht',
  'privacyRequest.close': 'Schließen',
  'privacyRequest.done': 'Fertig',
  'privacyRequest.back': 'Zurück zum Shop',
  'privacyRequest.success.title': 'Noch ein Schritt',
  'privacyRequest.success':
    'Wir haben einen Link an {{email}} gesendet. Öffnen und bestätigen Sie ihn: Dann beginnen wir. Er gilt {{days}} Tage.',
  'privacyRequest.success.DO_NOT_SELL.title': 'Vermerkt',
  'privacyRequest.success.DO_NOT_SELL':
    'Ihre Daten werden ab jetzt weder verkauft noch weitergegeben, in diesem Browser und für {{email}}. Das steht auch in einer Mail an Sie.',
  'privacyRequest.deadline.GDPR': 'Das Gesetz gibt uns einen Monat. Meist dauert es wenige Minuten.',
  'privacyRequest.deadline.CCPA': 'Das Gesetz gibt uns 45 Tage. Meist dauert es wenige Minuten.',
  'privacyRequest.deadline.LGPD': 'Das Gesetz gibt uns 15 Tage. Meist dauert es wenige Minuten.',
  'profile.lastname.missing': 'Bitte Ihren Nachnamen eingeben',
  'profile.email.missing': 'Bitte eine E-Mail-Adresse wie name@example.com eingeben',
  'errorforms.default.parseerror': 'Bitte die Schreibweise prüfen: Das kann nicht stimmen',
  'errorforms.default.missingerror': 'Das wird für die Anfrage gebraucht',
  'forms.date.null': 'Bitte ein Geburtsdatum eingeben, zum Beispiel 27 3 1990',
  'newsletter.signupandsave.tooyoung': 'Sie sind zu jung, um selbst anzufragen',
  'generic.unexpectederror': 'Etwas Unerwartetes ist geschehen. Bitte gleich noch einmal versuchen.',
  'chk.delivery.cnc.confirmation.error.title': 'Das hat nicht funktioniert',
  'chk.delivery.cnc.confirmation.error.text':
    'Ihre Anfrage ist nicht angekommen. Ihre Eingaben sind noch da: Bitte gleich noch einmal versuchen.',
  'privacyRequest.refused.type': 'Das gibt es dort, wo Sie sind, nicht',
  'privacyRequest.refused.name': 'Der Vorname wurde nicht angenommen. Bitte die Schreibweise prüfen.',
  'privacyRequest.refused.category':
    'Die Regeln dieser Seite haben sich geändert. Bitte neu laden und noch einmal versuchen.',
  'privacyRequest.refused.elsewhere':
    'Anfragen aus diesem Land werden anderswo angenommen. Wie Sie uns erreichen, steht in der Datenschutzerklärung.',
  'privacyRequest.offline':
    'Keine Verbindung. Ihre Eingaben sind noch da: Bitte noch einmal versuchen, sobald Sie online sind.',
  'privacyRequest.tooMany_one': 'Das war oft. Bitte in einer Minute noch einmal versuchen.',
  'privacyRequest.tooMany_other': 'Das war oft. Bitte in {{count}} Minuten noch einmal versuchen.',
  'privacyRequest.unavailable.title': 'Das ließ sich nicht laden',
  'privacyRequest.unavailable': 'Es liegt nicht an Ihnen. Bitte gleich noch einmal versuchen.',
  'privacyRequest.again': 'Noch einmal versuchen',
  'privacyRequest.remote.busy': 'Das Formular wird geladen',
  'privacyRequest.confirm.title': 'Anfrage bestätigen',
  'privacyRequest.confirm.EXPORT': 'Eine Kopie aller Daten, die wir zu {{email}} speichern.',
  'privacyRequest.confirm.DATA_PORTABILITY': 'Die Daten, die uns {{email}} gegeben hat, zum Mitnehmen.',
  'privacyRequest.confirm.DELETE': 'Alle Daten zu {{email}} werden gelöscht, auch ein Konto.',
  'privacyRequest.confirm.DO_NOT_SELL': 'Die Daten zu {{email}} werden weder verkauft noch weitergegeben.',
  'privacyRequest.confirm.warning':
    'Das lässt sich nicht rückgängig machen. Bestellungen, die unterwegs sind, kommen trotzdem an.',
  'privacyRequest.confirm.action': 'Bestätigen',
  'privacyRequest.confirm.action.DELETE': 'Meine Daten löschen',
  'privacyRequest.confirm.busy': 'Wird bestätigt',
  'privacyRequest.confirmed.title': 'Wir haben begonnen',
  'privacyRequest.confirmed': 'Sie erhalten eine Mail, wenn es erledigt ist, spätestens am {{date}}.',
  'privacyRequest.reviewed.title': 'Ein Mensch sieht es sich an',
  'privacyRequest.reviewed':
    'Name oder Mitgliedsnummer sind nicht die, die wir zu dieser Adresse kennen. Deshalb sieht sich das zuerst ein Mensch an. Sie erhalten eine Mail, spätestens am {{date}}.',
  'privacyRequest.case.done.title': 'Ihre Anfrage ist erledigt',
  'privacyRequest.case.done': 'Sie wurde ausgeführt. Es ist nichts mehr zu tun.',
  'privacyRequest.case.refused.title': 'Ihre Anfrage wurde nicht ausgeführt',
  'privacyRequest.case.refused.identityNotProved':
    'Name oder Mitgliedsnummer passen nicht zu dem, was wir wissen. Mit den richtigen Angaben können Sie erneut anfragen.',
  'privacyRequest.case.refused.repeated': 'Sie haben vor Kurzem dasselbe angefragt.',
  'privacyRequest.case.refused.legalDuty': 'Ein Gesetz verpflichtet uns, diese Daten vorerst aufzubewahren.',
  'privacyRequest.case.expired.title': 'Diese Anfrage ist vorbei',
  'privacyRequest.case.expired':
    'Niemand hat sie rechtzeitig bestätigt, also ist nichts geschehen. Sie können erneut anfragen.',
  'privacyRequest.case.ask': 'Erneut anfragen',
  'privacyRequest.archive.title': 'Ihre Daten herunterladen',
  'privacyRequest.archive.ready':
    'Eine Datei mit allem. Der Link gilt einmal: Bitte ein eigenes Gerät nutzen.',
  'privacyRequest.archive.action': 'Herunterladen',
  'privacyRequest.archive.busy': 'Die Datei wird vorbereitet',
  'privacyRequest.archive.started':
    'Der Download hat begonnen. Bricht er ab, können Sie es zehn Minuten lang noch einmal versuchen.',
  'privacyRequest.archive.again': 'Noch einmal herunterladen',
  'privacyRequest.archive.used.title': 'Dieser Link wurde benutzt',
  'privacyRequest.archive.used':
    'Er gilt einmal. Waren Sie es nicht, sagen Sie es uns; für eine weitere Kopie fragen Sie erneut an.',
  'privacyRequest.over.title': 'Dieser Link ist vorbei',
  'privacyRequest.over': 'Er gilt {{days}} Tage. Sie können erneut anfragen.',
};
export default de;
