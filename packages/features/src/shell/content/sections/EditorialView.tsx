import { Fragment } from 'react';
import styled from 'styled-components';
import { media } from '@touchline/design-system/foundations';
import { ButtonLink } from '@touchline/design-system/Button';
import { Heading } from '@touchline/design-system/Heading';
import { Band, Section } from '@touchline/design-system/layout';
import { Picture } from '@touchline/design-system/Picture';
import { token } from '@touchline/design-system/token';
import type { SectionOf } from '@touchline/contract/content/schema';
import { pictureView } from '../../../platform/picture/index.ts';
import { useSite } from '../../../platform/site/index.ts';

const Field = styled(Band)`
  margin-inline: ${token('hero.inset')};
  border-radius: ${token('radius.hero')};
  overflow: clip;
`;

const Inside = styled.div`
  display: grid;
  align-items: center;
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-block-size: 520px;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token('space.16')};
  justify-items: start;
  padding: ${token('space.48')} ${token('gutter')};
  margin-inline-start: max(
    0px,
    (100vw - ${token('container')}) / 2 - ${token('gutter')} - ${token('hero.inset')}
  );

  & p {
    margin: 0;
    max-inline-size: 46ch;
    color: ${token('color.text.subtle')};
  }
`;

const Side = styled.div`
  block-size: 100%;
  overflow: clip;

  & > * {
    block-size: 100%;
    border-radius: 0;
  }
`;

/** A story on the dark band: a statement, a few sentences, one link, a close-up picture. */
export function EditorialView({ section }: { section: SectionOf<'editorial'> }) {
  const site = useSite();
  return (
    <Section>
      <Field ground="band" data-editorial="">
        <Inside>
          <Words>
            <Heading level={2} variant="editorial">
              {section.lines.map((line, at) => (
                <Fragment key={line}>
                  {at > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </Heading>
            <p>{section.text}</p>
            <ButtonLink href={site.href(section.link.href)} variant="accent">
              {section.link.label}
            </ButtonLink>
          </Words>
          <Side>
            <Picture
              view={pictureView(section.picture)}
              alt={section.picture.alt}
              sizes="(min-width: 960px) 50vw, 100vw"
              ratio="wide"
              fit="cover"
              hasTile={section.picture.cutout ?? false}
            />
          </Side>
        </Inside>
      </Field>
    </Section>
  );
}
