import { writeLatinDigits } from '../foundations/latinDigits.ts';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import { CardIcon } from '../Icon/icons.tsx';
import { LeftToRightField } from '../TextField/LeftToRightField.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { brandOfNumber, cardBrandName, groupDigits, isCompleteNumber } from './cardBrands.ts';
import type { CardBrand } from './cardBrands.ts';
import { CardMark } from './CardMark.tsx';

/** What a page may know about a card: never its number. */
export interface RecognisedCard {
  /** Recognised by the first digits; `undefined` while they fit several brands or none. */
  brand: CardBrand | undefined;
  /** The number may be complete: its length and check digit are valid, which catches most typing errors. */
  isWhole: boolean;
}

type NativeInput = Omit<
  ComponentProps<'input'>,
  'id' | 'size' | 'type' | 'inputMode' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'maxLength'
>;

export interface CardNumberFieldProps extends NativeInput, FieldProps {
  /** Below the field, for content that changes while typing. */
  footer?: ReactNode;
  /** Accepted brands, for the mark in the field. */
  brands: readonly CardBrand[];
  /** Reports the brand and whether the number may be complete, whenever either changes. */
  onRecognise?: ((card: RecognisedCard) => void) | undefined;
}

/** Maximum number of digits of any card. */
const LONGEST = 19;

/** Groups the digits and keeps the caret after the same digit. */
function regroup(field: HTMLInputElement, taken: readonly CardBrand[]): string {
  const before = field.value.slice(0, field.selectionStart ?? 0).replaceAll(/\D/g, '').length;
  const digits = field.value.replaceAll(/\D/g, '').slice(0, LONGEST);
  const grouped = groupDigits(digits, brandOfNumber(digits, taken));
  if (grouped !== field.value) {
    field.value = grouped;
    let caret = 0;
    for (let seen = 0; seen < before && caret < grouped.length; caret += 1)
      if (grouped[caret] !== ' ') seen += 1;
    field.setSelectionRange(caret, caret);
  }
  return digits;
}

/**
 * A card number field for a page inside a provider's iframe: grouped as on the card, with the mark of its brand. The
 * number stays in the field: it has no name, so no form sends it, and it reports only brand and completeness.
 */
export function CardNumberField({ brands, onRecognise, ...rest }: CardNumberFieldProps) {
  const [card, setCard] = useState<RecognisedCard>({ brand: undefined, isWhole: false });
  const { brand } = card;
  const trailing = (
    <>
      {brand ? <CardMark brand={brand} isDecoration /> : <CardIcon />}
      <VisuallyHidden role="status">{brand ? cardBrandName(brand) : ''}</VisuallyHidden>
    </>
  );
  return (
    <LeftToRightField
      autoComplete="cc-number"
      spellCheck={false}
      {...rest}
      type="text"
      inputMode="numeric"
      trailing={trailing}
      onChange={(event) => {
        writeLatinDigits(event.currentTarget);
        const digits = regroup(event.currentTarget, brands);
        const found = brandOfNumber(digits, brands);
        const isWhole = isCompleteNumber(digits, found);
        if (found === brand && isWhole === card.isWhole) return;
        setCard({ brand: found, isWhole });
        onRecognise?.({ brand: found, isWhole });
      }}
    />
  );
}
