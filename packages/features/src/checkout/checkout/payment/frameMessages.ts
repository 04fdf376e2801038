import { cutText } from '@touchline/contract/cutText';
import type { trackedFields } from './PaymentStore.ts';

/** Fields of the provider's frame; an invalid one is reported by name, never with its content. */
export type CardField = (typeof trackedFields)[number];
const cardFields: readonly CardField[] = ['creditCard', 'expiryDate', 'securityCode', 'cardHolder'];

/** An invalid field of the frame. */
export interface InvalidCardField {
  field: CardField;
  /** The provider's message next to the field, in the shopper's language. */
  message?: string;
}

/** Messages of the provider's frames. */
export type FrameMessage =
  | { type: 'payment-ready' | 'payment-height'; height: number }
  /** No field is named when the provider itself could not be reached. */
  | { type: 'payment-invalid'; fields: InvalidCardField[] }
  | { type: 'payment-token'; token: string; brand: string; lastDigits: string }
  /** Enter was pressed in a card field. */
  | { type: 'payment-enter' }
  | { type: 'challenge-done' };

/** Longest token: some providers give out the encrypted card itself. */
const longestToken = 8_000;

/** Maximum height of the frame, in pixels. */
const tallest = 2000;

/** Parses a message of a frame; `undefined` for anything that is not exactly a known message. */
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
      if (typeof token !== 'string' || token.length === 0 || token.length > longestToken) return undefined;
      return {
        ...{ type, token },
        brand: typeof brand === 'string' ? cutText(brand, 40) : '',
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

/** Maximum length of a field message that is shown. */
const maxMessageLength = 200;

/** Entries are names, with or without a message, in any order; returns them in the frame's order. */
function cardFieldsIn(entries: readonly unknown[]): InvalidCardField[] {
  const fields = entries.map((entry) =>
    typeof entry === 'object' && entry !== null ? entry : { field: entry },
  );
  return cardFields.flatMap((field) => {
    const entry = fields.find((one) => 'field' in one && one.field === field);
    if (!entry) return [];
    const message = 'message' in entry && typeof entry.message === 'string' ? entry.message.trim() : '';
    return message && message.length <= maxMessageLength ? { field, message } : { field };
  });
}
