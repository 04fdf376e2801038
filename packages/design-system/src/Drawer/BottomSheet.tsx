import type { PointerEvent } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { Drawer } from './Drawer.tsx';
import type { SheetProps } from './Drawer.tsx';
import { dragToClose } from './dragToClose.ts';

export type BottomSheetProps = SheetProps;

const Root = styled(Drawer)`
  &&[data-side='bottom'] {
    inset-block: auto 0;
    block-size: auto;
    max-block-size: calc(100dvh - 40px);
    max-inline-size: 640px;
    margin-inline: auto;
    border-radius: ${token('radius.dialog')} ${token('radius.dialog')} 0 0;
  }
  & > :first-child {
    position: relative;
    padding-block-start: ${token('space.20')};
    padding-inline-end: ${token('space.8')};
    touch-action: none;
    cursor: grab;
  }
  /* The handle shows that the sheet can be dragged down. */
  & > :first-child::before {
    content: '';
    position: absolute;
    inset-block-start: ${token('space.8')};
    inset-inline: calc(50% - 20px);
    border-block-start: 4px solid ${token('color.edge')};
    border-radius: 2px;
  }
`;

/**
 * A `Drawer` from the bottom, as high as its content: choices on a phone, within reach of the thumb. It closes by its
 * close button, Escape, a press outside, or by dragging its header down.
 */
export function BottomSheet({ onPointerDown, ...rest }: BottomSheetProps) {
  const handlePointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    onPointerDown?.(event);
    const { target, currentTarget: sheet, isPrimary } = event;
    const isOnHead = sheet.firstElementChild?.contains(target as Node) && target !== sheet;
    if (isPrimary && isOnHead && !(target as Element).closest('a, button'))
      dragToClose(sheet, event.nativeEvent);
  };
  return <Root {...rest} side="bottom" onPointerDown={handlePointerDown} />;
}
