import { media } from '@touchline/design-system/foundations';
import { Prose } from '@touchline/design-system/Prose';
import { token, type } from '@touchline/design-system/token';
import type { SectionOf } from '@touchline/contract/content/schema';
import styled from 'styled-components';

const bullet = '- ';

/* Each heading next to its text, separated by a line; stacked on a phone. */
const Blocks = styled(Prose)`
  max-inline-size: none;
  border-block-start: ${token('border.rule')} solid ${token('color.text')};

  & > section {
    padding-block: ${token('space.24')};
  }
  && > section + section {
    margin-block-start: 0;
    border-block-start: 1px solid ${token('color.line')};
  }
  & h2 {
    ${type('head')}
  }
  ${media.wide} {
    & > section {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      column-gap: ${token('space.40')};
    }
    & > section > * {
      grid-column: 2;
      max-inline-size: 64ch;
    }
    & > section > h2 {
      grid-column: 1;
      grid-row: 1 / span 2;
    }
    & > section > h2 + * {
      margin-block-start: 0;
    }
  }
`;

/** Text: headings, paragraphs, and lists where paragraphs begin with a dash. */
export function ProseView({ section }: { section: SectionOf<'prose'> }) {
  return (
    <Blocks>
      {section.blocks.map(({ head, paragraphs }, at) => {
        const items = paragraphs.filter((text) => text.startsWith(bullet));
        return (
          <section key={head ?? at}>
            {head && <h2>{head}</h2>}
            {paragraphs
              .filter((text) => !text.startsWith(bullet))
              .map((text) => (
                <p key={text}>{text}</p>
              ))}
            {items.length > 0 && (
              <ul>
                {items.map((text) => (
                  <li key={text}>{text.slice(bullet.length)}</li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </Blocks>
  );
}
