import type { Database } from '@touchline/commerce/database/schema';
import type { LaunchRecord } from '@touchline/commerce/launch/writeLaunches';
import { sha256 } from '@touchline/contract/launch/draw';
import type { Kysely } from 'kysely';
import { demoProducts } from '../catalogue/products.ts';
import { sizeRuns, skuOf } from '../catalogue/sizes.ts';
import type { DemoSurroundings } from './demoRecords.ts';

const hour = 3_600_000;

/** The draw that is over when a shop starts: its entries are nobody's, and the shop draws them by itself. */
const pastDraw = { id: 'strike-black-gold', product: 'FB1302', entries: 48 };

/** The flash sale: the price of one pair, by currency, in whole minor units. */
const flash = {
  product: 'GM1002',
  prices: new Map([
    ['GBP', 5400],
    ['EUR', 5400],
    ['USD', 5800],
    ['KRW', 90000],
    ['AED', 25000],
  ]),
};

type Told = Pick<LaunchRecord, 'id' | 'names' | 'texts' | 'products' | 'eventType'>;
type Timed = Partial<Omit<LaunchRecord, 'startsAt' | 'endsAt'>> & { from: number; to?: number };

/** Launches of the demo shop, one of each kind, in hours from now. */
export function demoLaunches({ now, markets }: Pick<DemoSurroundings, 'now' | 'markets'>): LaunchRecord[] {
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
  const launch = (told: Told, { from, to, ...more }: Timed): LaunchRecord => ({
    ...{ source: 'demo', channelTypes: ['Web'], markets: [], exclusivityGroup: 'None' },
    ...{ ...told, ...more, startsAt: at(from), endsAt: to === undefined ? null : at(to) },
  });
  return [
    launch(
      {
        ...{ id: 'carbon-volt', eventType: 'Hype2.0', products: ['RR4302'] },
        names: {
          en: 'Tempo 4 Carbon in volt',
          de: 'Tempo 4 Carbon in Volt',
          fr: 'Tempo 4 Carbon en volt',
          ko: '템포 4 카본 볼트',
          ar: 'تيمبو 4 كربون بلون الفولت',
        },
        texts: {
          en: 'Seven pairs of the racer with the plate. Drawn by lot, because being fast belongs on the road.',
          de: 'Sieben Paar des Rennschuhs mit Platte. Verlost, denn schnell sein gehört auf die Straße.',
          fr: 'Sept paires de la chaussure à plaque. Tirées au sort : la vitesse, c’est pour la route.',
          ko: '플레이트를 넣은 레이싱화 일곱 켤레. 빠르기는 도로에서 겨루도록 추첨으로 나눕니다.',
          ar: 'سبعة أزواج من حذاء السباق ذي الصفيحة. بالسحب، فالسرعة مكانها الطريق.',
        },
      },
      { from: -24, to: 72, payMinutes: 24 * 60 },
    ),
    launch(
      {
        ...{ id: 'rack-flat-flash', eventType: 'FlashSale', products: [flash.product] },
        names: {
          en: 'Rack Flat, two days',
          de: 'Rack Flat, zwei Tage lang',
          fr: 'Rack Flat, deux jours',
          ko: '랙 플랫, 이틀간',
          ar: 'راك فلات، يومان',
        },
        texts: {
          en: 'The flat shoe for heavy bars, lower than it will be again this year.',
          de: 'Der flache Schuh für schwere Hanteln, günstiger wird er dieses Jahr nicht mehr.',
          fr: 'La chaussure plate pour les barres lourdes, au plus bas de l’année.',
          ko: '무거운 바벨을 위한 납작한 신발, 올해 가장 낮은 가격입니다.',
          ar: 'الحذاء المسطح للأثقال، بأدنى سعر هذا العام.',
        },
      },
      {
        ...{ from: -1, to: 48 },
        prices: markets.flatMap(({ code, currency }) => {
          const sale = flash.prices.get(currency);
          return sale === undefined ? [] : [{ product: flash.product, market: code, sale }];
        }),
      },
    ),
    launch(
      {
        ...{ id: 'pivot-outdoor', eventType: 'Waitroom', products: ['BB5102'] },
        names: {
          en: 'Pivot 5 Outdoor in rust',
          de: 'Pivot 5 Outdoor in Rost',
          fr: 'Pivot 5 Outdoor rouille',
          ko: '피벗 5 아웃도어 러스트',
          ar: 'بيفوت 5 الخارجي بلون الصدأ',
        },
        texts: {
          en: 'For the court behind the station. One pair each, and one shopper at a time.',
          de: 'Für den Platz hinter dem Bahnhof. Ein Paar pro Person, eine Person nach der anderen.',
          fr: 'Pour le terrain derrière la gare. Une paire par personne, une personne à la fois.',
          ko: '역 뒤 코트를 위한 신발. 한 사람에 한 켤레, 한 번에 한 명씩 구매합니다.',
          ar: 'للملعب خلف المحطة. زوج واحد لكل شخص، وشخص واحد في كل مرة.',
        },
      },
      { from: -2, to: 30 * 24, seats: 1 },
    ),
    launch(
      {
        ...{ id: 'suede-club', eventType: 'ClosedGroupSale', products: ['CT1102'] },
        names: {
          en: 'Baseline Suede for members',
          de: 'Baseline Suede für Mitglieder',
          fr: 'Baseline Suede pour les membres',
          ko: '회원을 위한 베이스라인 스웨이드',
          ar: 'بيسلاين سويد للأعضاء',
        },
        texts: {
          en: 'Burgundy suede, for whoever has ordered with us for a while.',
          de: 'Bordeauxfarbenes Wildleder für alle, die schon länger bei uns bestellen.',
          fr: 'Daim bordeaux, pour qui commande chez nous depuis un moment.',
          ko: '오랫동안 함께한 분들을 위한 버건디 스웨이드.',
          ar: 'شمواه عنّابي لمن يطلب منا منذ مدة.',
        },
      },
      { from: -48, to: 14 * 24, exclusivityGroup: 'Membership Tier 2' },
    ),
    launch(
      {
        ...{ id: 'rotation-violet', eventType: 'Regular', products: ['VB1002'] },
        names: {
          en: 'Rotation in violet',
          de: 'Rotation in Violett',
          fr: 'Rotation en violet',
          ko: '로테이션 바이올렛',
          ar: 'روتيشن بالبنفسجي',
        },
        texts: {
          en: 'The volleyball shoe in the colour of the final.',
          de: 'Der Volleyballschuh in der Farbe des Finales.',
          fr: 'La chaussure de volley aux couleurs de la finale.',
          ko: '결승전 색상의 배구화.',
          ar: 'حذاء الكرة الطائرة بلون النهائي.',
        },
      },
      { from: 72, to: 30 * 24, earlyAccess: { from: at(-1), tier: 3 } },
    ),
    launch(
      {
        ...{ id: pastDraw.id, eventType: 'Hype2.0', products: [pastDraw.product] },
        names: {
          en: 'Strike AG in black and gold',
          de: 'Strike AG in Schwarz und Gold',
          fr: 'Strike AG noir et or',
          ko: '스트라이크 AG 블랙 골드',
          ar: 'سترايك AG بالأسود والذهبي',
        },
        texts: {
          en: 'Four pairs for artificial grass. Drawn: look how, and draw again.',
          de: 'Vier Paar für Kunstrasen. Gezogen: Wie, lässt sich ansehen und nachziehen.',
          fr: 'Quatre paires pour gazon synthétique. Tirage fait : voyez comment, et refaites-le.',
          ko: '인조 잔디용 네 켤레. 추첨이 끝났습니다. 방법을 보고 다시 추첨해 보세요.',
          ar: 'أربعة أزواج للعشب الصناعي. تم السحب: انظر كيف، وأعده بنفسك.',
        },
      },
      { from: -96, to: -48, payMinutes: 24 * 60 },
    ),
  ];
}

/** Entries in the draw that is over, as they remain after an erasure: nobody's, but still in the published list. */
export async function enterPastDraw(db: Kysely<Database>, now: Date): Promise<void> {
  const model = demoProducts.find(({ colourways }) => colourways.some(({ id }) => id === pastDraw.product));
  if (!model) return;
  const skus = sizeRuns[model.sizeRun].sizes.map(({ code }) => skuOf(pastDraw.product, code));
  const at = new Date(now.getTime() - 72 * hour);
  const entries = await Promise.all(
    Array.from({ length: pastDraw.entries }, async (_, number) => ({
      ...{ id: `demo-${pastDraw.id}-${number}`, launch_id: pastDraw.id, account_id: null },
      ...{ state: 'entered' as const, joined_at: at, seen_at: at, queue_key: 0 },
      sku: skus[number % skus.length] ?? null,
      commitment: await sha256(`${pastDraw.id}\n${number}`),
    })),
  );
  await db.insertInto('launch_entries').values(entries).execute();
}
