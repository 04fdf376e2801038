import type { ComponentEntry } from '../../scripts/stories/componentList.mjs';

/** The modules and pages of the shop that use a component, with links to their stories. */
export function UsedBy({ uses }: { uses: ComponentEntry['usedBy'] }) {
  if (uses.length === 0) return <p>No module or page of the shop uses it yet.</p>;
  return (
    <ul>
      {uses.map(({ module, story, isWithin = false }) => (
        <li key={module}>
          {story ? (
            <a href={`./?path=/story/${story}`} target="_top">
              {module}
            </a>
          ) : (
            module
          )}
          {isWithin ? ', within another component' : null}
        </li>
      ))}
    </ul>
  );
}
