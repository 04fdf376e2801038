import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './setup/files.mjs';
import { root } from './setup/root.mjs';

/** Everything a shopper reads: the messages of all modules, the demo's pages, the markets, the sandbox's pages. */
const sources = [
  ['packages/features/src', /^[a-z]{2}(-[A-Z]{2})?\.ts$/],
  ['packages/commerce/demo/content', /(?<!\.test)\.ts$/],
  ['packages/commerce/markets', /(?<!schema)\.json$/],
  ['packages/commerce/src/sandbox/messages', /\.ts$/],
] as const;

/**
 * Modules whose texts speak of codes and links by mail, which are sent: see `accountLetters`, `newsletterLetters`,
 * `privacyLetters`, `orderPlaced`, `giftCard` and `wishlistNotice` in the back end; launches call the proof of an entry to a draw a receipt,
 * and the page of an order prints as one and offers it as a PDF. And what people agree to: a consent to mails promises none.
 */
const withMails =
  /^packages\/(features\/src\/(account\/(account|authFlow|forgotPassword|lightAccount|login|newPassword|emailVerification|registration)|cart\/codes|catalog\/giftCard|checkout\/(confirmation|documents|orders)|consent\/privacyRequest|shell\/footer|newsletter|wishlist|launches)\/|commerce\/markets\/base\/consents\.json)/;

/**
 * How a text promises what the shop does not do: outside accounts it sends no mail, and it sends no text message and no
 * link to a carrier. Without word borders where a language has none.
 */
const promises: readonly RegExp[] = [
  // English
  /receipt|tracking|\b(by|second|in the) e?-?mail\b|\bmail brings\b|inbox|text message|\bSMS\b/i,
  /\bwe(?:’ll| will)? (?:also )?(?:send|write|e-?mail|mail|text|notify|let you know)\b|write to \{\{/i,
  // German
  /\bBeleg|Sendungsverfolgung|Link zur Sendung|\bper (?:E-)?Mail|\b(?:eine|zweite|die|der) Mail\b|Posteingang|Rechnung und|benachrichtig/i,
  /(?:wir schreiben|schreiben an|schicken wir|senden wir|wir schicken|wir senden)/i,
  // French
  /\ble reçu|reçu (?:et|par|envoyé)|lien de suivi|suivi du colis|par e-mail|boîte de réception|second message/i,
  /écrirons|enverrons|nous (?:vous )?(?:envoyons|prévenons|écrivons)/i,
  // Korean
  /영수증|배송 조회|조회 링크|이메일로|메일로|확인 메일|문자로|(?:링크|안내|번호)를 보내 드립니다|대로 \{\{/,
];

/** What the page on data protection says of the receipt that each order sends by mail. */
const receiptTexts = [
  'Name, address, email and telephone number, to deliver it and to send the receipt. They stay with the order and go nowhere else.',
  'Name, Adresse, E-Mail und Telefonnummer, für die Zustellung und den Beleg per E-Mail. Sie bleiben bei der Bestellung und gehen nirgendwo anders hin.',
  'Nom, adresse, e-mail et téléphone, pour livrer et envoyer le reçu. Ces données restent avec la commande et ne vont pas ailleurs.',
  '배송과 영수증 메일을 위한 이름, 주소, 이메일, 전화번호. 주문에만 쓰고 다른 곳에 보내지 않습니다.',
];

/** What may stand, with the reason. */
const allowed: ReadonlyMap<string, string> = new Map([
  ...receiptTexts.map((text) => [text, 'the receipt is sent: `orderPlaced` in the back end'] as const),
  ['By email', 'gift cards and files are sent: `giftCard` and `orderPlaced` in the back end'],
  ['Per E-Mail', 'the same'],
  ['Par e-mail', 'the same'],
  ['이메일로 받기', 'the same'],
  ['All of it comes by email: there is no delivery to choose.', 'the same'],
  ['Alles kommt per E-Mail: Eine Lieferart ist nicht zu wählen.', 'the same'],
  ['Tout arrive par e-mail : il n’y a pas de livraison à choisir.', 'the same'],
  ['모두 이메일로 보내 드리므로 배송 방법을 고르지 않으셔도 됩니다.', 'the same'],
  ['Kommt per E-Mail, sobald bezahlt ist', 'the same'],
  ['Comes by email once it is paid', 'the same'],
  ['Envoyé par e-mail dès le paiement', 'the same'],
  ['결제가 완료되면 이메일로 보내 드립니다', 'the same'],
  ['Per E-Mail, sobald bezahlt ist: {{items}}', 'the same'],
  ['Rückgabe innerhalb von {{count}} Tagen, außer bei dem, was per E-Mail kommt.', 'the same'],
  ['By email, once it is paid: {{items}}', 'the same'],
  ['You can return what you bought for {{count}} days, except what comes by email.', 'the same'],
  ['Par e-mail, dès le paiement : {{items}}', 'the same'],
  ['Les retours sont possibles pendant {{count}} jours, sauf pour ce qui arrive par e-mail.', 'the same'],
  ['결제 후 이메일로 보내 드립니다: {{items}}', 'the same'],
  ['{{count}}일 이내에 반품할 수 있습니다. 이메일로 보내 드린 상품은 제외됩니다.', 'the same'],
  ['Text me about this delivery', 'text messages are sent: `mail/texts` in the back end'],
  ['Per SMS über diese Lieferung informieren', 'the same'],
  ['M’informer de cette livraison par SMS', 'the same'],
  ['배송 소식을 문자로 받기', 'the same'],
  ['DHL darf mich per E-Mail oder Telefon über meine Lieferung informieren', 'the carrier does, if allowed'],
  ['DHL may tell me about my delivery by email or phone', 'the same'],
  ['Cash receipt', 'a paper of the tax office, whose details stand with the order: no mail'],
  ['No cash receipt', 'the same'],
  ['Mobile number for the receipt', 'the same'],
  ['Numéro de mobile pour le reçu', 'the same'],
  ['현금영수증', 'the same'],
  ['현금영수증용 휴대전화 번호', 'the same'],
  ['Gibt es bei Zahlung in bar oder per Überweisung. Kartenzahlungen haben ihren eigenen Beleg.', 'the same'],
  ['앞서 고른 대로 {{count}}개월 할부로 결제합니다.', 'it speaks of months: no mail'],
]);

/** The key of a message, or the name of a property: `sms.label`, `cashReceiptPhone`. */
const isKey = /^[a-z]+(?:\.\w+|[A-Z]\w*)+$/;

/** The texts of a file: its string literals. */
const textsOf = (source: string): string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );

const broken = (text: string): boolean =>
  !allowed.has(text) && !isKey.test(text) && promises.some((promise) => promise.test(text));

describe('What the shop says in any language', () => {
  it('promises no mail, no tracking link and no receipt that do not exist', () => {
    const files = sources
      .flatMap(([folder, wanted]) => filesBelow(join(root, folder), wanted))
      .filter((file) => !file.endsWith('.test.ts') && !withMails.test(relative(root, file)));
    expect(files.length).toBeGreaterThan(60);
    const found = files.flatMap((file) =>
      textsOf(readFileSync(file, 'utf8'))
        .filter(broken)
        .map((text) => `${relative(root, file)}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'The receipt is on its way to {{email}}.',
    'With {{carrier}}, tracking link by mail',
    'We send the receipt and tracking here',
    'Für Rechnung und Sendungsverfolgung',
    'Wir fragen weiter nach und schreiben an {{email}}, sobald die Antwort da ist.',
    'Pour le reçu et le suivi du colis',
    'Au départ du colis, un second message apporte le lien de suivi.',
    '영수증과 배송 조회 링크를 보내 드립니다',
  ])('was once: %s', (text) => expect(broken(text)).toBe(true));
});
