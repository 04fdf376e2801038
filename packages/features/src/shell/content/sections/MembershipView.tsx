import { Fragment } from 'react';
import styled from 'styled-components';
import { media } from '@touchline/design-system/foundations';
import { ButtonLink } from '@touchline/design-system/Button';
import { Heading } from '@touchline/design-system/Heading';
import { CheckIcon } from '@touchline/design-system/Icon';
import { Band, Container, Section } from '@touchline/design-system/layout';
import { token, type } from '@touchline/design-system/token';
import type { SectionOf } from '@touchline/contract/content/schema';
import { useSite } from '../../../platform/site/index.ts';

const Field = styled(Band)`
  display: grid;
  gap: ${token('space.32')};
  padding: ${token('space.32')} ${token('space.24')};

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    padding: ${token('space.48')};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token('space.16')};
  justify-items: start;

  & p {
    margin: 0;
    max-inline-size: 40ch;
  }
`;

const Points = styled.ul`
  ${type('label')}
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    gap: ${token('space.12')};
    padding-block: ${token('space.12')};
    border-block-end: 1px solid currentcolor;
  }
  & li:first-child {
    border-block-start: 1px solid currentcolor;
  }
  & svg {
    flex: none;
  }
`;

/** The benefits of membership, on a field of colour. */
export function MembershipView({ section }: { section: SectionOf<'membership'> }) {
  const site = useSite();
  const ground = section.ground ?? 'accent';
  return (
    <Container>
      <Section>
        <Field ground={ground} shape="field">
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
            <ButtonLink
              href={site.href(section.link.href)}
              variant={ground === 'band' ? 'accent' : 'primary'}
            >
              {section.link.label}
            </ButtonLink>
          </Words>
          <Points>
            {section.points.map((point) => (
              <li key={point}>
                <CheckIcon size={20} />
                {point}
              </li>
            ))}
          </Points>
        </Field>
      </Section>
    </Container>
  );
}
