import type { MailMessages } from '../MailMessages.ts';

const de: MailMessages = {
  orderPlaced: {
    subject: ({ orderId }) => `Bestellung ${orderId}`,
    preview: 'Die Bestellung ist eingegangen. Das ist darin.',
    title: 'Danke, die Bestellung ist eingegangen',
    text: ({ orderId }) =>
      `Das ist der Beleg für die Bestellung ${orderId}. Der Link zeigt jederzeit, wie es um sie steht.`,
    open: 'Bestellung ansehen',
    quantity: (count) => `${count} Stück`,
    goods: 'Waren',
    shipping: 'Lieferung',
    free: 'Gratis',
    paymentFee: 'Nachnahmegebühr',
    payment: 'Zahlung',
    installments: ({ count, first, sum, total }) =>
      `${count} Raten: ${first}, dann je ${sum}, insgesamt ${total}`,
    tax: 'Steuer',
    includedTax: 'darin Steuer',
    saved: 'Sale',
    coupon: ({ code }) => `Coupon ${code}`,
    giftCard: ({ digits }) => `Geschenkgutschein mit Endung ${digits}`,
    due: 'Anders bezahlt',
    voucher: 'Gutschein',
    prepaid: 'Rabatt für Vorauszahlung',
    total: 'Summe',
    deliveredTo: 'Lieferadresse',
    collectFrom: 'Abholung bei',
    readyFrom: (moment) => `Abholbereit ab ${moment}`,
    alwaysOpen: 'Rund um die Uhr geöffnet',
    collectionCode: 'Abholcode',
    showCode: 'Zeigen Sie diesen Code bei der Abholung vor.',
    arrives: ({ from, to }) => (from === to ? from : `${from} bis ${to}`),
    sentFrom: (day) => `Versand ab ${day}`,
    scheduled: ({ day, from, to }) => `${day}, ${from} bis ${to} Uhr`,
    gift: ({ name, email, day }) =>
      `für ${name}, per E-Mail an ${email}${day === undefined ? '' : ` am ${day}`}`,
    download: ({ name }) => `${name} herunterladen`,
    reason:
      'Sie erhalten diese E-Mail, weil mit dieser Adresse bestellt wurde. Waren Sie das nicht? Dann löschen Sie sie einfach.',
  },
  text: {
    orderPlaced: ({ shop, orderId, days, link }) =>
      `${shop}: Bestellung ${orderId} ist eingegangen.${days ? ` Lieferung: ${days}.` : ''} ${link}`,
    orderCancelled: ({ shop, orderId }) =>
      `${shop}: Bestellung ${orderId} ist storniert. Es wird nichts geliefert.`,
    arrives: ({ from, to }) => (from === to ? from : `${from} bis ${to}`),
  },
  giftCard: {
    subject: ({ sender, amount }) => `${sender} schenkt Ihnen einen Gutschein über ${amount}`,
    preview: ({ recipient, amount, shop }) => `Für ${recipient}: ${amount} für einen Einkauf bei ${shop}.`,
    title: ({ recipient }) => `${recipient}, das ist für Sie`,
    text: ({ sender, amount, shop }) => `${sender} schenkt Ihnen ${amount} für einen Einkauf bei ${shop}.`,
    code: 'Ihr Code',
    keep: 'Der Code ist so viel wert wie Bargeld: Wer ihn hat, kann ihn einlösen.',
    open: 'Im Shop umsehen',
    reason: ({ sender }) =>
      `Sie erhalten diese E-Mail, weil ${sender} einen Geschenkgutschein für Sie gekauft hat. Von dort haben wir Ihre Adresse; wir verwenden sie für nichts anderes.`,
  },
  orderCancelled: {
    subject: ({ orderId }) => `Bestellung ${orderId} ist storniert`,
    preview: 'Es wird nichts verschickt, und es bleibt nichts bezahlt.',
    title: 'Ihre Bestellung ist storniert',
    text: ({ orderId }) => `Bestellung ${orderId} ist storniert und wird nicht verschickt.`,
    notTaken: 'Das Geld war nur reserviert. Es ist wieder frei, und es wurde nichts abgebucht.',
    nothingDue: 'Es wurde nichts bezahlt, und es ist nichts offen.',
    refund: ({ sum }) =>
      `Wir erstatten ${sum} auf dem Weg, auf dem bezahlt wurde. Bis die Bank es anzeigt, dauert es einige Tage.`,
    reason:
      'Sie erhalten diese E-Mail, weil eine Bestellung mit dieser Adresse storniert wurde. Waren Sie das nicht? Dann antworten Sie uns.',
  },
  refund: {
    delayed: {
      subject: ({ orderId }) => `Die Erstattung für Bestellung ${orderId} hat noch nicht geklappt`,
      preview: 'Das Geld gehört Ihnen, und wir versuchen es weiter.',
      title: 'Ihr Geld ist noch nicht zurück',
      text: ({ orderId, sum }) =>
        `Wir wollten Ihnen ${sum} für Bestellung ${orderId} auf dem Weg erstatten, auf dem bezahlt wurde. Die Bank oder der Zahlungsdienst hat das nicht angenommen. Das Geld steht Ihnen weiterhin zu: Wir versuchen es immer wieder und schreiben Ihnen, sobald es geklappt hat.`,
    },
    made: {
      subject: ({ orderId }) => `Ihr Geld für Bestellung ${orderId} ist unterwegs`,
      preview: 'Diesmal hat es geklappt.',
      title: 'Ihr Geld ist unterwegs',
      text: ({ orderId, sum }) =>
        `Diesmal hat es geklappt: Wir erstatten ${sum} für Bestellung ${orderId} auf dem Weg, auf dem bezahlt wurde. Bis die Bank es anzeigt, dauert es einige Tage.`,
    },
    whatNow:
      'Haben Sie eine neue Karte, oder gibt es das Konto nicht mehr? Dann antworten Sie auf diese E-Mail, und wir finden einen anderen Weg. Bitte schicken Sie uns keine Karten- oder Kontonummern.',
    reason: 'Sie erhalten diese E-Mail, weil Geld für eine Bestellung mit dieser Adresse zurückgeht.',
  },
  returned: {
    announced: {
      subject: ({ orderId }) => `Ihre Rücksendung zur Bestellung ${orderId}`,
      preview: 'Einpacken, Etikett aufkleben, abschicken.',
      title: 'Ihre Rücksendung ist angemeldet',
      text: ({ orderId }) =>
        `Diese Artikel der Bestellung ${orderId} gehen zurück. Das Etikett finden Sie auf der Seite der Bestellung.`,
      dropOff: 'Geben Sie das Paket in einer Filiale des Zustellers ab.',
      collection: 'Der Zusteller holt das Paket am nächsten Werktag bei Ihnen ab.',
      number: 'Rücksendenummer',
      exchange: ({ name, size }) => `Sobald es zurück ist, schicken wir Ihnen ${name} in Größe ${size}.`,
    },
    exchanged: {
      subject: ({ orderId }) => `Ihr Umtausch: Bestellung ${orderId}`,
      preview: 'Die andere Größe ist auf dem Weg zu Ihnen.',
      title: 'Ihre neue Größe wird gepackt',
      text: ({ orderId }) =>
        `Danke für die Rücksendung. Mit der Bestellung ${orderId} kommt die andere Größe zu Ihnen. Zu bezahlen ist nichts.`,
      payment: 'Umtausch',
    },
    lapsed: {
      subject: ({ orderId }) => `Ihr Umtausch zur Bestellung ${orderId} ist beendet`,
      preview: 'Ihr Geld bekommen Sie weiterhin zurück.',
      title: 'Die andere Größe ist nicht mehr reserviert',
      text: ({ orderId }) =>
        `Wir hatten die andere Größe zurückgelegt, aber Ihr Paket zur Bestellung ${orderId} ist nicht rechtzeitig angekommen. Schicken Sie es trotzdem zurück, erstatten wir es, sobald es da ist.`,
    },
    refused: {
      subject: ({ orderId }) => `Ihre Rücksendung zur Bestellung ${orderId} wurde nicht angenommen`,
      preview: 'Wir schicken sie Ihnen zurück.',
      title: 'Ihre Rücksendung wurde nicht angenommen',
      text: ({ orderId }) =>
        `Was Sie aus der Bestellung ${orderId} zurückgeschickt haben, war benutzt oder beschädigt. Deshalb können wir es nicht annehmen und schicken es Ihnen kostenlos zurück. Sehen Sie das anders? Dann antworten Sie auf diese E-Mail.`,
    },
    partlyRefused: {
      subject: ({ orderId }) => `Ein Teil Ihrer Rücksendung zur Bestellung ${orderId} wurde nicht angenommen`,
      preview: 'Wir schicken ihn Ihnen zurück.',
      title: 'Ein Teil Ihrer Rücksendung wurde nicht angenommen',
      text: ({ orderId }) =>
        `Diese Artikel aus der Bestellung ${orderId} waren benutzt oder beschädigt. Deshalb können wir sie nicht annehmen und schicken sie Ihnen kostenlos zurück. Den Rest Ihrer Rücksendung bearbeiten wir wie gewohnt. Sehen Sie das anders? Dann antworten Sie auf diese E-Mail.`,
    },
    refunded: {
      subject: ({ orderId }) => `Ihre Erstattung zur Bestellung ${orderId} ist unterwegs`,
      preview: 'Ihre Rücksendung ist angekommen.',
      title: 'Ihre Rücksendung ist da',
      text: ({ orderId, sum }) =>
        `Danke für die Rücksendung. Wir erstatten ${sum} für die Bestellung ${orderId} auf dem Weg, auf dem bezahlt wurde. Bis die Bank es anzeigt, dauert es einige Tage.`,
      creditNote: 'Gutschrift',
    },
    reason: 'Sie erhalten diese E-Mail, weil ein Teil einer Bestellung mit dieser Adresse zurückgeht.',
  },
  parcel: {
    sent: {
      subject: ({ orderId }) => `Bestellung ${orderId} ist unterwegs`,
      preview: 'Sie hat unser Lager verlassen.',
      title: 'Ihr Paket ist unterwegs',
      text: ({ orderId }) => `Dieser Teil der Bestellung ${orderId} hat unser Lager verlassen.`,
    },
    out: {
      subject: ({ orderId }) => `Bestellung ${orderId} kommt heute`,
      preview: 'Sie ist im Zustellfahrzeug.',
      title: 'Ihr Paket kommt heute',
      text: ({ orderId }) =>
        `Dieser Teil der Bestellung ${orderId} ist im Zustellfahrzeug und kommt heute bei Ihnen an.`,
    },
    delivered: {
      subject: ({ orderId }) => `Bestellung ${orderId} ist zugestellt`,
      preview: 'Hoffentlich passt alles.',
      title: 'Ihr Paket ist da',
      text: ({ orderId }) =>
        `Dieser Teil der Bestellung ${orderId} wurde zugestellt. Ist nichts angekommen? Fragen Sie erst in der Nachbarschaft, und antworten Sie dann auf diese E-Mail.`,
    },
    ready: {
      subject: ({ orderId }) => `Bestellung ${orderId} ist abholbereit`,
      preview: 'Bringen Sie den Code aus dieser E-Mail mit.',
      title: 'Ihre Bestellung liegt bereit',
      text: ({ orderId }) => `Bestellung ${orderId} liegt für Sie bereit. Bringen Sie den Code unten mit.`,
    },
    carrier: 'Zusteller',
    trackingNumber: 'Sendungsnummer',
    follow: 'Sendung verfolgen',
    expected: 'Voraussichtlich',
    reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse bestellt wurde.',
  },
  orderLater: {
    awaiting: {
      subject: ({ orderId }) => `So bezahlen Sie Bestellung ${orderId}`,
      preview: 'Ihre Artikel sind bis zur Zahlung zurückgelegt.',
      title: 'Jetzt fehlt nur noch die Zahlung',
      text: ({ orderId, due, until }) =>
        `Bestellung ${orderId} ist für Sie zurückgelegt. Zahlen Sie ${due} bis ${until}; wir packen, sobald das Geld da ist.`,
    },
    partPaid: {
      subject: ({ orderId }) => `Bestellung ${orderId} ist erst zum Teil bezahlt`,
      preview: 'Ein Teil des Geldes ist eingegangen.',
      title: 'Ein Teil ist eingegangen',
      text: ({ orderId, received, due, until }) =>
        `Für Bestellung ${orderId} sind ${received} eingegangen. Offen sind noch ${due}, zahlbar bis ${until} mit demselben Code.`,
    },
    expired: {
      subject: ({ orderId }) => `Bestellung ${orderId} wurde nicht rechtzeitig bezahlt`,
      preview: 'Der Code ist abgelaufen. Bitte zahlen Sie ihn nicht mehr.',
      title: 'Die Zahlungsfrist ist abgelaufen',
      text: ({ orderId }) =>
        `Bestellung ${orderId} wurde nicht rechtzeitig bezahlt und wird nicht verschickt. Bitte zahlen Sie den Code nicht mehr; Sie können gern neu bestellen.`,
    },
    code: 'Code zum Bezahlen',
    openVoucher: 'Code zum Drucken oder Scannen öffnen',
    refund: ({ sum }) =>
      `Die eingegangenen ${sum} überweisen wir zurück. Bis die Bank es anzeigt, dauert es einige Tage.`,
    reason: 'Sie erhalten diese E-Mail, weil mit dieser Adresse bestellt wurde.',
  },
  emailCode: {
    subject: 'Ihr Code',
    preview: 'Der Code für Ihr Konto.',
    title: 'Ihr Code',
    text: 'Geben Sie diesen Code auf der Seite ein, die danach gefragt hat.',
    reason:
      'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse einen Code angefordert hat. Waren Sie das nicht? Dann ignorieren Sie sie und geben Sie den Code niemandem.',
    label: 'Code',
    minutes: (minutes) => `Gültig für ${minutes} Minuten, nur einmal verwendbar.`,
  },
  passwordReset: {
    subject: 'Neues Passwort festlegen',
    preview: 'Der Link zum neuen Passwort.',
    title: 'Neues Passwort festlegen',
    text: 'Über die Schaltfläche wählen Sie ein neues Passwort. Danach sind Sie auf allen Geräten abgemeldet.',
    reason:
      'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse ein neues Passwort angefordert hat. Waren Sie das nicht? Dann ignorieren Sie sie: Es hat sich nichts geändert.',
    open: 'Passwort wählen',
    minutes: (minutes) => `Gültig für ${minutes} Minuten, nur einmal verwendbar.`,
  },
  lightAccountLink: {
    subject: 'Konto fertigstellen',
    preview: 'Nur noch ein Passwort.',
    title: 'Es fehlt nur das Passwort',
    text: 'Diese Adresse kennen wir schon. Wählen Sie ein Passwort, und Sie haben ein Konto mit allen Bestellungen an einem Ort.',
    reason:
      'Sie erhalten diese E-Mail, weil jemand mit dieser Adresse ein Konto möchte. Waren Sie das nicht? Dann ignorieren Sie sie.',
    open: 'Passwort wählen',
    minutes: (minutes) => `Gültig für ${minutes} Minuten, nur einmal verwendbar.`,
  },
  addressInUse: {
    subject: 'Sie haben schon ein Konto',
    preview: 'Jemand wollte Ihre Adresse verwenden.',
    title: 'Sie haben schon ein Konto',
    text: 'Jemand, vielleicht Sie selbst, wollte mit dieser Adresse ein Konto nutzen. Es gibt schon eines: Melden Sie sich an oder legen Sie dort ein neues Passwort fest.',
    reason:
      'Sie erhalten diese E-Mail, weil diese Adresse bei der Registrierung eingegeben wurde. Waren Sie das nicht? Es hat sich nichts geändert.',
    open: 'Anmelden',
  },
  welcome: {
    subject: 'Willkommen',
    preview: 'Ihr Konto ist bereit.',
    title: 'Ihr Konto ist bereit',
    text: 'Bestätigen Sie noch Ihre E-Mail-Adresse: Dann stehen Ihnen auch Verlosungen und Warteräume offen.',
    reason:
      'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Konto angelegt wurde. Waren Sie das nicht? Legen Sie über „Passwort vergessen“ ein neues Passwort fest: Dann ist die andere Person ausgesperrt.',
    open: 'E-Mail-Adresse bestätigen',
    days: (days) => `Der Link gilt ${days} Tage. Einen neuen gibt es in Ihrem Konto.`,
  },
  verifyEmail: {
    subject: 'E-Mail-Adresse bestätigen',
    preview: 'Ein Klick, und es ist erledigt.',
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Danach stehen Ihnen Verlosungen und Warteräume offen, und Nachrichten zu Ihren Bestellungen kommen sicher an.',
    reason:
      'Sie erhalten diese E-Mail, weil in Ihrem Konto dieser Link angefordert wurde. Waren Sie das nicht? Dann ignorieren Sie sie: Es hat sich nichts geändert.',
    open: 'E-Mail-Adresse bestätigen',
    days: (days) => `Der Link gilt ${days} Tage. Einen neuen gibt es in Ihrem Konto.`,
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    preview: 'Waren Sie das?',
    title: 'Ihr Passwort wurde geändert',
    text: 'Alle anderen Geräte wurden abgemeldet. Wenn Sie das waren, müssen Sie nichts tun.',
    reason:
      'Sie erhalten diese E-Mail, weil das Passwort Ihres Kontos geändert wurde. Waren Sie das nicht? Legen Sie sofort über „Passwort vergessen“ ein neues fest.',
    open: 'Anmelden',
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    preview: 'Waren Sie das?',
    title: 'Ihr Konto hat jetzt eine andere E-Mail-Adresse',
    text: 'Ab jetzt melden Sie sich mit einer anderen Adresse an, und E-Mails zu Ihrem Konto gehen dorthin. Alle anderen Geräte wurden abgemeldet. Wenn Sie das waren, müssen Sie nichts tun.',
    react:
      'Waren Sie das nicht? Antworten Sie sofort auf diese E-Mail: Wir sperren das Konto und geben es Ihnen zurück. Falls Sie dasselbe Passwort anderswo verwenden, ändern Sie es auch dort.',
    reason: 'Sie erhalten diese E-Mail, weil dies bisher die Adresse Ihres Kontos war.',
    open: 'Anmelden',
  },
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    preview: 'Waren Sie das?',
    title: 'Ihr Konto ist gelöscht',
    text: 'Ihr Konto ist mit Adressen, Listen und Warenkorb endgültig gelöscht. Von Ihren Bestellungen bleibt, was wir von Gesetzes wegen aufbewahren müssen. Wenn Sie das waren, müssen Sie nichts tun.',
    react:
      'Waren Sie das nicht? Dann kannte jemand Ihr Passwort oder konnte Ihre E-Mails lesen. Ändern Sie dieses Passwort überall, wo Sie es noch verwenden, und antworten Sie auf diese E-Mail.',
    reason:
      'Sie erhalten diese E-Mail, weil dies die Adresse des Kontos war. Sie wird nach dem Versand gelöscht.',
  },
  providerLinked: {
    subject: 'Neue Anmeldemöglichkeit für Ihr Konto',
    preview: 'Waren Sie das?',
    title: 'Ihr Konto ist jetzt mit einem anderen Anbieter verknüpft',
    text: 'Ein Konto bei einem anderen Anbieter mit dieser E-Mail-Adresse meldet ab jetzt bei Ihrem Konto hier an. Wenn Sie das waren, müssen Sie nichts tun.',
    reason:
      'Sie erhalten diese E-Mail, weil sich die Anmeldemöglichkeiten Ihres Kontos geändert haben. Waren Sie das nicht? Entfernen Sie den Anbieter in Ihrem Konto und legen Sie über „Passwort vergessen“ ein neues Passwort fest.',
    open: 'Zu Ihrem Konto',
  },
  providerRemoved: {
    subject: 'Eine Anmeldemöglichkeit Ihres Kontos wurde entfernt',
    preview: 'Waren Sie das?',
    title: 'Ein Anbieter ist nicht mehr verknüpft',
    text: 'Das Konto bei einem anderen Anbieter meldet nicht mehr bei Ihrem Konto hier an. Alle anderen Geräte wurden abgemeldet. Wenn Sie das waren, müssen Sie nichts tun.',
    reason:
      'Sie erhalten diese E-Mail, weil sich die Anmeldemöglichkeiten Ihres Kontos geändert haben. Waren Sie das nicht? Legen Sie sofort über „Passwort vergessen“ ein neues Passwort fest.',
    open: 'Zu Ihrem Konto',
  },
  newDevice: {
    subject: 'Neue Anmeldung bei Ihrem Konto',
    preview: 'Waren Sie das?',
    title: 'Anmeldung auf einem neuen Gerät',
    text: 'Bei Ihrem Konto hat sich jemand auf einem Gerät angemeldet, das wir noch nicht kennen. Wenn Sie das waren, müssen Sie nichts tun.',
    device: 'Gerät',
    country: 'Land',
    unknown: 'Unbekanntes Gerät',
    open: 'Geräte prüfen',
    react: 'Waren Sie das nicht? Melden Sie das Gerät ab und ändern Sie Ihr Passwort.',
    changePassword: 'Passwort ändern',
    reason: 'Sie erhalten diese E-Mail, weil Ihr Konto auf einem neuen Gerät verwendet wurde.',
  },
  passkeyAdded: {
    subject: 'Neuer Passkey für Ihr Konto',
    preview: 'Waren Sie das?',
    title: 'Sie können sich jetzt mit einem Passkey anmelden',
    text: 'Ein neuer Passkey meldet ohne Passwort bei Ihrem Konto an. Wenn Sie das waren, müssen Sie nichts tun.',
    reason:
      'Sie erhalten diese E-Mail, weil sich die Anmeldemöglichkeiten Ihres Kontos geändert haben. Waren Sie das nicht? Entfernen Sie den Passkey in Ihrem Konto und ändern Sie Ihr Passwort.',
    open: 'Passkeys prüfen',
  },
  passkeyRemoved: {
    subject: 'Ein Passkey Ihres Kontos wurde entfernt',
    preview: 'Waren Sie das?',
    title: 'Ein Passkey gilt nicht mehr',
    text: 'Ein Passkey wurde aus Ihrem Konto entfernt und meldet nicht mehr an. Wenn Sie das waren, müssen Sie nichts tun.',
    reason:
      'Sie erhalten diese E-Mail, weil sich die Anmeldemöglichkeiten Ihres Kontos geändert haben. Waren Sie das nicht? Ändern Sie sofort Ihr Passwort.',
    open: 'Passkeys prüfen',
  },
  newsletter: {
    confirm: {
      subject: 'Newsletter bestätigen',
      preview: 'Ein Klick, und Sie stehen auf der Liste.',
      title: 'Es fehlt nur Ihre Bestätigung',
      text: 'Mit der Schaltfläche bestellen Sie Neuigkeiten zu Neuheiten, Angeboten, Training und Geschichten. Vorher verschicken wir nichts.',
      open: 'Bestätigen',
      days: (days) => `Der Link gilt ${days} Tage. Danach vergessen wir die Anmeldung.`,
      reason:
        'Sie erhalten diese E-Mail, weil jemand diese Adresse für unseren Newsletter eingegeben hat. Waren Sie das nicht? Dann ignorieren Sie sie: Sie erhalten keinen Newsletter.',
    },
    welcome: {
      subject: 'Sie stehen auf der Liste',
      preview: 'Wählen Sie, was kommt und wie oft.',
      title: 'Sie stehen auf der Liste',
      text: 'Ab jetzt erfahren Sie Neues zuerst. Wählen Sie, was Sie interessiert und wie oft wir schreiben, oder machen Sie eine Pause.',
      open: 'Themen und Häufigkeit wählen',
      reason: 'Sie erhalten diese E-Mail, weil Sie unseren Newsletter mit dieser Adresse bestätigt haben.',
    },
    link: {
      subject: 'Ihre Newsletter-Einstellungen',
      preview: 'Der Link zu Themen und Häufigkeit.',
      title: 'Sie stehen auf der Liste',
      text: 'Diese Adresse erhält unseren Newsletter. Die Schaltfläche führt zu Themen und Häufigkeit; dort können Sie auch eine Pause machen oder sich abmelden.',
      open: 'Zu den Einstellungen',
      reason:
        'Sie erhalten diese E-Mail, weil jemand diese Adresse für unseren Newsletter eingegeben oder diesen Link angefordert hat. Waren Sie das nicht? Es hat sich nichts geändert.',
    },
    issueReason: 'Sie erhalten diese E-Mail, weil Sie unseren Newsletter bestellt haben.',
    preferences: 'Themen und Häufigkeit ändern',
    unsubscribe: 'Abmelden',
  },
  wishlistNotice: {
    subject: 'Neues von Ihrer Wunschliste',
    preview: 'Etwas Gemerktes ist wieder da oder günstiger.',
    title: 'Auf Ihrer Wunschliste hat sich etwas getan',
    text: (count) =>
      count === 1
        ? 'Etwas, das Sie sich gemerkt haben, ist wieder da oder kostet weniger als zuvor.'
        : 'Diese Artikel, die Sie sich gemerkt haben, sind wieder da oder kosten weniger als zuvor.',
    isBack: 'wieder da',
    before: (price) => `vorher ${price}`,
    open: 'Zur Wunschliste',
    end: 'Keine E-Mails mehr zur Wunschliste',
    reason:
      'Sie erhalten diese E-Mail, weil Sie auf Ihrer Wunschliste darum gebeten haben. Es kommt höchstens eine am Tag.',
  },
  privacy: {
    confirm: {
      subject: 'Datenschutz-Anfrage bestätigen',
      preview: 'Vorher geschieht nichts.',
      title: 'Ist diese Anfrage von Ihnen?',
      texts: {
        EXPORT:
          'Jemand hat eine Kopie aller Daten angefordert, die wir zu dieser Adresse speichern. Bitte bestätigen Sie auf der nächsten Seite, dass Sie es waren.',
        DATA_PORTABILITY:
          'Jemand hat die Daten angefordert, die uns mit dieser Adresse gegeben wurden, um sie mitzunehmen. Bitte bestätigen Sie auf der nächsten Seite, dass Sie es waren.',
        DELETE:
          'Jemand möchte alles löschen lassen, was wir zu dieser Adresse speichern, auch ein Konto. Das lässt sich nicht rückgängig machen. Bitte bestätigen Sie auf der nächsten Seite, dass Sie es waren.',
      },
      open: 'Anfrage ansehen',
      days: (days) => `Der Link gilt ${days} Tage. Danach vergessen wir die Anfrage.`,
      reason:
        'Sie erhalten diese E-Mail, weil jemand diese Adresse in unser Formular für Datenschutz-Anfragen eingegeben hat. Waren Sie es nicht? Dann ist nichts zu tun: Es geschieht nichts.',
    },
    archive: {
      subject: 'Ihre Daten liegen bereit',
      preview: 'Der Link gilt einmal.',
      title: 'Ihre Daten liegen bereit',
      text: 'Über die Schaltfläche laden Sie Ihre Daten herunter. Der Link gilt einmal: Bitte nutzen Sie ein eigenes Gerät.',
      open: 'Zum Download',
      days: (days) => `Der Link gilt ${days} Tage.`,
      reason: 'Sie erhalten diese E-Mail, weil Sie Ihre Daten angefordert und das bestätigt haben.',
    },
    saleStopped: {
      subject: 'Ihre Daten werden nicht verkauft',
      preview: 'Ihr Widerspruch ist vermerkt.',
      title: 'Ihre Daten werden weder verkauft noch weitergegeben',
      text: 'Ihr Widerspruch gegen Verkauf und Weitergabe von Daten ist für diese Adresse vermerkt. In anderen Browsern sagen Sie es bitte auch dort.',
      reason:
        'Sie erhalten diese E-Mail, weil jemand diese Adresse in unser Formular für Datenschutz-Anfragen eingegeben hat. Waren Sie es nicht? Sonst hat sich nichts geändert.',
    },
    erased: {
      subject: 'Ihre Daten sind gelöscht',
      preview: 'Dies ist die letzte E-Mail an diese Adresse.',
      title: 'Ihre Daten sind gelöscht',
      text: 'Konto, Adressen, Listen, Newsletter und alles andere, was wir zu dieser Adresse gespeichert hatten, sind weg.',
      kept: 'Rechnungen müssen wir zehn Jahre aufbewahren, die Adresse einer Bestellbestätigung drei, Nachweise über Einwilligungen und über diese Anfrage drei, ohne Ihre Adresse. Danach werden auch sie gelöscht.',
      reason:
        'Sie erhalten diese E-Mail, weil Sie das angefordert und bestätigt haben. Sie wird nach dem Versand gelöscht.',
    },
    refused: {
      subject: 'Ihre Datenschutz-Anfrage',
      preview: 'Wir konnten sie nicht ausführen.',
      title: 'Wir konnten Ihre Anfrage nicht ausführen',
      text: 'Wir haben Ihre Anfrage geprüft und aus diesem Grund nicht ausgeführt:',
      reasons: {
        identityNotProved:
          'Name oder Kontonummer passen nicht zu dem, was wir von dieser Adresse wissen. Mit den richtigen Angaben können Sie erneut anfragen.',
        repeated: 'Sie haben vor Kurzem dasselbe angefragt, und seitdem hat sich nichts geändert.',
        legalDuty: 'Ein Gesetz verpflichtet uns, diese Daten vorerst aufzubewahren.',
      },
      complaint:
        'Sie können auf diese E-Mail antworten oder sich bei der Datenschutzbehörde Ihres Wohnorts beschweren.',
      reason: 'Sie erhalten diese E-Mail, weil Sie eine Datenschutz-Anfrage gestellt und bestätigt haben.',
    },
  },
  review: {
    published: {
      subject: 'Ihre Bewertung ist veröffentlicht',
      preview: 'Danke, dass Sie anderen bei der Wahl helfen.',
      title: 'Ihre Bewertung ist veröffentlicht',
      text: 'Alle können sie jetzt auf der Produktseite lesen. Sie können sie jederzeit ändern oder löschen.',
      open: 'Bewertung lesen',
    },
    refused: {
      subject: 'Ihre Bewertung ist nicht veröffentlicht',
      preview: 'Sie können sie ändern.',
      title: 'Ihre Bewertung ist nicht veröffentlicht',
      text: 'Wir haben Ihre Bewertung gelesen und aus diesem Grund nicht veröffentlicht:',
      open: 'Bewertung ändern',
      reasons: {
        offTopic: 'Sie handelt nicht vom Produkt.',
        language: 'Sie enthält Beleidigungen.',
        personalData: 'Sie enthält Namen, Adressen oder andere Angaben zu einer Person.',
        advertising: 'Sie wirbt für etwas.',
        photo: 'Eines der Fotos kann nicht gezeigt werden.',
      },
    },
    replied: {
      subject: 'Wir haben auf Ihre Bewertung geantwortet',
      preview: 'Unsere Antwort steht unter Ihrer Bewertung.',
      title: 'Wir haben auf Ihre Bewertung geantwortet',
      text: 'Unsere Antwort steht auf der Produktseite unter Ihrer Bewertung.',
      open: 'Antwort lesen',
    },
    reason: 'Sie erhalten diese E-Mail, weil Sie eine Bewertung geschrieben haben.',
  },
};

export default de;
