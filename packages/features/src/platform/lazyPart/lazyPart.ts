import {
  createContext,
  createElement,
  lazy,
  use,
  useContext,
  useEffect,
  useState,
  type ComponentType,
} from 'react';
import { loadMessages, useTranslator, type AnyModuleMessages, type Translator } from '../i18n/index.ts';

/** What stands in place of a part whose code could not be loaded receives. */
export interface MissingPartProps {
  /** Loads it again: it takes its place as soon as it is there. Resolves when that has ended, either way. */
  onRetry: () => Promise<void>;
}

const RetryContext = createContext<MissingPartProps['onRetry']>(() => Promise.resolve());

/**
 * A component whose code is loaded when it is first shown, like React's `lazy`, and with it the messages that only it
 * shows. Where one of them can not be loaded `otherwise` is shown in its place, which can have it loaded again; the rest
 * of the page goes on. Shown anew later, it is loaded again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props & MissingPartProps>,
  messages: readonly AnyModuleMessages[] = [],
): ComponentType<Props> {
  function Missing(props: Props) {
    return createElement(otherwise, { ...props, onRetry: useContext(RetryContext) });
  }
  let isLost = false;
  const lose = () => {
    isLost = true;
    return Missing;
  };
  const begin = (): ComponentType<Props> => lazy(async () => ({ default: await load().catch(lose) }));
  let latest = begin();
  const loading = new WeakMap<Translator, Promise<boolean>>();
  const loadOnce = (translator: Translator) => {
    const known = loading.get(translator);
    if (known) return known;
    const begun = loadMessages(translator, messages).then(
      () => true,
      () => {
        lose();
        return false;
      },
    );
    loading.set(translator, begun);
    return begun;
  };
  return function LazyPart(props) {
    const translator = useTranslator();
    const [Part, setPart] = useState(() => latest);
    useEffect(
      () => () => {
        if (!isLost) return;
        isLost = false;
        latest = begin();
        loading.delete(translator);
      },
      [translator],
    );
    const retry = async () => {
      try {
        const [loaded] = await Promise.all([load(), loadMessages(translator, messages)]);
        setPart(() => loaded);
      } catch {
        // What stands in its place stays.
      }
    };
    const isReady = messages.every(({ namespace }) => translator.has(namespace));
    const shown = isReady || use(loadOnce(translator)) ? Part : Missing;
    return createElement(RetryContext, { value: retry }, createElement(shown, props));
  };
}
