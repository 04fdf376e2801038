import { texts } from '../../catalogue/texts.ts';
import { block, prosePage } from '../write.ts';

export const legalPages = [
  prosePage(
    'help/terms',
    texts('Terms', 'AGB', 'Conditions de vente', '이용약관'),
    texts(
      'What holds when ordering at {brand}.',
      'Was bei einer Bestellung bei {brand} gilt.',
      'Ce qui vaut pour une commande chez {brand}.',
      '{brand} 주문에 적용되는 조건.',
    ),
    block(
      texts('Who', 'Wer', 'Qui', '당사자'),
      texts(
        'This shop demonstrates software. No contract of sale comes about, no card is charged, nothing is delivered. Whoever runs a real shop with it puts their terms here.',
        'Dieser Shop führt eine Software vor. Ein Kaufvertrag kommt nicht zustande, keine Karte wird belastet, nichts wird geliefert. Wer damit einen echten Shop betreibt, setzt hier eigene Bedingungen ein.',
        'Cette boutique présente un logiciel. Aucun contrat de vente n’est conclu, aucune carte débitée, rien n’est livré. L’exploitant d’une vraie boutique place ici ses conditions.',
        '이 상점은 소프트웨어 데모입니다. 매매 계약, 결제, 배송이 이루어지지 않습니다. 실제 운영자는 이곳에 약관을 둡니다.',
      ),
    ),
    block(
      texts('Prices', 'Preise', 'Prix', '가격'),
      texts(
        'The price at the checkout counts. If a price changes while something is in the bag, the shop says so before payment.',
        'Es zählt der Preis an der Kasse. Ändert sich ein Preis, während etwas im Warenkorb liegt, sagt der Shop es vor der Zahlung.',
        'Le prix affiché en caisse fait foi. S’il change pendant que l’article est au panier, la boutique le dit avant le paiement.',
        '결제 화면의 가격이 적용됩니다. 장바구니에 담은 뒤 가격이 바뀌면 결제 전에 알립니다.',
      ),
      texts(
        'At most {maxQuantity} of one size in one order.',
        'Höchstens {maxQuantity} Stück einer Größe je Bestellung.',
        'Au plus {maxQuantity} pièces d’une taille par commande.',
        '한 주문에 같은 사이즈는 최대 {maxQuantity}개입니다.',
      ),
    ),
    block(
      texts('Withdrawal', 'Widerruf', 'Rétractation', '청약 철회'),
      texts(
        'The law gives 14 days, {brand} gives {returnDays}. A message is enough, reasons are not needed.',
        'Das Gesetz gibt 14 Tage, {brand} gibt {returnDays}. Eine Nachricht genügt, Gründe sind nicht nötig.',
        'La loi donne 14 jours, {brand} en donne {returnDays}. Un message suffit, sans motif.',
        '법이 정한 기간보다 긴 {returnDays}일을 드립니다. 메일 한 통이면 되고 이유는 묻지 않습니다.',
      ),
    ),
  ),
  prosePage(
    'help/privacy',
    texts('Privacy', 'Datenschutz', 'Confidentialité', '개인정보 처리방침'),
    texts(
      'What the shop keeps and for how long.',
      'Was der Shop speichert und wie lange.',
      'Ce que la boutique garde, et combien de temps.',
      '무엇을 얼마나 보관하는지.',
    ),
    block(
      texts('For an order', 'Für eine Bestellung', 'Pour une commande', '주문'),
      texts(
        'Name, address, email and telephone number, to deliver it and to send the receipt. They stay with the order and go nowhere else.',
        'Name, Adresse, E-Mail und Telefonnummer, für die Zustellung und den Beleg per E-Mail. Sie bleiben bei der Bestellung und gehen nirgendwo anders hin.',
        'Nom, adresse, e-mail et téléphone, pour livrer et envoyer le reçu. Ces données restent avec la commande et ne vont pas ailleurs.',
        '배송과 영수증 메일을 위한 이름, 주소, 이메일, 전화번호. 주문에만 쓰고 다른 곳에 보내지 않습니다.',
      ),
    ),
    block(
      texts('Card numbers', 'Kartennummern', 'Numéros de carte', '카드 번호'),
      texts(
        'They are typed into the payment provider’s own frame or page. The shop never sees them.',
        'Sie werden im Rahmen oder auf der Seite des Zahlungsanbieters eingegeben. Der Shop sieht sie nie.',
        'Ils sont saisis dans le cadre ou sur la page du prestataire. La boutique ne les voit jamais.',
        '결제사의 입력창이나 페이지에 직접 입력합니다. 상점은 보지 못합니다.',
      ),
    ),
    block(
      texts('Your rights', 'Rechte', 'Droits', '권리'),
      texts(
        'To see, correct, take along or delete what is kept: one message to privacy@touchline.example.',
        'Einsehen, berichtigen, mitnehmen oder löschen lassen: eine Nachricht an privacy@touchline.example.',
        'Consulter, corriger, récupérer ou supprimer : un message à privacy@touchline.example.',
        '열람, 정정, 이동, 삭제를 원하면 privacy@touchline.example로 알려 주세요.',
      ),
    ),
  ),
  prosePage(
    'help/cookies',
    texts('Cookies', 'Cookies', 'Cookies', '쿠키'),
    texts(
      'Which cookies the shop sets and why.',
      'Welche Cookies der Shop setzt und warum.',
      'Quels cookies, et pourquoi.',
      '어떤 쿠키를 왜 쓰는지.',
    ),
    block(
      texts('Necessary', 'Notwendig', 'Nécessaires', '필수'),
      texts(
        '- The bag: finds it again for as long as it is kept.',
        '- Warenkorb: findet ihn wieder, solange er aufbewahrt wird.',
        '- Panier : le retrouve tant qu’il est conservé.',
        '- 장바구니: 보관되는 동안 다시 찾습니다.',
      ),
      texts(
        '- The language: three months.',
        '- Sprache: drei Monate.',
        '- Langue : trois mois.',
        '- 언어: 3개월.',
      ),
      texts(
        '- The answer to the consent question: one year.',
        '- Antwort auf die Einwilligungsfrage: ein Jahr.',
        '- La réponse sur le consentement : un an.',
        '- 동의 선택: 1년.',
      ),
    ),
    block(
      texts('Everything else', 'Alles andere', 'Tout le reste', '그 밖의 쿠키'),
      texts(
        'Measuring and advertising only run after a yes. This demonstration does neither.',
        'Messung und Werbung laufen nur nach einem Ja. Diese Vorführung macht beides nicht.',
        'Mesure et publicité ne tournent qu’après un oui. Cette démonstration ne fait ni l’une ni l’autre.',
        '측정과 광고는 동의한 뒤에만 작동합니다. 이 데모는 둘 다 하지 않습니다.',
      ),
    ),
  ),
  prosePage(
    'help/imprint',
    texts('Imprint', 'Impressum', 'Mentions légales', '사업자 정보'),
    texts(
      'Who stands behind this shop.',
      'Wer hinter diesem Shop steht.',
      'Qui est derrière cette boutique.',
      '이 상점의 운영자.',
    ),
    block(
      texts('Demonstration', 'Vorführung', 'Démonstration', '데모'),
      texts(
        '{brand} is an invented brand. Name, address, register number and tax number of the operator belong here.',
        '{brand} ist eine erfundene Marke. Hierher gehören Name, Anschrift, Registernummer und Steuernummer des Betreibers.',
        '{brand} est une marque inventée. Ici figurent nom, adresse, immatriculation et numéro fiscal de l’exploitant.',
        '{brand}은 가상의 브랜드입니다. 운영자의 상호, 주소, 사업자등록번호, 통신판매업 신고번호가 이곳에 들어갑니다.',
      ),
      texts(
        'Email: help@touchline.example',
        'E-Mail: help@touchline.example',
        'E-mail : help@touchline.example',
        '이메일: help@touchline.example',
      ),
    ),
  ),
  prosePage(
    'help/accessibility',
    texts('Accessibility', 'Barrierefreiheit', 'Accessibilité', '접근성'),
    texts(
      'How the shop can be used, and where to report a barrier.',
      'Wie sich der Shop bedienen lässt und wo sich eine Barriere melden lässt.',
      'Utiliser la boutique, signaler un obstacle.',
      '이용 방법과 불편 신고.',
    ),
    block(
      texts('What we aim at', 'Was wir anstreben', 'Notre objectif', '목표'),
      texts(
        'WCAG 2.2, level AA. A keyboard alone can buy, errors are told in words next to the field, text can grow to 200%, and motion stops where the system asks for it.',
        'WCAG 2.2, Stufe AA. Einkaufen geht allein mit der Tastatur, Fehler stehen in Worten am Feld, Text wächst auf 200 %, Bewegung ruht, wo das System es wünscht.',
        'WCAG 2.2, niveau AA. Le clavier seul suffit pour acheter, les erreurs sont dites en mots près du champ, le texte grandit à 200 %, les animations s’arrêtent si le système le demande.',
        'WCAG 2.2 AA. 키보드만으로 구매할 수 있고, 오류는 입력란 옆에 글로 알리며, 글자는 200%까지 커지고, 시스템 설정에 따라 움직임을 멈춥니다.',
      ),
    ),
    block(
      texts('Something in the way', 'Etwas im Weg', 'Un obstacle', '불편한 점'),
      texts(
        'Tell us the page and what happened: access@touchline.example. It is treated as a fault, not as a wish.',
        'Seite und Hergang an access@touchline.example. Es gilt als Fehler, nicht als Wunsch.',
        'La page et ce qui s’est passé : access@touchline.example. C’est traité comme un défaut, pas comme un souhait.',
        '페이지와 상황을 access@touchline.example로 알려 주세요. 요청이 아니라 오류로 처리합니다.',
      ),
    ),
  ),
];
