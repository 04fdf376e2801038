import type { trackedFields } from './PaymentStore.ts';

/** Fields of the provider's frame; an invalid one is named, never its content. */
export type CardField = (typeof trackedFields)[number];
const cardFields: readonly string[] = ['creditCard', 'expiryDate', 'securityCode', 'cardHolder'];

/** What the provider's frames say. */
export type FrameMessage =
  | { type: 'payment-ready' | 'payment-height'; height: number }
  /** No field is named when the provider itself could not be asked. */
  | { type: 'payment-invalid'; fields: CardField[] }
  | { type: 'payment-token'; token: string; brand: string; lastDigits: string }
  /** Enter was pressed in a field of the card. */
  | { type: 'payment-enter' }
  | { type: 'challenge-done' };

/** Tallest frame we make room for, in pixels. */
const tallest = 2000;

/** Reads a message of a frame; `undefined` for anything that is not exactly one of ours. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const message = data as Record<string, unknown>;
  const { type } = message;
  switch (type) {
    case 'payment-ready':
    case 'payment-height': {
      const { height } = message;
      const isSound = typeof height === 'number' && height > 0 && height <= tallest;
      return isSound ? { type, height: Math.ceil(height) } : undefined;
    }
    case 'payment-invalid': {
      const { fields } = message;
      return Array.isArray(fields) ? { type, fields: cardFieldsIn(fields) } : undefined;
    }
    case 'payment-token': {
      const { token, brand, lastDigits } = message;
      if (typeof token !== 'string' || token.length === 0 || token.length > 200) return undefined;
      return {
        ...{ type, token },
        brand: typeof brand === 'string' ? brand.slice(0, 40) : '',
        lastDigits: typeof lastDigits === 'string' && /^\d{4}$/.test(lastDigits) ? lastDigits : '',
      };
    }
    case 'payment-enter':
    case 'challenge-done':
      return { type };
    default:
      return undefined;
  }
}

/** Names come bare or with what is wrong; the frame tells the shopper itself, so only the names are kept. */
function cardFieldsIn(entries: readonly unknown[]): CardField[] {
  const names = entries.map((entry) =>
    typeof entry === 'object' && entry !== null && 'field' in entry ? entry.field : entry,
  );
  return cardFields.filter((field): field is CardField => names.includes(field));
}
