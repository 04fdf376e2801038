import { Market } from '@touchline/contract/market/schema';
import * as z from 'zod/mini';
import { isObject } from './mergeMarketFiles.ts';

/** The schema of a market file for editors: nothing is required, because a file may extend another. */
export function marketJsonSchema(): Record<string, unknown> {
  const whole = withoutRequired(z.toJSONSchema(Market)) as Record<string, unknown>;
  const { properties, ...rest } = whole;
  const text = (description: string) => ({ type: 'string', description });
  return {
    ...rest,
    title: 'A market of the shop, or what several markets share',
    properties: {
      $schema: { type: 'string' },
      $comment: { type: 'string' },
      extends: text('The file this one is merged over, by its path without .json: de, base/shop.'),
      order: { type: 'number', description: 'Place in the country selection; later without.' },
      ...(isObject(properties) ? properties : {}),
    },
  };
}

function withoutRequired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRequired);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'required' || !Array.isArray(inner))
      .map(([key, inner]) => [key, withoutRequired(inner)]),
  );
}
