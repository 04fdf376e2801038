import { SearchIcon } from '@touchline/design-system/Icon';
import { IconLink } from '@touchline/design-system/IconButton';
import { useAnchor } from '@touchline/design-system/LinkProvider';
import { token, type } from '@touchline/design-system/token';
import { useState, type ComponentType, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { SearchScreenProps } from './SearchScreen.tsx';
import { searchMessages } from './searchMessages.ts';
import type { SearchStore } from './SearchStore.ts';

/* Looks like the field that it opens. */
const Row = styled.a`
  ${type('body')}
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  min-block-size: ${token('size.target')};
  padding-inline: 14px;
  border: ${token('border.field')} solid transparent;
  border-radius: ${token('radius.button')};
  background: ${token('color.tile')};
  color: ${token('color.text.subtle')};
  text-decoration: none;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const load = () => import('./SearchScreen.tsx');

export interface SearchToggleProps {
  store: SearchStore;
  /** `row` is as wide as its place, and looks like a field. @default 'icon' */
  look?: 'icon' | 'row' | undefined;
}

/** Opens the search of a phone over the whole screen. Without script, and where its code does not come: a link to the search. */
export function SearchToggle({ store, look = 'icon' }: SearchToggleProps) {
  const t = useMessages(searchMessages);
  const site = useSite();
  const anchor = useAnchor();
  const [Screen, setScreen] = useState<ComponentType<SearchScreenProps>>();
  const [isOpen, setOpen] = useState(false);

  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (Screen) setOpen(true);
    else
      load().then(
        ({ SearchScreen }) => {
          setScreen(() => SearchScreen);
          setOpen(true);
        },
        () => store.openPage(),
      );
  };
  const link = {
    href: site.href('/search'),
    'aria-haspopup': 'dialog',
    onClick: handleClick,
    // Its code is on the way while the finger is still down.
    onPointerDown: () => void load().catch(() => undefined),
  } as const;
  return (
    <>
      {look === 'icon' ? (
        <IconLink {...link} label={t('search.label')}>
          <SearchIcon />
        </IconLink>
      ) : (
        <Row as={anchor} {...link} aria-label={`${t('search.label')}, ${t('search.placeholder')}`}>
          <SearchIcon size={20} />
          <span>{t('search.placeholder')}</span>
        </Row>
      )}
      {Screen ? <Screen store={store} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
