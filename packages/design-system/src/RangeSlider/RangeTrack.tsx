import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import styled, { css } from 'styled-components';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { moved, shareOf } from './range.ts';
import type { Range, Scale } from './range.ts';
import { THUMB_SIZE, useThumbDrag } from './useThumbDrag.ts';

interface RangeTrackProps {
  range: Range;
  scale: Scale;
  labels: readonly [from: string, to: string];
  formatValue: (value: number) => string;
  /** While false, only the space is reserved. */
  isShown: boolean;
  onChange: (range: Range) => void;
  onCommit: () => void;
}

const Track = styled.div`
  position: relative;
  block-size: ${token('size.target')};
  /* Vertical swipes still scroll the page. */
  touch-action: pan-y;
  cursor: pointer;

  &[data-waiting] {
    visibility: hidden;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

const bar = css`
  position: absolute;
  inset-block-start: calc(50% - 2px);
  block-size: 4px;
  border-radius: 2px;
`;

const Rail = styled.span`
  ${bar}
  inset-inline: 0;
  background: ${token('color.edge')};
  ${media.forcedColours} {
    background: GrayText;
  }
`;

const Fill = styled.span`
  ${bar}
  inset-inline-start: calc(${THUMB_SIZE / 2}px + (100% - ${THUMB_SIZE}px) * var(--from));
  inline-size: calc((100% - ${THUMB_SIZE}px) * (var(--to) - var(--from)));
  background: ${token('color.text')};
  ${media.forcedColours} {
    background: Highlight;
  }
`;

const thumb = `
  appearance: none;
  box-sizing: border-box;
  inline-size: ${THUMB_SIZE}px;
  block-size: ${THUMB_SIZE}px;
  border: 2px solid ${token('color.text')};
  border-radius: 50%;
  background: ${token('color.paper')};
`;

const Thumb = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  background: none;
  appearance: none;
  pointer-events: none;

  &::-webkit-slider-thumb {
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
    z-index: 1;
  }
  &:focus-visible::-webkit-slider-thumb {
    ${focusRingDeclarations}
  }
  &:focus-visible::-moz-range-thumb {
    ${focusRingDeclarations}
  }
  &:disabled::-webkit-slider-thumb {
    border-color: ${token('color.edge')};
  }
  &:disabled::-moz-range-thumb {
    border-color: ${token('color.edge')};
  }
  ${media.forcedColours} {
    forced-color-adjust: none;
    &::-webkit-slider-thumb {
      border-color: ButtonText;
      background: ButtonFace;
    }
    &::-moz-range-thumb {
      border-color: ButtonText;
      background: ButtonFace;
    }
    &:focus-visible::-webkit-slider-thumb {
      outline-color: Highlight;
    }
    &:focus-visible::-moz-range-thumb {
      outline-color: Highlight;
    }
  }
`;

/** Two native range inputs on one track. They handle keyboard and screen readers; the track handles the pointer. */
export function RangeTrack({
  range,
  scale,
  labels,
  formatValue,
  isShown,
  onChange,
  onCommit,
}: RangeTrackProps) {
  const isMoved = useRef(false);
  const change = (next: Range) => {
    if (next[0] === range[0] && next[1] === range[1]) return;
    isMoved.current = true;
    onChange(next);
  };
  const commit = () => {
    if (isMoved.current) onCommit();
    isMoved.current = false;
  };
  const drag = useThumbDrag({ range, scale, onMove: change, onEnd: commit });
  const ends = [0, 1] as const;
  return (
    <Track
      {...drag}
      data-waiting={isShown ? undefined : ''}
      style={{ '--from': shareOf(range[0], scale), '--to': shareOf(range[1], scale) }}
    >
      <Rail />
      <Fill />
      {ends.map((end) => (
        <Thumb
          key={end}
          type="range"
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={range[end]}
          aria-label={labels[end]}
          aria-valuetext={formatValue(range[end])}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            change(moved(range, end, event.currentTarget.valueAsNumber, scale))
          }
          // A held key is one change; changes by a screen reader without key events are committed on blur.
          onKeyUp={commit}
          onBlur={commit}
        />
      ))}
    </Track>
  );
}
