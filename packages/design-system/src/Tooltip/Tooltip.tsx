import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { popupPlaceStyles } from '../popup/popupStyles.ts';
import type { PopupPlace } from '../popup/popupStyles.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { watchTooltipTarget } from './watchTooltipTarget.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'id' | 'popover' | 'role'>, PopupPlace {
  /** The id that `tooltipTarget(id)` on a control refers to. */
  id: string;
  /** One sentence without links. It adds to the control's name and never replaces it. */
  children: ComponentProps<'div'>['children'];
}

const Root = styled.div`
  ${popupPlaceStyles}
  ${type('meta')}
  max-inline-size: min(280px, calc(100vw - 2 * ${token('space.8')}));
  padding: ${token('space.8')} ${token('space.12')};
  border: 1px solid transparent;
  border-radius: ${token('radius.control')};
  background: ${token('color.text')};
  color: ${token('color.text.inverse')};
  ${media.forcedColours} {
    border-color: CanvasText;
  }
`;

/**
 * One additional sentence about a control, on hover and keyboard focus. The pointer can move onto it, Escape hides it,
 * and it does not time out. Touch users do not see it: put nothing essential here.
 */
export function Tooltip({ id, side = 'above', align = 'centre', ref, ...rest }: TooltipProps) {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = document.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(id)}"]`);
    return tip.current && target ? watchTooltipTarget(tip.current, target) : undefined;
  }, [id]);
  return (
    <Root
      {...rest}
      ref={useMergedRef(tip, ref)}
      id={id}
      role="tooltip"
      popover="manual"
      data-side={side}
      data-align={align}
    />
  );
}
