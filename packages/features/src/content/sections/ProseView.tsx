import { Prose } from '@touchline/design-system/layout';
import type { SectionOf } from '@touchline/contract/content/schema';

const bullet = '- ';

/** Running text: heads, paragraphs, and lists where paragraphs begin with a dash. */
export function ProseView({ section }: { section: SectionOf<'prose'> }) {
  return (
    <Prose>
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
    </Prose>
  );
}
