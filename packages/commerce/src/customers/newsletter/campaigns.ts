import { signupLocale } from '@touchline/contract/market/locale';
import type { Site } from '@touchline/contract/market/schema';
import type { SignupCampaign } from '@touchline/contract/newsletter/schema';
import type { ShopCampaign } from '../../catalogue/content/BrandContent.ts';
import { factsOf } from '../../catalogue/content/fillFacts.ts';
import { brandPicture, writeText, type Filling } from '../../catalogue/content/fillSections.ts';
import { linkTargets } from '../../catalogue/content/linkTargets.ts';
import { deliveredPages } from '../../catalogue/content/pagesOfBrand.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** A campaign of the shop's brand, and whether it can be taken part in now. */
export interface FoundCampaign {
  readonly campaign: ShopCampaign;
  readonly isOpen: boolean;
}

/** The campaign of a component, if this trigger opens it. */
export function campaignFor(
  shop: CommerceContext,
  componentId: string,
  trigger: string,
  now: Date,
): FoundCampaign | undefined {
  const campaign = deliveredPages(shop)?.campaigns?.find(
    (each) => each.componentId === componentId && each.triggers.includes(trigger),
  );
  if (!campaign) return undefined;
  const today = now.toISOString();
  const isOpen =
    (campaign.from === undefined || today >= campaign.from) &&
    (campaign.until === undefined || today < campaign.until);
  return { campaign, isOpen };
}

/** A campaign in the language of the site. */
export function campaignView(
  shop: CommerceContext,
  { campaign, isOpen }: FoundCampaign,
  site: Site,
): SignupCampaign {
  const { market, language } = site;
  const filling: Filling = {
    ...{ site, catalogue: shop.catalogue, pictures: shop.content.pictures },
    facts: factsOf(market, language, shop.design.name),
    leads: linkTargets(deliveredPages(shop), market),
  };
  return {
    'cs-version': campaign.version,
    components: [
      ...(campaign.picture
        ? [{ kind: 'picture' as const, picture: brandPicture(campaign.picture, filling) }]
        : []),
      { kind: 'title', text: writeText(campaign.title, filling) },
      ...campaign.paragraphs.map((text) => ({ kind: 'text' as const, text: writeText(text, filling) })),
      { kind: 'form' },
    ],
    locale: signupLocale(site),
    ...(isOpen ? {} : { error: writeText(campaign.closed, filling) }),
  };
}
