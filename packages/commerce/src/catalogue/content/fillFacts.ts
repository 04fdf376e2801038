import { localeOf } from '@touchline/contract/market/locale';
import type { DeliveryMethod, Language, Market } from '@touchline/contract/market/schema';
import { isForEverybody } from '../../kernel/delivery/prime.ts';

/** Facts of a market that texts may hold in braces. */
export type MarketFacts = Readonly<Record<FactName, string>>;

/** Names that may stand in braces. */
export const factNames = [
  'brand',
  'country',
  'freeFrom',
  'homePrice',
  'homeCarrier',
  'homeDays',
  'expressPrice',
  'expressCarrier',
  'expressDays',
  'cutOff',
  'expressCutOff',
  'returnDays',
  'maxQuantity',
] as const;
export type FactName = (typeof factNames)[number];

/** What is true in a market, written as one of its languages writes it. */
export function factsOf(market: Market, language: Language, brand: string): MarketFacts {
  const locale = localeOf({ language, market });
  const methods = market.deliveryMethods.filter((method) => isForEverybody(method) && !method.scheduling);
  const home = methods.find(({ shippingType }) => shippingType === 'home');
  const express = methods.find(({ shippingType }) => shippingType === 'express');
  const money = (amount: number | undefined) =>
    amount === undefined
      ? '–'
      : new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: market.currency,
          trailingZeroDisplay: 'stripIfInteger',
        }).format(amount);
  return {
    brand,
    country: market.countryNames[language.code] ?? market.country,
    freeFrom: money(home?.freeFrom),
    homePrice: money(home?.price),
    homeCarrier: home?.carrierName ?? '',
    homeDays: days(home),
    expressPrice: money(express?.price),
    expressCarrier: express?.carrierName ?? '',
    expressDays: days(express),
    cutOff: hour(home, locale),
    expressCutOff: hour(express, locale),
    returnDays: market.returnDays === undefined ? '–' : String(market.returnDays),
    maxQuantity: String(market.maxQuantity),
  };
}

/** Puts the facts into a text. Braces with anything else in them stay. */
export function fillFacts(text: string, facts: MarketFacts): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const known = factNames.find((fact) => fact === name);
    return known ? facts[known] : braces;
  });
}

function days(method: DeliveryMethod | undefined): string {
  if (!method) return '';
  const { from, to } = method.leadDays;
  return from === to ? String(to) : `${from}–${to}`;
}

function hour(method: DeliveryMethod | undefined, locale: string): string {
  if (!method) return '';
  const time = new Date(Date.UTC(2026, 0, 1, method.cutOffHour));
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    time,
  );
}
