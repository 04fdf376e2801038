import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { token, type } from '@touchline/design-system/token';
import type { ComponentType } from 'react';
import styled from 'styled-components';

/** A story file as a module. */
interface StoryModule {
  default: Meta;
  Default?: StoryObj;
  Playground?: StoryObj;
}

/** A component's story, without the page around it. */
export interface Specimen {
  name: string;
  Story: ComponentType;
}

const files = import.meta.glob<StoryModule>('../../packages/design-system/src/**/*.stories.tsx');

/** One example of each component of a group, by title. */
export async function specimensOf(group: string): Promise<Specimen[]> {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  return modules
    .flatMap((module) => {
      const story = module.Default ?? module.Playground;
      const [, ownGroup, name = ''] = module.default.title?.split('/') ?? [];
      // What covers the page is seen alone, in its own stories.
      const isApart = module.default.parameters?.['docs']?.story?.inline === false;
      if (!story || ownGroup !== group || isApart) return [];
      return { name, Story: composeStory(story, module.default, {}) as ComponentType };
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

/* A cell begins a theme: ground and text are its own. Containment keeps what is fixed or sticky inside. */
const Cell = styled.div`
  ${type('body')}
  min-inline-size: 0;
  padding: ${token('space.24')};
  overflow: hidden;
  contain: layout;
  background: ${token('color.paper')};
  color: ${token('color.text')};
`;

const brands = ['touchline', 'northing'];
const schemes = ['light', 'dark'];

/** Every component of a group in brand × scheme. */
export function MatrixOf({ specimens }: { specimens: Specimen[] }) {
  return (
    <Rows>
      {specimens.map(({ name, Story }) => (
        <section key={name}>
          <Name>{name}</Name>
          <Cells>
            {brands.flatMap((brand) =>
              schemes.map((scheme) => (
                <Cell key={`${brand} ${scheme}`} data-brand={brand} data-scheme={scheme}>
                  <Story />
                </Cell>
              )),
            )}
          </Cells>
        </section>
      ))}
    </Rows>
  );
}
