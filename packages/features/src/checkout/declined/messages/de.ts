import type { Translation } from '../../../platform/i18n/index.ts';
import type en from './en.ts';

export default {
  'confirm.error.paymentdeclined.CardError':
    'Die Karte wurde nicht angenommen. Bitte noch einmal eingeben oder eine andere Karte verwenden. Es wurde nichts abgebucht.',
  'confirm.error.paymentdeclined.CountryError':
    'Das gilt nicht für dieses Land. Bitte eine andere Karte oder Zahlungsart verwenden. Es wurde nichts abgebucht.',
  'confirm.error.paymentdeclined.InformationError':
    'Einige Angaben passen nicht zusammen. Bitte neu eingeben und noch einmal zahlen oder eine andere Zahlungsart wählen. Es wurde nichts abgebucht.',
  'confirm.error.paymentdeclined.SecurityAuthenticationError':
    'Die Bank konnte die Bestätigung nicht zuordnen. Bitte noch einmal versuchen oder eine andere Karte oder Zahlungsart verwenden. Es wurde nichts abgebucht.',
  'confirm.error.paymentdeclined.TemporaryError':
    'Die Bank oder der Zahlungsdienst hat nicht geantwortet. Bitte eine Minute warten und noch einmal zahlen. Es wurde nichts abgebucht.',
  'confirm.error.paymentdeclined.bankdeclined':
    'Die Bank hat die Zahlung abgelehnt. Bitte Guthaben und Limit von Karte oder Konto prüfen, anders bezahlen oder bei der Bank nachfragen. Es wurde nichts abgebucht.',
  'confirm.error.paymentdeclined.invalidaddress':
    'Dort ist eine andere Rechnungsadresse bekannt. Bitte die Rechnungsadresse prüfen und noch einmal zahlen. Es wurde nichts abgebucht.',
  'confirm.error.paymentdeclined.unknown':
    'Die Zahlung hat nicht geklappt. Bitte noch einmal versuchen oder eine andere Zahlungsart wählen. Es wurde nichts abgebucht.',
  'cart.outofstock': 'Ein Artikel war beim Bezahlen schon ausverkauft. Es wurde nichts abgebucht.',
  'chk.payment.interrupted.error.description':
    'Die Zahlung wurde vorher beendet. Es wurde nichts abgebucht. Kontakt, Adresse und Lieferung sind noch da; eine Karte muss neu eingegeben werden.',
} satisfies Translation<typeof en>;
