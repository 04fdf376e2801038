import type { ModuleDefinition } from '@touchline/features/platform/module';
import * as definitions from '../../packages/storefront/src/state/modules.ts';
import { moduleList } from '../blocks/moduleList.ts';

const byKey = new Map<string, ModuleDefinition>(
  Object.values(definitions as Readonly<Record<string, ModuleDefinition>>).map((each) => [each.key, each]),
);

function Names({ title, names }: { title: string; names: readonly string[] | undefined }) {
  if (!names || names.length === 0) return null;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        {names.map((name, index) => (
          <span key={name}>
            {index > 0 ? ', ' : ''}
            <code>{name}</code>
          </span>
        ))}
      </td>
    </tr>
  );
}

/** What every module of the shop is for and what it reads, stores and sends, from the code itself. */
export function ModuleFacts() {
  return (
    <>
      {moduleList.map(({ key, purpose, stories, rows }) => {
        const definition = byKey.get(key);
        return (
          <section key={key}>
            <h2 id={key}>{key}</h2>
            <p>{purpose}</p>
            {stories.length > 0 ? (
              <p>
                {stories.map(({ title, id }, index) => (
                  <span key={id}>
                    {index > 0 ? ' · ' : ''}
                    <a href={`./?path=/story/${id}`} target="_top">
                      {title.replace(/^[^/]+\//, '')}
                    </a>
                  </span>
                ))}
              </p>
            ) : null}
            <table>
              <tbody>
                <Names title="Reads the flags" names={definition?.flags} />
                <Names title="Reads the configuration" names={definition?.config} />
                <Names
                  title="Stores in the browser"
                  names={definition?.storage?.map(({ key: name, where }) => `${name} (${where})`)}
                />
                <Names title="Sends the events" names={definition?.events} />
                <Names title="Opens the dialogs" names={definition?.dialogs?.map(({ key: name }) => name)} />
                <Names title="Keeps in stores" names={definition?.stores?.map(({ key: name }) => name)} />
                <Names title="Shows the rows" names={rows} />
              </tbody>
            </table>
          </section>
        );
      })}
    </>
  );
}
