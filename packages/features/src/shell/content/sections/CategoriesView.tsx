import { Card } from '@touchline/design-system/Card';
import { Container, Grid, Section } from '@touchline/design-system/layout';
import { Picture } from '@touchline/design-system/Picture';
import type { SectionOf } from '@touchline/contract/content/schema';
import { useMessages } from '../../../platform/i18n/index.ts';
import { pictureView } from '../../../platform/picture/index.ts';
import { useSite } from '../../../platform/site/index.ts';
import { contentMessages } from '../contentMessages.ts';

/** Large tiles that link to categories. */
export function CategoriesView({ section }: { section: SectionOf<'categories'> }) {
  return (
    <Container>
      <Section>
        <Grid columns="tiles">
          {section.tiles.map((tile) => (
            <li key={tile.href}>
              <CategoryTile tile={tile} />
            </li>
          ))}
        </Grid>
      </Section>
    </Container>
  );
}

/** A cut-out product stands on the tile below its words; a photograph is a picture of its own, with the words below. */
function CategoryTile({ tile }: { tile: SectionOf<'categories'>['tiles'][number] }) {
  const t = useMessages(contentMessages);
  const site = useSite();
  const view = pictureView(tile.picture);
  const isPhotograph = view.isPhotograph === true && tile.picture.path !== '';
  return (
    <Card
      variant={isPhotograph ? 'plain' : 'stage'}
      level={2}
      title={tile.label}
      href={site.href(tile.href)}
      picture={
        <Picture
          view={view}
          alt=""
          sizes="(min-width: 960px) 25vw, 50vw"
          ratio="square"
          hasTile={isPhotograph}
        />
      }
    >
      {t('content.styles', { count: tile.count })}
    </Card>
  );
}
