import { useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { MegaPanel } from '@touchline/design-system/MegaMenu';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { headerMessages } from './headerMessages.ts';
import type { HeaderStore } from './HeaderStore.ts';
import { menuLists } from './menuLists.ts';
import { QuickSizes } from './QuickSizes.tsx';

const PictureLink = styled.a`
  ${type('label')}
  display: grid;
  align-content: start;
  gap: ${token('space.8')};
  text-decoration: none;

  & small {
    ${type('meta')}
    display: block;
    color: ${token('color.text.subtle')};
  }
`;

const Notice = styled.p`
  min-block-size: 300px;
`;

/** The flyout of an entry: loaded when it is first opened. */
export const MenuPanel = observer(function MenuPanel({
  store,
  entryKey,
}: {
  store: HeaderStore;
  entryKey: string;
}) {
  const t = useMessages(headerMessages);
  const site = useSite();
  useEffect(() => void store.fetchMenu(), [store]);
  if (store.menu.kind === 'failed') return <Notice role="alert">{t('header.menu.failed')}</Notice>;
  if (store.menu.kind !== 'ready') return <Notice role="status">{t('header.menu.loading')}</Notice>;
  const pictures = store.picturesOf(entryKey).slice(0, 2);
  const sizes = store.sizesOf(entryKey);
  return (
    <MegaPanel
      lists={menuLists(store.childrenOf(entryKey), site, t)}
      footer={sizes.length > 0 ? <QuickSizes sizes={sizes} /> : null}
      pictures={pictures.map(({ name, label, href, picture }) => (
        <PictureLink key={href} href={site.href(href)}>
          <Picture
            view={pictureView(picture)}
            alt=""
            ratio="square"
            sizes="250px"
            hasTile={picture.cutout ?? false}
          />
          <span>
            {name}
            <small>{label}</small>
          </span>
        </PictureLink>
      ))}
    />
  );
});
