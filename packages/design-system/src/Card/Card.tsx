import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { Heading } from '../Heading/Heading.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** What the card is about, as a heading. */
  title: ReactNode;
  /** Heading level in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** The link's target. The whole card is the link; links and buttons in `footer` stay separate. */
  href?: string | undefined;
  /** From edge to edge above the text, below it on a `stage`: a `Picture` with empty `alt`. */
  picture?: ReactNode;
  /** Small, before the title: a `Badge`, a date. */
  lead?: ReactNode;
  /** Text below the title. */
  children?: ReactNode;
  /** At the end of the card, below all text: buttons, links, a price. */
  footer?: ReactNode;
  /**
   * `outlined` next to other cards; `filled` to stand out; `plain` where the picture is frame enough; `stage` for an
   * entrance to a part of the shop: large text above a cut-out picture (`hasTile={false}`) on the product background.
   * @default 'outlined'
   */
  variant?: 'outlined' | 'filled' | 'plain' | 'stage' | undefined;
}

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  border: 1px solid transparent;
  border-radius: ${token('radius.tile')};

  &[data-variant='outlined'] {
    border-color: ${token('color.line')};
  }
  &[data-variant='filled'] {
    background: ${token('color.tile')};
  }
  &[data-variant='stage'] {
    background: ${token('color.pool.edge')}
      radial-gradient(at 38% 30%, ${token('color.pool')}, ${token('color.pool.edge')});
  }
  &:not([data-variant='stage']) > :first-child:not(:last-child) {
    /* A picture keeps its aspect ratio, not the height of its file. */
    flex: none;
    min-block-size: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  &:has(:is(h2, h3, h4) > a:focus-visible) {
    ${focusRingDeclarations}
  }
  ${media.forcedColours} {
    &:not([data-variant='plain']) {
      border-color: CanvasText;
    }
  }
`;

const Words = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${token('space.8')};
  padding: ${token('pad.card')};

  [data-variant='plain'] > & {
    padding-inline: 0;
  }
  [data-variant='stage'] > & {
    gap: 2px;
    padding: ${token('space.12')} ${token('space.16')} 0;

    & > :is(h2, h3, h4) {
      /* On a phone two cards stand side by side: a long word is smaller. */
      font-size: min(clamp(1.375rem, 2.4vw, 1.9rem), max(1rem, (50vw - 52px) / (var(--word, 1) * 0.74)));
      line-height: 1.05;
    }
    & > div {
      ${type('meta')}
    }
  }
  & :is(h2, h3, h4) > a {
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
  ${media.hover} {
    article:hover > & :is(h2, h3, h4) > a {
      text-decoration: underline 2px;
      text-underline-offset: 4px;
    }
  }
`;

const Lead = styled.div`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

const Text = styled.div`
  color: ${token('color.text.subtle')};
`;

/* Above the link that covers the card, and at its end regardless of the text's length. */
const Foot = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.8')} ${token('space.16')};
  inline-size: fit-content;
  margin-block-start: auto;
  padding-block-start: ${token('space.8')};
`;

/** One item among others: a story, a service, an offer. Cards in one row of a `Grid` are equally high. */
export function Card({
  title,
  level = 3,
  href,
  picture,
  lead,
  children,
  footer,
  variant = 'outlined',
  ...rest
}: CardProps) {
  const Anchor = useAnchor();
  const isStage = variant === 'stage';
  return (
    <Root data-variant={variant} {...rest}>
      {isStage ? null : picture}
      <Words>
        {lead ? <Lead>{lead}</Lead> : null}
        <Heading level={level} variant={isStage ? 'section' : 'head'}>
          {href === undefined ? title : <Anchor href={href}>{title}</Anchor>}
        </Heading>
        {children ? <Text>{children}</Text> : null}
        {footer ? <Foot>{footer}</Foot> : null}
      </Words>
      {isStage ? picture : null}
    </Root>
  );
}
