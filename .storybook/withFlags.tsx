import { flagDefinition, flagNames, type FlagValues } from '@touchline/contract/flags/flagTable';
import type { Decorator } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { useGlobals } from 'storybook/preview-api';
import { storyTools } from '../packages/features/src/platform/ports/storyTools.ts';

/** Lists the analytics events of a story in the panel "Actions". */
export function listEvents(): void {
  storyTools.onEvent = ({ event, fields }) => action(event)(fields);
}

/** The flags that code reads and that are on or off. */
const switches = flagNames.filter((name) => {
  const { state, type } = flagDefinition(name);
  return state === 'used' && type === 'boolean';
});

/** Turns flags on and off above a story, when the toolbar shows them; they hold for every story until the page is left. */
export const withFlags: Decorator = function WithFlags(Story, { viewMode, globals }) {
  const [, update] = useGlobals();
  const { flags: given, flagPanel } = globals;
  const flags = (given ?? {}) as Partial<FlagValues>;
  storyTools.flags = flags;
  const set = (name: (typeof switches)[number], value: string) => {
    const { [name]: _, ...others } = flags;
    update({ flags: value === '' ? others : { ...others, [name]: value === 'on' } });
  };
  const isShown = flagPanel === 'shown' && viewMode !== 'docs';
  return (
    <>
      {isShown && (
        <fieldset>
          <legend>Feature flags</legend>
          {switches.map((name) => (
            <label key={name} title={flagDefinition(name).description} style={{ marginInlineEnd: 16 }}>
              {name}{' '}
              <select
                value={flags[name] === undefined ? '' : flags[name] ? 'on' : 'off'}
                onChange={({ target }) => set(name, target.value)}
              >
                <option value="">as in the story</option>
                <option value="on">on</option>
                <option value="off">off</option>
              </select>
            </label>
          ))}
        </fieldset>
      )}
      <Story key={JSON.stringify(flags)} />
    </>
  );
};
