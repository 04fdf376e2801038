import type { Site } from '@touchline/contract/market/schema';
import type { EngineContent, EngineEvent, EngineResponse } from '@touchline/contract/personalisation/schema';
import { fallbacksOf, inLanguage } from '../products/vocabulary.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { bannerTexts, type BannerKey } from './bannerTexts.ts';
import type { PersonalisationEngine } from './PersonalisationEngine.ts';

type EventOf<Type extends EngineEvent['eventType']> = Extract<EngineEvent, { eventType: Type }>;

function eventOf<Type extends EngineEvent['eventType']>(events: readonly EngineEvent[], type: Type) {
  return events.find((event): event is EventOf<Type> => event.eventType === type);
}

/**
 * The shop's own rules, the first that fits: what is in the bag, the category that was looked at most, what is new. It
 * knows only what the page tells it, and stores nothing but how often each content was shown.
 */
export function ownEngine(shop: Pick<CommerceContext, 'db' | 'counters'>): PersonalisationEngine {
  const decide = async (events: readonly EngineEvent[], site: Site): Promise<[BannerKey, EngineContent]> => {
    const lines = eventOf(events, 'monetate:context:Cart')?.cartLines ?? [];
    if (lines.length > 0) return ['bag', contentOf('bag', site, '/cart')];
    const products = eventOf(events, 'monetate:context:PageView')?.products ?? [];
    const category = await favourite(shop, products);
    if (category) {
      const name = inLanguage(category.names, site.language.code);
      return ['category', contentOf('category', site, `/${category.path}`, name)];
    }
    const variables = eventOf(events, 'monetate:context:CustomVariables')?.customVariables ?? [];
    const isKnown = variables.some(({ variable, value }) => variable === 'loggedIn' && value === 'true');
    return isKnown ? ['again', contentOf('again', site, '/new')] : ['new', contentOf('new', site, '/new')];
  };
  return {
    async decide({ events }, site): Promise<EngineResponse> {
      const requestId = eventOf(events, 'monetate:decision:DecisionRequest')?.requestId ?? '';
      const [actionId, content] = await decide(events, site);
      const condition = actionId === 'bag' ? 'hasBag' : 'always';
      const action = {
        actionId,
        actionType: 'content',
        impressionId: `own.${actionId}`,
        condition,
        content,
      } as const;
      return { meta: { code: 200 }, data: { responses: [{ requestId, actions: [action] }] } };
    },
    async recordImpressions({ impressionIds }) {
      shop.counters.add('personalisationShown', impressionIds.length);
    },
  };
}

function contentOf(key: BannerKey, { language }: Site, href: string, name = ''): EngineContent {
  const code = fallbacksOf(language.code).find((each) => Object.hasOwn(bannerTexts, each)) ?? 'en';
  const { title, text, label } = bannerTexts[code as keyof typeof bannerTexts][key];
  const fill = (words: string) => words.replace('{{name}}', name);
  return { title: fill(title), text: fill(text), link: { label: fill(label), href } };
}

/** The category that most of these products are in. */
async function favourite({ db }: Pick<CommerceContext, 'db'>, products: readonly string[]) {
  if (products.length === 0) return undefined;
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.path', 'products.category')
    .select((eb) => ['categories.path', 'categories.names', eb.fn.countAll<number>().as('count')])
    .where('products.id', 'in', [...products])
    .groupBy(['categories.path', 'categories.names'])
    .orderBy('count', 'desc')
    .orderBy('categories.path')
    .limit(1)
    .executeTakeFirst();
}
