import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../setup/root.mjs';

/**
 * @typedef {{ code: string, sitePath: string, label?: string }} Language
 * @typedef {{ id: string, price?: number | undefined, cutOffHour?: number | undefined, leadDays?: object | undefined }} Delivery
 * @typedef {{ code: string, base: string, name: string, currency: string, languages: Language[], delivery: Delivery[] }} PreparedMarket
 */

const folder = inRoot('packages/commerce/markets');

/** Codes of the markets that come with the shop. */
export const preparedCodes = () =>
  ['.', 'more']
    .flatMap((under) => readdirSync(join(folder, under)))
    .filter((name) => /^[a-z]{2}\.json$/.test(name))
    .map((name) => name.slice(0, 2))
    .toSorted();

/**
 * A market that comes with the shop, as far as a new shop is asked about it; `undefined` where there is none.
 * @param {string} code
 * @returns {PreparedMarket | undefined}
 */
export function preparedMarket(code) {
  const base = [code, `more/${code}`].find((path) => existsSync(join(folder, `${path}.json`)));
  if (base === undefined) return undefined;
  const { countryNames, currency, languages, deliveryMethods } = whole(base);
  return {
    code,
    base,
    name: countryNames.en,
    currency,
    languages,
    delivery: deliveryMethods.flatMap(plainDelivery),
  };
}

/** A file with what it takes from the files that it extends, a field at a time. @param {string} path @returns {any} */
function whole(path) {
  const { extends: base, ...own } = JSON.parse(readFileSync(join(folder, `${path}.json`), 'utf8'));
  return base ? { ...whole(base), ...own } : own;
}

/** A delivery that a shop begins with; of zones and the like what the prepared market has. @param {Delivery} method @returns {Delivery[]} */
function plainDelivery({ id, price, cutOffHour, leadDays }) {
  if (id === 'egiftcard' || id === 'digital') return [{ id }];
  return id === 'standard' || id === 'express' ? [{ id, price, cutOffHour, leadDays }] : [];
}
