import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

type Type = NonNullable<StrictInputType['type']>;

const isNothing = (type: Type) => type.name === 'other' && type.value === 'undefined';
const isWord = (type: Type): type is Type & { value: string } =>
  'value' in type && /^["']/.test(String(type.value));
const wordOf = (type: { value: string }) => type.value.replaceAll(/["']/g, '');

/** Shows `boolean | undefined` as a boolean, and `'a' | 'b' | undefined` as a choice of two. */
function plainType(type: Type | undefined): { type?: Type; options?: string[] } {
  if (type?.name === 'enum') return { options: type.value.map(String) };
  if (type?.name !== 'union') return {};
  const members = type.value.filter((member) => !isNothing(member));
  if (members.every(isWord)) return { options: members.map(wordOf) };
  const [only] = members;
  return members.length === 1 && only ? { type: only, ...plainType(only) } : {};
}

/** Descriptions of HTML attributes, whose types have no docblocks. */
const NATIVE_WORDS: Readonly<Record<string, string>> = {
  'aria-label': 'Names it for screen readers.',
  autoComplete: 'What the browser may fill in.',
  children: 'What stands in it.',
  defaultValue: 'What stands in it at first.',
  name: 'Name of the form field.',
  onChange: 'It was changed.',
  onClick: 'It was pressed.',
  onSubmit: 'It is sent.',
  placeholder: 'In the empty field: an example, nothing that is needed.',
  style: 'Styles of its own.',
};

/** Tidies one row of the props table: readable types, and the default from its docblock. */
function tidy(argType: StrictInputType): StrictInputType {
  const { table = {} } = argType;
  const { type, options } = plainType(argType.type);
  const [description = '', defaultValue = table.defaultValue?.summary] = (argType.description ?? '').split(
    /\s*@default\s+/,
  );
  const summary = options?.join(' | ') ?? type?.name ?? table.type?.summary;
  return {
    ...argType,
    ...(type ? { type } : {}),
    ...(options ? { options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } } : {}),
    description,
    table: {
      ...table,
      // An HTML attribute that only has another default is not a prop of the component.
      ...(!summary && !description ? { disable: true } : {}),
      ...(summary ? { type: { summary } } : {}),
      ...(defaultValue ? { defaultValue: { summary: defaultValue.trim() } } : {}),
    },
  };
}

const isPlain = (value: object) =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Elements, functions, stores and pictures in a string have no usable control: it would show unreadable text. */
const hasNoForm = (value: unknown): boolean =>
  typeof value === 'function' ||
  isValidElement(value) ||
  (typeof value === 'string' && value.startsWith('data:')) ||
  // Stores are not traversed, because they may refer to each other.
  (typeof value === 'object' && value !== null && (!isPlain(value) || Object.values(value).some(hasNoForm)));

/** Makes the generated props table and its controls readable. */
export const tidyProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType = argTypes[name] ?? { name };
      // HTML attributes get a row only if a story uses them: a component accepts every attribute of its element.
      const description = argType.description || (name in initialArgs ? NATIVE_WORDS[name] : undefined);
      return [
        name,
        {
          ...(argTypes[name] ? tidy(argType) : argType),
          ...(description && !argType.description ? { description } : {}),
          ...(hasNoForm(initialArgs[name]) ? { control: false as const } : {}),
        },
      ];
    }),
  );
