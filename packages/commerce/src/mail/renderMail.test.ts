import { Formats } from '@touchline/contract/market/formats';
import { describe, expect, it } from 'vitest';
import { renderMail } from './composeMail.ts';
import { orderPlaced } from './kinds/orderPlaced.ts';
import { neutralDesign } from '../kernel/brand/BrandDesign.ts';
import { collectedOrder, sampleOrder, sampleSite } from './mailSamples.ts';
import { languagesIn } from '../node/testing/languagesIn.ts';
import { messagesOf } from './messagesOf.ts';

const link = 'https://shop.example/gb/order?key=0123456789';
const render = async (language: string, design = neutralDesign('touchline'), data = sampleOrder) =>
  renderMail(await orderPlaced(data, sampleSite(language), link), design, language);

describe('The receipt', () => {
  it.each(languagesIn(new URL('messages/', import.meta.url)))(
    'in %s has every sum, line and the link, in HTML and in plain text',
    async (language) => {
      const { html, text, subject } = await render(language);
      const total = new Formats(sampleSite(language)).money(sampleOrder.data.pricing.total);
      for (const body of [html, text]) {
        expect(body).toContain(total);
        for (const { productName } of sampleOrder.data.productLineItemList)
          expect(body).toContain(productName);
      }
      expect(html).toContain(`href="${link}"`);
      expect(text).toContain(link);
      expect(subject).toContain(sampleOrder.id);
      expect(html).toContain(`<html lang="${language}"`);
    },
  );

  it('writes days and the address as the market does', async () => {
    const { text } = await render('en');
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'Royal Mail: Wednesday 25 November to Friday 27 November',
    );
    expect(text).toContain('Maya Okafor\n14 Tib Street\nManchester M4 1SH\n');
  });

  it.each([
    ['en', 'Royal Mail: Tuesday 1 December, 18:00 to 21:00'],
    ['de', 'Royal Mail: Dienstag, 1. Dezember, 18:00 bis 21:00 Uhr'],
    ['fr', 'Royal Mail : mardi 1 décembre, entre 18:00 et 21:00'],
    ['ar', 'Royal Mail: الثلاثاء، 1 ديسمبر، من 6:00 م إلى 9:00 م'],
    ['ko', 'Royal Mail: 12월 1일 화요일 18:00~21:00'],
  ])('in %s says day and hours of a scheduled delivery', async (language, expected) => {
    const scheduled = { from: '2026-12-01T18:00:00+00:00', to: '2026-12-01T21:00:00+00:00' };
    const [shipping] = sampleOrder.data.shippingLineItemList;
    if (!shipping) throw new Error('The sample is sent by nobody.');
    const data = { ...sampleOrder.data, shippingLineItemList: [{ ...shipping, scheduled }] };
    const { text } = await render(language, undefined, { ...sampleOrder, data });
    expect(text.replaceAll('\u00a0', ' ')).toContain(expected);
  });

  it.each([
    ['en', 'Sent from Friday 11 December'],
    ['de', 'Versand ab Freitag, 11. Dezember'],
    ['fr', 'Expédié à partir du vendredi 11 décembre'],
    ['ar', 'يُشحن ابتداءً من الجمعة، 11 ديسمبر'],
    ['ko', '12월 11일 금요일부터 발송'],
  ])(
    'in %s says from when on a back order is sent, and what is special about its delivery',
    async (language, expected) => {
      const [line] = sampleOrder.data.productLineItemList;
      const [shipping] = sampleOrder.data.shippingLineItemList;
      if (!line || !shipping) throw new Error('The sample is empty.');
      const data = {
        ...sampleOrder.data,
        productLineItemList: [{ ...line, sentFrom: '2026-12-11' }],
        shippingLineItemList: [{ ...shipping, text: 'The courier calls first' }],
      };
      const { text } = await render(language, undefined, { ...sampleOrder, data });
      const plain = text.replaceAll('\u00a0', ' ');
      expect(plain).toContain(expected);
      expect(plain).toContain('The courier calls first');
    },
  );

  it.each([
    ['en', 'Volt / white, EU 40.5, '],
    ['de', 'Volt / white, EU 40,5, '],
    ['ar', 'Volt / white، EU 40.5، '],
  ])('in %s writes size and list of details as its pages do', async (language, expected) => {
    const [line] = sampleOrder.data.productLineItemList;
    if (!line) throw new Error('The sample is empty.');
    const data = { ...sampleOrder.data, productLineItemList: [{ ...line, size: 'EU 40.5' }] };
    const { text } = await render(language, undefined, { ...sampleOrder, data });
    expect(text).toContain(expected);
  });

  it('says nothing of delivery and address for what is sent by email', async () => {
    const byEmail = { id: 'egiftcard', shippingType: 'egiftcard' as const, name: '', pricing: { price: 0 } };
    const [parcel] = sampleOrder.data.shippingLineItemList;
    const textOf = async (shippingLineItemList: (typeof sampleOrder)['data']['shippingLineItemList']) => {
      const data = { ...sampleOrder.data, shippingLineItemList };
      return (await render('en', undefined, { ...sampleOrder, data })).text;
    };
    const emailed = await textOf([byEmail]);
    expect(emailed).not.toMatch(/Delivered to|14 Tib Street|Delivery:/);
    if (!parcel) throw new Error('The sample is sent by nobody.');
    expect(await textOf([parcel, byEmail])).toContain('14 Tib Street');
  });

  it('has each sum of the order: what sale and voucher took off, and tax that the prices do not include', async () => {
    const pricing = { price: 100, saved: 30, voucher: 10, shipping: 5, tax: 8, total: 103 };
    const data = { ...sampleOrder.data, pricing, taxationPolicy: 'net' as const };
    const { text } = await render('en', undefined, { ...sampleOrder, data });
    for (const line of ['Goods: £130.00', 'Sale: −£30.00', 'Voucher: −£10.00', 'Tax: £8.00'])
      expect(text).toContain(line);
    expect(text).not.toContain('of which');
  });

  it.each(languagesIn(new URL('messages/', import.meta.url)))(
    'in %s tells where an order is collected, when the place is open, and the code to show',
    async (language) => {
      const { orderPlaced: t } = await messagesOf(language);
      const { html, text } = await render(language, undefined, collectedOrder);
      for (const body of [html, text]) {
        for (const word of [t.collectFrom, t.collectionCode, t.showCode, 'Market Street', 'K7QM-2XWF'])
          expect(body).toContain(word);
        expect(body).not.toContain(t.deliveredTo);
      }
      expect(html).toContain(`role="img" aria-label="${t.collectionCode}"`);
      expect(html).not.toContain('<img');
      // Mail programs cut off what is longer.
      expect(html.length).toBeLessThan(100_000);
    },
  );

  it('groups the opening hours, and tells when the order is ready in the time of the store', async () => {
    const { text } = await render('en', undefined, collectedOrder);
    const lines = text.replaceAll('\u00a0', ' ').split('\n');
    expect(lines).toContain('Mon–Fri 9:00–12:30, 14:00–18:00');
    expect(lines).toContain('Sat 10:00–18:00');
    expect(lines).toContain('Ready from Mon 23 Nov, 14:00');
    expect(lines).toContain('Manchester M1 1PT');
  });

  it('shows the brand of the shop', async () => {
    const neutral = neutralDesign('harbour');
    const design = {
      ...neutral,
      name: 'Harbour & Sons',
      band: { ground: '#0b1a3c', text: '#fff9e0' },
      light: { ...neutral.light, primary: '#23408e', onPrimary: '#fffbf0' },
    };
    const { html, text } = await render('en', design);
    for (const color of ['#0b1a3c', '#fff9e0', '#23408e', '#fffbf0']) expect(html).toContain(color);
    expect(html).toContain('Harbour &amp; Sons');
    expect(text.startsWith('Harbour & Sons')).toBe(true);
    expect((await render('en', neutral)).text.startsWith('Harbour')).toBe(true);
  });

  it('shows text from catalogue and shopper as text', async () => {
    const [line] = sampleOrder.data.productLineItemList;
    const { shippingAddress } = sampleOrder.data;
    if (!line || !shippingAddress) throw new Error('The sample has no line or address.');
    const data = {
      ...sampleOrder,
      data: {
        ...sampleOrder.data,
        productLineItemList: [{ ...line, productName: '<img src=x onerror=alert(1)>' }],
        shippingAddress: { ...shippingAddress, address1: '"><script>1</script>' },
      },
    };
    const { html } = await render('en', undefined, data);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
  });

  it('needs no style sheet, script or picture, which mail programs drop', async () => {
    const { html } = await render('en');
    expect(html).not.toMatch(/<style|<link|<script|<img|flex|grid|url\(/);
  });

  it('keeps language and direction where Gmail drops the html element', async () => {
    for (const [language, direction, start, end] of [
      ['de', 'ltr', 'left', 'right'],
      ['ar', 'rtl', 'right', 'left'],
    ] as const) {
      const { html } = await render(language);
      const [, body = ''] = html.split('<body');
      expect(body).toMatch(new RegExp(`<table\\s+lang="${language}"\\s+dir="${direction}"`));
      expect(body).toMatch(new RegExp(`<td\\s+align="${start}"`));
      // Sums stand at the end of their line.
      const price = new Formats(sampleSite(language)).money(130);
      const before = body.slice(0, body.indexOf(price));
      expect(before.slice(before.lastIndexOf(' align='))).toMatch(new RegExp(`^ align="${end}"`));
    }
  });

  it('has a width and a padded button in Outlook, which knows neither max-width nor the padding of links', async () => {
    const { html } = await render('en');
    expect(html).toMatch(/<!--\[if mso\]><table[^>]*width="600"/);
    expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(2);
    expect(html).toMatch(/<td\s+bgcolor="#[0-9a-f]{6}"\s+style="[^"]*mso-padding-alt:14px 28px"/i);
  });

  it('falls back to what the language falls back to, at last to English', async () => {
    const english = await messagesOf('en');
    expect(await messagesOf('de-AT')).toBe(await messagesOf('de'));
    for (const language of ['sv', '__proto__', '../messagesOf', ''])
      expect(await messagesOf(language), language).toBe(english);
  });

  it('stays under the 102 KB after which Gmail cuts a mail, with fifty lines', async () => {
    const { productLineItemList } = sampleOrder.data;
    const many = Array.from(
      { length: 50 },
      (_, at) => productLineItemList[at % productLineItemList.length],
    ).filter((line) => line !== undefined);
    const { html } = await render('de', undefined, {
      ...sampleOrder,
      data: { ...sampleOrder.data, productLineItemList: many },
    });
    expect(new TextEncoder().encode(html).byteLength).toBeLessThan(102 * 1024);
  });
});
