import { useMessages } from '../../platform/i18n/index.ts';
import { accountMessages } from './accountMessages.ts';
import type { AccountStore } from './AccountStore.ts';

/** The texts of the errors of some fields, by the ids that the fields have on the page. */
export function useErrors(store: AccountStore, names: readonly string[]) {
  const t = useMessages(accountMessages);
  return names.flatMap((name) => {
    const problem = store.fields.problems.get(name);
    return problem ? [{ name, fieldId: `account-${name}`, message: t(problem.key, problem.values) }] : [];
  });
}
