import type { trackedFields } from './PaymentStore.ts';

/** Fields of the provider's frame; an invalid one is named, never its content. */
export type CardField = (typeof trackedFields)[number];
const cardFields: readonly CardField[] = ['creditCard', 'expiryDate', 'securityCode', 'cardHolder'];

/** A field of the frame that is wrong. */
export interface InvalidCardField {
  field: CardField;
  /** What stands beside the field, in the provider's words and the shopper's language. */
  message?: string;
}

/** What the provider's frames say. */
export type FrameMessage =
  | { type: 'payment-ready' | 'payment-height'; height: number }
  /** No field is named when the provider itself could not be asked. */
  | { type: 'payment-invalid'; fields: InvalidCardField[] }
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

/** Longest message of a field that is shown. */
const longestMessage = 200;

/** Names come bare or with what is wrong, in any order; here they stand in the order of the frame. */
function cardFieldsIn(entries: readonly unknown[]): InvalidCardField[] {
  const told = entries.map((entry) =>
    typeof entry === 'object' && entry !== null ? entry : { field: entry },
  );
  return cardFields.flatMap((field) => {
    const entry = told.find((one) => 'field' in one && one.field === field);
    if (!entry) return [];
    const message = 'message' in entry && typeof entry.message === 'string' ? entry.message.trim() : '';
    return message && message.length <= longestMessage ? { field, message } : { field };
  });
}
