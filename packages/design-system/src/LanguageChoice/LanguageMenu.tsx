import type { ComponentProps } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { Flag } from '../Flag/Flag.tsx';
import { CheckIcon, ChevronDownIcon } from '../Icon/icons.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { popupOpener } from '../popup/popupOpener.ts';
import type { PopupPlace } from '../popup/popupStyles.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import type { LanguageCountry } from './LanguageChoice.tsx';

export interface LanguageMenuProps
  extends Omit<ComponentProps<'button'>, 'children' | 'form' | 'popoverTarget'>, PopupPlace {
  /** Names button and list: "Country and language". The button also shows the current choice. */
  label: string;
  /** Few enough to see at once; for more, link to a page with a `LanguageChoice`. */
  countries: readonly LanguageCountry[];
  /**
   * Submits the choice by `POST`, with its `href` in the given field, so that the server can remember it; `also` has
   * further fields. @default links
   */
  form?: { action: string; field: string; also?: Readonly<Record<string, string>> } | undefined;
}

const Opener = styled.button`
  ${type('label')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  max-inline-size: 100%;
  min-block-size: ${token('size.target')};
  padding: ${token('space.8')} ${token('space.12')};
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: ${token('radius.control')};
  background: none;
  color: inherit;
  text-align: start;
`;

const List = styled.ul`
  margin: calc(-1 * ${token('space.8')});

  & :is(a, button) {
    display: flex;
    inline-size: 100%;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    align-items: center;
    gap: ${token('space.12')};
    min-block-size: ${token('size.target')};
    padding: ${token('space.8')};
    border-radius: ${token('radius.control')};
    text-decoration: none;
  }
  & :is(a, button) > span {
    flex: 1;
  }
  & :is(a, button)[aria-current] {
    font-weight: 650;
  }
  ${media.hover} {
    & :is(a, button):hover {
      background: ${token('color.tile')};
    }
  }
`;

/** A button with the page's language that opens the others; for the header or footer of a shop with few languages. */
export function LanguageMenu({ label, countries, form, side, align, ...rest }: LanguageMenuProps) {
  const id = useId();
  const Anchor = useAnchor();
  const options = countries.flatMap(({ languages, ...country }) =>
    languages.map((language) => ({ ...country, ...language })),
  );
  const current = options.find(({ isCurrent }) => isCurrent);
  const list = (
    <List role="list">
      {options.map(({ country, name, label: words, language, href, isCurrent = false, isElsewhere }) => {
        const content = (
          <>
            <Flag country={country} />
            <span>
              {name}, <span lang={language}>{words}</span>
            </span>
            {isCurrent ? <CheckIcon size={20} /> : null}
          </>
        );
        return (
          <li key={href}>
            {form && !isElsewhere ? (
              <button
                type="submit"
                name={form.field}
                value={href}
                aria-current={isCurrent ? 'true' : undefined}
              >
                {content}
              </button>
            ) : (
              <Anchor href={href} hrefLang={language} aria-current={isCurrent ? 'true' : undefined}>
                {content}
              </Anchor>
            )}
          </li>
        );
      })}
    </List>
  );
  return (
    <>
      <Opener
        type="button"
        {...rest}
        {...popupOpener(id)}
        aria-label={current ? `${label}: ${current.name}, ${current.label}` : label}
      >
        {current ? <Flag country={current.country} /> : null}
        <span lang={current?.language}>{current?.label ?? label}</span>
        <ChevronDownIcon size={20} />
      </Opener>
      <Popover id={id} label={label} side={side} align={align}>
        {form ? (
          <form method="post" action={form.action}>
            {Object.entries(form.also ?? {}).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {list}
          </form>
        ) : (
          list
        )}
      </Popover>
    </>
  );
}
