import { texts } from '../texts.ts';

/** How a model sits: the sentence beside the sizes. */
export const fits = {
  trueToSize: texts(
    'Runs true to size.',
    'Fällt größengerecht aus.',
    'Taille normalement.',
    '정사이즈입니다.',
  ),
  halfUp: texts(
    'Runs small: half a size up.',
    'Fällt klein aus: eine halbe Größe größer wählen.',
    'Taille petit : prendre une demi-pointure de plus.',
    '작게 나와 반 사이즈 크게 권합니다.',
  ),
  snug: texts(
    'Snug, as a race shoe is. For wide feet half a size up.',
    'Eng wie ein Wettkampfschuh. Bei breiten Füßen eine halbe Größe größer.',
    'Ajustée, comme une chaussure de course. Pied large : une demi-pointure de plus.',
    '레이싱화답게 꼭 맞습니다. 발볼이 넓으면 반 사이즈 크게.',
  ),
  wholeSizes: texts(
    'Whole sizes only. Between two, take the larger.',
    'Nur ganze Größen. Dazwischen die größere wählen.',
    'Pointures entières seulement. Entre deux, prendre la plus grande.',
    '1단위 사이즈만 있습니다. 사이라면 큰 쪽을.',
  ),
  thickSock: texts(
    'Measured with a walking sock on.',
    'Mit Wandersocke gemessen.',
    'Mesurée avec une chaussette de randonnée.',
    '하이킹 양말을 신은 기준입니다.',
  ),
  growing: texts(
    'Leaves 12 mm to grow when new.',
    'Lässt neu 12 mm zum Wachsen.',
    'Laisse 12 mm pour grandir.',
    '새 신발일 때 12 mm 여유가 있습니다.',
  ),
  regular: texts(
    'Regular fit. The usual size is right.',
    'Normale Passform. Die übliche Größe passt.',
    'Coupe droite. La taille habituelle convient.',
    '레귤러 핏. 평소 사이즈가 맞습니다.',
  ),
  slim: texts(
    'Close to the body. Between two sizes, take the larger.',
    'Körpernah. Zwischen zwei Größen die größere wählen.',
    'Près du corps. Entre deux tailles, prendre la plus grande.',
    '몸에 붙는 핏. 두 사이즈 사이라면 큰 쪽을.',
  ),
  relaxed: texts(
    'Cut wide. One size down for a closer fit.',
    'Weit geschnitten. Für schmaleren Sitz eine Größe kleiner.',
    'Coupe ample. Une taille de moins pour l’ajuster.',
    '넉넉한 핏. 붙게 입으려면 한 사이즈 작게.',
  ),
  overLayers: texts(
    'Room for one warm layer below.',
    'Platz für eine warme Schicht darunter.',
    'Assez de place pour une couche chaude.',
    '안에 따뜻한 옷 한 겹을 입을 여유가 있습니다.',
  ),
  kids: texts(
    'By age. Between two, take the larger: it gets worn in by itself.',
    'Nach Alter. Dazwischen die größere wählen, hineingewachsen wird von selbst.',
    'Selon l’âge. Entre deux, prendre la plus grande : la croissance fait le reste.',
    '나이 기준. 사이라면 큰 쪽을 권합니다. 금방 자라니까요.',
  ),
  firm: texts(
    'Sits firm by design. Measure under the bust.',
    'Sitzt absichtlich fest. Unter der Brust messen.',
    'Maintient fermement. Mesurer sous la poitrine.',
    '단단히 잡아 줍니다. 밑가슴둘레를 재세요.',
  ),
  adjustable: texts(
    'Adjusts to fit most.',
    'Verstellbar, passt den meisten.',
    'Réglable, va à presque tous.',
    '조절되어 대부분에게 맞습니다.',
  ),
  hand: texts(
    'Measure round the knuckles, without the thumb.',
    'Um die Knöchel messen, ohne Daumen.',
    'Mesurer le tour des phalanges, sans le pouce.',
    '엄지를 빼고 손등 둘레를 재세요.',
  ),
  ballSize: texts(
    'Football: size 3 to age 8, size 4 to 12, then size 5.',
    'Fußball: Größe 3 bis 8 Jahre, Größe 4 bis 12, danach Größe 5.',
    'Football : taille 3 jusqu’à 8 ans, 4 jusqu’à 12, puis 5.',
    '축구공: 8세까지 3호, 12세까지 4호, 이후 5호.',
  ),
  basketballSize: texts(
    'Size 7 for men, 6 for women, 5 for under twelves.',
    'Größe 7 für Herren, 6 für Damen, 5 bis zwölf Jahre.',
    'Taille 7 pour les hommes, 6 pour les femmes, 5 avant douze ans.',
    '남성 7호, 여성 6호, 12세 미만 5호.',
  ),
  oneSize: texts('One size.', 'Eine Größe.', 'Taille unique.', '단일 사이즈입니다.'),
};
