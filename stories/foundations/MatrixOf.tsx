import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { token, type } from '@touchline/design-system/token';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { allBrands } from '../../.storybook/allBrands.ts';

/** A story file as a module. */
interface StoryModule {
  default: Meta;
  /** All variants of a component that has several. */
  Variants?: StoryObj;
  Tones?: StoryObj;
  Default?: StoryObj;
  /** A field with an error. */
  Invalid?: StoryObj;
}

/** The stories shown for a component, without the page around them. */
export interface Specimen {
  name: string;
  stories: ComponentType[];
}

const files = import.meta.glob<StoryModule>('../../packages/design-system/src/**/*.stories.tsx');

/** Each component of a group, by title: in all its variants, and with an error if it supports one. */
export async function specimensOf(group: string): Promise<Specimen[]> {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  return modules
    .flatMap((module) => {
      const { Variants, Tones, Default, Invalid } = module;
      const shown = [Variants ?? Tones ?? Default, Invalid].filter((story) => story !== undefined);
      const [, ownGroup, name = ''] = module.default.title?.split('/') ?? [];
      // A component that covers the page is shown only in its own stories.
      const isApart = module.default.parameters?.['docs']?.story?.inline === false;
      if (ownGroup !== group || isApart) return [];
      return {
        name,
        stories: shown.map((story) => composeStory(story, module.default, {}) as ComponentType),
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const Rows = styled.div`
  display: grid;
  gap: ${token('space.40')};
`;

const Name = styled.h2`
  ${type('label')}
  padding-block-end: ${token('space.8')};
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

/* Each cell sets its own theme, with background and text. Containment keeps fixed and sticky elements inside. */
const Cell = styled.div`
  ${type('body')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.24')};
  min-inline-size: 0;
  padding: ${token('space.24')};
  overflow: hidden;
  contain: layout;
  background: ${token('color.paper')};
  color: ${token('color.text')};
`;

const schemes = ['light', 'dark'];

/** Every component of a group in brand × scheme. */
export function MatrixOf({ specimens }: { specimens: Specimen[] }) {
  return (
    <Rows>
      {specimens.map(({ name, stories }) => (
        <section key={name}>
          <Name>{name}</Name>
          <Cells>
            {allBrands.flatMap(({ id: brand }) =>
              schemes.map((scheme) => (
                <Cell key={`${brand} ${scheme}`} data-brand={brand} data-scheme={scheme}>
                  {stories.map((Story, index) => (
                    <div key={index}>
                      <Story />
                    </div>
                  ))}
                </Cell>
              )),
            )}
          </Cells>
        </section>
      ))}
    </Rows>
  );
}
