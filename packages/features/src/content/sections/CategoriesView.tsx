import styled from 'styled-components';
import { focusRing, media } from '@touchline/design-system/foundations';
import { Container, Section } from '@touchline/design-system/layout';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import type { SectionOf } from '@touchline/contract/content/schema';
import { useWords } from '../../i18n/useWords.ts';
import { pictureView } from '../../picture/pictureView.ts';
import { useSite } from '../../site/SiteContext.ts';
import { contentWords } from '../contentWords.ts';

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('cards.column')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Tile = styled.a`
  ${focusRing}
  display: grid;
  align-content: space-between;
  block-size: 100%;
  color: inherit;
  text-decoration: none;
  border-radius: ${token('radius.tile')};
  background: ${token('color.pool.edge')}
    radial-gradient(at 38% 30%, ${token('color.pool')}, ${token('color.pool.edge')});

  & > span {
    display: grid;
    gap: 2px;
    padding: ${token('space.12')} ${token('space.16')} 0;
  }
  & b {
    ${type('section')}
    font-size: clamp(1.375rem, 2.4vw, 1.9rem);
    line-height: 1.05;
    overflow-wrap: anywhere;
  }
  & small {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`;

/** Big doors into the shop. */
export function CategoriesView({ section }: { section: SectionOf<'categories'> }) {
  const say = useWords(contentWords);
  const site = useSite();
  return (
    <Container>
      <Section>
        <Tiles>
          {section.tiles.map(({ label, href, count, picture }) => (
            <li key={href}>
              <Tile href={site.href(href)}>
                <span>
                  <b>{label}</b>
                  <small>{say('content.styles', { count })}</small>
                </span>
                <Picture
                  view={pictureView(picture)}
                  alt=""
                  sizes="(min-width: 960px) 25vw, 50vw"
                  ratio="square"
                  hasTile={false}
                />
              </Tile>
            </li>
          ))}
        </Tiles>
      </Section>
    </Container>
  );
}
