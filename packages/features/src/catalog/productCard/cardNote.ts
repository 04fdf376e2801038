import type { ProductSummary } from '@touchline/contract/product/schema';

/** The optional line below the price of a card. */
export type CardNote =
  | { kind: 'soldOut' }
  | { kind: 'comingSoon'; from: string | undefined }
  | { kind: 'preorder'; from: string | undefined }
  | { kind: 'backorder'; from: string | undefined }
  | { kind: 'lowStock'; size: string | undefined; left: number };

/** Selects the card's one line of urgency: availability has priority over low stock. */
export function cardNote({
  availability_status: status,
  availableFrom: from,
  lowStock,
}: Pick<ProductSummary, 'availability_status' | 'availableFrom' | 'lowStock'>): CardNote | undefined {
  switch (status) {
    case 'NOT_AVAILABLE':
    case 'FULLY_RESERVED':
      return { kind: 'soldOut' };
    case 'PREVIEW':
      return { kind: 'comingSoon', from };
    case 'PREORDER':
      return { kind: 'preorder', from };
    case 'BACKORDER':
      return { kind: 'backorder', from };
    case 'IN_STOCK':
      return lowStock ? { kind: 'lowStock', size: lowStock.size, left: lowStock.left } : undefined;
  }
}
