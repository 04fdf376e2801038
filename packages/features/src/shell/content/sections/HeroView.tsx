import styled from 'styled-components';
import { media } from '@touchline/design-system/foundations';
import { ButtonLink } from '@touchline/design-system/Button';
import { ButtonGroup } from '@touchline/design-system/ButtonGroup';
import { FittedHeadline } from '@touchline/design-system/FittedHeadline';
import { Band, Container } from '@touchline/design-system/layout';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import type { SectionOf } from '@touchline/contract/content/schema';
import { pictureView } from '../../../platform/picture/index.ts';
import { useSite } from '../../../platform/site/index.ts';

/**
 * `sizes` of the hero's picture; the page preloads the same file. Phones get two thirds of their pixel density: the
 * difference is not visible, and the full size costs more than everything else on the page.
 */
export const heroSizes = '(min-width: 960px) 62vw, (max-width: 600px) 80vw, 112vw';

const Field = styled(Band)`
  position: relative;
  overflow: clip;
  padding-block: max(${token('space.16')}, min(${token('hero.inset')}, ${token('space.32')}))
    ${token('space.24')};
  margin-inline: ${token('hero.inset')};
  margin-block-start: min(${token('hero.inset')}, ${token('space.16')});
  border-radius: ${token('radius.hero')};
  background: var(--ds-hero-ground, ${token('color.paper')});
  margin-block-end: calc(${token('section')} / 2);
`;

const Inside = styled(Container)`
  position: relative;
  display: grid;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: start;
  }
`;

const Headline = styled.div`
  position: relative;
  ${media.wide} {
    grid-column: 1 / -1;
  }
`;

/* A photograph has a ground of its own: it stands beside the words, or between headline and words of a phone, and nothing overlaps. */
const PhotographInside = styled(Container)`
  display: grid;
  gap: ${token('space.20')} ${token('space.40')};
  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    grid-template-rows: auto 1fr;
  }
`;

const Photograph = styled.div`
  & > div {
    block-size: 100%;
    max-block-size: 60svh;
    background: #fff;
  }
  & img {
    aspect-ratio: 1;
    object-fit: contain;
  }
  ${media.wide} {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
`;

/* The product touches the last line of the headline and bleeds on a phone; on a wide screen it overlaps. */
const Product = styled.div`
  margin-block-start: -1%;
  margin-inline: -4% -14%;
  pointer-events: none;
  ${media.wide} {
    grid-column: 2;
    grid-row: 2;
    margin-block-start: -14%;
    margin-inline: 0 0;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space.16')};
  position: relative;

  & p {
    ${type('lead')}
    margin: 0;
    max-inline-size: 34ch;
  }
  ${media.wide} {
    grid-column: 1;
    grid-row: 2;
    padding-block: ${token('space.24')} ${token('space.16')};
  }
`;

/** The hero of the home page on a field of colour: a headline over several lines, with a product in front of it. */
export function HeroView({ section }: { section: SectionOf<'hero'> }) {
  const { lines, text, links, picture } = section;
  const view = pictureView(picture);
  const headline = <FittedHeadline lines={lines} />;
  const words = <HeroWords text={text} links={links} />;
  if (view.isPhotograph && picture.path !== '')
    return (
      <Field ground="accent" data-hero="">
        <PhotographInside>
          {headline}
          <Photograph>
            <Picture
              view={view}
              alt={picture.alt}
              sizes={heroSizes}
              ratio="natural"
              hasTile={false}
              isPriority
            />
          </Photograph>
          {words}
        </PhotographInside>
      </Field>
    );
  return (
    <Field ground="accent" data-hero="">
      <Inside>
        <Headline>{headline}</Headline>
        <Product>
          <Picture
            view={view}
            alt={picture.alt}
            sizes={heroSizes}
            ratio="natural"
            hasTile={false}
            isPriority
          />
        </Product>
        {words}
      </Inside>
    </Field>
  );
}

function HeroWords({ text, links }: Pick<SectionOf<'hero'>, 'text' | 'links'>) {
  const site = useSite();
  const [first, ...others] = links;
  return (
    <Words>
      <p>{text}</p>
      <ButtonGroup isInline>
        {first && <ButtonLink href={site.href(first.href)}>{first.label}</ButtonLink>}
        {others.map(({ label, href }) => (
          <ButtonLink key={href} href={site.href(href)} variant="secondary">
            {label}
          </ButtonLink>
        ))}
      </ButtonGroup>
    </Words>
  );
}
