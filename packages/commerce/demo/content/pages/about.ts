import { texts } from '../../catalogue/texts.ts';
import { block, prosePage } from '../write.ts';

export const aboutPages = [
  prosePage(
    'help/shops',
    texts('Our shops', 'Filialen', 'Nos magasins', '매장 안내'),
    texts(
      'Where {brand} can be visited.',
      'Wo es {brand} vor Ort gibt.',
      'Où trouver {brand}.',
      '{brand} 매장.',
    ),
    block(
      texts('One, and it is here', 'Eine, und zwar hier', 'Un seul, et c’est ici', '단 한 곳, 바로 여기'),
      texts(
        'There are no shops of brick yet. What is in stock here is everything there is.',
        'Filialen aus Stein gibt es noch nicht. Was hier vorrätig ist, ist alles.',
        'Pas encore de magasin en briques. Le stock affiché ici est tout le stock.',
        '아직 오프라인 매장은 없습니다. 여기 보이는 재고가 전부입니다.',
      ),
    ),
  ),
  prosePage(
    'help/membership',
    texts('Membership', 'Mitgliedschaft', 'Adhésion', '멤버십'),
    texts(
      'What the squad pays, and when it opens.',
      'Was Mitglieder zahlen und wann es losgeht.',
      'Ce que paient les membres, et quand cela ouvre.',
      '멤버 가격과 시작 시기.',
    ),
    block(
      texts('Member prices', 'Mitgliederpreise', 'Prix membres', '멤버 가격'),
      texts(
        'Some things carry a second, lower price for members. It is shown to everyone, so that nobody has to guess.',
        'Manche Artikel tragen einen zweiten, niedrigeren Preis für Mitglieder. Alle sehen ihn, damit niemand raten muss.',
        'Certains articles portent un second prix, plus bas, pour les membres. Tout le monde le voit : rien à deviner.',
        '일부 상품에는 더 낮은 멤버 가격이 있습니다. 누구에게나 보여 드립니다.',
      ),
    ),
    block(
      texts('Joining', 'Beitreten', 'Adhérer', '가입'),
      texts(
        'An account begins with “Sign in” at the top of each page and an email address. Where there is a membership, the account asks about it.',
        'Ein Konto beginnt mit „Anmelden“ oben auf jeder Seite und einer E-Mail-Adresse. Wo es eine Mitgliedschaft gibt, fragt das Konto danach.',
        'Un compte commence par « Se connecter », en haut de chaque page, et une adresse e-mail. Là où il y a une adhésion, le compte la propose.',
        '모든 페이지 위쪽의 “로그인”에서 이메일 주소로 계정을 만들 수 있습니다. 멤버십이 있는 나라에서는 계정에서 가입 여부를 묻습니다.',
      ),
    ),
  ),
  prosePage(
    'help/materials',
    texts('Materials and repair', 'Materialien und Reparatur', 'Matières et réparation', '소재와 수선'),
    texts(
      'What things are made of and how they are kept going.',
      'Woraus die Dinge sind und wie sie halten.',
      'De quoi sont faites les choses, et comment elles durent.',
      '무엇으로 만들고 어떻게 오래 쓰는지.',
    ),
    block(
      texts(
        'Numbers, not leaves',
        'Zahlen statt Blätter',
        'Des chiffres, pas des feuilles',
        '초록 잎 대신 숫자',
      ),
      texts(
        'Each product page says how much of it is recycled, in percent. Where a number is missing, it is none.',
        'Jede Produktseite sagt in Prozent, wie viel davon recycelt ist. Wo keine Zahl steht, ist es nichts.',
        'Chaque fiche indique la part recyclée, en pourcentage. Pas de chiffre : pas de recyclé.',
        '상품 페이지마다 재활용 비율을 적었습니다. 숫자가 없으면 없는 것입니다.',
      ),
      texts(
        'Waterproof finishes and membranes contain no PFAS.',
        'Imprägnierungen und Membranen enthalten keine PFAS.',
        'Traitements et membranes sont sans PFAS.',
        '발수 가공과 멤브레인에는 PFAS가 없습니다.',
      ),
    ),
    block(
      texts('Repair', 'Reparatur', 'Réparation', '수선'),
      texts(
        'Zip sliders, buckles and bottle lids are spare parts. Boots with a stitched edge get a new sole, twice.',
        'Zipper, Schnallen und Flaschendeckel gibt es als Ersatzteil. Stiefel mit genähtem Rand bekommen zweimal eine neue Sohle.',
        'Curseurs, boucles et bouchons existent en pièces détachées. Les chaussures cousues se ressemellent deux fois.',
        '지퍼 슬라이더, 버클, 물병 뚜껑은 부품이 있습니다. 박음질한 등산화는 두 번까지 밑창을 갈 수 있습니다.',
      ),
      texts(
        'Write to help@touchline.example with a photograph. Northing repairs are free for life.',
        'Mit einem Foto an help@touchline.example schreiben. Reparaturen bei Northing sind ein Leben lang kostenlos.',
        'Écrire à help@touchline.example avec une photo. Chez Northing, les réparations sont gratuites à vie.',
        '사진과 함께 help@touchline.example로 보내 주세요. Northing 제품은 평생 무료로 수선합니다.',
      ),
    ),
  ),
  prosePage(
    'help/boot-test',
    texts('The boot test', 'Der Schuhtest', 'Le test des crampons', '축구화 테스트'),
    texts(
      'Five boots, cut in half.',
      'Fünf Fußballschuhe, halbiert.',
      'Cinq chaussures, coupées en deux.',
      '축구화 다섯 켤레를 반으로 잘랐습니다.',
    ),
    block(
      texts('What we looked for', 'Worauf wir geachtet haben', 'Ce que nous cherchions', '무엇을 보았나'),
      texts(
        'Where the studs are anchored, how thick the plate is under the ball of the foot, and what bends first.',
        'Wo die Stollen verankert sind, wie dick die Platte unter dem Ballen ist, und was zuerst nachgibt.',
        'L’ancrage des crampons, l’épaisseur de la plaque sous l’avant-pied, et ce qui plie en premier.',
        '스터드가 박힌 깊이, 앞발 아래 플레이트 두께, 가장 먼저 휘는 곳.',
      ),
    ),
    block(
      texts('What we found', 'Was wir gefunden haben', 'Ce que nous avons trouvé', '결과'),
      texts(
        '- Strike FG: eleven studs of 12 mm, plate 3.2 mm, bends behind the toes. Passed.',
        '- Strike FG: elf Stollen mit 12 mm, Platte 3,2 mm, knickt hinter den Zehen. Bestanden.',
        '- Strike FG : onze crampons de 12 mm, plaque de 3,2 mm, plie derrière les orteils. Reçue.',
        '- Strike FG: 12 mm 스터드 열한 개, 플레이트 3.2 mm, 발가락 뒤에서 휨. 통과.',
      ),
      texts(
        '- Strike FG Knit: the same plate, 18 g less above it. Passed.',
        '- Strike FG Knit: dieselbe Platte, darüber 18 g weniger. Bestanden.',
        '- Strike FG Knit : même plaque, 18 g de moins au-dessus. Reçue.',
        '- Strike FG Knit: 같은 플레이트, 갑피는 18 g 가볍게. 통과.',
      ),
      texts(
        '- Groundsman: leather, twelve studs, bends late and lasts long. Passed.',
        '- Groundsman: Leder, zwölf Stollen, knickt spät und hält lang. Bestanden.',
        '- Groundsman : cuir, douze crampons, plie tard et dure longtemps. Reçue.',
        '- Groundsman: 가죽, 스터드 열두 개, 늦게 휘고 오래감. 통과.',
      ),
      texts(
        '- Two samples of ours bent in the arch. They are not for sale.',
        '- Zwei unserer Muster knickten im Gewölbe. Es gibt sie nicht zu kaufen.',
        '- Deux de nos prototypes pliaient à la voûte. Ils ne sont pas en vente.',
        '- 시제품 둘은 아치에서 휘었습니다. 판매하지 않습니다.',
      ),
    ),
  ),
  prosePage(
    'help/gift-cards',
    texts('Gift cards', 'Gutscheine', 'Cartes cadeaux', '기프트 카드'),
    texts(
      'When gift cards come.',
      'Wann es Gutscheine gibt.',
      'Quand viendront les cartes cadeaux.',
      '기프트 카드 안내.',
    ),
    block(
      texts(
        'Not on the pitch yet',
        'Noch nicht auf dem Platz',
        'Pas encore sur le terrain',
        '아직 준비 중입니다',
      ),
      texts(
        'Gift cards are warming up. Until then, socks.',
        'Gutscheine wärmen sich auf. Bis dahin: Socken.',
        'Les cartes cadeaux s’échauffent. D’ici là : des chaussettes.',
        '기프트 카드는 몸을 풀고 있습니다. 그때까지는 양말을.',
      ),
    ),
  ),
  prosePage(
    'help/careers',
    texts('Careers', 'Jobs', 'Carrières', '채용'),
    texts('Work at {brand}.', 'Arbeiten bei {brand}.', 'Travailler chez {brand}.', '{brand} 채용.'),
    block(
      texts('Full squad', 'Kader voll', 'Effectif au complet', '자리가 없습니다'),
      texts(
        'Nothing is open at present. When something is, it stands here with its pay.',
        'Zurzeit ist nichts offen. Wenn doch, steht es hier, mit Gehalt.',
        'Aucun poste ouvert en ce moment. S’il y en a un, il sera ici, salaire compris.',
        '지금은 열린 자리가 없습니다. 생기면 급여와 함께 이곳에 올립니다.',
      ),
    ),
  ),
];
