import { describe, expect, it } from 'vitest';
import { germany, korea } from '../../platform/site/Site.fixtures.ts';
import { britishSite } from '../../platform/site/Site.fixtures.ts';
import { Site } from '../../platform/site/index.ts';
import { flask, product, reduced } from './Product.fixtures.ts';
import { productHead, productJsonLd } from './productJsonLd.ts';

const written = (...args: Parameters<typeof productJsonLd>) =>
  JSON.parse(JSON.stringify(productJsonLd(...args)));

describe('structured data for search engines', () => {
  it('is a group with one product per size, each with its offer', () => {
    const group = written(product(), britishSite(), 'https://shop.example');
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'TEMPO4M',
      url: 'https://shop.example/gb/tempo-4/RR4101.html',
      brand: { name: 'Touchline Run' },
      audience: { suggestedGender: 'male', suggestedMinAge: 13 },
    });
    expect(group.hasVariant).toHaveLength(12);
    expect(group.hasVariant[0]).toMatchObject({
      sku: 'RR4101_560',
      color: 'Volt / white',
      size: { name: '6', sizeSystem: 'https://schema.org/WearableSizeSystemUK' },
      offers: {
        price: '130.00',
        priceCurrency: 'GBP',
        availability: 'https://schema.org/OutOfStock',
        hasMerchantReturnPolicy: { merchantReturnDays: 60 },
      },
    });
    expect(group.hasVariant[1].offers.availability).toBe('https://schema.org/InStock');
    expect(group.hasVariant[0].image[0]).toMatch(/^https:\/\/shop\.example\//);
  });

  it('names a product without a colour by what it has', () => {
    const plain = { ...product(), attribute_list: { ...product().attribute_list, color: '' } };
    const [first] = written(plain, britishSite(), 'https://shop.example').hasVariant;
    expect(first.name).toBe('Tempo 4, 6');
    expect(first).not.toHaveProperty('color');
  });

  it('contains the original price, and ratings only where there are some', () => {
    const group = written(reduced, new Site(germany), 'https://shop.example');
    expect(group.hasVariant[0].offers).toMatchObject({
      price: '98.00',
      priceSpecification: { price: '130.00', priceType: 'https://schema.org/StrikethroughPrice' },
    });
    expect(group).not.toHaveProperty('aggregateRating');
    const reviews = { aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6 } };
    const rated = JSON.parse(JSON.stringify(productJsonLd(reduced, britishSite(), '', reviews)));
    expect(rated).toMatchObject(reviews);
  });

  it('says what is used, and of returns only what the market states', () => {
    const { returnDays: _, returns: __, ...silent } = germany.market;
    const used = product();
    const group = written(
      { ...used, attribute_list: { ...used.attribute_list, condition: 'used', size_type: 'tall' } },
      new Site({ ...germany, market: silent }),
      'https://shop.example',
    );
    expect(group.hasVariant[0].offers.itemCondition).toBe('https://schema.org/UsedCondition');
    expect(group.hasVariant[0].size.sizeGroup).toBe('https://schema.org/WearableSizeGroupTall');
    expect(group.hasVariant[0].offers).not.toHaveProperty('hasMerchantReturnPolicy');
    const paid = new Site({
      ...germany,
      market: { ...germany.market, returnDays: 14, returns: { cost: 4.95 } },
    });
    expect(
      written(used, paid, 'https://shop.example').hasVariant[0].offers.hasMerchantReturnPolicy,
    ).toMatchObject({
      merchantReturnDays: 14,
      returnFees: 'https://schema.org/ReturnShippingFees',
      returnShippingFeesAmount: { value: '4.95', currency: 'EUR' },
    });
  });

  it('writes won without decimals, and no size system for a single size', () => {
    const won = { ...flask, pricing_information: { ...flask.pricing_information, currency: 'KRW' } };
    const [only] = written(won, new Site(korea), '').hasVariant;
    expect(only.offers.price).toBe('26');
    expect(only.size).not.toHaveProperty('sizeSystem');
  });
});

it('gives the page a title, a description, an address and robots', () => {
  expect(productHead(product())).toEqual({
    title: 'Tempo 4, road running shoe',
    description: 'Soft under the heel, quick off the toe.',
    canonical: '/tempo-4/RR4101.html',
    robots: 'index,follow',
  });
});
