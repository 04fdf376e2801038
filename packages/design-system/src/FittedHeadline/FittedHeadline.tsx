import { useEffect, useRef } from 'react';
import type { ComponentProps, CSSProperties } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { correctLine } from './correctLine.ts';
import { fitLine } from './fitLine.ts';

export interface FittedHeadlineProps extends Omit<ComponentProps<'h1'>, 'children'> {
  /** One to three lines. The first is set close to the second: choose text without descenders. */
  lines: readonly string[];
  /** Heading level in the page's outline. @default 1 */
  level?: 1 | 2 | undefined;
}

/** Column widths in the designs, in em of the intended font size. */
const PHONE = 358 / 86;
const DESKTOP = 1200 / 140;

const Root = styled.h1`
  ${type('hero')}
  --tall: var(--tall-phone);
  --line: var(--ds-hero-line);
  container-type: inline-size;
  /* As wide as the column, or as two fifths of the window's height allow: what follows is to be seen, too. */
  inline-size: min(100%, 40svh / (var(--tall) * var(--line) * max(var(--ds-hero-hang), 0.01)));
  text-wrap: wrap;
  /* Hangul fills its em square: with a line height below 1, lines would touch. */
  &:lang(ko) {
    --line: max(var(--ds-hero-line), 1.04);
  }
  ${media.wide} {
    --tall: var(--tall-wide);
  }
`;

const Line = styled.span`
  --em: var(--em-phone);
  --stretch: var(--stretch-phone);
  --space: var(--space-phone);
  display: block;
  margin-inline-start: calc(var(--hang) * var(--ds-hero-hang) * -1em);
  font-size: var(--ds-hero-size, calc(100cqi / var(--em)));
  font-stretch: var(--ds-hero-stretch, var(--stretch));
  /* Set again, because tracking in em is inherited as a computed length. */
  letter-spacing: ${token('type.hero.tracking')};
  /* Like the hang, for brands whose lines are fitted. */
  word-spacing: calc(var(--space) * var(--ds-hero-hang) * 1em);
  line-height: var(--line);
  white-space: var(--ds-hero-wrap);

  ${media.wide} {
    --em: var(--em-wide);
    --stretch: var(--stretch-wide);
    --space: var(--space-wide);
  }
`;

function lineStyle(text: string): CSSProperties {
  const [phone, wide] = [fitLine(text, PHONE), fitLine(text, DESKTOP)];
  return {
    '--em-phone': phone.em.toFixed(3),
    '--stretch-phone': `${phone.stretch.toFixed(1)}%`,
    '--em-wide': wide.em.toFixed(3),
    '--stretch-wide': `${wide.stretch.toFixed(1)}%`,
    '--space-phone': phone.wordSpacing.toFixed(3),
    '--space-wide': wide.wordSpacing.toFixed(3),
    '--hang': phone.hang.toFixed(3),
  } as CSSProperties;
}

/** How many times higher than wide the fitted lines are together, at a line height of 1. */
const tallOf = (lines: readonly string[], column: number): string =>
  lines.reduce((sum, line) => sum + 1 / fitLine(line, column).em, 0).toFixed(3);

const rootStyle = (lines: readonly string[]): CSSProperties =>
  ({ '--tall-phone': tallOf(lines, PHONE), '--tall-wide': tallOf(lines, DESKTOP) }) as CSSProperties;

/**
 * A headline whose lines are each as wide as the column, in a window that is high enough. Fitted on the server, so it is right before JavaScript loads;
 * the script only corrects kerning differences by tracking and causes no layout shift.
 */
export function FittedHeadline({ lines, level = 1, ref, style, ...rest }: FittedHeadlineProps) {
  const root = useRef<HTMLHeadingElement>(null);
  const text = lines.join('\n');

  useEffect(() => {
    const heading = root.current;
    if (!heading) return undefined;
    const correct = () => heading.querySelectorAll<HTMLElement>('[data-line]').forEach(correctLine);
    const observer = new ResizeObserver(correct);
    const { fontWeight, fontFamily } = getComputedStyle(heading);
    let isOver = false;
    const follow = () => {
      if (!isOver) observer.observe(heading);
    };
    // Also where a font does not load, such as the local one of the fallback: the text is shown in another.
    document.fonts.load(`${fontWeight} 16px ${fontFamily}`).then(follow, follow);
    // A font that comes later changes no sizes that are observed.
    document.fonts.addEventListener('loadingdone', correct);
    return () => {
      isOver = true;
      document.fonts.removeEventListener('loadingdone', correct);
      observer.disconnect();
    };
  }, [text]);

  return (
    <Root as={`h${level}`} style={{ ...rootStyle(lines), ...style }} {...rest} ref={useMergedRef(root, ref)}>
      {lines.map((line) => (
        <Line key={line} data-line="" style={lineStyle(line)}>
          <span>{line}</span>{' '}
        </Line>
      ))}
    </Root>
  );
}
