import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { focusRing } from '@touchline/design-system/foundations';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import { useWords } from '../i18n/useWords.ts';
import { pictureView } from '../picture/pictureView.ts';
import { useSite } from '../site/SiteContext.ts';
import { headerWords } from './headerWords.ts';
import type { HeaderEntry, HeaderStore } from './HeaderStore.ts';

const Panel = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  z-index: 1;
  background: ${token('color.raised')};
  border-block-end: 1px solid ${token('color.line')};
  animation: fade ${token('motion.fade')} ${token('motion.ease.in')};

  @keyframes fade {
    from {
      opacity: 0;
    }
  }
  /* The page below is out of play while the menu is open. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    block-size: 100vh;
    background: ${token('color.scrim')};
    pointer-events: none;
  }
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 2.4fr);
  gap: ${token('space.24')};
  max-inline-size: calc(${token('container')} + 2 * ${token('gutter')});
  min-block-size: 280px;
  margin-inline: auto;
  padding: ${token('space.40')} ${token('gutter')};

  & h2 {
    ${type('head')}
    margin: 0 0 ${token('space.8')};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    ${focusRing}
    display: block;
    inline-size: fit-content;
    padding: 6px 4px;
    margin-inline-start: -4px;
    color: inherit;
    text-decoration: none;
    border-radius: ${token('radius.badge')};
  }
  & li:first-child > a {
    font-weight: 650;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

const Pictures = styled.div`
  grid-column: 4;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.24')};
  align-content: start;

  && a {
    inline-size: 100%;
    font-weight: 650;
  }
`;

/** Three lists and two pictures of one entry. */
export const MegaPanel = observer(function MegaPanel({
  store,
  entry,
}: {
  store: HeaderStore;
  entry: HeaderEntry;
}) {
  const say = useWords(headerWords);
  const site = useSite();
  const groups = store.childrenOf(entry.key);
  const columns = [0, 1, 2].map((column) => groups.filter((_, at) => at % 3 === column));
  return (
    <Panel>
      <Inside aria-busy={store.menu.kind === 'loading'}>
        {store.menu.kind === 'loading' && <p>{say('header.menu.loading')}</p>}
        {store.menu.kind === 'failed' && <p role="alert">{say('header.menu.failed')}</p>}
        {store.menu.kind === 'ready' &&
          columns.map((nodes, column) => (
            <div key={column}>
              {nodes.map((node) => (
                <div key={node.key}>
                  <h2>{node.label}</h2>
                  <ul onClick={store.closeFlyout}>
                    <li>
                      <a href={site.href(`/${node.path}`)}>{say('header.menu.all', { entry: node.label })}</a>
                    </li>
                    {node.children.map((child) => (
                      <li key={child.key}>
                        <a href={site.href(`/${child.path}`)}>{child.label}</a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          ))}
        <Pictures onClick={store.closeFlyout}>
          {store.picturesOf(entry.key).map(({ label, href, picture }) => (
            <a key={href} href={site.href(href)}>
              <Picture view={pictureView(picture)} alt="" ratio="square" sizes="250px" />
              {label}
            </a>
          ))}
        </Pictures>
      </Inside>
    </Panel>
  );
});
