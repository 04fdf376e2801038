import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../foundations/media.ts';
import { Flag } from '../Flag/Flag.tsx';
import { CheckIcon } from '../Icon/icons.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface LanguageOption {
  /** The language's own name: "Deutsch", "한국어". */
  label: string;
  /** BCP 47 tag, for correct pronunciation and glyphs: "de". */
  language: string;
  /** URL of the site in this language: the link's target, or what the form sends. */
  href: string;
  /** The page is in this language. Set it for exactly one. @default false */
  isCurrent?: boolean | undefined;
  /** Another shop: a link, also where the others are buttons of a form. @default false */
  isElsewhere?: boolean | undefined;
}

export interface LanguageCountry {
  /** Country code of two letters; selects the flag. */
  country: string;
  /** Country name in the page's language: "Germany". */
  name: string;
  /** After the name: the currency. */
  note?: ReactNode;
  /** The shop's languages in this country, the most likely first. */
  languages: readonly LanguageOption[];
}

export interface LanguageChoiceProps extends Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> {
  /** Names the landmark: "Country and language". */
  label: string;
  /** In the order in which shoppers look for them. */
  countries: readonly LanguageCountry[];
  /** Heading level of the country names. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Submits the choice by `POST`, with its `href` in the given field, so that the server can remember it. @default links */
  form?: { action: string; field: string } | undefined;
}

const List = styled.ul`
  border-block-start: ${token('border.rule')} solid ${token('color.text')};

  & > li {
    display: grid;
    gap: ${token('space.12')};
    padding-block: ${token('space.16')};
    border-block-end: 1px solid ${token('color.line')};
  }
  ${media.wide} {
    & > li {
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }
  }
`;

const Country = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
`;

/* Where a name fills the line, what follows wraps below it. */
const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space.12')};
  min-inline-size: 0;

  & > :first-child {
    ${type('head')}
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > :nth-child(2) {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
`;

const Languages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
`;

const choiceStyles = css`
  ${type('label')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  max-inline-size: 100%;
  min-block-size: ${token('size.target')};
  padding: ${token('space.8')} ${token('space.16')};
  overflow-wrap: anywhere;
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: ${token('radius.chip')};
  background: none;
  color: inherit;
  text-decoration: none;

  &[aria-current] {
    border: ${token('border.strong')} solid ${token('color.text')};
  }
  ${media.hover} {
    &:hover {
      background: ${token('color.tile')};
    }
  }
`;

const LanguageLink = styled.a`
  ${choiceStyles}
`;

const Act = styled.button`
  ${choiceStyles}
`;

/**
 * All countries with their languages. The flag stands for the country; each language is named in that language.
 * Links or a form: both work before hydration.
 */
export function LanguageChoice({ label, countries, level = 2, form, ...rest }: LanguageChoiceProps) {
  const anchor = useAnchor();
  const Name = `h${level}` as const;

  const choice = ({
    label: words,
    language,
    href,
    isCurrent = false,
    isElsewhere = false,
  }: LanguageOption) => {
    const shared = {
      lang: language,
      'aria-current': isCurrent ? ('true' as const) : undefined,
      children: (
        <>
          {words}
          {isCurrent ? <CheckIcon size={20} /> : null}
        </>
      ),
    };
    return form && !isElsewhere ? (
      <Act {...shared} type="submit" name={form.field} value={href} />
    ) : (
      <LanguageLink {...shared} as={anchor} href={href} hrefLang={language} />
    );
  };

  const list = (
    <List role="list">
      {countries.map(({ country, name, note, languages }, index) => (
        <li key={index}>
          <Country>
            <Flag country={country} width={36} height={24} />
            <Names>
              <Name>{name}</Name>
              {note ? <span>{note}</span> : null}
            </Names>
          </Country>
          <Languages role="list">
            {languages.map((language) => (
              <li key={language.href}>{choice(language)}</li>
            ))}
          </Languages>
        </li>
      ))}
    </List>
  );
  return (
    <nav {...rest} aria-label={label}>
      {form ? (
        <form method="post" action={form.action}>
          {list}
        </form>
      ) : (
        list
      )}
    </nav>
  );
}
