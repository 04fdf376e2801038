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
  const t = useMessages(contentMessages);
  const site = useSite();
  return (
    <Container>
      <Section>
        <Grid columns="tiles">
          {section.tiles.map(({ label, href, count, picture }) => (
            <li key={href}>
              <Card
                variant="stage"
                level={2}
                title={label}
                href={site.href(href)}
                picture={
                  <Picture
                    view={pictureView(picture)}
                    alt=""
                    sizes="(min-width: 960px) 25vw, 50vw"
                    ratio="square"
                    hasTile={false}
                  />
                }
              >
                {t('content.styles', { count })}
              </Card>
            </li>
          ))}
        </Grid>
      </Section>
    </Container>
  );
}
