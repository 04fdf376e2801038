import type { ComponentProps, MouseEvent, ReactNode, ToggleEvent } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { ChevronRightIcon } from '../Icon/icons.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import type { ListedLink } from '../LinkList/LinkList.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface DrillDownEntry {
  /** One or two words: it is set large. */
  label: string;
  /** Unique among the entries; the target of an entry without lists. */
  href: string;
  /** At the end of the line: "64", "up to −40%". */
  note?: ReactNode;
  /** Shown in the sale colour. */
  isSale?: boolean | undefined;
  /** The page that the entry opens; one without lists is a plain link. Start with the link to all of it. */
  lists?: readonly { title?: string | undefined; links: readonly ListedLink[] }[] | undefined;
}

export interface DrillDownMenuProps extends Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> {
  /** Names the landmark: "Main". */
  label: string;
  /** Says what the head of an opened page does: "Back to the menu". Heard, not seen: an arrow stands there. */
  backLabel: string;
  /** Seven at most, in the order of the `MegaMenu`. */
  entries: readonly DrillDownEntry[];
}

const arrive = keyframes`from { translate: var(--away) 0; }`;
const leave = keyframes`to { translate: var(--away) 0; }`;

const line = css`
  ${type('index')}
  font-size: 2.125rem;
  line-height: 1;
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 ${token('space.12')};
  min-block-size: 59px;
  padding-block: ${token('space.8')};
  border-block-end: 1px solid ${token('color.line')};
  text-decoration: none;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  & > [data-name] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-sale] > [data-name] {
    color: ${token('color.sale')};
  }
  & svg {
    color: ${token('color.text.subtle')};
  }
  & svg:dir(rtl) {
    scale: -1 1;
  }
`;

const Entry = styled.a`
  ${line}
`;

const Summary = styled.summary`
  ${line}
  [open] > & {
    flex-wrap: nowrap;
  }
  /* The arrow moves to the start, and points back. */
  [open] > & > [data-note] {
    order: -1;
    margin: 0;
    font-size: 0;
  }
  [open] > & svg {
    rotate: 180deg;
  }
  :not([open]) > & > [data-back] {
    display: none;
  }
`;

const Note = styled.span`
  ${type('meta')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  margin-inline-start: auto;
  color: ${token('color.text.subtle')};
`;

const List = styled.ul`
  /* An opened page leaves its line, which keeps its place. */
  & > li {
    min-block-size: 59px;
    transition: visibility 0s;
  }
  /* What is covered is not reached; it is seen until the page has come. */
  &:has(> li > [open]:not([data-leaving])) > li:not(:has(> [open])) {
    visibility: hidden;
    transition-delay: 500ms;
  }
  @media (prefers-reduced-motion: reduce) {
    & > li {
      transition-delay: 0s !important;
    }
  }
`;

const Disclosure = styled.details`
  --away: 100%;
  &:dir(rtl) {
    --away: -100%;
  }
  &[open] {
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline: 0;
    min-block-size: 100%;
    padding: ${token('space.8')} ${token('gutter')} ${token('space.24')};
    background: ${token('color.raised')};
    animation: ${arrive} 500ms ${token('motion.ease.in')};
  }
  &[data-leaving] {
    animation: ${leave} 500ms ${token('motion.ease.in')} forwards;
  }
  @media (prefers-reduced-motion: reduce) {
    &[open] {
      animation-duration: 1ms;
    }
  }
`;

const Lists = styled.div`
  display: grid;
  gap: ${token('space.20')};
  padding-block: ${token('space.16')} ${token('space.24')};
`;

/** The page begins at its head, however far the entries were scrolled. */
function handleToggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' });
}

/** Back: the page leaves, and then closes. */
function handlePress(event: MouseEvent<HTMLElement>): void {
  const page = event.currentTarget.parentElement as HTMLDetailsElement;
  if (!page.open) return;
  event.preventDefault();
  page.dataset['leaving'] = '';
  const moves = page.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(moves).then(() => {
    page.open = false;
    delete page.dataset['leaving'];
  });
}

/**
 * The main navigation on a phone, in a `Drawer`: an entry opens a page over the others, whose head leads back. Native
 * disclosure: works without JavaScript, one page at a time. The page covers the nearest positioned element around it.
 */
export function DrillDownMenu({ label, backLabel, entries, ...rest }: DrillDownMenuProps) {
  const anchor = useAnchor();
  return (
    <nav aria-label={label} {...rest}>
      <List role="list">
        {entries.map(({ label: name, href, note, isSale = false, lists }) => {
          const words = (
            <>
              <span data-name="">{name}</span>
              <Note data-note="">
                {note}
                <ChevronRightIcon size={20} />
              </Note>
            </>
          );
          return (
            <li key={href}>
              {lists ? (
                <Disclosure name="drill-down" onToggle={handleToggle}>
                  <Summary data-sale={isSale ? '' : undefined} onClick={handlePress}>
                    {words}
                    <VisuallyHidden data-back="">{backLabel}</VisuallyHidden>
                  </Summary>
                  <Lists>
                    {lists.map((list, index) => (
                      <LinkList key={index} title={list.title} links={list.links} />
                    ))}
                  </Lists>
                </Disclosure>
              ) : (
                <Entry as={anchor} href={href} data-sale={isSale ? '' : undefined}>
                  {words}
                </Entry>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
