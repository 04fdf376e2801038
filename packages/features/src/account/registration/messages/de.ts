import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

const de: Translation<typeof en> = {
  'registration.pageTitle': 'Konto anlegen',
  'registration.title': 'Neu hier',
  'registration.lead': 'Ein paar Zeilen und ein Passwort, schon ist das Konto da.',
  'registration.headline': 'Ein Konto. Jeder Spieltag.',
  'registration.discount': 'Konto anlegen und {{percent}} % auf die erste Bestellung sparen.',
  'registration.invitation.title': 'Eingeladen',
  'registration.invitation.text': 'Die Einladung wird beim Konto vermerkt.',
  'registration.errors_one': '1 Angabe fehlt oder stimmt nicht',
  'registration.errors_other': '{{count}} Angaben fehlen oder stimmen nicht',
  'registration.loading': 'Das Formular wird geladen',
  'registration.again': 'Noch einmal versuchen',
  'registration.optional': 'freiwillig',

  'registration.firstName': 'Vorname',
  'registration.lastName': 'Nachname',
  'registration.dateOfBirth': 'Geburtsdatum',
  'registration.dateOfBirth.hint': 'Zum Beispiel 27 3 1990',
  'registration.dateOfBirth.orAge': 'Das Datum angeben oder unten das Alter bestätigen',
  'registration.day': 'Tag',
  'registration.month': 'Monat',
  'registration.year': 'Jahr',
  'registration.age': 'Ich bin {{age}} oder älter',
  'registration.gender': 'Geschlecht',
  'registration.gender.Male': 'Männlich',
  'registration.gender.Female': 'Weiblich',
  'registration.gender.PNS': 'Keine Angabe',
  'registration.email': 'E-Mail-Adresse',
  'registration.mobileNumber': 'Mobilnummer',
  'registration.countryCode': 'Ländervorwahl',
  'registration.password': 'Passwort wählen',
  'registration.password.show': 'Anzeigen',
  'registration.password.hide': 'Verbergen',
  'registration.password.visible': 'Das Passwort ist sichtbar',
  'registration.password.hidden': 'Das Passwort ist verborgen',
  'registration.password.capsLock': 'Die Feststelltaste ist an',
  'registration.rules': 'Das Passwort braucht',
  'registration.rule.length': '8 Zeichen oder mehr',
  'registration.rule.number': 'mindestens 1 Ziffer',
  'registration.rule.cases': 'Groß- und Kleinbuchstaben',
  'registration.rule.symbol': 'mindestens 1 Sonderzeichen',
  'registration.rule.kept': 'erfüllt',
  'registration.rule.open': 'noch nicht',
  'registration.terms': 'Ich akzeptiere die AGB',
  'registration.explicitConsent':
    'Ich stimme zu, dass meine Daten für mein Konto erhoben und verwendet werden',
  'registration.membership':
    'Kostenlos am Treueprogramm teilnehmen: Punkte, Gutscheine und Mitgliedspreise. Ich akzeptiere dessen Bedingungen.',
  'registration.newsletter':
    'Ich möchte Neuheiten und Nachschub per E-Mail erhalten. Ich kann mich jederzeit abmelden.',
  'registration.paidMediaConsent': 'Meine Adresse für passende Werbung auf anderen Seiten verwenden',
  'registration.submit': 'Konto anlegen',
  'registration.submitting': 'Das Konto wird angelegt',
  'registration.privacy': 'Was mit Ihren Daten geschieht und was vereinbart wird:',
  'registration.privacy.terms': 'AGB',
  'registration.privacy.notice': 'Datenschutzhinweise',
  'registration.signIn.question': 'Schon ein Konto?',
  'registration.signIn': 'Anmelden',

  'registration.full.title': 'Zu dieser Adresse gibt es ein Konto',
  'registration.full.text': 'Die Anmeldung geht mit dem Passwort oder mit einem Code per E-Mail.',
  'registration.light.title': 'Diese Adresse kennen wir',
  'registration.light.text':
    'Es fehlt nur ein Passwort. Ein Link per E-Mail setzt es, dann ist das Konto vollständig.',
  'registration.light.action': 'Link per E-Mail schicken',
  'registration.light.sending': 'Der Link wird verschickt',
  'registration.light.sent.title': 'Bitte ins Postfach sehen',
  'registration.light.sent.text':
    'Wenn {{email}} ein Konto ohne Passwort hat, ist der Link unterwegs. Er gilt 10 Minuten.',
  'registration.close': 'Schließen',
  'registration.light.tooMany_one': 'Es wurden zu viele E-Mails angefordert. In 1 Minute geht es wieder.',
  'registration.light.tooMany_other':
    'Es wurden zu viele E-Mails angefordert. In {{count}} Minuten geht es wieder.',
  'registration.light.offline':
    'Die Anfrage hat uns nicht erreicht. Bitte die Verbindung prüfen und noch einmal versuchen.',
  'registration.light.unavailable':
    'Der Link konnte nicht verschickt werden. Der Fehler liegt bei uns; bitte gleich noch einmal versuchen.',

  'registration.tooMany.title': 'Zu viele Versuche',
  'registration.tooMany.text_one': 'In 1 Minute geht es wieder. Die Angaben bleiben erhalten.',
  'registration.tooMany.text_other': 'In {{count}} Minuten geht es wieder. Die Angaben bleiben erhalten.',
  'registration.offline.title': 'Keine Verbindung',
  'registration.offline.text':
    'Die Angaben sind noch da. Bitte noch einmal versuchen, sobald die Verbindung wieder steht.',
  'registration.failed.title': 'Das Konto konnte nicht angelegt werden',
  'registration.failed.text': 'Der Fehler liegt bei uns. Bitte gleich noch einmal versuchen.',
  'registration.unavailable.title': 'Das Formular wurde nicht geladen',
  'registration.unavailable.offline': 'Bitte die Verbindung prüfen und noch einmal versuchen.',
  'registration.unavailable.unavailable': 'Der Fehler liegt bei uns. Bitte gleich noch einmal versuchen.',
  'registration.refused.title': 'Das Konto wurde nicht angelegt',
  'generic.unexpectederror':
    'Etwas Unerwartetes ist passiert. Bitte die Angaben prüfen und noch einmal versuchen.',

  'registration.confirm.title': 'Bitte ins Postfach sehen',
  'registration.confirm.text':
    'An {{email}} ist eine E-Mail unterwegs. Darin steht, wie es weitergeht: meist mit einem Code aus 8 Ziffern.',
  'registration.confirm.code': 'Code aus der E-Mail',
  'registration.confirm.hint': 'Der Code gilt 10 Minuten',
  'registration.confirm.submit': 'Bestätigen',
  'registration.confirm.submitting': 'Der Code wird geprüft',
  'registration.confirm.incomplete': 'Bitte die 8 Ziffern des Codes eingeben',
  'registration.confirm.wrong':
    'Dieser Code ist falsch oder abgelaufen. Bitte den aus der neuesten E-Mail eingeben.',
  'registration.confirm.locked': 'Dieses Konto ist gesperrt. „Passwort vergessen“ öffnet es wieder.',

  'profile.firstname.missing': 'Bitte einen Vornamen eingeben',
  'profile.lastname.missing': 'Bitte einen Nachnamen eingeben',
  'registration.name.tooLong': 'Bitte höchstens {{max}} Zeichen eingeben',
  'errorforms.default.parseerror': 'Bitte die Schreibweise prüfen: Das kann nicht stimmen',
  'forms.date.null': 'Bitte ein Geburtsdatum eingeben, zum Beispiel 27 3 1990',
  'forms.date.tooyoung': 'Das Mindestalter ist {{age}} Jahre',
  'registration.gender.missing': 'Bitte eine Antwort wählen',
  'profile.email.missing': 'Bitte eine E-Mail-Adresse eingeben',
  'profile.emailparseerror': 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben',
  'profile.email.tooLong': 'Bitte eine E-Mail-Adresse mit höchstens {{max}} Zeichen eingeben',
  'label.password.missing': 'Bitte ein Passwort eingeben',
  'account.registration.passwordErrorMessage': 'Bitte ein Passwort wählen, das die Regeln unten erfüllt',
  'profile.password.parseerror': 'Bitte ein stärkeres Passwort wählen',
  'registration.password.common':
    'Dieses Passwort verwenden viele, oder es ist die eigene Adresse. Bitte ein anderes wählen.',
  'profile.agreeterms.missing': 'Ein Konto braucht die Zustimmung zu den Bedingungen',
  'profile.explicitconsent.missing': 'Ein Konto braucht die Zustimmung zur Verwendung der Daten',

  'generic.invalidemail': 'Diese E-Mail-Adresse kann nicht verwendet werden. Gibt es dazu schon ein Konto?',
  'generic.invalidphonenumber':
    'Diese Mobilnummer kann nicht verwendet werden. Gehört sie zu einem anderen Konto?',
  'ccderror.iCCD_CRT_ACCT.EMAIL_NOT_VALID':
    'An diese E-Mail-Adresse können wir nicht schreiben. Bitte die Schreibweise prüfen.',
  'ccderror.iCCD_CRT_ACCT.PASSWORD_NOT_VALID':
    'Dieses Passwort wurde nicht angenommen. Bitte ein anderes wählen.',
  'ccderror.iCCD_CRT_ACCT.CONSUMER_UNDER_MINIMUM_AGE': 'Ein Konto gibt es ab {{age}} Jahren',
  'ccderror.iCCD_CRT_ACCT.DOB_OR_MINAGECONFIRMATION_REQUIRED':
    'Bitte das Geburtsdatum angeben oder das Mindestalter bestätigen',
  'ccderror.iCCD_CRT_ACCT.MINAGECONFIRMATION_NOT_ACCEPTED':
    'Bitte das Mindestalter von {{age}} Jahren bestätigen',

  'carrier.title': 'Identität bestätigen',
  'carrier.text':
    'In diesem Land braucht ein Konto eine bestätigte Identität. Der Mobilfunkanbieter schickt einen Code; das dauert eine Minute.',
  'carrier.open': 'Per Telefon bestätigen',
  'carrier.carrier': 'Mobilfunkanbieter',
  'carrier.carrier.SKT': 'SK Telecom',
  'carrier.carrier.KT': 'KT',
  'carrier.carrier.LGU': 'LG U+',
  'carrier.send': 'Code schicken',
  'carrier.sending': 'Der Mobilfunkanbieter wird gefragt',
  'carrier.sent': 'Ein Code ist an {{phone}} unterwegs.',
  'carrier.testCode': 'Hier ist kein Mobilfunkanbieter angeschlossen; der Code ist {{code}}.',
  'carrier.code': 'Code des Mobilfunkanbieters',
  'carrier.confirm': 'Bestätigen',
  'carrier.confirming': 'Der Code wird geprüft',
  'carrier.back': 'Zurück',
  'carrier.verified': 'Vom Mobilfunkanbieter bestätigt',
  'carrier.unknownCustomer':
    'Der Mobilfunkanbieter kennt niemanden mit diesen Angaben. Bitte Name, Datum und Nummer prüfen.',
  'carrier.invalidCode':
    'Dieser Code ist falsch oder abgelaufen. Bitte die 6 Ziffern der neuesten Nachricht eingeben.',
  'carrier.over': 'Die Bestätigung ist zu lange her. Bitte die Identität noch einmal bestätigen.',
  'carrier.notOffered':
    'Zurzeit ist kein Mobilfunkanbieter angeschlossen, deshalb lässt sich kein Konto anlegen.',
};
export default de;
