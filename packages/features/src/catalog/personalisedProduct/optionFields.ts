const prefix = 'option.';

/** The name of an option's field in the form that adds the product to the bag. */
export const optionField = (key: string): string => prefix + key;

/** The options of a form that was sent without JavaScript. */
export function optionsOfForm(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === 'string' ? [[name.slice(prefix.length), value]] : [],
    ),
  );
}
