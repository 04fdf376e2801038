import type { EngineAction, EngineResponse } from '@touchline/contract/personalisation/schema';

/** The actions of an answer. Throws for one that is an error, or that has no content of the content management. */
export function actionsOf({ meta, data }: EngineResponse): readonly EngineAction[] {
  if (meta.code !== 200) throw new Error(`Monetate returned status code ${meta.code}`);
  if (meta.errors && meta.errors.length > 0)
    throw new Error(`Monetate returned errors: ${meta.errors.join(', ')}`);
  const actions = data.responses.flatMap((response) => response.actions);
  if (!actions.some(({ content }) => content)) throw new Error('CMS content not returned from Monetate');
  return actions;
}
