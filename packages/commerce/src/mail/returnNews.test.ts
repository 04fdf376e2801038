import { Formats } from '@touchline/contract/market/formats';
import { expect, it } from 'vitest';
import { neutralDesign } from '../kernel/brand/BrandDesign.ts';
import { languagesIn } from '../node/testing/languagesIn.ts';
import { renderMail } from './composeMail.ts';
import type { MailContent } from './MailContent.ts';
import { refundNews } from './kinds/refundNews.ts';
import { returnAnnounced, returnEnded, returnExchanged, returnRefunded } from './kinds/returnNews.ts';
import { sampleExchange, sampleOrder, sampleReturn, sampleSite } from './mailSamples.ts';

const link = 'https://shop.example/gb/order?key=0123456789';

it.each(languagesIn(new URL('messages/', import.meta.url)))(
  'the mails about a return name its number, what goes back and its sum in %s',
  async (language) => {
    const around = { site: sampleSite(language), link };
    const design = neutralDesign('touchline');
    const announced = await renderMail(
      await returnAnnounced(sampleOrder, sampleReturn, around),
      design,
      language,
    );
    for (const body of [announced.html, announced.text])
      for (const told of [sampleReturn.returnId, 'Everyday Crew Socks', link]) expect(body).toContain(told);
    expect(announced.text).not.toContain('Tempo 4');
    const refunded = await renderMail(
      await returnRefunded(sampleOrder, sampleReturn, around),
      design,
      language,
    );
    const sum = new Formats(sampleSite(language)).money(sampleReturn.refund);
    for (const told of ['GB-2026-C000012', sum, link]) expect(refunded.text).toContain(told);
    const textOf = async (content: Promise<MailContent>) =>
      (await renderMail(await content, design, language)).text;
    expect(await textOf(returnAnnounced(sampleOrder, sampleExchange, around))).toContain('9-11');
    for (const end of ['lapsed', 'refused'] as const)
      expect(await textOf(returnEnded(end, sampleOrder, sampleExchange, around))).toContain(sampleOrder.id);
    for (const kind of ['delayed', 'made'] as const)
      for (const told of [sampleOrder.id, sum, link])
        expect(await textOf(refundNews(kind, sampleOrder, 1_200, around))).toContain(told);
    const [kept, ...others] = sampleReturn.lines;
    if (!kept) throw new Error('The sample has no line.');
    const partly = { ...sampleReturn, lines: [{ ...kept, isRefused: true as const }, ...others] };
    expect(await textOf(returnEnded('partlyRefused', sampleOrder, partly, around))).toContain(
      'Everyday Crew Socks',
    );
    expect(await textOf(returnRefunded(sampleOrder, partly, around))).not.toContain('Everyday Crew Socks');
    const exchanged = await textOf(returnExchanged(sampleOrder, around));
    for (const told of [sampleOrder.id, 'Tempo 4', link]) expect(exchanged).toContain(told);
  },
);
