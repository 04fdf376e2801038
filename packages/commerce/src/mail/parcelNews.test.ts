import { describe, expect, it } from 'vitest';
import { neutralDesign } from '../kernel/brand/BrandDesign.ts';
import { languagesIn } from '../node/testing/languagesIn.ts';
import { renderMail } from './composeMail.ts';
import { parcelMailKinds, parcelNews, type MailedParcel, type ParcelMailKind } from './kinds/parcelNews.ts';
import { collectedOrder, sampleOrder, sampleParcel, sampleSite } from './mailSamples.ts';

const link = 'https://shop.example/gb/order?key=0123456789';
const kinds = Object.keys(parcelMailKinds) as ParcelMailKind[];
const languages = languagesIn(new URL('messages/', import.meta.url));

const render = async (kind: ParcelMailKind, language: string, parcel: MailedParcel = sampleParcel) => {
  const order = kind === 'parcel-ready' ? collectedOrder : sampleOrder;
  const content = await parcelNews(kind, order, parcel, { site: sampleSite(language), link });
  return renderMail(content, neutralDesign('touchline'), language);
};

describe.each(kinds)('The mail %s', (kind) => {
  it.each(languages)('in %s names the order, its goods and its page', async (language) => {
    const { html, text, subject } = await render(kind, language);
    expect(subject).toContain(sampleOrder.id);
    for (const body of [html, text]) {
      expect(body).toContain(link);
      expect(body).toContain('Tempo 4');
    }
  });

  it('says the same in no two languages', async () => {
    const subjects = await Promise.all(
      languages.map(async (language) => (await render(kind, language)).subject),
    );
    expect(new Set(subjects).size).toBe(languages.length);
  });
});

describe('News of a parcel', () => {
  it('name carrier, number and day while it is on its way, and lead to the page of the carrier', async () => {
    const { text } = await render('parcel-sent', 'en');
    expect(text.replaceAll('\u00a0', ' ')).toContain('Wednesday 25 November to Friday 27 November');
    for (const told of ['Royal Mail', 'JD0002', 'https://carrier.example/JD0002'])
      expect(text).toContain(told);
    const without = await render('parcel-sent', 'en', {
      ...sampleParcel,
      trackingNumber: null,
      trackingUrl: null,
    });
    expect(without.text).not.toContain('Tracking number');
    expect(without.text).not.toContain('Follow the parcel');
  });

  it('tell where and by which code it is collected', async () => {
    const { html, text } = await render('parcel-ready', 'de');
    for (const told of ['K7QM-2XWF', 'Market Street', 'M1 1PT']) expect(text).toContain(told);
    expect(html).toContain('role="img"');
  });
});
