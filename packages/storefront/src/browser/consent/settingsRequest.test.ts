import { describe, expect, it } from 'vitest';
import { asksForSettings } from './asksForSettings.ts';
import { readSettingsRequest } from './settingsRequest.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const at = (query: string) => new URL(`https://shop.example/gb${query}`);

describe('an address that asks for the privacy settings', () => {
  it.each([
    ['?open-privacy-settings', true],
    ['?open-privacy-settings=true', true],
    ['?open-privacy-settings=false', false],
    ['?redirect-url=Lw==', false],
  ])('is %s: %s [A2.52]', (query, asks) => {
    expect(asksForSettings(at(query))).toBe(asks);
  });

  it.each([
    ['/gb/cart?a=b', '/gb/cart?a=b'],
    ['https://shop.example/gb', 'https://shop.example/gb'],
    ['https://checkout.example/pay', 'https://checkout.example/pay'],
    ['https://evil.example/', undefined],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['https://shop.example@evil.example/', undefined],
    ['https://user@shop.example/', undefined],
    ['https:\\\\evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['http://shop.example/', undefined],
  ])('leads back to %s: %s [A2.52, A4.53]', (target, expected) => {
    const url = at(`?redirect-url=${encodeURIComponent(base64(target))}`);
    expect(readSettingsRequest(url, ['https://checkout.example']).redirectUrl).toBe(expected);
  });

  it('leads nowhere by what is no base64', () => {
    expect(readSettingsRequest(at('?redirect-url=%%%'), [])).toEqual({});
    expect(readSettingsRequest(at('?redirect-url=/w=='), [])).toEqual({});
  });

  it('says which level is ticked in the beginning', () => {
    expect(readSettingsRequest(at('?consent-level=1'), [])).toEqual({ level: 1 });
    expect(readSettingsRequest(at('?consent-level=3'), [])).toEqual({});
  });
});
