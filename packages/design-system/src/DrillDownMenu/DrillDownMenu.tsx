import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ChevronRightIcon } from '../Icon/icons.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import type { ListedLink } from '../LinkList/LinkList.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface DrillDownEntry {
  /** One or two words: it is set large. */
  label: string;
  /** Unique among the entries; the target of an entry without lists. */
  href: string;
  /** At the end of the line: "64", "up to −40%". */
  note?: ReactNode;
  /** Shown in the sale colour. */
  isSale?: boolean | undefined;
  /** Open below the entry; an entry without lists is a plain link. Start with the link to all of it. */
  lists?: readonly { title?: string | undefined; links: readonly ListedLink[] }[] | undefined;
}

export interface DrillDownMenuProps extends Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> {
  /** Names the landmark: "Main". */
  label: string;
  /** Seven at most, in the order of the `MegaMenu`. */
  entries: readonly DrillDownEntry[];
}

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
  & > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-sale] > :first-child {
    color: ${token('color.sale')};
  }
  & svg {
    color: ${token('color.text.subtle')};
    transition: rotate ${token('motion.fade')};
  }
  & svg:dir(rtl) {
    scale: -1 1;
  }
  [open] > & svg {
    rotate: 90deg;
  }
  [open] > & svg:dir(rtl) {
    rotate: -90deg;
  }
`;

const Entry = styled.a`
  ${line}
`;

const Summary = styled.summary`
  ${line}
`;

const Note = styled.span`
  ${type('meta')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  margin-inline-start: auto;
  color: ${token('color.text.subtle')};
`;

const Lists = styled.div`
  display: grid;
  gap: ${token('space.20')};
  padding-block: ${token('space.16')} ${token('space.24')};
  border-block-end: 1px solid ${token('color.line')};
`;

/** The main navigation on a phone, in a `Drawer`. Native disclosure: opens without JavaScript, one entry at a time. */
export function DrillDownMenu({ label, entries, ...rest }: DrillDownMenuProps) {
  const anchor = useAnchor();
  return (
    <nav aria-label={label} {...rest}>
      <ul role="list">
        {entries.map(({ label: name, href, note, isSale = false, lists }) => {
          const words = (
            <>
              <span>{name}</span>
              <Note>
                {note}
                <ChevronRightIcon size={20} />
              </Note>
            </>
          );
          return (
            <li key={href}>
              {lists ? (
                <details name="drill-down">
                  <Summary data-sale={isSale ? '' : undefined}>{words}</Summary>
                  <Lists>
                    {lists.map((list, index) => (
                      <LinkList key={index} title={list.title} links={list.links} />
                    ))}
                  </Lists>
                </details>
              ) : (
                <Entry as={anchor} href={href} data-sale={isSale ? '' : undefined}>
                  {words}
                </Entry>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
