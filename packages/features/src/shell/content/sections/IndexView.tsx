import styled from 'styled-components';
import { focusRing, media } from '@touchline/design-system/foundations';
import { ArrowRightIcon } from '@touchline/design-system/Icon';
import { Container, Section } from '@touchline/design-system/layout';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import type { SectionOf } from '@touchline/contract/content/schema';
import { useMessages } from '../../../platform/i18n/index.ts';
import { useSite } from '../../../platform/site/index.ts';
import { contentMessages } from '../contentMessages.ts';

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.16')};

  & p {
    margin: 0;
    max-inline-size: 34ch;
    color: ${token('color.text.subtle')};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-block-start: ${token('border.rule')} solid ${token('color.text')};

  & > li {
    border-block-end: 1px solid ${token('color.line')};
  }
  & a {
    ${focusRing}
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 0 ${token('space.16')};
    padding-block: ${token('space.8')};
    color: inherit;
    text-decoration: none;
  }
  & b {
    ${type('index')}
    /* As large as text of twice the size leaves room for on a phone. */
    font-size: min(${token('type.index.size')}, 11vw);
    hyphens: none;
  }
  & a > small {
    ${type('body')}
    display: inline-flex;
    align-items: center;
    gap: ${token('space.12')};
    color: ${token('color.text.subtle')};
  }
  & a:hover b {
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
  }
`;

/** Sports as large text links, each with its number of products. */
export function IndexView({ section }: { section: SectionOf<'index'> }) {
  const t = useMessages(contentMessages);
  const site = useSite();
  return (
    <Container>
      <Section>
        <Inside>
          <p>{section.text}</p>
          <List>
            {section.entries.map(({ label, href, count }) => (
              <li key={href}>
                <a href={site.href(href)}>
                  <span>
                    <b>{label}</b> <VisuallyHidden>{t('content.styles', { count })}</VisuallyHidden>
                  </span>
                  <small aria-hidden="true">
                    {site.number(count)}
                    <ArrowRightIcon />
                  </small>
                </a>
              </li>
            ))}
          </List>
        </Inside>
      </Section>
    </Container>
  );
}
