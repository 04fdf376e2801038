import { Band } from '@touchline/design-system/layout';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { brandPicture } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';

const Root = styled(Band)`
  position: relative;
  min-block-size: 100%;
  padding: ${token('space.40')};
  overflow: clip;
  container-type: inline-size;

  & > p {
    ${type('editorial')}
    position: relative;
    max-inline-size: 9em;
    margin: 0;
    font-size: clamp(2rem, 4vw, 3.25rem);
  }

  /* Hangul is as high as its line: with less the lines would touch. */
  & > p:lang(ko) {
    line-height: 1.2;
  }

  /* Half a dialog is narrower and lower than half a page: the words stay clear of the picture. */
  @container (max-width: 32rem) {
    & > p {
      max-inline-size: 12em;
      font-size: 2rem;
    }
  }
`;

/* It bleeds out of the corner, and is as large as there is room below the words. */
const Art = styled.div`
  position: absolute;
  inset-inline: -2% -14%;
  inset-block-end: -12%;

  /* The picture is not mirrored: what it shows goes on to the right in every language. */
  &:dir(rtl) {
    inset-inline: -14% -2%;
  }
`;

/** The coloured half beside a form: what it is for, in a sentence, and the brand's picture. */
export function BrandPanel({ children }: { children: string }) {
  const view = brandPicture(useSite().brand, 'account');
  return (
    <Root ground="accent" aria-hidden="true">
      <p>{children}</p>
      {view ? (
        <Art>
          <Picture view={view} alt="" ratio="square" sizes="(min-width: 960px) 50vw, 1px" hasTile={false} />
        </Art>
      ) : null}
    </Root>
  );
}
