import { texts } from '../../catalogue/texts.ts';
import { block, prosePage } from '../write.ts';

export const helpPages = [
  prosePage(
    'help',
    texts('Help', 'Hilfe', 'Aide', '고객지원'),
    texts(
      'Delivery, returns, sizes and orders at {brand}.',
      'Versand, Rückgabe, Größen und Bestellungen bei {brand}.',
      'Livraison, retours, tailles et commandes chez {brand}.',
      '{brand} 배송, 반품, 사이즈, 주문 안내.',
    ),
    block(
      texts('The short answers', 'Die kurzen Antworten', 'Les réponses courtes', '짧은 답'),
      texts(
        '- Delivery costs {homePrice} and is free from {freeFrom}.',
        '- Der Versand kostet {homePrice} und ist ab {freeFrom} kostenlos.',
        '- La livraison coûte {homePrice} ; elle est offerte dès {freeFrom}.',
        '- 배송비는 {homePrice}이며 {freeFrom} 이상은 무료입니다.',
      ),
      texts(
        '- Everything can come back within {returnDays} days, worn or not.',
        '- Alles kann {returnDays} Tage lang zurück, getragen oder nicht.',
        '- Tout se retourne pendant {returnDays} jours, porté ou non.',
        '- 착용 여부와 관계없이 {returnDays}일 안에 반품할 수 있습니다.',
      ),
      texts(
        '- Shoes run true to size unless the product page says otherwise.',
        '- Schuhe fallen größengerecht aus, wenn die Produktseite nichts anderes sagt.',
        '- Les chaussures taillent normalement, sauf mention sur la fiche.',
        '- 상품 페이지에 따로 적지 않았다면 신발은 정사이즈입니다.',
      ),
    ),
    block(
      texts(
        'This is a demonstration',
        'Das ist eine Vorführung',
        'Ceci est une démonstration',
        '데모 상점입니다',
      ),
      texts(
        'The shop is real software with made-up goods. No card is charged and nothing is sent.',
        'Der Shop ist echte Software mit erfundener Ware. Keine Karte wird belastet, nichts wird verschickt.',
        'La boutique est un vrai logiciel, les articles sont inventés. Aucune carte n’est débitée, rien n’est expédié.',
        '실제 소프트웨어로 만든 가상 상품 상점입니다. 결제도 배송도 이루어지지 않습니다.',
      ),
    ),
  ),
  prosePage(
    'help/delivery',
    texts('Delivery', 'Versand', 'Livraison', '배송'),
    texts(
      'What delivery to {country} costs and when it arrives.',
      'Was der Versand nach {country} kostet und wann er ankommt.',
      'Ce que coûte la livraison ({country}) et quand elle arrive.',
      '{country} 배송비와 도착일.',
    ),
    block(
      texts('To the door', 'Nach Hause', 'À domicile', '일반 배송'),
      texts(
        'With {homeCarrier}: {homePrice}, free from {freeFrom}. Ordered by {cutOff} on a working day, it leaves the same day. Working days on the road: {homeDays}.',
        'Mit {homeCarrier}: {homePrice}, ab {freeFrom} kostenlos. Bis {cutOff} an einem Werktag bestellt, geht das Paket am selben Tag hinaus. Werktage unterwegs: {homeDays}.',
        'Avec {homeCarrier} : {homePrice}, offert dès {freeFrom}. Commandé avant {cutOff} un jour ouvré, le colis part le jour même. Jours ouvrés en route : {homeDays}.',
        '{homeCarrier}: {homePrice}, {freeFrom} 이상 무료. 영업일 {cutOff}까지 주문하면 당일 출고되고 영업일 기준 {homeDays}일 걸립니다.',
      ),
    ),
    block(
      texts('Express', 'Express', 'Express', '빠른 배송'),
      texts(
        'With {expressCarrier}: {expressPrice}, ordered by {expressCutOff}. Working days on the road: {expressDays}. The checkout shows the date, not a guess.',
        'Mit {expressCarrier}: {expressPrice}, bestellt bis {expressCutOff}. Werktage unterwegs: {expressDays}. Die Kasse zeigt das Datum, keine Schätzung.',
        'Avec {expressCarrier} : {expressPrice}, commandé avant {expressCutOff}. Jours ouvrés en route : {expressDays}. La caisse affiche une date, pas une estimation.',
        '{expressCarrier}: {expressPrice}, {expressCutOff}까지 주문 시 영업일 {expressDays}일. 결제 화면에 정확한 날짜가 나옵니다.',
      ),
    ),
    block(
      texts('Where we do not go', 'Wohin wir nicht liefern', 'Là où nous n’allons pas', '배송하지 않는 곳'),
      texts(
        'Some areas lie outside the customs area or beyond our carriers. The checkout says so before anything is paid.',
        'Einige Postleitzahlen liegen außerhalb des Zollgebiets oder jenseits unserer Paketdienste. Die Kasse sagt es, bevor bezahlt wird.',
        'Certains codes postaux sont hors du territoire douanier ou hors de portée de nos transporteurs. La caisse le dit avant tout paiement.',
        '일부 우편번호는 관세 구역 밖이거나 배송사가 가지 않는 곳입니다. 결제 전에 알려 드립니다.',
      ),
    ),
    block(
      texts('Not here yet', 'Noch nicht da', 'Pas encore là', '입고 예정 상품'),
      texts(
        'Pre-orders and back-orders travel on their own and start on the date shown at the product. In-stock things do not wait for them. Standard delivery is paid once for all parcels, express for each parcel that goes by it.',
        'Vorbestellungen und Nachlieferungen reisen für sich und gehen an dem Tag los, der am Artikel steht. Lieferbares wartet nicht darauf. Der normale Versand wird einmal für alle Pakete bezahlt, Express für jedes Paket, das so geht.',
        'Les précommandes voyagent à part et partent à la date indiquée sur la fiche. Le reste n’attend pas. La livraison standard se paie une fois pour tous les colis, l’express pour chaque colis qui part ainsi.',
        '예약 주문과 재입고 상품은 따로, 상품에 표시된 날짜에 출고됩니다. 재고 상품은 기다리지 않습니다. 일반 배송비는 모든 묶음에 한 번, 빠른 배송비는 그렇게 보내는 묶음마다 받습니다.',
      ),
    ),
  ),
  prosePage(
    'help/returns',
    texts('Returns', 'Rückgabe', 'Retours', '반품'),
    texts(
      '{returnDays} days to send things back, even after a run.',
      '{returnDays} Tage Rückgaberecht, auch nach dem ersten Lauf.',
      '{returnDays} jours pour renvoyer, même après une course.',
      '달려 본 뒤에도 {returnDays}일 안에 반품할 수 있습니다.',
    ),
    block(
      texts('{returnDays} days', '{returnDays} Tage', '{returnDays} jours', '{returnDays}일'),
      texts(
        'Counted from the day the parcel arrives. Run in the shoes; that is what they are for. Return is free.',
        'Gezählt ab dem Tag, an dem das Paket ankommt. Mit den Schuhen darf gelaufen werden, dafür sind sie da. Die Rückgabe ist kostenlos.',
        'À compter de la réception du colis. Courez avec : elles sont faites pour ça. Le retour est gratuit.',
        '상품을 받은 날부터 셉니다. 신고 달려 보셔도 됩니다. 반품은 무료입니다.',
      ),
    ),
    block(
      texts('How', 'So geht es', 'Comment', '방법'),
      texts(
        '- Write to us with the order number.',
        '- Mit der Bestellnummer schreiben.',
        '- Nous écrire avec le numéro de commande.',
        '- 주문번호를 적어 메일을 보냅니다.',
      ),
      texts(
        '- Print the label from the answer.',
        '- Das Etikett aus der Antwort drucken.',
        '- Imprimer l’étiquette reçue en réponse.',
        '- 답장의 라벨을 출력합니다.',
      ),
      texts(
        '- Hand the parcel to {homeCarrier}.',
        '- Das Paket bei {homeCarrier} abgeben.',
        '- Remettre le colis à {homeCarrier}.',
        '- {homeCarrier}에 맡깁니다.',
      ),
    ),
    block(
      texts('The money', 'Das Geld', 'L’argent', '환불'),
      texts(
        'It goes back the way it came, within 14 days of the parcel reaching us.',
        'Es geht auf dem Weg zurück, auf dem es kam, binnen 14 Tagen nach Ankunft des Pakets bei uns.',
        'Remboursé par le moyen de paiement d’origine, sous 14 jours après réception du colis.',
        '상품이 도착한 뒤 14일 안에 결제한 방법으로 환불합니다.',
      ),
    ),
    block(
      texts('What stays', 'Was bleibt', 'Ce qui reste', '반품이 안 되는 것'),
      texts(
        'Things printed with a name or number are made for one person and cannot come back, unless they are faulty.',
        'Ware mit Name oder Nummer ist für eine Person gemacht und bleibt, außer sie hat einen Fehler.',
        'Les articles floqués d’un nom ou d’un numéro ne se reprennent pas, sauf défaut.',
        '이름이나 번호를 새긴 상품은 불량이 아니면 반품되지 않습니다.',
      ),
    ),
  ),
  prosePage(
    'help/orders',
    texts('Orders', 'Bestellungen', 'Commandes', '주문 안내'),
    texts(
      'Where an order is, and what its states mean.',
      'Wo eine Bestellung ist und was ihre Stände bedeuten.',
      'Où en est une commande et ce que veulent dire ses étapes.',
      '주문 상태와 그 의미.',
    ),
    block(
      texts('Find it again', 'Wiederfinden', 'La retrouver', '주문 다시 보기'),
      texts(
        'The page after paying shows a link that opens the order on any device for 90 days. Without the link, “Track an order” at the foot of each page finds it by order number and email address.',
        'Die Seite nach dem Bezahlen zeigt einen Link, der die Bestellung 90 Tage lang auf jedem Gerät öffnet. Ohne den Link findet „Bestellung verfolgen“ am Fuß jeder Seite sie mit Bestellnummer und E-Mail-Adresse.',
        'La page qui suit le paiement affiche un lien qui ouvre la commande sur tout appareil pendant 90 jours. Sans ce lien, « Suivre une commande », en bas de chaque page, la retrouve par son numéro et l’adresse e-mail.',
        '결제 뒤 나오는 페이지의 링크로 90일 동안 어느 기기에서나 주문을 볼 수 있습니다. 링크가 없으면 페이지 아래의 ‘주문 조회’에서 주문 번호와 이메일 주소로 찾습니다.',
      ),
    ),
    block(
      texts('Payment pending', 'Zahlung offen', 'Paiement en attente', '결제 대기'),
      texts(
        'Some payments answer late. The order is kept, the stock is held, and the page of the order shows the answer. No need to order twice.',
        'Manche Zahlungen antworten spät. Die Bestellung bleibt, die Ware ist reserviert, die Seite der Bestellung zeigt die Antwort. Zweimal bestellen ist nicht nötig.',
        'Certains paiements répondent tard. La commande est gardée, le stock réservé, la page de la commande affiche la réponse. Inutile de commander deux fois.',
        '결제 응답이 늦을 수 있습니다. 주문과 재고는 유지되고 결과는 주문 페이지에 나옵니다. 다시 주문하지 않아도 됩니다.',
      ),
    ),
  ),
  prosePage(
    'help/contact',
    texts('Contact', 'Kontakt', 'Contact', '문의하기'),
    texts(
      'How to reach {brand}.',
      'So ist {brand} zu erreichen.',
      'Comment joindre {brand}.',
      '{brand} 연락처.',
    ),
    block(
      texts('Write', 'Schreiben', 'Écrire', '메일'),
      texts(
        'help@touchline.example, answered on working days within one day. There is no telephone queue, because there is no telephone.',
        'help@touchline.example, werktags binnen eines Tages beantwortet. Es gibt keine Warteschleife, denn es gibt kein Telefon.',
        'help@touchline.example, réponse sous un jour ouvré. Pas de file d’attente téléphonique : il n’y a pas de téléphone.',
        'help@touchline.example, 영업일 하루 안에 답합니다. 전화는 받지 않습니다.',
      ),
    ),
    block(
      texts('What helps', 'Was hilft', 'Ce qui aide', '함께 보내 주세요'),
      texts(
        'The order number, and for a fault one photograph in daylight.',
        'Die Bestellnummer und bei einem Fehler ein Foto bei Tageslicht.',
        'Le numéro de commande et, pour un défaut, une photo à la lumière du jour.',
        '주문번호, 그리고 불량이라면 밝은 곳에서 찍은 사진 한 장.',
      ),
    ),
  ),
  prosePage(
    'help/size-guides',
    texts('Size guides', 'Größenberatung', 'Guides des tailles', '사이즈 가이드'),
    texts(
      'How to measure feet, chest, waist and hands.',
      'So werden Füße, Brust, Taille und Hände gemessen.',
      'Mesurer pieds, poitrine, taille et mains.',
      '발, 가슴, 허리, 손 재는 방법.',
    ),
    block(
      texts('Feet', 'Füße', 'Pieds', '발'),
      texts(
        'In the evening, standing, heel against a wall, a book at the longest toe. Measure both and take the larger. The table on each product page turns centimetres into sizes.',
        'Am Abend, im Stehen, Ferse an der Wand, ein Buch am längsten Zeh. Beide messen, der größere zählt. Die Tabelle auf jeder Produktseite macht aus Zentimetern Größen.',
        'Le soir, debout, talon au mur, un livre au plus long orteil. Mesurer les deux et garder le plus grand. Le tableau de chaque fiche convertit les centimètres.',
        '저녁에 서서 뒤꿈치를 벽에 붙이고 가장 긴 발가락에 책을 댑니다. 양발 중 큰 쪽을 씁니다. 상품 페이지의 표로 환산하세요.',
      ),
    ),
    block(
      texts('Body', 'Körper', 'Corps', '몸'),
      texts(
        '- Chest: level, at the widest point.',
        '- Brust: waagerecht an der weitesten Stelle.',
        '- Poitrine : à l’horizontale, au plus large.',
        '- 가슴: 가장 넓은 곳을 수평으로.',
      ),
      texts(
        '- Waist: where the body folds when leaning sideways.',
        '- Taille: wo der Körper beim Seitneigen knickt.',
        '- Taille : là où le corps plie en se penchant de côté.',
        '- 허리: 옆으로 굽힐 때 접히는 곳.',
      ),
      texts(
        '- Hips: feet together, at the widest point.',
        '- Hüfte: Füße zusammen, an der weitesten Stelle.',
        '- Hanches : pieds joints, au plus large.',
        '- 엉덩이: 발을 모으고 가장 넓은 곳.',
      ),
      texts(
        '- Hand: round the knuckles, without the thumb.',
        '- Hand: um die Knöchel, ohne Daumen.',
        '- Main : autour des phalanges, sans le pouce.',
        '- 손: 엄지를 빼고 손등 둘레.',
      ),
    ),
    block(
      texts('Children', 'Kinder', 'Enfants', '아이'),
      texts(
        'Clothes go by height, shoes by foot plus 12 mm. Measure again every three months; they do not announce it.',
        'Kleidung nach Körpergröße, Schuhe nach Fuß plus 12 mm. Alle drei Monate neu messen, angekündigt wird es nicht.',
        'Les vêtements vont par stature, les chaussures par pied plus 12 mm. Remesurer tous les trois mois ; ils ne préviennent pas.',
        '옷은 키, 신발은 발 길이에 12 mm를 더합니다. 석 달마다 다시 재세요. 예고 없이 자랍니다.',
      ),
    ),
  ),
];
