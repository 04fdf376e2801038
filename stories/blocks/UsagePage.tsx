import { LiveRegion } from '@touchline/design-system/LiveRegion';
import { Canvas, Controls, Description, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { componentList } from './componentList.ts';
import { docsStyles } from './docsStyles.ts';
import { UsedBy } from './UsedBy.tsx';

export { Do, Dont, Pair } from './DoAndDont.tsx';

export interface UsagePageProps {
  /** Everything the story file exports: `import * as stories from './X.stories.tsx'`. */
  of: Record<string, object>;
  /** When to use it and when not, content, keyboard, limits, do and don't. */
  children?: ReactNode;
}

/** The usage page of a component for designers: purpose, playground, guidance, and every state. */
export function UsagePage({ of, children }: UsagePageProps) {
  const { preparedMeta } = useOf(of, ['meta']);
  const entry = componentList.find(({ title }) => title === preparedMeta.title);
  const [, group, name] = preparedMeta.title.split('/');
  const status = entry?.status ?? 'draft';
  // A module's exports are sorted by name; the source has the intended order.
  const stories = (entry?.stories ?? []).filter(({ isInDocs }) => isInDocs);
  const toTry = stories.find(({ exportName }) => exportName === 'Playground') ?? stories[0];
  const playground = toTry && of[toTry.exportName];
  // A story that opens above the page gets its own frame; otherwise all would overlap.
  const isApart = preparedMeta.parameters['docs']?.story?.inline === false || group === 'Overlays';
  return (
    <div className="tl-usage">
      <style>{docsStyles}</style>
      <LiveRegion />
      <p className="tl-group">{group}</p>
      <h1>{name}</h1>
      <ul className="tl-facts">
        <li className="tl-status" data-status={status}>
          {status}
        </li>
        {entry?.needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <Description of={of} />
      {entry?.imports ? (
        <pre className="tl-import">
          <code>{entry.imports}</code>
        </pre>
      ) : null}
      {playground && (
        <>
          <Canvas of={playground} {...(isApart ? { story: { inline: false, height: '480px' } } : {})} />
          <Controls of={playground} />
        </>
      )}
      {children}
      <h2 id="states">States</h2>
      {stories
        .filter((story) => story !== toTry)
        .map((story) => (
          <section key={story.id}>
            <h3>{story.name}</h3>
            <Description of={of[story.exportName]} />
            {isApart ? (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, which needs its scripts
              <iframe
                className="tl-frame"
                loading="lazy"
                title={story.name}
                src={`iframe.html?viewMode=story&id=${story.id}`}
              />
            ) : (
              <Canvas of={of[story.exportName]} />
            )}
          </section>
        ))}
      {entry && entry.tokens.length > 0 ? (
        <>
          <h2 id="tokens">Tokens</h2>
          <p>A brand changes its look by these; the tokens of the groups it stands in apply as well.</p>
          <ul className="tl-tokens">
            {entry.tokens.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h2 id="used-by">Used by</h2>
      <UsedBy uses={entry?.usedBy ?? []} />
    </div>
  );
}
