import { createElement, lazy, use, type ComponentType } from 'react';
import { loadMessages, useTranslator, type AnyModuleMessages, type Translator } from '../i18n/index.ts';

/**
 * A component whose code is loaded when it is first shown, like React's `lazy`, and with it the messages that only it
 * shows. Where one of them can not be loaded `otherwise` is shown in its place; the rest of the page goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props>,
  messages: readonly AnyModuleMessages[] = [],
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(() => otherwise) }));
  if (messages.length === 0) return Part;
  const loading = new WeakMap<Translator, Promise<boolean>>();
  const loadOnce = (translator: Translator) => {
    const known = loading.get(translator);
    if (known) return known;
    const begun = loadMessages(translator, messages).then(
      () => true,
      () => false,
    );
    loading.set(translator, begun);
    return begun;
  };
  return function PartWithMessages(props) {
    const translator = useTranslator();
    const isReady = messages.every(({ namespace }) => translator.has(namespace));
    return createElement(isReady || use(loadOnce(translator)) ? Part : otherwise, props);
  };
}
