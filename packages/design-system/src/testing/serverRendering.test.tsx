import { expect, it } from 'vitest';
import { Accordion, AccordionItem } from '../Accordion/Accordion.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Callout } from '../Callout/Callout.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { ChipLink } from '../Chip/ChipLink.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { Curtain } from '../Curtain/Curtain.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { BottomSheet } from '../Drawer/BottomSheet.tsx';
import { DrillDownMenu } from '../DrillDownMenu/DrillDownMenu.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { FittedHeadline } from '../FittedHeadline/FittedHeadline.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Header, HeaderBand, HeaderBar } from '../Header/Header.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { BagIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LanguageChoice } from '../LanguageChoice/LanguageChoice.tsx';
import { LanguageMenu } from '../LanguageChoice/LanguageMenu.tsx';
import { Band } from '../layout/Band.tsx';
import { Cluster } from '../layout/Cluster.tsx';
import { Container } from '../layout/Container.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Panel } from '../layout/Panel.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { Rail } from '../layout/Rail.tsx';
import { RuledSection } from '../layout/RuledSection.tsx';
import { Section } from '../layout/Section.tsx';
import { Stack } from '../layout/Stack.tsx';
import { StickyBar } from '../layout/StickyBar.tsx';
import { LinkList } from '../LinkList/LinkList.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx';
import { MenuButton } from '../Menu/MenuButton.tsx';
import { MenuGroup } from '../Menu/MenuGroup.tsx';
import { MenuCheckItem, MenuItem, MenuLink, MenuRadioItem } from '../Menu/MenuItem.tsx';
import { ModalHost } from '../ModalQueue/ModalHost.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SeenProgress } from '../Pagination/SeenProgress.tsx';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { PortalRoot } from '../PortalRoot/PortalRoot.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { popupOpener } from '../popup/popupOpener.ts';
import { Price } from '../Price/Price.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { SizeGrid } from '../SizeGrid/SizeGrid.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../Skeleton/SkeletonGroup.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { ColourDots } from '../Swatches/ColourDots.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { tooltipTarget } from '../Tooltip/tooltipTarget.ts';
import { knownBrands } from '../brand/knownBrands.generated.ts';
import { hydrate } from './hydrate.ts';
import { pictureOf } from './pictures.ts';

const view = pictureOf('#222');

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

const countries = [
  {
    country: 'de',
    name: 'Germany',
    languages: [{ label: 'Deutsch', language: 'de', href: '/de', isCurrent: true }],
  },
];

const components = {
  Accordion: (
    <Accordion>
      <AccordionItem title="Care">Wash cold</AccordionItem>
    </Accordion>
  ),
  Badge: <Badge>New</Badge>,
  Banner: (
    <Banner label="News" labels={{ previous: 'Before', next: 'Next', pause: 'Stop', play: 'Go on' }}>
      <span>One</span>
      <span>Two</span>
    </Banner>
  ),
  ButtonGroup: <ButtonGroup align="end">Buttons</ButtonGroup>,
  BottomSheet: (
    <BottomSheet id="sheet" label="Sort" closeLabel="Close">
      Newest
    </BottomSheet>
  ),
  Breadcrumb: <Breadcrumb label="Here" crumbs={[{ label: 'Home', href: '/' }, { label: 'Men' }]} />,
  Callout: (
    <Callout title="Declined." dismiss={{ label: 'Close', onDismiss: () => undefined }}>
      Try again
    </Callout>
  ),
  Chip: (
    <>
      <Chip>Trail</Chip>
      <ChipLink href="/x">Trail</ChipLink>
    </>
  ),
  Countdown: (
    <Countdown endsAt={0} format={() => ''} endLabel="Over">
      Over
    </Countdown>
  ),
  Curtain: (
    <Curtain isOpen={false} onRaise={() => undefined} lines={['Winter']} raiseLabel="To the shop">
      Out today.
    </Curtain>
  ),
  DescriptionList: <DescriptionList items={[{ term: 'Drop', value: '8 mm', note: 'About' }]} />,
  Dialog: (
    <Dialog isOpen={false} onClose={() => undefined} title="Sure?" closeLabel="Close">
      Yes
    </Dialog>
  ),
  DrillDownMenu: (
    <DrillDownMenu
      label="Main"
      backLabel="Back"
      entries={[{ label: 'Men', href: '/men', lists: [{ links: [] }] }]}
    />
  ),
  EmptyState: <EmptyState title="Nothing yet" />,
  Fieldset: <Fieldset legend="Address" hint="Home" error="Enter it" />,
  FittedHeadline: <FittedHeadline lines={['Built for', 'the last mile']} />,
  Flag: <Flag country="kr" />,
  Header: (
    <Header>
      <HeaderBand start="Free" end={<a href="/help">Help</a>} />
      <HeaderBar
        logo={<Logo art={knownBrands.touchline.mark} name="Touchline" />}
        actions={<IconButton label="Bag">{<BagIcon />}</IconButton>}
      />
    </Header>
  ),
  Heading: <Heading level={1}>Shoes</Heading>,
  LanguageChoice: (
    <>
      <LanguageChoice label="Language" countries={countries} form={{ action: '/x', field: 'path' }} />
      <LanguageMenu label="Language" countries={countries} />
    </>
  ),
  Layout: (
    <Container>
      <Section title="New">
        <Grid>
          <li>1</li>
        </Grid>
        <Rail label="New">
          <li>1</li>
        </Rail>
      </Section>
      <Band ground="accent">
        <RuledSection title="1. Contact">Words</RuledSection>
      </Band>
      <StickyBar isShown={false}>Buy</StickyBar>
      <Panel isSticky>
        <Stack>
          <Cluster isScrolling>Chips</Cluster>
          <Prose>
            <p>Words</p>
          </Prose>
        </Stack>
      </Panel>
    </Container>
  ),
  LinkList: <LinkList title="Help" links={[{ label: 'Returns', href: '/returns' }]} />,
  MegaMenu: <MegaMenu label="Main" entries={[{ label: 'Men', href: '/men', panel: 'Shoes' }]} />,
  Menu: (
    <MenuButton label="View">
      <MenuItem>Rename</MenuItem>
      <MenuLink href="/x">Orders</MenuLink>
      <MenuGroup title="Show">
        <MenuCheckItem isChecked onChange={() => undefined}>
          Prices
        </MenuCheckItem>
        <MenuRadioItem isChosen={false} onChoose={() => undefined}>
          Newest
        </MenuRadioItem>
      </MenuGroup>
    </MenuButton>
  ),
  ModalHost: <ModalHost>Page</ModalHost>,
  Pagination: (
    <>
      <Pagination
        label="Pages"
        page={2}
        pageCount={9}
        hrefOf={String}
        pageLabel={String}
        previousLabel="Back"
        nextLabel="On"
      />
      <SeenProgress text="12 of 128" seen={12} total={128} />
    </>
  ),
  PaymentMark: <PaymentMark name="Visa" />,
  PortalRoot: <PortalRoot data-brand="northing">Words</PortalRoot>,
  Popover: (
    <>
      <IconButton label="About" {...popupOpener('about')}>
        <BagIcon />
      </IconButton>
      <Popover id="about" label="About" closeLabel="Close">
        Words
      </Popover>
    </>
  ),
  Price: <Price current="£98" prior="£130" percentOff="−25%" lowest="£104" />,
  ProductCard: (
    <>
      <ProductCard
        href="/tempo-4"
        name="Tempo 4"
        picture={<Picture view={view} hover={view} alt="" sizes="1px" />}
        colours={<ColourDots label="1 colour" dots={[{ colours: ['#000'] }]} />}
      />
      <ProductCardSkeleton />
    </>
  ),
  ProgressBar: (
    <>
      <ProgressBar label="Sending" value={3} max={8} valueText="3 of 8" />
      <ProgressBar label="Asking" isLabelHidden />
    </>
  ),
  Rating: <Rating value={4.6} label="4.6 of 5" />,
  SizeGrid: (
    <SizeGrid
      legend="Size"
      sizes={options}
      soldOutLabel="sold out"
      lowLabel="few left"
      defaultChosen={['a']}
    />
  ),
  Skeleton: (
    <SkeletonGroup label="Loading">
      <Skeleton />
    </SkeletonGroup>
  ),
  SkipLink: <SkipLink>Skip</SkipLink>,
  Spinner: <Spinner label="Looking" />,
  Stepper: (
    <Stepper
      label="Checkout"
      steps={[{ label: 'Contact', href: '#contact' }, { label: 'Payment' }]}
      current={2}
      position="Step 2 of 2"
      doneLabel="done"
    />
  ),
  Tabs: <Tabs label="About" tabs={[{ value: 'fit', label: 'Fit', panel: 'Roomy' }]} />,
  Timeline: <Timeline steps={[{ title: 'Paid', state: 'done', stateLabel: 'done' }]} />,
  Tooltip: (
    <>
      <IconButton label="Save" {...tooltipTarget('tip')}>
        <BagIcon />
      </IconButton>
      <Tooltip id="tip">For 30 days</Tooltip>
    </>
  ),
};

it.each(Object.entries(components))('%s hydrates without errors', (_, component) => {
  const { html, complaints } = hydrate(component);
  expect(complaints).toEqual([]);
  expect(html).not.toContain('undefined');
});
