import type { ContentFrame } from '@touchline/contract/content/schema';
import { ButtonLink } from '@touchline/design-system/Button';
import { Heading } from '@touchline/design-system/Heading';
import { Band } from '@touchline/design-system/layout';
import { Picture } from '@touchline/design-system/Picture';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';

/** Content of an editorial tile: heading lines, a link, a picture. */
export type ListTileContent = NonNullable<ContentFrame['listTile']>;

const Field = styled(Band)`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  align-items: end;
  justify-items: start;
  gap: ${token('space.24')};
  block-size: 100%;
  min-block-size: 288px;
  padding: ${token('space.20')};
  border-radius: ${token('radius.tile')};
  container-type: inline-size;

  & > h2 {
    position: relative;
    z-index: 1;
    max-inline-size: 100%;
  }
  & > a {
    z-index: 1;
  }
  /* One column of a phone. */
  @container (max-width: 240px) {
    & > h2 {
      font-size: 1.125rem;
      line-height: 1.2;
    }
  }
  @media (min-width: 960px) {
    padding: ${token('space.32')};
  }
`;

/* The product extends over the edge. */
const Cutout = styled.div`
  position: absolute;
  inset-block-end: 4%;
  inset-inline-end: -12%;
  inline-size: min(70%, 480px);
  @container (min-width: 560px) {
    inline-size: min(58%, 480px);
  }
`;

/** An editorial tile in the accent colour among the cards of a list. */
export function ListTile({ lines, link, picture }: ListTileContent) {
  const site = useSite();
  return (
    <Field ground="accent" shape="field">
      <Heading level={2} variant="section">
        {lines.map((line) => (
          <span key={line} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
      </Heading>
      <Cutout>
        <Picture
          view={pictureView(picture)}
          alt=""
          sizes="(min-width: 960px) 30vw, 60vw"
          ratio="natural"
          hasTile={false}
        />
      </Cutout>
      <ButtonLink href={site.href(link.href)}>{link.label}</ButtonLink>
    </Field>
  );
}
